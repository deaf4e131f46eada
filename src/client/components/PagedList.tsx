import { type ReactNode, useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { ErrorPanel } from './ErrorPanel';
import { NoMatch } from './NoMatch';
import { Notice } from './Notice';
import { Pager } from './Pager';
import { Panel } from './Panel';

type Page<Item> = { items: Item[]; total: number };

/** The state of loading a page; `readOf` in api/page.ts makes it of a query. */
export type PageRead<Item> = {
  /** The page that arrived last, which may be another one; `undefined` before the first. */
  data: Page<Item> | undefined;
  /** The page to show; `undefined` while it loads. */
  currentData: Page<Item> | undefined;
  isFetching: boolean;
  /** Why the page could not be read; `undefined` while it is read. */
  failure: string | undefined;
  retry: () => void;
};

type Props<Item> = {
  read: PageRead<Item>;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Called with the last page that has items when `page` is past the end; `onPage` unless said otherwise. */
  onPastEnd?: ((lastPage: number) => void) | undefined;
  /** Shown until the first page arrives. */
  loading: ReactNode;
  /** Shown where the whole list is empty. */
  empty: ReactNode;
  /** Shown where filters hide everything; left out for lists without filters. */
  noMatch?: { title: string; onClear: () => void } | undefined;
  failedTitle: string;
  /** Whether a toast says why a page could not be read, so that the list does not. */
  isFailureInToast?: boolean;
  /** Whether a panel around the list gives it its edge; else a failure and no match get panels of their own. */
  isFramed?: boolean;
  /** Whether the pager says how many there are even where one page holds them. */
  alwaysCounts?: boolean;
  /** Draws the items, and puts the pager, which is `null` where one page holds them, in its place. */
  children: (items: Item[], pager: ReactNode) => ReactNode;
};

/**
 * A list that is read page by page, in each of its states: loading, failed, empty, no match, items. The previous page
 * stays, marked as busy, while the next one loads, and also when a page couldn't be reloaded. A page past the end, as
 * deletions and old addresses leave it, leads to the last page that has items. Until that arrives, the list counts as
 * loading: it is called empty only once the server has said so of the page to show.
 */
export function PagedList<Item>(props: Props<Item>) {
  const { read, loading, empty, noMatch, failedTitle, isFramed = false, isFailureInToast = false, children } = props;
  const { data, currentData, isFetching, failure, retry } = read;
  const isPastEnd = usePastEnd(props);
  const shownPage = useShownPage(props);
  if (failure !== undefined && !currentData) {
    const panel = <ErrorPanel title={failedTitle} {...(isFailureInToast ? {} : { detail: failure })} onRetry={retry} />;
    return isFramed ? panel : <Panel flush>{panel}</Panel>;
  }
  if (!data || isPastEnd) return loading;
  if (data.total === 0 && noMatch) return <NoMatch {...noMatch} isFramed={isFramed} />;
  if (data.total === 0 && data === currentData) return empty;
  if (data.items.length === 0) return loading;
  return (
    <div aria-busy={isFetching}>
      {failure !== undefined && (
        <Stale data-framed={isFramed || undefined}>
          <Notice tone={isFailureInToast ? 'warn' : 'bad'}>
            {isFailureInToast ? outOfDate : `${outOfDate} ${failure}`}
          </Notice>
        </Stale>
      )}
      {children(data.items, <PageTurner {...props} data={data} shownPage={shownPage} />)}
    </div>
  );
}

const outOfDate = 'The list may be out of date.';

/** Whether the page is past the end; if so, asks for the last page that has items. */
function usePastEnd<Item>({ read: { currentData }, page, pageSize, onPage, onPastEnd = onPage }: Props<Item>): boolean {
  const lastPage = Math.ceil((currentData?.total ?? 0) / pageSize);
  const isPastEnd = lastPage > 0 && page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPastEnd(lastPage);
  });
  return isPastEnd;
}

/** The page whose items arrived last: the pager must not count the items of one page as those of the next. */
function useShownPage<Item>({ read: { data, currentData }, page }: Props<Item>): number {
  const [shownPage, setShownPage] = useState(page);
  if (data === currentData && shownPage !== page) setShownPage(page);
  return shownPage;
}

type TurnerProps<Item> = Props<Item> & { data: Page<Item>; shownPage: number };

function PageTurner<Item>({ data, shownPage, page, pageSize, onPage, alwaysCounts = false }: TurnerProps<Item>) {
  const { items, total } = data;
  if (total <= pageSize && !alwaysCounts) return null;
  return <Pager {...{ page, shownPage, pageSize, total, onPage }} shown={items.length} />;
}

const Stale = styled('div')({ marginBottom: 12, '&[data-framed]': { margin: 12 } });

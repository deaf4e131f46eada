import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { renderPart } from '../testing/renderPart';
import { PagedList, type PageRead } from './PagedList';

type Options = Partial<PageRead<string>> &
  Pick<ComponentProps<typeof PagedList>, 'noMatch' | 'alwaysCounts' | 'isFailureInToast' | 'isFramed'>;

const arrived = (total: number, ...items: string[]) => {
  const data = { items, total };
  return { data, currentData: data };
};

/** The list of two to a page, on the page that its owner asks for. */
function listOf(
  { noMatch, alwaysCounts = false, isFailureInToast = false, isFramed = false, ...read }: Options,
  page: number,
  onPage: (page: number) => void,
) {
  return (
    <PagedList
      read={{ data: undefined, currentData: undefined, isFetching: false, failure: undefined, retry, ...read }}
      page={page}
      pageSize={2}
      onPage={onPage}
      loading="Loading"
      empty="Nothing here"
      noMatch={noMatch}
      failedTitle="Couldn’t load letters"
      alwaysCounts={alwaysCounts}
      isFailureInToast={isFailureInToast}
      isFramed={isFramed}
    >
      {(items, pager) => (
        <>
          {items.map((item) => (
            <p key={item}>{item}</p>
          ))}
          {pager}
        </>
      )}
    </PagedList>
  );
}

const retry = jest.fn();
const onPage = jest.fn();
const noMatch = { title: 'No letters found', onClear: () => undefined };
const show = (options: Options, page = 1) => renderPart(listOf(options, page, onPage));

beforeEach(() => void jest.clearAllMocks());

describe('a list that is read page by page', () => {
  it('is loading until the first page arrives', () => {
    show({ isFetching: true });
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('shows items, and turns pages', async () => {
    const { user } = show(arrived(3, 'A', 'B'));
    expect(screen.getByText('A')).toBeVisible();
    expect(screen.getByText('1–2 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  it('has no pager where one page holds everything, unless it is to count', () => {
    const { showNext } = show(arrived(2, 'A', 'B'));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    showNext(listOf({ ...arrived(2, 'A', 'B'), alwaysCounts: true }, 1, onPage));
    expect(screen.getByText('1–2 of 2')).toBeVisible();
  });

  it('keeps the page before, counted as what it is, while the next one is read', async () => {
    const first = arrived(5, 'A', 'B');
    const { user, showNext } = show(first);
    showNext(listOf({ data: first.data, isFetching: true }, 2, onPage));
    expect(screen.getByText((_text, element) => element?.getAttribute('aria-busy') === 'true')).toHaveTextContent('AB');
    expect(screen.getByText('1–2 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPage).toHaveBeenCalledWith(3);
    showNext(listOf(arrived(5, 'C', 'D'), 2, onPage));
    expect(screen.getByText('3–4 of 5')).toBeVisible();
  });

  it('says why it did not load, and tries again', async () => {
    const { user } = show({ failure: 'The database does not answer.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load lettersThe database does not answer.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalled();
  });

  it('leaves it to a toast to say why it did not load', () => {
    show({ failure: 'The database does not answer.', isFailureInToast: true });
    expect(screen.getByText('Couldn’t load letters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('The database does not answer.')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its items where they could not be read anew, and says so', () => {
    show({ ...arrived(1, 'A'), failure: 'The database does not answer.' });
    expect(screen.getByText('A')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The list may be out of date. The database does not answer.');
  });

  it('says that nothing is there, or that nothing matches', () => {
    const { showNext } = show(arrived(0));
    expect(screen.getByText('Nothing here')).toBeVisible();
    showNext(listOf({ ...arrived(0), noMatch }, 1, onPage));
    expect(screen.getByText('No letters found')).toBeVisible();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('gives what it says an edge of its own only where no panel around it does', () => {
    const elements = () => document.body.innerHTML.split('<div').length;
    const { showNext } = show({ ...arrived(0), noMatch });
    const withPanel = elements();
    showNext(listOf({ ...arrived(0), noMatch, isFramed: true }, 1, onPage));
    expect(elements()).toBeLessThan(withPanel);
  });

  it('does not say that nothing is there while filters that hid everything are cleared', () => {
    show({ data: { items: [], total: 0 }, isFetching: true });
    expect(screen.getByText('Loading')).toBeVisible();
  });
});

describe('a page behind the last one', () => {
  it('leads to the last page that has something, and nothing is said to be missing meanwhile', () => {
    const said: string[] = [];
    function Letters() {
      const [page, setPage] = useState(9);
      said.push(page === 9 ? 'asked for 9' : `went to ${page}`);
      const pastEnd = arrived(3);
      // The page that is gone is what arrived last, until the other one does.
      return listOf(page === 9 ? pastEnd : { data: pastEnd.data, isFetching: true }, page, setPage);
    }
    renderPart(<Letters />);
    expect(said.at(-1)).toBe('went to 2');
    expect(screen.getByText('Loading')).toBeVisible();
    expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is left without a step of its own where its owner says so', () => {
    const onPastEnd = jest.fn();
    renderPart(
      <PagedList
        read={{ ...arrived(3), isFetching: false, failure: undefined, retry }}
        {...{ page: 9, pageSize: 2, onPage, onPastEnd, loading: null, empty: null, failedTitle: '' }}
      >
        {() => null}
      </PagedList>,
    );
    expect(onPastEnd).toHaveBeenCalledWith(2);
    expect(onPage).not.toHaveBeenCalled();
  });
});

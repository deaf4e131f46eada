import { type ReactNode, useDeferredValue } from 'react';
import { styled } from '@mui/material/styles';
import { Navigate } from 'react-router-dom';
import { type LibraryTemplate, useListLibraryTemplatesQuery } from '../../api/adsApi';
import { problemOf } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { NoMatch } from '../../components/NoMatch';
import { Pager } from '../../components/Pager';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { belowTablet, radii, tokens } from '../../theme/tokens';
import { LibraryFilterBar } from './LibraryFilterBar';
import { TemplateCard } from './TemplateCard';
import { TemplateRow } from './TemplateRow';
import {
  clearedFilters,
  libraryArguments,
  type LibraryFilters,
  libraryPageSize,
  type LibraryView,
  writeLibraryFilters,
} from './libraryFilters';

type Props = {
  filters: LibraryFilters;
  onFilters: (filters: LibraryFilters) => void;
  busyId: string | undefined;
  onPreview: (template: LibraryTemplate) => void;
  onUse: (template: LibraryTemplate) => void;
};

/** The filters and one page of templates in whichever of its states: loading, failed, none that match, or cards. */
export function LibraryResults({ filters, onFilters, ...items }: Props) {
  const {
    data: arrived,
    currentData,
    error,
    isFetching,
    refetch,
  } = useListLibraryTemplatesQuery(libraryArguments(filters));
  // Cards are rendered in slices, so that whoever types or scrolls while they arrive is heard.
  const data = useDeferredValue(arrived);
  const failure = isFetching ? undefined : problemOf(error);
  const lastPage = Math.max(1, Math.ceil((currentData?.total ?? 0) / libraryPageSize));
  if (currentData && filters.page > lastPage) {
    return <Navigate replace to={{ search: writeLibraryFilters({ ...filters, page: lastPage }).toString() }} />;
  }
  return (
    <Stack>
      <LibraryFilterBar filters={filters} total={currentData?.total} onChange={onFilters} />
      {failure && !currentData ? (
        <Panel flush>
          <ErrorPanel title="Templates did not load" detail={failure.detail} onRetry={() => void refetch()} />
        </Panel>
      ) : !data ? (
        <LoadingTemplates />
      ) : data.total === 0 ? (
        <NoMatch title="No templates found" onClear={() => onFilters(clearedFilters(filters))} />
      ) : (
        <div aria-busy={isFetching}>
          <Items view={filters.view}>
            {data.items.map((template) =>
              filters.view === 'grid' ? (
                <TemplateCard key={template.id} template={template} {...items} />
              ) : (
                <TemplateRow key={template.id} template={template} {...items} />
              ),
            )}
          </Items>
          <PageTurner total={data.total} shown={data.items.length} filters={filters} onFilters={onFilters} />
        </div>
      )}
    </Stack>
  );
}

function Items({ view, children }: { view: LibraryView; children: ReactNode }) {
  return view === 'grid' ? <Grid>{children}</Grid> : <Panel flush>{children}</Panel>;
}

type TurnerProps = Pick<Props, 'filters' | 'onFilters'> & { total: number; shown: number };

function PageTurner({ total, shown, filters, onFilters }: TurnerProps) {
  if (total <= libraryPageSize) return null;
  const handlePage = (page: number) => {
    onFilters({ ...filters, page });
    window.scrollTo({ top: 0 });
  };
  return (
    <Turner>
      <Pager page={filters.page} pageSize={libraryPageSize} shown={shown} total={total} onPage={handlePage} />
    </Turner>
  );
}

const loadingCards = Array.from({ length: 8 }, (_, index) => index);

function LoadingTemplates() {
  return (
    <div role="status">
      <VisuallyHidden>Loading templates...</VisuallyHidden>
      <Grid aria-hidden="true">
        {loadingCards.map((card) => (
          <LoadingCard key={card}>
            <SkeletonBlock width="100%" height="auto" />
            <div>
              <SkeletonBlock width="50%" height={16} />
              <SkeletonBlock width="70%" height={22} />
              <SkeletonBlock width="100%" height={38} />
              <SkeletonBlock width="100%" height={36} />
            </div>
          </LoadingCard>
        ))}
      </Grid>
    </div>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

export const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Turner = styled('div')({ '& > nav': { paddingInline: 0 } });

const LoadingCard = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
  '& > :first-of-type': { aspectRatio: '1', borderRadius: 0 },
  '& > div': { display: 'grid', gap: 8, padding: 16 },
});

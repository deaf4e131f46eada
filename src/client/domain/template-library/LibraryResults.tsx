import { type ReactNode, useDeferredValue } from 'react';
import { styled } from '@mui/material/styles';
import { type LibraryTemplate, useListLibraryTemplatesQuery } from '../../api/templateLibraryApi';
import { readOf } from '../../api/page';
import { CardGrid } from '../../components/CardGrid';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { radii, tokens } from '../../theme/tokens';
import { useHindrance } from '../teams/useMay';
import { useWorkspace } from '../teams/workspace';
import { LibraryFilterBar } from './LibraryFilterBar';
import { TemplateCard } from './TemplateCard';
import { TemplateRow } from './TemplateRow';
import {
  clearedFilters,
  libraryArguments,
  type LibraryFilters,
  libraryPageSize,
  type LibraryView,
} from './libraryFilters';

/** `isRedirect` where the back button is not to lead to what was asked for before. */
export type OnFilters = (filters: LibraryFilters, isRedirect?: boolean) => void;

type Props = {
  filters: LibraryFilters;
  onFilters: OnFilters;
  busyId: string | undefined;
  onPreview: (template: LibraryTemplate) => void;
  onUse: (template: LibraryTemplate) => void;
};

/** The filters, and one page of the templates that they leave. */
export function LibraryResults({ filters, onFilters, ...handling }: Props) {
  const items = { ...handling, hindrance: useHindrance('applyLibraryTemplate') };
  const read = readOf(useListLibraryTemplatesQuery({ ...libraryArguments(filters), ...useWorkspace() }));
  // Cards are rendered in slices, so that typing and scrolling while they arrive are answered.
  const data = useDeferredValue(read.data);
  const handlePage = (page: number) => {
    onFilters({ ...filters, page });
    window.scrollTo({ top: 0 });
  };
  return (
    <Stack gap={12}>
      <LibraryFilterBar filters={filters} total={read.currentData?.total} onChange={onFilters} />
      <PagedList
        read={{ ...read, data }}
        page={filters.page}
        pageSize={libraryPageSize}
        onPage={handlePage}
        onPastEnd={(lastPage) => onFilters({ ...filters, page: lastPage }, true)}
        loading={<LoadingTemplates />}
        empty={null}
        noMatch={{ title: 'No templates found', onClear: () => onFilters(clearedFilters(filters)) }}
        failedTitle="No templates to show"
        isFailureInToast
      >
        {(templates, pager) => (
          <>
            <Items view={filters.view}>
              {templates.map((template) =>
                filters.view === 'grid' ? (
                  <TemplateCard key={template.id} template={template} {...items} />
                ) : (
                  <TemplateRow key={template.id} template={template} {...items} />
                ),
              )}
            </Items>
            <Turner>{pager}</Turner>
          </>
        )}
      </PagedList>
    </Stack>
  );
}

function Items({ view, children }: { view: LibraryView; children: ReactNode }) {
  return view === 'grid' ? <CardGrid>{children}</CardGrid> : <Panel flush>{children}</Panel>;
}

const loadingCards = Array.from({ length: 8 }, (_, index) => index);

function LoadingTemplates() {
  return (
    <div role="status">
      <VisuallyHidden>Loading templates...</VisuallyHidden>
      <CardGrid aria-hidden="true">
        {loadingCards.map((card) => (
          <LoadingCard key={card}>
            <SkeletonBlock width="100%" height="auto" />
            <div>
              <SkeletonBlock width="50%" height={20} />
              <SkeletonBlock width="70%" height={22} />
              <SkeletonBlock width="100%" height={38} />
              <SkeletonBlock width="100%" height={36} />
            </div>
          </LoadingCard>
        ))}
      </CardGrid>
    </div>
  );
}

const Turner = styled('div')({ '& > nav': { paddingInline: 0 } });

const LoadingCard = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
  '& > :first-of-type': { aspectRatio: '1', borderRadius: 0 },
  '& > div': { display: 'grid', gap: 8, padding: 16 },
});

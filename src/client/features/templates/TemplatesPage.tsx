import { useCallback } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useNavigate } from 'react-router-dom';
import { type LibraryStats, useGetLibraryStatsQuery } from '../../api/templateLibraryApi';
import { Chip } from '../../components/Chip';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { StatPanel } from '../../components/StatPanel';
import type { OnFilters } from '../../domain/template-library/LibraryResults';
import { TemplateLibrary } from '../../domain/template-library/TemplateLibrary';
import {
  type LibraryFilters,
  readLibraryFilters,
  writeLibraryFilters,
} from '../../domain/template-library/libraryFilters';
import { MadeIn } from '../../domain/teams/MadeIn';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { formatCount, formatUses } from '../../lib/numbers';
import { paths, withQuery } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';

/** The template library. The address holds what it shows. A template that is used opens as an ad. */
export function TemplatesPage() {
  const navigate = useNavigate();
  const [filters, setFilters] = useFilters();
  // Its failure is only noted: the templates stand without their sums.
  const { data: stats, isLoading } = useGetLibraryStatsQuery();
  return (
    <>
      <PageHeader
        title="Templates"
        // Its room is kept, so that nothing below moves when it arrives.
        subtitle={stats ? <Summary stats={stats} /> : isLoading ? <SkeletonBlock width={240} height={22} /> : undefined}
        actions={
          <>
            <Button variant="outlined" component={Link} to={paths.brandKit}>
              Brand kit
            </Button>
            <Button variant="outlined" component={Link} to={paths.ownTemplates}>
              Your templates
            </Button>
          </>
        }
      />
      <WorkspaceNotice />
      <Stack gap={20}>
        {(stats ?? isLoading) && <StatPanel loading={!stats} cells={cellsOf(stats)} />}
        <div>
          <MadeIn />
          <TemplateLibrary
            filters={filters}
            onFilters={setFilters}
            onUsed={(template) => void navigate(withQuery(paths.createAd, { template }))}
          />
        </div>
      </Stack>
    </>
  );
}

function Summary({ stats }: { stats: LibraryStats }) {
  return (
    <Line>
      {`${formatCount(stats.total_templates)} templates for ${formatCount(stats.industries_count)} industries`}
      <Chip tone="mute">{`${formatUses(stats.total_uses)} total uses`}</Chip>
    </Line>
  );
}

const cellsOf = (stats: LibraryStats | undefined) => [
  { label: 'Templates', value: formatCount(stats?.total_templates ?? 0) },
  { label: 'Categories', value: formatCount(stats?.categories_count ?? 0) },
  { label: 'Industries', value: formatCount(stats?.industries_count ?? 0) },
  { label: 'Total Uses', value: formatUses(stats?.total_uses ?? 0) },
];

function useFilters(): [LibraryFilters, OnFilters] {
  const [query, setQuery] = useAddressQuery();
  const filters = readLibraryFilters(query);
  const { tab, page } = filters;
  const setFilters = useCallback(
    // Filtering is no step that "back" should undo letter by letter; another tab or page is.
    (next: LibraryFilters, isRedirect = false) =>
      setQuery(writeLibraryFilters(next), {
        replace: isRedirect || (next.tab === tab && next.page === page),
        preventScrollReset: true,
      }),
    [setQuery, tab, page],
  );
  return [filters, setFilters];
}

const Line = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

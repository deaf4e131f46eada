import { type ReactNode, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { useGetCampaignTotalsQuery, useListCampaignsQuery, type Campaign } from '../../api/campaignsApi';
import { readOf } from '../../api/page';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import { CampaignCards } from './CampaignCards';
import {
  hasActiveFilter,
  listArguments,
  matchArguments,
  pageSize,
  sortedBy,
  type CampaignFilters,
} from './campaignFilters';
import {
  campaignToggled,
  matchingDropped,
  onlySelected,
  pageToggled,
  selectColumns,
  selectionCleared,
  selectMatching,
  selectSelectedIds,
} from './campaignsSlice';
import { SelectAllLine } from './SelectAllLine';
import { CampaignsTable } from './CampaignsTable';
import { useMay } from '../teams/useMay';
import { useWorkspace } from '../teams/workspace';
import { useCampaignActions, type MenuItems } from '../campaigns/useCampaignActions';

type Props = {
  filters: CampaignFilters;
  isNarrow: boolean;
  onFilters: (filters: CampaignFilters) => void;
  /** The query of the address of these filters. */
  searchOf: (filters: CampaignFilters) => string;
  /** Stands where there is nothing at all. */
  empty: ReactNode;
};

/** The campaigns and what can be done to each. A dialog stays, with what was typed, whatever happens to the rows. */
export function CampaignsList(props: Props) {
  const navigate = useNavigate();
  const { menuItems, dialogs } = useCampaignActions({
    onDuplicated: (copy) => void navigate(paths.campaign(copy.id)),
  });
  return (
    <>
      <ListPage {...props} menuItems={menuItems} />
      {dialogs}
    </>
  );
}

type PageProps = Props & { menuItems: (campaign: Campaign) => MenuItems };

/** One page of campaigns. */
function ListPage({ filters, isNarrow, onFilters, searchOf, empty, menuItems }: PageProps) {
  const navigate = useNavigate();
  const noFilters = { ...filters, search: '', status: undefined, platform: undefined, label: undefined, page: 1 };
  const read = readOf(useListCampaignsQuery({ ...listArguments(filters), ...useWorkspace() }));
  useMatchingDropped(filters);
  const noMatch = { title: 'No campaigns found', onClear: () => onFilters(noFilters) };
  return (
    <PagedList
      alwaysCounts
      read={read}
      page={filters.page}
      pageSize={pageSize}
      onPage={(page) => onFilters({ ...filters, page })}
      // The back button does not lead past the end.
      onPastEnd={(lastPage) => void navigate({ search: searchOf({ ...filters, page: lastPage }) }, { replace: true })}
      loading={<LoadingRows />}
      empty={empty}
      noMatch={hasActiveFilter(filters) ? noMatch : undefined}
      failedTitle="Couldn’t load campaigns"
    >
      {(campaigns, pager) => (
        <Rows {...{ campaigns, total: read.data?.total ?? 0, filters, isNarrow, onFilters, menuItems, pager }} />
      )}
    </PagedList>
  );
}

/** All that match are selected only as long as the same filters are shown. */
function useMatchingDropped({ search, status, platform, label }: CampaignFilters) {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(matchingDropped()), [dispatch, search, status, platform, label]);
}

type RowsProps = Omit<PageProps, 'searchOf' | 'empty'> & { campaigns: Campaign[]; total: number; pager: ReactNode };

function Rows({ campaigns, total, filters, isNarrow, onFilters, menuItems, pager }: RowsProps) {
  const mayChange = useMay('changeCampaigns');
  const columns = useAppSelector(selectColumns);
  const { data: totals } = useGetCampaignTotalsQuery({ ...matchArguments(filters), ...useWorkspace() });
  const ticks = useTicks(campaigns);
  const rows = { campaigns, columns, totals, hasTicks: mayChange, menuItems, ...ticks };
  const selectAll = mayChange && <SelectAllLine {...{ campaigns, total, filters }} />;
  return isNarrow ? (
    <Stack gap={12}>
      <CampaignCards {...rows} line={selectAll} />
      {pager}
    </Stack>
  ) : (
    <Panel flush>
      {selectAll}
      <CampaignsTable
        {...rows}
        sort={filters.sort}
        order={filters.order}
        onSort={(field) => onFilters(sortedBy(filters, field))}
      />
      {pager}
    </Panel>
  );
}

/** Which rows of a page are ticked, and how that changes. With all that match selected, each one is. */
function useTicks(campaigns: Campaign[]) {
  const dispatch = useAppDispatch();
  const ticked = useAppSelector(selectSelectedIds);
  const areAllSelected = useAppSelector(selectMatching) !== null;
  const pageIds = campaigns.map(({ id }) => id);
  return {
    selectedIds: areAllSelected ? pageIds : ticked,
    onToggle: (id: string) =>
      void dispatch(areAllSelected ? onlySelected(pageIds.filter((other) => other !== id)) : campaignToggled(id)),
    onTogglePage: () => void dispatch(areAllSelected ? selectionCleared() : pageToggled(pageIds)),
  };
}

const loadingRows = Array.from({ length: 8 }, (_, index) => index);

function LoadingRows() {
  return (
    <Panel flush>
      <div role="status" aria-label="Loading campaigns">
        {loadingRows.map((row) => (
          <LoadingRow key={row}>
            <SkeletonBlock width="32%" height={14} />
            <SkeletonBlock width={72} height={22} />
            <SkeletonBlock width="18%" height={14} />
            <SkeletonBlock width="14%" height={14} />
          </LoadingRow>
        ))}
      </div>
    </Panel>
  );
}

const LoadingRow = styled('div')({
  display: 'flex',
  gap: 24,
  alignItems: 'center',
  height: 48,
  paddingInline: 20,
  borderBottom: `1px solid ${tokens.line}`,
});

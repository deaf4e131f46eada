import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, Navigate, useNavigate } from 'react-router-dom';
import { useListCampaignsQuery, type Campaign } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { Pager } from '../../components/Pager';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import { CampaignCards } from './CampaignCards';
import {
  hasActiveFilter,
  listArguments,
  pageSize,
  sortedBy,
  writeCampaignFilters,
  type CampaignFilters,
} from './campaignFilters';
import { campaignToggled, pageToggled, selectSelectedIds } from './campaignsSlice';
import { CampaignsTable } from './CampaignsTable';
import { useCampaignActions, type MenuItems } from '../../domain/campaigns/useCampaignActions';

type Props = { filters: CampaignFilters; isNarrow: boolean; onFilters: (filters: CampaignFilters) => void };

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

/** One page of campaigns in whichever of its states: loading, failed, none at all, none that match, or rows. */
function ListPage({ filters, isNarrow, onFilters, menuItems }: PageProps) {
  const { data, currentData, error, isFetching, refetch } = useListCampaignsQuery(listArguments(filters));
  const failure = isFetching ? undefined : problemOf(error);
  if (failure && !currentData) {
    const { detail } = failure;
    return <ErrorPanel title="Campaigns did not load" detail={detail} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingRows />;
  if (data.total === 0) {
    const handleClear = () => onFilters({ ...filters, search: '', status: undefined, platform: undefined, page: 1 });
    return hasActiveFilter(filters) ? <NoMatch title="No campaigns found" onClear={handleClear} /> : <NoCampaigns />;
  }
  const lastPage = Math.ceil(data.total / pageSize);
  // The campaigns of the last page may all be gone, for example after they were deleted.
  if (currentData && filters.page > lastPage) {
    return <Navigate replace to={{ search: writeCampaignFilters({ ...filters, page: lastPage }).toString() }} />;
  }
  return (
    <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure && <Notice tone="bad">{`The list may be out of date. ${failure.detail}`}</Notice>}
      <Rows campaigns={data.items} filters={filters} isNarrow={isNarrow} onFilters={onFilters} menuItems={menuItems}>
        <Pager
          page={filters.page}
          pageSize={pageSize}
          shown={data.items.length}
          total={data.total}
          onPage={(page) => onFilters({ ...filters, page })}
        />
      </Rows>
    </Box>
  );
}

type RowsProps = PageProps & { campaigns: Campaign[]; children: ReactNode };

function Rows({ campaigns, filters, isNarrow, onFilters, menuItems, children }: RowsProps) {
  const dispatch = useAppDispatch();
  const selectedIds = useAppSelector(selectSelectedIds);
  const rows = { campaigns, selectedIds, menuItems, onToggle: (id: string) => void dispatch(campaignToggled(id)) };
  return (
    <>
      {isNarrow ? (
        <>
          <CampaignCards {...rows} />
          {children}
        </>
      ) : (
        <Panel flush>
          <Box sx={{ overflowX: 'auto', position: 'relative' }}>
            <CampaignsTable
              {...rows}
              sort={filters.sort}
              order={filters.order}
              onSort={(field) => onFilters(sortedBy(filters, field))}
              onTogglePage={() => void dispatch(pageToggled(campaigns.map(({ id }) => id)))}
            />
          </Box>
          {children}
        </Panel>
      )}
    </>
  );
}

function NoCampaigns() {
  return (
    <Panel>
      <EmptyState
        title="No campaigns yet"
        text="Create your first campaign, then enter its daily numbers by hand or bring them in as a CSV."
        action={
          <Button variant="contained" component={RouterLink} to={paths.newCampaign}>
            Create Campaign
          </Button>
        }
      />
    </Panel>
  );
}

const loadingRows = Array.from({ length: 8 }, (_, index) => index);

function LoadingRows() {
  return (
    <Panel flush>
      <Box role="status" aria-label="Loading campaigns">
        {loadingRows.map((row) => (
          <Box
            key={row}
            sx={{
              display: 'flex',
              gap: 3,
              alignItems: 'center',
              height: 48,
              px: 2.5,
              borderBottom: `1px solid ${tokens.line}`,
            }}
          >
            <SkeletonBlock width="32%" height={14} />
            <SkeletonBlock width={72} height={22} />
            <SkeletonBlock width="18%" height={14} />
            <SkeletonBlock width="14%" height={14} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

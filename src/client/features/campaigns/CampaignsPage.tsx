import { useCallback } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useGetCampaignSummaryQuery, type CampaignSummary } from '../../api/campaignsApi';
import { EmptyState } from '../../components/EmptyState';
import { ExportButton } from '../../components/ExportButton';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { paths } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { useAppDispatch } from '../../redux/hooks';
import { useListeners } from '../../redux/useListeners';
import { CampaignDialog } from '../../domain/campaigns/LazyCampaignDialog';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { UsageLimitLine } from '../../domain/plans/UsageLimitLine';
import { CampaignFilterBar } from '../../domain/campaign-list/CampaignFilterBar';
import {
  exportArguments,
  hasActiveFilter,
  readCampaignFilters,
  writeCampaignFilters,
  type CampaignFilters,
} from '../../domain/campaign-list/campaignFilters';
import { CampaignsList } from '../../domain/campaign-list/CampaignsList';
import { addCampaignsListeners } from '../../domain/campaign-list/campaignsListeners';
import { downloadCampaigns } from '../../domain/campaign-list/campaignsThunks';
import { SelectionBar } from '../../domain/campaign-list/SelectionBar';

/** The campaign list. The address holds the filters, and whether the dialog for a new campaign is open. */
export function CampaignsPage() {
  useListeners(addCampaignsListeners);
  const [filters, setFilters] = useFilters();
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const { data: summary, isLoading } = useGetCampaignSummaryQuery(useWorkspace());
  const mayCreate = useMay('createCampaign');
  const mayChange = useMay('changeCampaigns');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isCreating = mayCreate && pathname === paths.newCampaign;

  return (
    <>
      <PageHeader
        title="Campaigns"
        // Its room is kept, so that nothing below moves when it arrives.
        subtitle={summary ? usageText(summary) : isLoading ? <SkeletonBlock width={200} height={20} /> : undefined}
        actions={
          <>
            {mayCreate && (
              <Button variant="outlined" component={RouterLink} to={paths.importReport}>
                Import report
              </Button>
            )}
            <Button variant="outlined" component={RouterLink} to={paths.ads}>
              Ads
            </Button>
            {summary?.total !== 0 && <Export filters={filters} />}
            {mayCreate && (
              <Button
                variant="contained"
                component={RouterLink}
                to={{ pathname: paths.newCampaign, search }}
                onMouseEnter={CampaignDialog.fetchAhead}
                onFocus={CampaignDialog.fetchAhead}
                startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                Create Campaign
              </Button>
            )}
          </>
        }
      />
      <WorkspaceNotice />
      <Stack gap={12}>
        <UsageLimitLine meter="campaigns_per_month" />
        {(summary?.total !== 0 || hasActiveFilter(filters)) && (
          <CampaignFilterBar filters={filters} showsSort={isNarrow} onChange={setFilters} />
        )}
        <CampaignsList
          filters={filters}
          isNarrow={isNarrow}
          onFilters={setFilters}
          searchOf={(wanted) => writeCampaignFilters(wanted).toString()}
          empty={<NoCampaigns mayCreate={mayCreate} />}
        />
      </Stack>
      {mayChange && <SelectionBar />}
      {isCreating && (
        <CampaignDialog
          onClose={() => void navigate({ pathname: paths.campaigns, search }, { replace: true })}
          onSaved={(campaign) => void navigate(paths.campaign(campaign.id), { replace: true })}
        />
      )}
    </>
  );
}

function usageText({ created_this_month, monthly_limit }: CampaignSummary): string {
  return monthly_limit === null
    ? `${created_this_month} created this month`
    : `${created_this_month} of ${monthly_limit} created this month`;
}

function useFilters(): [CampaignFilters, (filters: CampaignFilters) => void] {
  const [query, setQuery] = useAddressQuery();
  const setFilters = useCallback(
    // Filtering is no step that "back" should undo letter by letter; another page is.
    (filters: CampaignFilters) =>
      setQuery(writeCampaignFilters(filters), { replace: filters.page === 1, preventScrollReset: true }),
    [setQuery],
  );
  return [readCampaignFilters(query), setFilters];
}

function Export({ filters }: { filters: CampaignFilters }) {
  const dispatch = useAppDispatch();
  const workspace = useWorkspace();
  return <ExportButton onExport={() => dispatch(downloadCampaigns({ ...exportArguments(filters), ...workspace }))} />;
}

function NoCampaigns({ mayCreate }: { mayCreate: boolean }) {
  return (
    <Panel>
      <EmptyState
        title="No campaigns yet"
        text={
          mayCreate
            ? 'Create your first campaign, then enter its daily numbers or import them from a CSV.'
            : 'They’ll appear here once someone creates one.'
        }
        action={
          mayCreate && (
            <Button variant="contained" component={RouterLink} to={paths.newCampaign}>
              Create Campaign
            </Button>
          )
        }
      />
    </Panel>
  );
}

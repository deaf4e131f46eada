import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Pause, Pencil, Play } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetCampaignFiguresQuery } from '../../api/metricsApi';
import { useGetCampaignQuery, type Campaign } from '../../api/campaignsApi';
import { toProblem } from '../../api/problem';
import { ActionMenu } from '../../components/ActionMenu';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { lazyPart } from '../../lib/speed/lazyPart';
import { LoadingLines } from '../../components/LoadingLines';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { StatPanel } from '../../components/StatPanel';
import { PlatformLine } from '../../domain/campaigns/PlatformLine';
import { movesFrom } from '../../domain/campaigns/campaignStatus';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { WorkspaceOf } from '../../domain/teams/workspace';
import { StatusChip } from '../../domain/campaigns/StatusChip';
import { todayInUtc } from '../../lib/dates';
import { paths, withParameter } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { belowWide } from '../../theme/tokens';
import { CampaignBriefPanel } from './CampaignBriefPanel';
import { CampaignDetails } from './CampaignDetails';
import { CampaignPacing } from './CampaignPacing';
import { CampaignTiles } from './CampaignTiles';
import { DailyChart } from './DailyChart';
import { DailyNumbers } from './DailyNumbers';
import { type RangeKey, daysOf, rangeParameter, readRange } from './dateRange';
import { useCampaignActions } from '../../domain/campaigns/useCampaignActions';

const CampaignAds = lazyPart(
  async () => (await import(/* webpackChunkName: "campaign-ads" */ './CampaignAds')).CampaignAds,
  <SkeletonBlock width="100%" height={332} />,
);

const CampaignAdResults = lazyPart(
  async () => (await import(/* webpackChunkName: "ad-results" */ './ad-results/CampaignAdResults')).CampaignAdResults,
  <Panel title="Results by ad" flush>
    <LoadingLines label="Loading results by ad" widths={['60%', '40%']} />
  </Panel>,
);

const back = { to: paths.campaigns, label: 'Campaigns' };

/** One campaign: its figures, its numbers by day, and what can be done to it. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const { currentData: campaign, error, refetch } = useGetCampaignQuery({ id });
  if (campaign)
    return (
      <WorkspaceOf teamId={campaign.team_id}>
        <LoadedCampaign campaign={campaign} />
      </WorkspaceOf>
    );
  if (!error) return <LoadingCampaign />;
  const { status, detail } = toProblem(error);
  return status === 404 ? (
    <MissingCampaign />
  ) : (
    <>
      <PageHeader title="Campaign" back={back} />
      <ErrorPanel title="Couldn’t load the campaign" detail={detail} onRetry={() => void refetch()} />
    </>
  );
}

function LoadedCampaign({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const mayEdit = useMay('updateCampaign');
  const actions = useCampaignActions({
    onDuplicated: (copy) => void navigate(paths.campaign(copy.id)),
    onDeleted: () => void navigate(paths.campaigns),
  });
  return (
    <>
      <PageHeader
        title={campaign.name}
        back={back}
        subtitle={
          <Marks>
            <StatusChip status={campaign.status} />
            <PlatformLine campaign={campaign} />
          </Marks>
        }
        actions={mayEdit && <HeaderActions campaign={campaign} {...actions} />}
      />
      <WorkspaceNotice />
      <Numbers campaign={campaign} />
      {actions.dialogs}
    </>
  );
}

/** What the campaign cost and brought over the chosen days: as tiles, drawn and listed, and in between its ads. */
function Numbers({ campaign }: { campaign: Campaign }) {
  const [query, setQuery] = useAddressQuery();
  const range = readRange(query.get(rangeParameter));
  const days = daysOf(range, todayInUtc(Date.now()));
  const { currentData, data, error, isFetching, refetch } = useGetCampaignFiguresQuery({ id: campaign.id, ...days });
  const failure = isFetching || !error ? undefined : toProblem(error).detail;
  const handleRange = (chosen: RangeKey) =>
    setQuery(withParameter(query, rangeParameter, chosen === 'all' ? undefined : chosen), {
      replace: true,
      preventScrollReset: true,
    });
  const hasNoNumbers = range === 'all' && currentData?.series.length === 0;
  return (
    <Stack gap={16}>
      <CampaignTiles campaign={campaign} range={range} figures={currentData} onRange={handleRange} />
      <Columns data-empty={hasNoNumbers || undefined}>
        {!hasNoNumbers && (
          <Stack gap={16}>
            <DailyChart
              campaignId={campaign.id}
              figures={currentData ?? data}
              failure={failure}
              onRetry={() => void refetch()}
            />
            <CampaignPacing campaign={campaign} />
          </Stack>
        )}
        <Plan data-wide={hasNoNumbers || undefined}>
          <CampaignDetails campaign={campaign} />
          <CampaignBriefPanel campaign={campaign} />
        </Plan>
      </Columns>
      <CampaignAds key={campaign.id} campaign={campaign} />
      {!hasNoNumbers && <CampaignAdResults campaign={campaign} days={days} />}
      {/* Another range starts at its first page. */}
      <DailyNumbers key={range} campaign={campaign} days={days} onAllTime={() => handleRange('all')} />
    </Stack>
  );
}

type HeaderProps = { campaign: Campaign } & Pick<ReturnType<typeof useCampaignActions>, 'menuItems' | 'edit' | 'move'>;

/** The two usual moves as buttons; the menu has the rest. */
function HeaderActions({ campaign, menuItems, edit, move }: HeaderProps) {
  const toggle = movesFrom(campaign.status).find((to) => to === 'pause' || to === 'resume');
  const ToggleIcon = toggle === 'pause' ? Pause : Play;
  const shown = ['Edit', 'Pause', 'Resume'];
  return (
    <>
      {toggle && (
        <Button
          variant="outlined"
          onClick={() => move(campaign, toggle)}
          startIcon={<ToggleIcon size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {toggle === 'pause' ? 'Pause' : 'Resume'}
        </Button>
      )}
      {campaign.status !== 'completed' && (
        <Button
          variant="outlined"
          onClick={() => edit(campaign)}
          startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Edit
        </Button>
      )}
      <ActionMenu
        label={`More actions for ${campaign.name}`}
        items={menuItems(campaign).filter(({ label }) => !shown.includes(label))}
      />
    </>
  );
}

function LoadingCampaign() {
  return (
    <div role="status" aria-label="Loading campaign">
      <PageHeader title="Campaign" back={back} />
      <Stack gap={16}>
        <StatPanel
          loading
          cells={['Spent', 'Impressions', 'Clicks', 'Conversions'].map((label) => ({ label, value: '' }))}
        />
        <Panel title="Daily numbers">
          <SkeletonBlock width="100%" height={244} />
        </Panel>
      </Stack>
    </div>
  );
}

function MissingCampaign() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Campaign not found" back={back} />
      <Panel>
        <EmptyState
          title="We couldn’t find this campaign"
          text="It may have been deleted, or it belongs to another account."
          action={
            <Button variant="contained" onClick={() => void navigate(paths.campaigns)}>
              All campaigns
            </Button>
          }
        />
      </Panel>
    </>
  );
}

const Marks = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' });

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1200px)': { '&:not([data-empty])': { gridTemplateColumns: 'minmax(0, 1fr) 344px' } },
});

/** Beside the chart its parts are below each other, in its place beside each other. */
const Plan = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-wide]': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

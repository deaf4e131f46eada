import { type ReactNode, useDeferredValue } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type AnalyticsOverview, useGetAnalyticsOverviewQuery } from '../../api/analyticsApi';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { Stack } from '../../components/Stack';
import { StatPanel } from '../../components/StatPanel';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { GettingStarted } from './GettingStarted';
import { MonthlyPerformance } from './MonthlyPerformance';
import { RecentCampaigns } from './RecentCampaigns';
import { StatusCounts } from './StatusCounts';
import { ThisMonth } from './ThisMonth';
import { statsOf } from './dashboardFigures';
import { recentCount, useListRecentCampaignsQuery } from './recentCampaigns';

/** The account's figures at a glance. The overview and the latest campaigns load at the same time. */
export function DashboardPage() {
  const workspace = useWorkspace();
  const mayCreate = useMay('createCampaign');
  const overview = useGetAnalyticsOverviewQuery(workspace);
  const latest = useListRecentCampaignsQuery(workspace);
  // Figures are rendered in slices, so that clicks while they arrive are answered.
  const figures = useDeferredValue(overview.data);
  // A backend that takes no limit sends all of them.
  const campaigns = useDeferredValue(latest.data?.items)?.slice(0, recentCount);
  const handleRetry = () => {
    void overview.refetch();
    void latest.refetch();
  };
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="All campaigns"
        actions={
          mayCreate && (
            <Button
              component={Link}
              to={paths.createAd}
              startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Create Campaign
            </Button>
          )
        }
      />
      <WorkspaceNotice />
      {overview.isError && !overview.data ? (
        <NoData onRetry={handleRetry} />
      ) : (
        <Figures overview={figures}>
          <RecentCampaigns campaigns={campaigns} isFailed={latest.isError} onRetry={() => void latest.refetch()} />
        </Figures>
      )}
    </>
  );
}

function Figures({ overview, children }: { overview: AnalyticsOverview | undefined; children: ReactNode }) {
  return (
    <Stack gap={16}>
      <StatPanel loading={!overview} cells={statsOf(overview)} />
      <Columns>
        <Stack gap={16}>
          <MonthlyPerformance isLoading={!overview} monthly={overview?.monthly} />
          {children}
        </Stack>
        <Stack gap={16}>
          <StatusCounts counts={overview?.campaigns_by_status} />
          <GettingStarted />
        </Stack>
      </Columns>
      {overview && <ThisMonth />}
    </Stack>
  );
}

function NoData({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel flush>
      <ErrorPanel title="No Data Available" onRetry={onRetry} />
    </Panel>
  );
}

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
});

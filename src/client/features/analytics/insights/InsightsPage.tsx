import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import { type Insights, useGetInsightsQuery } from '../../../api/insightsApi';
import { toProblem } from '../../../api/problem';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { LoadingLines } from '../../../components/LoadingLines';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { AnalyticsGate } from '../../../domain/plans/AnalyticsGate';
import { useHasAnalytics } from '../../../domain/plans/useHasAnalytics';
import { WorkspaceNotice } from '../../../domain/teams/WorkspaceNotice';
import { useWorkspace } from '../../../domain/teams/workspace';
import { paths } from '../../../lib/paths';
import { countOf } from '../../../lib/text';
import { AnalyticsNav } from '../AnalyticsNav';
import { AdvicePanel } from './AdvicePanel';
import { ChangesPanel } from './ChangesPanel';
import { PacingPanel } from './PacingPanel';

/** What the numbers of the active campaigns say: what to do, what changed, and how their spend goes. */
export function InsightsPage() {
  const { isOpen } = useHasAnalytics();
  const workspace = useWorkspace();
  const query = useGetInsightsQuery(isOpen ? workspace : skipToken);
  if (!isOpen) return <AnalyticsGate />;
  const insights = query.currentData;
  return (
    <>
      <PageHeader title="Insights" subtitle={insights ? lookedAt(insights) : <>&nbsp;</>} />
      <WorkspaceNotice />
      <AnalyticsNav />
      {query.isError && !query.isFetching ? (
        <Panel flush>
          <ErrorPanel
            title="Couldn’t load the insights"
            detail={toProblem(query.error).detail}
            onRetry={() => void query.refetch()}
          />
        </Panel>
      ) : insights ? (
        <Loaded insights={insights} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Loaded({ insights }: { insights: Insights }) {
  const hasNumbers = insights.campaigns.some(({ numbers_until }) => numbers_until !== null);
  if (!hasNumbers) return <Nothing hasCampaigns={insights.campaigns.length > 0} />;
  return (
    <Stack gap={16}>
      <AdvicePanel insights={insights} />
      <ChangesPanel insights={insights} />
      <PacingPanel insights={insights} />
    </Stack>
  );
}

const noNumbers = {
  title: 'No numbers yet',
  text: 'Import a platform’s report, and this page will say what is going on in your active campaigns.',
  action: 'Import a report',
  path: paths.importReport,
};

const noCampaigns = {
  title: 'No active campaigns',
  text: 'Insights are about the campaigns that are running. Start or resume one to see them here.',
  action: 'Go to campaigns',
  path: paths.campaigns,
};

function Nothing({ hasCampaigns }: { hasCampaigns: boolean }) {
  const { title, text, action, path } = hasCampaigns ? noNumbers : noCampaigns;
  return (
    <Panel flush>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button variant="outlined" component={Link} to={path}>
            {action}
          </Button>
        }
      />
    </Panel>
  );
}

function Loading() {
  return (
    <Stack gap={16}>
      {['What to do', 'What changed', 'Pacing'].map((title) => (
        <Panel key={title} title={title} flush>
          <LoadingLines label={`Loading ${title.toLowerCase()}`} widths={['60%', '40%']} />
        </Panel>
      ))}
    </Stack>
  );
}

function lookedAt({ campaigns, left_out: leftOut }: Insights): string {
  if (campaigns.length === 0) return 'About active campaigns';
  const active = countOf(campaigns.length, 'active campaign');
  return leftOut > 0 ? `The ${active} with the largest spend, of ${campaigns.length + leftOut}` : active;
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../../api/campaignsApi';
import {
  type ComparedMetric,
  useCompareCampaignAdsQuery,
  useGetCampaignAdResultsQuery,
} from '../../../api/insightsApi';
import { toProblem } from '../../../api/problem';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { LoadingLines } from '../../../components/LoadingLines';
import { Panel } from '../../../components/Panel';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { Stack } from '../../../components/Stack';
import { useHasAnalytics } from '../../../domain/plans/useHasAnalytics';
import { paths } from '../../../lib/paths';
import { tokens } from '../../../theme/tokens';
import { AdIntervals } from './AdIntervals';
import { AdResultsTable } from './AdResultsTable';
import { comparedMetrics, stillNeededSentence, verdictSentence } from './adVerdictWords';

type Props = { campaign: Campaign; days: { from?: string; to?: string } };

/** What each of a campaign's ads cost and brought in the chosen days, and which one is better. */
export function CampaignAdResults({ campaign, days }: Props) {
  const { isOpen, team, role } = useHasAnalytics();
  const asked = { id: campaign.id, ...days };
  const query = useGetCampaignAdResultsQuery(isOpen ? asked : skipToken);
  if (!isOpen) return <Gate owner={role === 'owner' ? undefined : team?.owner.full_name} />;
  const results = query.currentData;
  if (query.isError && !query.isFetching) {
    return (
      <Panel title={title} flush>
        <ErrorPanel
          title="Couldn’t load the results by ad"
          detail={toProblem(query.error).detail}
          onRetry={() => void query.refetch()}
        />
      </Panel>
    );
  }
  if (!results) {
    return (
      <Panel title={title} flush>
        <LoadingLines label="Loading results by ad" widths={['60%', '40%']} />
      </Panel>
    );
  }
  if (results.ads.length === 0) return <NoResults hasNumbers={results.not_by_ad !== null} isAllTime={!days.from} />;
  return (
    <Stack gap={16}>
      <Panel title={title} flush>
        <AdResultsTable results={results} />
      </Panel>
      <Comparison asked={asked} />
    </Stack>
  );
}

const title = 'Results by ad';

function Comparison({ asked }: { asked: { id: string; from?: string; to?: string } }) {
  const [metric, setMetric] = useState<ComparedMetric>('ctr');
  const query = useCompareCampaignAdsQuery({ ...asked, metric });
  const comparison = query.currentData;
  const choice = (
    <SegmentedControl
      label="Compare by"
      value={metric}
      options={comparedMetrics.map(({ value, label }) => ({ value, label }))}
      onChange={setMetric}
    />
  );
  return (
    <Panel title="Which ad is better?" aside={choice}>
      {query.isError && !query.isFetching ? (
        <ErrorPanel
          title="Couldn’t compare the ads"
          detail={toProblem(query.error).detail}
          onRetry={() => void query.refetch()}
        />
      ) : comparison ? (
        <Stack gap={16}>
          <div>
            <Verdict>{verdictSentence(comparison)}</Verdict>
            <Needed>{stillNeededSentence(comparison)}</Needed>
          </div>
          <AdIntervals comparison={comparison} />
        </Stack>
      ) : (
        <LoadingLines label="Comparing the ads" widths={['60%', '40%']} />
      )}
    </Panel>
  );
}

function NoResults({ hasNumbers, isAllTime }: { hasNumbers: boolean; isAllTime: boolean }) {
  const text = isAllTime
    ? 'Export this campaign’s ads to your ads manager, then import a report with a column of ads. Each ad gets its own numbers here.'
    : 'None of these days has numbers by ad. Choose other dates, or import a report with a column of ads.';
  return (
    <Panel title={title} flush>
      <EmptyState
        title={hasNumbers ? 'These numbers aren’t by ad' : 'No numbers by ad yet'}
        text={text}
        action={
          <Button variant="outlined" component={Link} to={paths.importReport}>
            Import a report
          </Button>
        }
      />
    </Panel>
  );
}

/** `owner` is who pays, where that is somebody else. */
function Gate({ owner }: { owner: string | undefined }) {
  return (
    <Panel title={title} flush>
      <EmptyState
        title="See which ad works best"
        text={
          owner === undefined
            ? 'Numbers by ad, and which ad is better, are part of the Pro, Business, and Enterprise plans.'
            : `Numbers by ad are part of advanced analytics, which ${owner}’s plan doesn’t include.`
        }
        action={
          owner === undefined && (
            <Button variant="outlined" component={Link} to={paths.billing}>
              See plans
            </Button>
          )
        }
      />
    </Panel>
  );
}

const Verdict = styled('p')({ fontWeight: 500, overflowWrap: 'anywhere' });

const Needed = styled('p')({ marginTop: 4, color: tokens.text2, '&:empty': { display: 'none' } });

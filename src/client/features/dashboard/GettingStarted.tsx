import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListAdsQuery } from '../../api/adsApi';
import { type CampaignSummary, useGetCampaignSummaryQuery } from '../../api/campaignsApi';
import { Panel } from '../../components/Panel';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { tokens } from '../../theme/tokens';
import { SampleDataAction } from './SampleDataAction';

type Step = { title: string; text: string; to: string; isDone: boolean };

/** A checklist of first steps, ticked off by what exists. It goes away when all are done and no sample data is left. */
export function GettingStarted() {
  const workspace = useWorkspace();
  const { data: summary } = useGetCampaignSummaryQuery(workspace);
  // Not shown in teams, which have no sample data.
  const isOwn = workspace.teamId === undefined;
  const { data: ads, isLoading } = useListAdsQuery(isOwn ? { limit: 1 } : skipToken);
  if (!summary || isLoading || !isOwn) return null;
  const steps = stepsOf(summary, (ads?.total ?? 0) > 0);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length && summary.sample === 0) return null;
  return (
    <Panel title="Getting started" aside={`${done} of ${steps.length}`}>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.title} {...step} />
        ))}
      </ol>
      <SampleDataAction samples={summary.sample} />
    </Panel>
  );
}

function stepsOf({ own, own_with_metrics: ownWithMetrics }: CampaignSummary, hasAd: boolean): Step[] {
  return [
    { title: 'Create your account', text: '', to: paths.settings, isDone: true },
    { title: 'Create a campaign', text: 'A name, a platform and a budget', to: paths.newCampaign, isDone: own > 0 },
    { title: 'Create an ad', text: 'From a template, for any platform', to: paths.createAd, isDone: hasAd },
    {
      title: 'Add the first day’s numbers',
      text: 'Manually or from a CSV, on the campaign’s page',
      to: own > 0 ? paths.campaigns : paths.newCampaign,
      isDone: ownWithMetrics > 0,
    },
  ];
}

function StepRow({ title, text, to, isDone }: Step) {
  return (
    <Row>
      <Mark data-done={isDone || undefined} aria-hidden="true">
        {isDone && <Check size={10} strokeWidth={3} />}
      </Mark>
      {isDone ? (
        <span>
          <VisuallyHidden>Done: </VisuallyHidden>
          {title}
        </span>
      ) : (
        <StepLink to={to}>
          <span>
            <strong>{title}</strong>
            <small>{text}</small>
          </span>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </StepLink>
      )}
    </Row>
  );
}

const Row = styled('li')({
  display: 'flex',
  gap: 10,
  padding: '8px 0',
  color: tokens.text2,
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  '&:first-of-type': { paddingTop: 0 },
});

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 18,
  height: 18,
  marginTop: 1,
  border: `1px solid ${tokens.inputLine}`,
  borderRadius: '50%',
  '&[data-done]': { border: 0, backgroundColor: tokens.primary, color: tokens.primaryText },
});

const StepLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  flex: 1,
  color: tokens.text2,
  textDecoration: 'none',
  '& strong, & small': { display: 'block' },
  '& strong': { fontWeight: 500, color: tokens.text },
  '& small': { fontSize: 13, lineHeight: '18px' },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

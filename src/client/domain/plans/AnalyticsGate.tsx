import { useHasAnalytics } from './useHasAnalytics';
import { WorkspaceGate } from './WorkspaceGate';

/** Says what advanced analytics bring, and which plan has them. */
export function AnalyticsGate() {
  return (
    <WorkspaceGate
      plan={useHasAnalytics()}
      title="Advanced Analytics"
      feature="advanced analytics"
      text="Advanced analytics is part of the Pro, Business, and Enterprise plans."
      blurbs={blurbs}
    />
  );
}

const blurbs = [
  {
    title: 'All campaigns at once',
    text: 'Import what Google Ads, Meta, LinkedIn, or X export, and compare any period with the one before.',
  },
  {
    title: 'Every breakdown',
    text: 'By day, week, month, weekday, platform, campaign, ad, or label, in eleven metrics from spend to ROAS.',
  },
  { title: 'What to do', text: 'Which budgets run out early, what changed, and what to change, with the numbers.' },
  {
    title: 'Yours to take',
    text: 'Download a CSV, or a report in your brand for a client. A link opens the same view.',
  },
];

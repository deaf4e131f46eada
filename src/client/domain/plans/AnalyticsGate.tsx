import { Blurbs } from './Blurbs';
import { ClosedGate } from './PlanGate';
import { useHasAnalytics } from './useHasAnalytics';

/** Says what advanced analytics bring, and which plan has them. */
export function AnalyticsGate() {
  const { team, isOwner } = useHasAnalytics();
  return team && !isOwner ? (
    <ClosedGate
      title="Advanced Analytics"
      text={`${team.owner.full_name}’s plan, which covers ${team.name}, doesn’t include advanced analytics.`}
      details={<Blurbs blurbs={blurbs} />}
    />
  ) : (
    <ClosedGate
      title="Advanced Analytics"
      text="Advanced analytics are part of the Pro, Business, and Enterprise plans."
      buttonLabel="See plans"
      details={<Blurbs blurbs={blurbs} />}
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

import { styled } from '@mui/material/styles';
import { ClosedGate } from './PlanGate';
import { hairlineGrid } from '../../theme/hairlineGrid';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { useHasAnalytics } from './useHasAnalytics';

/** Says what advanced analytics bring, and which plan has them. */
export function AnalyticsGate() {
  const { team, isOwner } = useHasAnalytics();
  return team && !isOwner ? (
    <ClosedGate
      title="Advanced Analytics"
      text={`${team.owner.full_name}’s plan, which covers ${team.name}, doesn’t include advanced analytics.`}
      details={<Blurbs />}
    />
  ) : (
    <ClosedGate
      title="Advanced Analytics"
      text="Advanced analytics are part of the Pro, Business, and Enterprise plans."
      buttonLabel="See plans"
      details={<Blurbs />}
    />
  );
}

const blurbs = [
  { title: 'Any period', text: 'Compare a week, a month, or a year with the one before, or with last year.' },
  { title: 'Every breakdown', text: 'By day, week, month, weekday, platform, or campaign.' },
  { title: 'Eleven metrics', text: 'From spend and CTR to CPA and ROAS, all worked out from your own numbers.' },
  { title: 'Yours to take', text: 'Download what you see as a CSV, or share the link: it opens the same view.' },
];

function Blurbs() {
  return (
    <Grid>
      {blurbs.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  ...hairlineGrid,
  [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { padding: 20, backgroundColor: tokens.surface },
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
  '& p': { marginTop: 4, color: tokens.text2 },
});

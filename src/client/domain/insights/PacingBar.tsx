import { styled } from '@mui/material/styles';
import type { InsightCampaign } from '../../api/insightsApi';
import { todayInUtc } from '../../lib/dates';
import { formatMoney, formatWholeMoney } from '../../lib/money';
import { barLook, barMarkLook } from '../../theme/barLook';
import { tokens } from '../../theme/tokens';
import { hasEnded } from './insightWords';

/** What was spent of a budget, with a mark where an even pace would be. */
export function PacingBar({ campaign }: { campaign: InsightCampaign }) {
  const { budget, pacing } = campaign;
  if (!pacing) return null;
  const { spent, expected_by_now: expected, verdict } = pacing;
  const isOver = hasEnded(campaign, todayInUtc(Date.now()));
  const part = (amount: number) => `${Math.min(100, (100 * amount) / budget)}%`;
  return (
    <div>
      <Amounts>
        <span>
          <strong>{formatMoney(spent)}</strong>
          {budget > 0 && ` of ${formatMoney(budget)}`}
        </span>
        {expected !== null && !isOver && <span>Even pace {formatWholeMoney(expected)}</span>}
      </Amounts>
      {budget > 0 && (
        <Track aria-hidden="true" data-verdict={isOver && verdict !== 'used_up' ? undefined : verdict}>
          <span style={{ width: part(spent) }} />
          {expected !== null && !isOver && <i style={{ left: part(expected) }} />}
        </Track>
      )}
    </div>
  );
}

const Amounts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: 500, color: tokens.text },
});

const Track = styled('div')({
  ...barLook,
  marginTop: 6,
  '& > span': { display: 'block', height: '100%', minWidth: 2, borderRadius: 4, backgroundColor: tokens.chart1 },
  '&[data-verdict="too_fast"] > span, &[data-verdict="used_up"] > span': { backgroundColor: tokens.badDot },
  '&[data-verdict="too_slow"] > span': { backgroundColor: tokens.warnDot },
  '& > i': barMarkLook,
});

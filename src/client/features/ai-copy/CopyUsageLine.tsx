import { styled } from '@mui/material/styles';
import { type AiUsage, useGetAiUsageQuery } from '../../api/aiApi';
import { PlansLink } from '../../domain/plans/PlansLink';
import { useWorkspace } from '../../domain/teams/workspace';
import { formatDayOf } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';

/** How much of the month's generations is used, as far as the backend tells; the way to the plans once all are. */
export function CopyUsageLine() {
  const { data, isLoading } = useGetAiUsageQuery(useWorkspace());
  if (isLoading) return <Line aria-hidden="true" />;
  const usage: Partial<AiUsage> = data ?? {};
  const { generations_this_month: used, monthly_limit: limit, resets_at: resetsAt } = usage;
  if (used === undefined) return null;
  const isUsedUp = typeof limit === 'number' && used >= limit;
  const count =
    typeof limit === 'number'
      ? `${formatCount(used)} of ${formatCount(limit)} generations used this month`
      : `${formatCount(used)} generations used this month`;
  return (
    <Line>
      {resetsAt ? `${count}. ${unbroken(`Resets on ${formatDayOf(resetsAt)}.`)}` : count}
      {isUsedUp && (
        <>
          {' '}
          <PlansLink />
        </>
      )}
    </Line>
  );
}

/** Narrow lines end between the sentences, not within. */
const unbroken = (sentence: string): string => sentence.replaceAll(' ', '\u00A0');

const Line = styled('p')({ minHeight: 16, fontSize: 12, lineHeight: '16px', color: tokens.text2 });

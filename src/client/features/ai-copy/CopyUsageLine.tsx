import { styled } from '@mui/material/styles';
import { useGetAiUsageQuery } from '../../api/aiApi';
import { PlansLink } from '../../domain/plans/PlansLink';
import { useWorkspace } from '../../domain/teams/workspace';
import { formatDayOf } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';

/** How much of the month's generations is used, as far as the backend tells; the way to the plans once all are. */
export function CopyUsageLine() {
  const { data, isLoading } = useGetAiUsageQuery(useWorkspace());
  if (isLoading) return <Line aria-hidden="true" />;
  if (!data) return null;
  const { generations_this_month: used, monthly_limit: limit, resets_at: resetsAt } = data;
  const isUsedUp = limit !== null && used >= limit;
  const count =
    limit !== null
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

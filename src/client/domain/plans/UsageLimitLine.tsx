import { styled } from '@mui/material/styles';
import { type UsageMeterId, useGetUsageQuery } from '../../api/billingApi';
import { formatDayOf } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';
import { PlansLink } from './PlansLink';

/** Says at the point of use that the plan's share is used up, until when, and what can be done; nothing before. */
export function UsageLimitLine({ meter: id }: { meter: UsageMeterId }) {
  const { data: meters } = useGetUsageQuery();
  const meter = meters?.find((one) => one.id === id);
  if (!meter || meter.limit === null || meter.used < meter.limit) return null;
  return (
    <Line>
      {`${meter.name}: all ${formatCount(meter.limit)} in your plan are used.`}
      {meter.resets_at !== null && ` Resets on ${formatDayOf(meter.resets_at)}.`} <PlansLink />
    </Line>
  );
}

const Line = styled('p')({
  padding: '8px 12px',
  borderRadius: 8,
  backgroundColor: tokens.warnSoft,
  color: tokens.warn,
});

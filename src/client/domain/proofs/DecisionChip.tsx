import type { AdDecision } from '../../api/proofsApi';
import { Chip } from '../../components/Chip';
import { formatDayOf } from '../../lib/dates';

/** So many characters of a name that somebody typed fit on a chip. */
const longestName = 24;

/** What a client decided last on an ad, and whether the ad was changed since. */
export function DecisionChip({ decision }: { decision: Omit<AdDecision, 'ad_id' | 'note'> }) {
  const { kind, name, created_at: time, is_current: isCurrent } = decision;
  const isApproval = kind === 'approved';
  if (!isCurrent)
    return <Chip tone="mute">{isApproval ? 'Changed since approval' : 'Edited since changes asked'}</Chip>;
  return (
    <Chip tone={isApproval ? 'good' : 'warn'}>
      {`${isApproval ? 'Approved' : 'Changes asked'} ${formatDayOf(time)} by ${shortened(name)}`}
    </Chip>
  );
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= longestName
    ? name
    : `${characters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`;
}

import type { AdDecision, SharedDecision } from '../../api/proofsApi';
import { Chip } from '../../components/Chip';
import { formatDayOf } from '../../lib/dates';

/** How many characters of a name or an address fit on a chip. */
const longestName = 24;

type Props = { decision: Omit<SharedDecision, 'ad_id' | 'note'> & Partial<Pick<AdDecision, 'email'>> };

/** What a client decided last on an ad, with the address for its workspace, and whether the ad was changed since. */
export function DecisionChip({ decision }: Props) {
  const { kind, name, email, created_at: time, is_current: isCurrent } = decision;
  const isApproval = kind === 'approved';
  if (!isCurrent)
    return <Chip tone="mute">{isApproval ? 'Changed since approval' : 'Edited since changes asked'}</Chip>;
  return (
    <Chip tone={isApproval ? 'good' : 'warn'}>
      {`${isApproval ? 'Approved' : 'Changes asked'} ${formatDayOf(time)} by ${[name, email]
        .flatMap((one) => one ?? [])
        .map(shortened)
        .join(' · ')}`}
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

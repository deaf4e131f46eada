import type { CampaignStatus } from '../../api/campaignsApi';
import { Chip } from '../../components/Chip';
import { statusLooks } from './campaignStatus';

/** A campaign's status as a word with a coloured dot. */
export function StatusChip({ status }: { status: CampaignStatus }) {
  const { label, tone } = statusLooks[status];
  return (
    <Chip tone={tone} dot>
      {label}
    </Chip>
  );
}

import { useState } from 'react';
import { Plus } from 'lucide-react';
import { AddButton } from '../../components/AddButton';
import { Stack } from '../../components/Stack';
import type { Campaign } from '../../api/campaignsApi';
import { CampaignDialog } from '../campaigns/LazyCampaignDialog';
import { CampaignSelect } from './CampaignSelect';

type Props = {
  value: string | null;
  onChange: (campaignId: string | null) => void;
  /** Leaves out campaigns that are completed. */
  onlyOpen?: boolean;
};

const isOpen = ({ status }: Campaign) => status !== 'completed';

/** A campaign of the account's, none, or one that is created on the spot with its budget, dates and objective. */
export function CampaignPicker({ value, onChange, onlyOpen = false }: Props) {
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Stack gap={4}>
      <CampaignSelect value={value} onChange={onChange} none="No campaign" {...(onlyOpen && { isOffered: isOpen })} />
      <AddButton variant="text" startIcon={<Plus size={16} strokeWidth={1.75} />} onClick={() => setIsCreating(true)}>
        New campaign
      </AddButton>
      {isCreating && (
        <CampaignDialog
          onClose={() => setIsCreating(false)}
          onSaved={({ id }) => {
            onChange(id);
            setIsCreating(false);
          }}
        />
      )}
    </Stack>
  );
}

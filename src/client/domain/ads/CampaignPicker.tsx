import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
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
      <New variant="text" startIcon={<Plus size={16} strokeWidth={1.75} />} onClick={() => setIsCreating(true)}>
        New campaign
      </New>
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

const New = styled(Button)({ justifySelf: 'start', marginLeft: -8 });

import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { problemOf } from '../../api/problem';
import { SelectField } from '../../components/SelectField';
import { CampaignDialog } from '../campaigns/LazyCampaignDialog';
import { campaignOptions, useNewestCampaigns } from './newestCampaigns';

type Props = {
  value: string | null;
  onChange: (campaignId: string | null) => void;
  /** Leaves out campaigns that are completed. */
  onlyOpen?: boolean;
};

const none = 'none';

/** A campaign of the account's, none, or one that is created on the spot with its budget, dates and objective. */
export function CampaignPicker({ value, onChange, onlyOpen = false }: Props) {
  const [isCreating, setIsCreating] = useState(false);
  const { data, error } = useNewestCampaigns();
  const problem = data ? undefined : problemOf(error);
  const campaigns = (data?.items ?? []).filter(({ status }) => !onlyOpen || status !== 'completed');
  return (
    <Stack>
      <SelectField
        label="Campaign"
        value={value ?? none}
        onChange={(chosen) => onChange(chosen === none ? null : chosen)}
        error={problem && `Couldn’t load campaigns: ${problem.detail}`}
        options={[{ value: none, label: 'No campaign' }, ...campaignOptions(campaigns, value)]}
      />
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

const Stack = styled('div')({ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' });

const New = styled(Button)({ justifySelf: 'start', marginLeft: -8 });

import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog';
import { CampaignPicker } from '../../../domain/ads/CampaignPicker';

type Props = { campaignId: string | null; onChoose: (campaignId: string | null) => void; onClose: () => void };

/** Asks which campaign the ad belongs to. */
export function CampaignChoiceDialog({ campaignId, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState(campaignId);
  return (
    <FormDialog
      open
      title="Choose a campaign"
      onClose={onClose}
      onSubmit={() => onChoose(chosen)}
      submitLabel="Use this campaign"
      busyLabel="Saving…"
      busy={false}
    >
      <CampaignPicker value={chosen} onChange={setChosen} />
    </FormDialog>
  );
}

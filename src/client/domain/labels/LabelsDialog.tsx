import { useState } from 'react';
import type { Campaign } from '../../api/campaignsApi';
import { useLabelCampaignsMutation, useListCampaignLabelsQuery } from '../../api/campaignsApi';
import { FormDialog } from '../../components/FormDialog';
import { useFormFaults } from '../forms/useFormFaults';
import { useWorkspace } from '../teams/workspace';
import { LabelField } from './LabelField';

type Props = { campaign: Campaign; onClose: () => void };

/** The labels of one campaign. Completed ones take labels too. */
export function LabelsDialog({ campaign, onClose }: Props) {
  const workspace = useWorkspace();
  const { data: known = [] } = useListCampaignLabelsQuery(workspace);
  const [labels, setLabels] = useState(campaign.labels);
  const [refusal, setRefusal] = useState<string>();
  const [change, { isLoading, error }] = useLabelCampaignsMutation();
  const faults = useFormFaults(error, []);
  const handleSubmit = async () => {
    const add = labels.filter((label) => !campaign.labels.includes(label));
    const remove = campaign.labels.filter((label) => !labels.includes(label));
    if (add.length + remove.length === 0) return onClose();
    const { data } = await change({ ...workspace, labelChange: { ids: [campaign.id], add, remove } });
    const refused = data?.refused[0]?.detail;
    setRefusal(refused);
    return data && refused === undefined ? onClose() : undefined;
  };
  return (
    <FormDialog
      open
      title={`Labels of ${campaign.name}`}
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={isLoading}
    >
      <LabelField
        label="Labels"
        isOpen
        value={labels}
        options={known.map(({ label }) => label)}
        hint="A client, a product, a launch. Press Enter after each."
        error={refusal}
        onChange={setLabels}
      />
    </FormDialog>
  );
}

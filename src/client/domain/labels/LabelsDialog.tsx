import { useState } from 'react';
import type { Campaign } from '../../api/campaignsApi';
import { useLabelCampaignsMutation } from '../../api/campaignsApi';
import { FormDialog } from '../../components/FormDialog';
import { useFormFaults } from '../forms/useFormFaults';
import { useWorkspace } from '../teams/workspace';
import { LabelField } from './LabelField';
import { useLabels } from './useLabels';

type Props = { campaign: Campaign; onClose: () => void };

/** The labels of one campaign. Completed ones take labels too. */
export function LabelsDialog({ campaign, onClose }: Props) {
  const workspace = useWorkspace();
  const known = useLabels();
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
      <LabelField label="Labels" isOpen value={labels} options={known} error={refusal} onChange={setLabels} />
    </FormDialog>
  );
}

import { useState } from 'react';
import type { BulkRefusal, LabelChange } from '../../api/campaignsApi';
import { FormDialog } from '../../components/FormDialog';
import { useFormFaults } from '../forms/useFormFaults';
import { LabelField } from './LabelField';
import { useLabels } from './useLabels';

type LabelWish = Required<Pick<LabelChange, 'add' | 'remove'>>;

type Props = {
  labeled: { name: string; labels: readonly string[] };
  isBusy: boolean;
  /** Of the last try. */
  error: unknown;
  /** Gives no `data` where the call failed. */
  onChange: (wish: LabelWish) => Promise<{ data?: { refused: BulkRefusal[] } }>;
  onClose: () => void;
};

/** The labels of one campaign or ad. Stays open, with what was typed, where they could not be changed. */
export function LabelsDialog({ labeled: { name, labels: before }, isBusy, error, onChange, onClose }: Props) {
  const known = useLabels();
  const [labels, setLabels] = useState<readonly string[]>(before);
  const [refusal, setRefusal] = useState<string>();
  const faults = useFormFaults(error, []);
  const handleSubmit = async () => {
    const add = labels.filter((label) => !before.includes(label));
    const remove = before.filter((label) => !labels.includes(label));
    if (add.length + remove.length === 0) return onClose();
    const { data } = await onChange({ add, remove });
    const refused = data?.refused[0]?.detail;
    setRefusal(refused);
    return data && refused === undefined ? onClose() : undefined;
  };
  return (
    <FormDialog
      open
      title={`Labels of ${name}`}
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={isBusy}
    >
      <LabelField label="Labels" isOpen value={labels} options={known} error={refusal} onChange={setLabels} />
    </FormDialog>
  );
}

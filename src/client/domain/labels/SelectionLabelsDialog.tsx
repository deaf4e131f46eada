import { useState } from 'react';
import type { LabelChange } from '../../api/campaignsApi';
import { FormDialog } from '../../components/FormDialog';
import { countOf } from '../../lib/text';
import { LabelField } from './LabelField';
import { useLabels } from './useLabels';

type Props = {
  count: number;
  isBusy: boolean;
  onLabel: (wish: Pick<LabelChange, 'add' | 'remove'>) => void;
  onClose: () => void;
};

/** What the selected campaigns are to be labeled with, and what no longer. */
export function SelectionLabelsDialog({ count, isBusy, onLabel, onClose }: Props) {
  const known = useLabels();
  const removable = useLabels('campaigns');
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const handleSubmit = () => (add.length + remove.length === 0 ? onClose() : onLabel({ add, remove }));
  return (
    <FormDialog
      open
      title={`Label ${countOf(count, 'campaign')}`}
      onClose={onClose}
      onSubmit={handleSubmit}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={isBusy}
    >
      <LabelField label="Add labels" isOpen value={add} options={known} onChange={setAdd} />
      {removable.length > 0 && (
        <LabelField label="Remove labels" isOpen={false} value={remove} options={removable} onChange={setRemove} />
      )}
    </FormDialog>
  );
}

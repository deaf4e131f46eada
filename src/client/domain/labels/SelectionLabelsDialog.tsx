import { useState } from 'react';
import type { LabelChange } from '../../api/campaignsApi';
import { FormDialog } from '../../components/FormDialog';
import { countOf } from '../../lib/text';
import { LabelField } from './LabelField';
import { type Labeled, useLabels } from './useLabels';

type Props = {
  of: Labeled;
  count: number;
  isBusy: boolean;
  onLabel: (wish: Pick<LabelChange, 'add' | 'remove'>) => void;
  onClose: () => void;
};

const nouns: Record<Labeled, string> = { campaigns: 'campaign', ads: 'ad' };

/** What the selected campaigns or ads are to be labeled with, and what no longer. */
export function SelectionLabelsDialog({ of, count, isBusy, onLabel, onClose }: Props) {
  const known = useLabels();
  const removable = useLabels(of);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const handleSubmit = () => (add.length + remove.length === 0 ? onClose() : onLabel({ add, remove }));
  return (
    <FormDialog
      open
      title={`Label ${countOf(count, nouns[of])}`}
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

import { type KeyboardEvent, useState } from 'react';
import { styled } from '@mui/material/styles';
import { type UtmFields, utmFieldNames } from '../../../ad-kit/linkBuilder';
import { useCreateLinkPresetMutation } from '../../api/linksApi';
import { bounds } from '../../api/bounds';
import { BusyButton } from '../../components/BusyButton';
import { FormFaults } from '../../components/FormFaults';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../forms/useFormFaults';
import { useWorkspace } from '../teams/workspace';

/** Keeps the values of the link that is being built, under a name. */
export function NewLinkPreset({ utm }: { utm: UtmFields }) {
  const [name, setName] = useState('');
  const workspace = useWorkspace();
  const [create, { isLoading, error }] = useCreateLinkPresetMutation();
  const { at, above, refusal, check } = useFormFaults(error, ['name']);
  const handleSave = async () => {
    if (isLoading) return;
    const complaint = complaintAbout(name, utm);
    if (!check(complaint === undefined ? {} : { name: complaint })) return;
    const result = await create({ ...workspace, newLinkPreset: { name, utm } });
    if (result.data) setName('');
  };
  // It stands in the form of the link, which Enter must not apply from here.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void handleSave();
  };
  return (
    <Saving onKeyDown={handleKey}>
      <FormFaults above={above} refusal={refusal} />
      <TextField
        label="Save these values as"
        value={name}
        onChange={setName}
        error={at.name}
        maxLength={bounds.NewLinkPreset.name.maxLength}
        autoComplete="off"
        placeholder="Preset name"
      />
      <BusyButton variant="outlined" busy={isLoading} busyLabel="Saving…" onClick={() => void handleSave()}>
        Save preset
      </BusyButton>
    </Saving>
  );
}

function complaintAbout(name: string, utm: UtmFields): string | undefined {
  if (utmFieldNames.every((field) => utm[field] === '')) return 'There are no values to save yet.';
  return name.trim() === '' ? 'Please give the preset a name.' : undefined;
}

const Saving = styled('div')({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The button stands beside the input, below the label's line.
  '& > button': { marginTop: 24 },
  '& > [role="alert"]': { gridColumn: '1 / -1' },
});

import { type KeyboardEvent, useState } from 'react';
import { styled } from '@mui/material/styles';
import { BusyButton } from '../../components/BusyButton';
import { FormFaults } from '../../components/FormFaults';
import { TextField } from '../../components/TextField';
import { useFormFaults } from './useFormFaults';

type Props = {
  label: string;
  placeholder: string;
  buttonLabel: string;
  maxLength: number;
  /** Why it can't be saved under this name; `undefined` where it can. */
  complaintAbout: (name: string) => string | undefined;
  isBusy: boolean;
  /** Of the last try. */
  error: unknown;
  /** Says whether it was saved. */
  onSave: (name: string) => Promise<boolean>;
};

/** A name and a button, for what is kept under a name. It may stand in another form, which Enter leaves alone. */
export function SaveUnderName({
  label,
  placeholder,
  buttonLabel,
  maxLength,
  complaintAbout,
  isBusy,
  error,
  onSave,
}: Props) {
  const [name, setName] = useState('');
  const { at, above, refusal, check } = useFormFaults(error, ['name']);
  const handleSave = async () => {
    if (isBusy) return;
    const complaint = complaintAbout(name);
    if (!check(complaint === undefined ? {} : { name: complaint })) return;
    if (await onSave(name)) setName('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void handleSave();
  };
  return (
    <Saving onKeyDown={handleKey}>
      <FormFaults above={above} refusal={refusal} />
      <TextField
        label={label}
        value={name}
        onChange={setName}
        error={at.name}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={placeholder}
      />
      <BusyButton variant="outlined" busy={isBusy} busyLabel="Saving…" onClick={() => void handleSave()}>
        {buttonLabel}
      </BusyButton>
    </Saving>
  );
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

import type { ReactNode } from 'react';
import { bounds } from '../../api/bounds';
import { FormDialog } from '../../components/FormDialog';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../forms/useFormFaults';

type Props = {
  title: string;
  /** Stands above the name. */
  children?: ReactNode;
  name: string;
  onNameChange: (name: string) => void;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  busy: boolean;
  /** Why it was refused, as the call says it. */
  error: unknown;
};

/** Asks what a template of the account's own is called. */
export function TemplateNameDialog({ children, name, onNameChange, error, ...dialog }: Props) {
  const faults = useFormFaults(error, ['name']);
  return (
    <FormDialog open busyLabel="Saving…" faults={faults} {...dialog}>
      {children}
      <TextField
        label="Name"
        value={name}
        onChange={onNameChange}
        error={faults.at.name}
        maxLength={bounds.NewTemplate.name.maxLength}
        required
        autoFocus
      />
    </FormDialog>
  );
}

import type { ReactNode } from 'react';
import { FormDialog } from '../../components/FormDialog';
import { TextField } from '../../components/TextField';
import { useFormFaults } from './useFormFaults';

type Props = {
  title: string;
  /** Stands above the name. */
  children?: ReactNode;
  name: string;
  onNameChange: (name: string) => void;
  maxLength: number;
  /** Why it can’t have this name; `undefined` where it can. */
  complaintAbout?: (name: string) => string | undefined;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  busy: boolean;
  /** Why it was refused, as the call says it. */
  error: unknown;
};

/** Asks what something is called. */
export function NameDialog({
  children,
  name,
  onNameChange,
  maxLength,
  complaintAbout,
  onSubmit,
  error,
  ...dialog
}: Props) {
  const faults = useFormFaults(error, ['name']);
  const handleSubmit = () => {
    const complaint = complaintAbout?.(name);
    if (faults.check(complaint === undefined ? {} : { name: complaint })) onSubmit();
  };
  return (
    <FormDialog open busyLabel="Saving…" faults={faults} onSubmit={handleSubmit} {...dialog}>
      {children}
      <TextField
        label="Name"
        value={name}
        onChange={onNameChange}
        error={faults.at.name}
        maxLength={maxLength}
        required
        autoFocus
      />
    </FormDialog>
  );
}

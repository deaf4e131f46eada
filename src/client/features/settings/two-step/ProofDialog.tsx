import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { PasswordField } from './PasswordField';

type Props = {
  title: string;
  text: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Why the last try was refused. */
  error: unknown;
  destructive?: boolean;
  onClose: () => void;
  onSubmit: (proof: { password: string; code: string }) => Promise<void>;
};

/** Asks for the password and a code before the second step is changed. */
export function ProofDialog({ title, text, error, onClose, onSubmit, destructive = false, ...labels }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const faults = useFormFaults(error, ['password', 'code']);
  return (
    <FormDialog
      open
      destructive={destructive}
      title={title}
      faults={faults}
      onClose={onClose}
      onSubmit={() => void onSubmit({ password, code })}
      {...labels}
    >
      <p>{text}</p>
      <PasswordField value={password} error={faults.at.password} onChange={setPassword} />
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        required
        maxLength={40}
        hint="From your authenticator app, or one of your recovery codes."
        value={code}
        error={faults.at.code}
        onChange={setCode}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { type TwoStepSecret, useStartTwoStepMutation } from '../../../api/twoStepApi';
import { FormDialog } from '../../../components/FormDialog';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { FirstCodeDialog } from './FirstCodeDialog';
import { PasswordField } from './PasswordField';

type Props = { onClose: () => void; onCodes: (codes: string[]) => void };

/** Asks for the password, then for a first code of the app. */
export function SetUpDialog({ onClose, onCodes }: Props) {
  const [secret, setSecret] = useState<TwoStepSecret>();
  const [password, setPassword] = useState('');
  const [start, { isLoading, error }] = useStartTwoStepMutation();
  const faults = useFormFaults(error, ['password']);
  if (secret) return <FirstCodeDialog secret={secret} onClose={onClose} onCodes={onCodes} />;
  const handleSubmit = async () => {
    const { data } = await start({ passwordProof: { password } });
    setSecret(data);
  };
  return (
    <FormDialog
      open
      title="Turn on two-step sign-in"
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Continue"
      busyLabel="Checking…"
      busy={isLoading}
    >
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, or
        1Password. First, confirm that it’s you.
      </p>
      <PasswordField value={password} error={faults.at.password} onChange={setPassword} />
    </FormDialog>
  );
}

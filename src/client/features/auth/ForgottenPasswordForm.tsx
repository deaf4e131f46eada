import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../api/api';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { AuthForm, TextAction } from './AuthForm';

type Props = {
  /** What was typed as the address so far. */
  initialEmail: string;
  onBack: () => void;
};

/** Asks for the link that sets a new password. The answer tells nobody whether the address has an account. */
export function ForgottenPasswordForm({ initialEmail, onBack }: Props) {
  const [email, setEmail] = useState(initialEmail);
  const [requestReset, { isLoading, data, error }] = useRequestPasswordResetMutation();
  const faults = useFormFaults(error, ['email']);
  return (
    <AuthForm
      title="Reset your password"
      text="We’ll email you a link. It works once, for one hour."
      faults={faults}
      done={data?.message}
      submitLabel="Send link"
      busyLabel="Sending..."
      busy={isLoading}
      onSubmit={() => void requestReset({ passwordResetRequest: { email } })}
      footer={
        <TextAction type="button" onClick={onBack}>
          Back to login
        </TextAction>
      }
    >
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        error={faults.at.email}
        onChange={setEmail}
      />
    </AuthForm>
  );
}

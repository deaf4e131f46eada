import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../api/api';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { isMailSent } from '../../lib/pageSettings';
import { AuthForm, TextAction } from './AuthForm';

type Props = {
  /** What was typed as the address so far. */
  initialEmail: string;
  onBack: () => void;
};

const notMailed = 'Email isn’t set up here, so the person who runs this site will have your link';

/** Asks for the link that sets a new password. The answer tells nobody whether the address has an account. */
export function ForgottenPasswordForm({ initialEmail, onBack }: Props) {
  const [email, setEmail] = useState(initialEmail);
  const [requestReset, { isLoading, data, error }] = useRequestPasswordResetMutation();
  const faults = useFormFaults(error, ['email']);
  return (
    <AuthForm
      title="Reset your password"
      text={`${isMailSent() ? 'We’ll email you a link' : notMailed}. It works once, for one hour.`}
      faults={faults}
      done={data?.message}
      submitLabel={isMailSent() ? 'Send link' : 'Request link'}
      busyLabel={isMailSent() ? 'Sending...' : 'Requesting...'}
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

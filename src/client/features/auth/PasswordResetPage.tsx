import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConfirmPasswordResetMutation } from '../../api/api';
import { bounds } from '../../api/bounds';
import { signInRequested } from '../../api/authSlice';
import { EmptyState } from '../../components/EmptyState';
import { NarrowPage } from '../../components/NarrowPage';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../redux/hooks';
import { AuthForm } from './AuthForm';

/** Where the mailed link leads: sets a new password with the link's token. */
export function PasswordResetPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <NarrowPage width={420}>
      <PageHeader title="Set a new password" subtitle="You’ll be signed out on every device." />
      <Panel>
        {token ? (
          <NewPasswordForm token={token} />
        ) : (
          <EmptyState
            title="This link is incomplete"
            text="Open the link in the email again, or ask for a new one with “Forgot your password?” in the sign-in dialog."
          />
        )}
      </Panel>
    </NarrowPage>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirmReset, { isLoading, error }] = useConfirmPasswordResetMutation();
  const faults = useFormFaults(error, ['password']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const handleSubmit = async () => {
    const result = await confirmReset({ passwordResetConfirmation: { token, password } });
    if (result.error) return;
    void navigate(paths.dashboard, { replace: true });
    dispatch(signInRequested());
  };
  return (
    <AuthForm
      faults={faults}
      submitLabel="Set password"
      busyLabel="Setting password..."
      busy={isLoading}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label="New password"
        type="password"
        name="password"
        autoComplete="new-password"
        required
        autoFocus
        minLength={bounds.PasswordResetConfirmation.password.minLength}
        hint={`At least ${bounds.PasswordResetConfirmation.password.minLength} characters`}
        value={password}
        error={faults.at.password}
        onChange={setPassword}
      />
    </AuthForm>
  );
}

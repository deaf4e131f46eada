import { useState } from 'react';
import { type User, useDeleteAccountMutation } from '../../api/api';
import { FormDialog } from '../../components/FormDialog';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';

type Props = { user: User; onClose: () => void };

/** Asks for the address, and for the password where there is one, before everything is deleted. */
export function DeleteAccountDialog({ user, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  const faults = useFormFaults(error, ['email', 'password']);
  const handleSubmit = () => {
    void deleteAccount({ accountDeletion: user.is_demo ? { email } : { email, password } });
  };
  return (
    <FormDialog
      open
      destructive
      title="Delete your account?"
      faults={faults}
      onClose={onClose}
      onSubmit={handleSubmit}
      submitLabel="Delete account"
      busyLabel="Deleting…"
      busy={isLoading}
    >
      <p>This also deletes your campaigns and all of their numbers. It can’t be undone.</p>
      <TextField
        label={`Type ${user.email} to confirm`}
        type="email"
        name="confirm-email"
        autoComplete="off"
        required
        autoFocus
        value={email}
        error={faults.at.email}
        onChange={setEmail}
      />
      {!user.is_demo && (
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={faults.at.password}
          onChange={setPassword}
        />
      )}
    </FormDialog>
  );
}

import { useState } from 'react';
import { useChangePasswordMutation } from '../../api/api';
import { bounds } from '../../api/bounds';
import { Panel } from '../../components/Panel';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { PanelForm } from './PanelForm';

const nothing = { current: '', next: '' };

/** Changes the password, which signs out every other device. */
export function PasswordPanel() {
  const [typed, setTyped] = useState(nothing);
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const faults = useFormFaults(error, ['current_password', 'new_password']);
  const { minLength } = bounds.PasswordChange.new_password;
  const handleSubmit = async () => {
    const result = await change({ passwordChange: { current_password: typed.current, new_password: typed.next } });
    if (!result.error) setTyped(nothing);
  };
  return (
    <Panel title="Password">
      <PanelForm
        faults={faults}
        submitLabel="Change password"
        busyLabel="Changing…"
        busy={isLoading}
        onSubmit={() => void handleSubmit()}
      >
        <TextField
          label="Current password"
          type="password"
          name="current-password"
          autoComplete="current-password"
          required
          value={typed.current}
          error={faults.at.current_password}
          onChange={(current) => setTyped((before) => ({ ...before, current }))}
        />
        <TextField
          label="New password"
          type="password"
          name="new-password"
          autoComplete="new-password"
          required
          minLength={minLength}
          hint={`At least ${minLength} characters. You’ll be signed out on every other device.`}
          value={typed.next}
          error={faults.at.new_password}
          onChange={(next) => setTyped((before) => ({ ...before, next }))}
        />
      </PanelForm>
    </Panel>
  );
}

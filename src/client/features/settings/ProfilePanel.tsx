import { useState } from 'react';
import { type User, useUpdateProfileMutation } from '../../api/api';
import { bounds } from '../../api/bounds';
import { Panel } from '../../components/Panel';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { PanelForm } from './PanelForm';

/** Changes the person's name. */
export function ProfilePanel({ user }: { user: User }) {
  const [fullName, setFullName] = useState(user.full_name);
  const [update, { isLoading, error }] = useUpdateProfileMutation();
  const faults = useFormFaults(error, ['full_name']);
  return (
    <Panel title="Profile">
      <PanelForm
        faults={faults}
        submitLabel="Save name"
        busyLabel="Saving…"
        busy={isLoading}
        onSubmit={() => void update({ profileChange: { full_name: fullName } })}
      >
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          required
          maxLength={bounds.ProfileChange.full_name.maxLength}
          value={fullName}
          error={faults.at.full_name}
          onChange={setFullName}
        />
      </PanelForm>
    </Panel>
  );
}

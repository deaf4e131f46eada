import { useState } from 'react';
import { type Team, useCreateTeamMutation, useUpdateTeamMutation } from '../../../api/teamsApi';
import { bounds } from '../../../api/bounds';
import { FormDialog } from '../../../components/FormDialog';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { RefusalText } from '../../../domain/plans/RefusalText';

type Values = { name: string; description: string };
type FormProps = {
  title: string;
  start: Values;
  error: unknown;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: (values: Values) => void;
  onClose: () => void;
};

function TeamForm({ title, start, error, submitLabel, busyLabel, busy, onSubmit, onClose }: FormProps) {
  const [values, setValues] = useState(start);
  const { problem, at, above, refusal } = useFormFaults(error, ['name', 'description']);
  return (
    <FormDialog
      open
      title={title}
      faults={{ refusal, above: problem && above ? <RefusalText problem={problem} text={above} /> : undefined }}
      onClose={onClose}
      onSubmit={() => onSubmit(values)}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      busy={busy}
    >
      <TextField
        label="Team name"
        name="team-name"
        autoComplete="off"
        required
        autoFocus
        maxLength={bounds.NewTeam.name.maxLength}
        value={values.name}
        error={at.name}
        onChange={(name) => setValues({ ...values, name })}
      />
      <TextField
        label="Description"
        name="team-description"
        multiline
        minRows={3}
        maxLength={bounds.NewTeam.description.maxLength}
        hint="What the team is for. Members and people you invite can see this."
        value={values.description}
        error={at.description}
        onChange={(description) => setValues({ ...values, description })}
      />
    </FormDialog>
  );
}

/** Makes a team, which the person then owns. */
export function CreateTeamDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (team: Team) => void }) {
  const [create, { isLoading, error }] = useCreateTeamMutation();
  const handleSubmit = async (newTeam: Values) => {
    const { data } = await create({ newTeam });
    if (data) onCreated(data);
  };
  return (
    <TeamForm
      title="Create Team"
      start={{ name: '', description: '' }}
      error={error}
      submitLabel="Create Team"
      busyLabel="Creating…"
      busy={isLoading}
      onSubmit={(values) => void handleSubmit(values)}
      onClose={onClose}
    />
  );
}

/** Changes the team's name and what it is for. */
export function EditTeamDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const [update, { isLoading, error }] = useUpdateTeamMutation();
  const handleSubmit = async (teamChange: Values) => {
    const { data } = await update({ id: team.id, teamChange });
    if (data) onClose();
  };
  return (
    <TeamForm
      title="Edit Team Details"
      start={{ name: team.name, description: team.description }}
      error={error}
      submitLabel="Save changes"
      busyLabel="Saving…"
      busy={isLoading}
      onSubmit={(values) => void handleSubmit(values)}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useCreateAnalyticsViewMutation } from '../../../api/analyticsApi';
import { bounds } from '../../../api/bounds';
import { BusyButton } from '../../../components/BusyButton';
import { FormFaults } from '../../../components/FormFaults';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { useWorkspace } from '../../../domain/teams/workspace';
import { type AnalyticsView, writeAnalyticsView } from '../analyticsView';

/** Saves the view that is shown under a name. */
export function SaveView({ view }: { view: AnalyticsView }) {
  const [name, setName] = useState('');
  const workspace = useWorkspace();
  const [create, { isLoading, error }] = useCreateAnalyticsViewMutation();
  const { at, above, refusal, check } = useFormFaults(error, ['name']);
  const handleSave = async () => {
    if (isLoading) return;
    if (!check(name.trim() === '' ? { name: 'Please give the view a name.' } : {})) return;
    const query = writeAnalyticsView(view).toString();
    const result = await create({ ...workspace, newAnalyticsView: { name, query } });
    if (result.data) setName('');
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      <FormFaults above={above} refusal={refusal} />
      <TextField
        label="Save this view as"
        value={name}
        onChange={setName}
        error={at.name}
        maxLength={bounds.NewAnalyticsView.name.maxLength}
        autoComplete="off"
        placeholder="View name"
      />
      <BusyButton type="submit" variant="outlined" busy={isLoading} busyLabel="Saving…">
        Save view
      </BusyButton>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The button stands beside the input, below the label's line.
  '& > button': { marginTop: 24 },
  '& > [role="alert"]': { gridColumn: '1 / -1' },
});

import type { ReactNode } from 'react';
import { bounds } from '../../api/bounds';
import type { Problem } from '../../api/problem';
import { FormDialog } from '../../components/FormDialog';
import { TextField } from '../../components/TextField';

type Props = {
  title: string;
  /** Stands above the name. */
  children?: ReactNode;
  name: string;
  onNameChange: (name: string) => void;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  busy: boolean;
  problem: Problem | undefined;
};

/** Asks what a template of the account's own is called. */
export function TemplateNameDialog({ children, name, onNameChange, problem, ...dialog }: Props) {
  return (
    <FormDialog
      open
      busyLabel="Saving…"
      error={problem && !problem.fieldErrors.name ? problem.detail : undefined}
      {...dialog}
    >
      {children}
      <TextField
        label="Name"
        value={name}
        onChange={onNameChange}
        error={problem?.fieldErrors.name}
        maxLength={bounds.NewTemplate.name.maxLength}
        required
        autoFocus
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { type Template, useDeleteTemplateMutation, useUpdateTemplateMutation } from '../../api/adsApi';
import { bounds } from '../../api/bounds';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FormDialog } from '../../components/FormDialog';
import { TextField } from '../../components/TextField';

type Props = { template: Template; onClose: () => void };

export function RenameTemplateDialog({ template, onClose }: Props) {
  const [name, setName] = useState(template.name);
  const [update, { isLoading, error }] = useUpdateTemplateMutation();
  const problem = problemOf(error);
  const handleSubmit = async () => {
    const result = await update({ id: template.id, templateChange: { name } });
    if (!result.error) onClose();
  };
  return (
    <FormDialog
      open
      title="Rename template"
      error={problem && !problem.fieldErrors.name ? problem.detail : undefined}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={isLoading}
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        error={problem?.fieldErrors.name}
        maxLength={bounds.NewTemplate.name.maxLength}
        required
        autoFocus
      />
    </FormDialog>
  );
}

export function DeleteTemplateDialog({ template, onClose }: Props) {
  const [remove, { isLoading, error }] = useDeleteTemplateMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: template.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this template?"
      text={`“${template.name}” is gone for good. The library keeps its own.`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      destructive
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

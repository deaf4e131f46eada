import { useState } from 'react';
import { bounds } from '../../api/bounds';
import { type Template, useDeleteTemplateMutation, useUpdateTemplateMutation } from '../../api/templatesApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { NameDialog } from '../../domain/forms/NameDialog';

type Props = { template: Template; onClose: () => void };

export function RenameTemplateDialog({ template, onClose }: Props) {
  const [name, setName] = useState(template.name);
  const [update, { isLoading, error }] = useUpdateTemplateMutation();
  const handleSubmit = async () => {
    const result = await update({ id: template.id, templateChange: { name } });
    if (!result.error) onClose();
  };
  return (
    <NameDialog
      title="Rename template"
      name={name}
      onNameChange={setName}
      maxLength={bounds.NewTemplate.name.maxLength}
      submitLabel="Save"
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
      busy={isLoading}
      error={error}
    />
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
      text={`“${template.name}” will be deleted for good. The library’s original stays.`}
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

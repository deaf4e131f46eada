import { useState } from 'react';
import { useNameVariantMutation } from '../../../api/adsApi';
import { bounds } from '../../../api/bounds';
import { NameDialog } from '../../../domain/forms/NameDialog';

type Props = { id: string; name: string; onClose: () => void };

/** Asks what a variant is called. */
export function RenameVariantDialog({ id, name: before, onClose }: Props) {
  const [name, setName] = useState(before);
  const [rename, { isLoading, error }] = useNameVariantMutation();
  const handleSubmit = async () => {
    const { data } = await rename({ id, variantName: { variant_name: name } });
    if (data) onClose();
  };
  return (
    <NameDialog
      title="Rename variant"
      name={name}
      onNameChange={setName}
      maxLength={bounds.VariantName.variant_name.maxLength}
      submitLabel="Rename"
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
      busy={isLoading}
      error={error}
    />
  );
}

import { type UtmFields, utmFieldNames } from '../../../ad-kit/linkBuilder';
import { useCreateLinkPresetMutation } from '../../api/linksApi';
import { bounds } from '../../api/bounds';
import { SaveUnderName } from '../forms/SaveUnderName';
import { useWorkspace } from '../teams/workspace';

/** Keeps the values of the link that is being built, under a name. */
export function NewLinkPreset({ utm }: { utm: UtmFields }) {
  const workspace = useWorkspace();
  const [create, { isLoading, error }] = useCreateLinkPresetMutation();
  return (
    <SaveUnderName
      label="Save these values as"
      placeholder="Preset name"
      buttonLabel="Save preset"
      maxLength={bounds.NewLinkPreset.name.maxLength}
      complaintAbout={(name) => complaintAbout(name, utm)}
      isBusy={isLoading}
      error={error}
      onSave={async (name) => {
        const result = await create({ ...workspace, newLinkPreset: { name, utm } });
        return result.data !== undefined;
      }}
    />
  );
}

function complaintAbout(name: string, utm: UtmFields): string | undefined {
  if (utmFieldNames.every((field) => utm[field] === '')) return 'There are no values to save yet.';
  return name.trim() === '' ? 'Please give the preset a name.' : undefined;
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import type { AdPlatform } from '../../../ad-kit/ad';
import { platformNames } from '../../../ad-kit/platforms';
import { type UtmFields, utmFieldNames } from '../../../ad-kit/linkBuilder';
import { type LinkPreset, useDeleteLinkPresetMutation, useListLinkPresetsQuery } from '../../api/linksApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { GroupLabel } from '../../components/GroupLabel';
import { IconButton } from '../../components/IconButton';
import { Notice } from '../../components/Notice';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { radii, tokens } from '../../theme/tokens';
import { NewLinkPreset } from './NewLinkPreset';
import { useWorkspace } from '../teams/workspace';

type Props = {
  platform: AdPlatform;
  /** The platform's default values. */
  defaults: Partial<UtmFields>;
  /** What a new preset would keep. */
  current: UtmFields;
  onApply: (utm: Partial<UtmFields>) => void;
};

/** Values to begin with: the platform's usual ones, and those that the account keeps. */
export function LinkPresets({ platform, defaults, current, onApply }: Props) {
  const [leaving, setLeaving] = useState<LinkPreset>();
  const { data, error, isFetching, refetch } = useListLinkPresetsQuery(useWorkspace());
  const failure = isFetching ? undefined : problemOf(error);
  return (
    <section aria-label="Presets">
      <GroupLabel as="h3">Presets</GroupLabel>
      <List>
        <PresetRow name={`Standard for ${platformNames[platform]}`} utm={defaults} onApply={onApply} />
        {data?.items.map((preset) => (
          <PresetRow
            key={preset.id}
            name={preset.name}
            utm={preset.utm}
            onApply={onApply}
            onDelete={() => setLeaving(preset)}
          />
        ))}
        {!data && !failure && (
          <li>
            <div role="status" aria-label="Loading your presets">
              <SkeletonBlock width="100%" height={20} />
            </div>
          </li>
        )}
      </List>
      {failure && !data && (
        <Notice tone="bad">
          {`Couldn’t load your presets. ${failure.detail} `}
          <Button size="small" variant="text" color="inherit" onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      )}
      <NewLinkPreset utm={current} />
      {leaving && <DeletePresetDialog preset={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  );
}

type RowProps = {
  name: string;
  utm: Partial<UtmFields>;
  onApply: (utm: Partial<UtmFields>) => void;
  onDelete?: () => void;
};

function PresetRow({ name, utm, onApply, onDelete }: RowProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{utmFieldNames.flatMap((field) => utm[field] || []).join(' · ') || 'No values'}</span>
      </div>
      <Button size="small" variant="outlined" aria-label={`Use ${name}`} onClick={() => onApply(utm)}>
        Use
      </Button>
      {onDelete && <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />}
    </li>
  );
}

function DeletePresetDialog({ preset, onClose }: { preset: LinkPreset; onClose: () => void }) {
  const [remove, { isLoading, error }] = useDeleteLinkPresetMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: preset.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete this preset?"
      text={`“${preset.name}” will be deleted for good. Links made with it stay as they are.`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

const List = styled('ul')({
  maxHeight: 220,
  overflowY: 'auto',
  marginBottom: 12,
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, padding: '6px 8px 6px 12px' },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& div > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& div > strong': { fontWeight: 500 },
  '& div > span': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

import { type SavedAd, useLabelAdsMutation } from '../../api/adsApi';
import { useWorkspace } from '../teams/workspace';
import { LabelsDialog } from './LabelsDialog';

type Props = { ad: SavedAd; onClose: () => void };

/** The labels of one ad, which somebody may be writing meanwhile. */
export function AdLabelsDialog({ ad, onClose }: Props) {
  const workspace = useWorkspace();
  const [change, { isLoading, error }] = useLabelAdsMutation();
  return (
    <LabelsDialog
      labeled={ad}
      isBusy={isLoading}
      error={error}
      onChange={(wish) => change({ ...workspace, adLabelChange: { ids: [ad.id], ...wish } })}
      onClose={onClose}
    />
  );
}

import Button from '@mui/material/Button';
import type { SavedAd } from '../../../api/adsApi';
import { BusyButton } from '../../../components/BusyButton';
import { DialogActions } from '../../../components/DialogActions';
import { LazyDialogFrame } from '../../../components/LazyDialogFrame';
import { Notice } from '../../../components/Notice';
import { VersionDifferences } from '../../../components/VersionDifferences';
import { formatMoment } from '../../../lib/dates';
import { useAppDispatch } from '../../../redux/hooks';
import { type AdDraft, parseAd } from '../state/adDraft';
import { keepOwnVersion, takeOtherVersion } from '../state/adEditorThunks';
import { differencesOf } from '../../../domain/ads/adDifferences';
import { useSaveAsNewAd } from './useSaveAsNewAd';

type Props = {
  id: string;
  draft: AdDraft;
  theirs: SavedAd;
  /** Puts the decision off: nothing is stored, and nothing is lost. */
  onClose: () => void;
};

/** Two versions of one ad: shows where they differ and asks which goes on. Neither is thrown away unasked. */
export function ConflictDialog({ id, draft, theirs, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { saveAsNew, isSaving, problem } = useSaveAsNewAd(id);
  return (
    <LazyDialogFrame open title="This ad was changed elsewhere" onClose={onClose} width={640}>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      <p>{`The other version was saved ${formatMoment(theirs.updated_at)}, in another window or by someone else.`}</p>
      <VersionDifferences differences={differencesOf(draft, parseAd(theirs))} />
      <DialogActions>
        <BusyButton variant="text" busy={isSaving} busyLabel="Saving…" onClick={saveAsNew}>
          Save mine as a new ad
        </BusyButton>
        <Button variant="outlined" onClick={() => void dispatch(takeOtherVersion(id))}>
          Use the other version
        </Button>
        <Button onClick={() => void dispatch(keepOwnVersion(id))}>Keep my version</Button>
      </DialogActions>
    </LazyDialogFrame>
  );
}

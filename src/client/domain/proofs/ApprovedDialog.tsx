import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { type SavedAd, useGetAdQuery } from '../../api/adsApi';
import { StoredPreviews } from '../ads/StoredPreviews';
import { problemOf } from '../../api/problem';
import { type ApprovedAd, useGetApprovedAdQuery } from '../../api/proofsApi';
import { BusyButton } from '../../components/BusyButton';
import { DialogActions } from '../../components/DialogActions';
import { DialogFrame } from '../../components/DialogFrame';
import { ErrorPanel } from '../../components/ErrorPanel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { VersionDifferences } from '../../components/VersionDifferences';
import { useAbortable } from '../../lib/useAbortable';
import { useAppDispatch } from '../../redux/hooks';
import { problemToast, toastShown } from '../../redux/toastsSlice';
import { tokens } from '../../theme/tokens';
import { differencesOf } from '../ads/adDifferences';
import { DecisionChip } from './DecisionChip';
import { downloadApproved } from './downloadApproved';

type Props = { ad: Pick<SavedAd, 'id' | 'name'>; onClose: () => void };

/** The version of an ad that a client approved last, to look at and to download, and how the ad differs from it now. */
export function ApprovedDialog({ ad: { id, name }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { wait, isBusy } = useAbortable();
  const { data: approved, error, refetch } = useGetApprovedAdQuery({ id });
  const { data: ad } = useGetAdQuery({ id });
  const differences = ad && approved ? differencesSince(ad, approved) : [];
  const handleDownload = async () => {
    const result = await wait(dispatch(downloadApproved(id)));
    if (downloadApproved.rejected.match(result) && result.payload) dispatch(toastShown(problemToast(result.payload)));
  };
  return (
    <DialogFrame open title={`Approved version of “${name}”`} onClose={onClose} width={1040}>
      {approved ? (
        <>
          <Words>
            <DecisionChip decision={{ ...approved, kind: 'approved', is_current: true }} />
            {approved.note !== '' && <p dir="auto">{approved.note}</p>}
            {differences.length > 0 && (
              <>
                <DecisionChip decision={{ ...approved, kind: 'approved', is_current: false }} />
                <VersionDifferences differences={differences} names={{ mine: 'Now', other: 'Approved' }} />
              </>
            )}
          </Words>
          <StoredPreviews ad={approved} />
          <DialogActions>
            <BusyButton
              busy={isBusy}
              busyLabel="Downloading…"
              startIcon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void handleDownload()}
            >
              Download (ZIP)
            </BusyButton>
          </DialogActions>
        </>
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load the approved version"
          detail={problemOf(error)?.detail ?? ''}
          onRetry={refetch}
        />
      ) : (
        <SkeletonBlock width="100%" height={320} />
      )}
    </DialogFrame>
  );
}

/** How the ad differs from what was approved. Its name and its campaign are no part of that. */
function differencesSince(ad: SavedAd, approved: ApprovedAd) {
  const unnamed = { name: '', campaign_id: null };
  return differencesOf({ ...ad, ...unnamed }, { ...approved, ...unnamed });
}

const Words = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  marginBottom: 24,
  '& > p': { maxWidth: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: tokens.text2 },
});

import { useState } from 'react';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../api/problem';
import { BusyButton } from '../../../components/BusyButton';
import { DialogActions, DialogFrame } from '../../../components/DialogFrame';
import { Notice } from '../../../components/Notice';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../redux/hooks';
import { restoreDeletedAd, saveAsNewAd } from '../state/adEditorThunks';

type Props = { id: string; name: string };

/** The ad was deleted while somebody wrote in it: brings it back, or keeps what is written as another ad. */
export function GoneDialog({ id, name }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'restore' | 'new'>();
  const [error, setError] = useState<unknown>();
  const handleRestore = async () => {
    setBusy('restore');
    const result = await dispatch(restoreDeletedAd(id));
    if (restoreDeletedAd.rejected.match(result)) setError(result.payload);
    setBusy(undefined);
  };
  const handleNewAd = async () => {
    setBusy('new');
    const result = await dispatch(saveAsNewAd(id));
    if (saveAsNewAd.fulfilled.match(result)) await navigate(paths.ad(result.payload.id));
    else setError(result.payload);
    setBusy(undefined);
  };
  const problem = problemOf(error);
  return (
    <DialogFrame open title="This ad was deleted" onClose={() => void navigate(paths.campaigns)}>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      <p>{`“${name}” was deleted in another window or by somebody else. What you wrote is still here.`}</p>
      <DialogActions>
        <Button variant="text" onClick={() => void navigate(paths.campaigns)}>
          Leave it
        </Button>
        <BusyButton variant="outlined" busy={busy === 'new'} onClick={() => void handleNewAd()}>
          Save as a new ad
        </BusyButton>
        <BusyButton busy={busy === 'restore'} onClick={() => void handleRestore()}>
          Restore it
        </BusyButton>
      </DialogActions>
    </DialogFrame>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../api/problem';
import { BusyButton } from '../../../components/BusyButton';
import { DialogActions } from '../../../components/DialogActions';
import { LazyDialogFrame } from '../../../components/LazyDialogFrame';
import { Notice } from '../../../components/Notice';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../redux/hooks';
import { restoreDeletedAd } from '../state/adEditorThunks';
import { useSaveAsNewAd } from './useSaveAsNewAd';

type Props = { id: string; name: string };

/** The ad was deleted while somebody wrote in it: brings it back, or keeps what is written as another ad. */
export function GoneDialog({ id, name }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const newAd = useSaveAsNewAd(id);
  const [isRestoring, setIsRestoring] = useState(false);
  const [error, setError] = useState<unknown>();
  const handleRestore = async () => {
    setIsRestoring(true);
    const result = await dispatch(restoreDeletedAd(id));
    if (restoreDeletedAd.rejected.match(result)) setError(result.payload);
    setIsRestoring(false);
  };
  const problem = newAd.problem ?? problemOf(error);
  return (
    <LazyDialogFrame open title="This ad was deleted" onClose={() => void navigate(paths.campaigns)}>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      <p>{`“${name}” was deleted in another window or by someone else. What you wrote is still here.`}</p>
      <DialogActions>
        <Button variant="text" onClick={() => void navigate(paths.campaigns)}>
          Leave it deleted
        </Button>
        <BusyButton variant="outlined" busy={newAd.isSaving} onClick={newAd.saveAsNew}>
          Save as a new ad
        </BusyButton>
        <BusyButton busy={isRestoring} onClick={() => void handleRestore()}>
          Restore it
        </BusyButton>
      </DialogActions>
    </LazyDialogFrame>
  );
}

import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { toProblem } from '../../../api/problem';
import { BusyButton } from '../../../components/BusyButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { paths } from '../../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { problemToast, toastShown } from '../../../redux/toastsSlice';
import { belowTablet } from '../../../theme/tokens';
import { selectSaveState } from '../state/adEditorSlice';
import { saveAd } from '../state/adEditorThunks';

const notStored = 'Downloads use the saved ad, and your latest changes aren’t saved yet.';

/** Stores the latest changes and goes on to the preflight, from where the files are downloaded. */
export function DownloadButton({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const save = useAppSelector((state) => selectSaveState(state, id));
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    // Another save may be under way.
    if (!isWaiting || save === 'saving' || save === 'unsaved') return;
    setIsWaiting(false);
    if (save === 'saved') void navigate(paths.preflight(id));
    else dispatch(toastShown(problemToast(toProblem(undefined, notStored))));
  }, [isWaiting, save, dispatch, navigate, id]);
  const handleClick = async () => {
    await dispatch(saveAd(id));
    setIsWaiting(true);
  };
  return (
    <Main busy={isWaiting} onClick={() => void handleClick()}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>Download</span>
      <VisuallyHidden> images and copy</VisuallyHidden>
    </Main>
  );
}

const Main = styled(BusyButton)({
  marginLeft: 4,
  [belowTablet]: {
    minWidth: 44,
    paddingInline: 12,
    '& span > span > span:not([class])': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

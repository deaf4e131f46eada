import { useEffect, useState } from 'react';
import { toProblem } from '../../../api/problem';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { problemToast, toastShown } from '../../../redux/toastsSlice';
import { selectSaveState } from '../state/adEditorSlice';
import { saveAd } from '../state/adEditorThunks';

/** Stores the latest changes before something is done with the stored ad; a toast says `whyNot` where they can't be stored. */
export function useOnceStored(id: string, { then, whyNot }: { then: () => void; whyNot: string }) {
  const dispatch = useAppDispatch();
  const save = useAppSelector((state) => selectSaveState(state, id));
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    // Another save may be under way.
    if (!isWaiting || save === 'saving' || save === 'unsaved') return;
    setIsWaiting(false);
    if (save === 'saved') then();
    else dispatch(toastShown(problemToast(toProblem(undefined, whyNot))));
  }, [isWaiting, save, dispatch, then, whyNot]);
  const start = async () => {
    await dispatch(saveAd(id));
    setIsWaiting(true);
  };
  return { isWaiting, start: () => void start() };
}

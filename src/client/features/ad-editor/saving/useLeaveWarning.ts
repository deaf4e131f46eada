import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { selectSaveState } from '../state/adEditorSlice';
import { saveAd } from '../state/adEditorThunks';

/** Lets the browser ask before a tab with changes is closed that are not stored, and stores them when it is hidden. */
export function useLeaveWarning(id: string) {
  const dispatch = useAppDispatch();
  const isStored = useAppSelector((state) => selectSaveState(state, id) === 'saved');
  useEffect(() => {
    if (isStored) return undefined;
    const save = () => void dispatch(saveAd(id));
    const handleHidden = () => document.visibilityState === 'hidden' && save();
    const handleUnload = (event: BeforeUnloadEvent) => {
      save();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', handleHidden);
    };
  }, [dispatch, id, isStored]);
}

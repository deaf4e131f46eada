import { useEffect } from 'react';
import { useAppDispatch } from '../../redux/hooks';
import { redone, undone } from './state/adEditorSlice';
import { saveAd } from './state/adEditorThunks';

/**
 * Undo, redo, and save by their usual keys, even when nothing has the focus, as after a click beside the fields. They
 * replace the browser's own undo in the fields, too, because that one doesn't know texts that a button set.
 */
export function useEditorKeys(id: string, mayEdit: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!mayEdit || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The fields of dialogs and of answers to comments are no part of the ad.
      if (event.target instanceof Element && event.target.closest('[role="dialog"], form')) return;
      const key = event.key.toLowerCase();
      if (key === 'z') dispatch(event.shiftKey ? redone({ id }) : undone({ id }));
      else if (key === 'y') dispatch(redone({ id }));
      else if (key === 's') void dispatch(saveAd(id));
      else return;
      event.preventDefault();
    };
    // The page's own handlers are heard before: a field tells what was typed before it is undone.
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch, id, mayEdit]);
}

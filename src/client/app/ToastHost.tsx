import { useEffect } from 'react';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { selectOpenToast, toastClosed } from '../redux/toastsSlice';
import { ToastCard } from './ToastCard';

const place = { vertical: 'bottom', horizontal: 'right' } as const;

/** Shows the queue's open toast. When to close it is the queue's business, so nothing here runs a timer. */
export function ToastHost() {
  return (
    <SnackbarProvider maxSnack={1} anchorOrigin={place} transitionDuration={160}>
      <OpenToast />
    </SnackbarProvider>
  );
}

function OpenToast() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const dispatch = useAppDispatch();
  const toast = useAppSelector(selectOpenToast);

  useEffect(() => {
    if (!toast) return undefined;
    const key = enqueueSnackbar(toast.title, { persist: true, content: <ToastCard toast={toast} /> });
    return () => closeSnackbar(key);
  }, [toast, enqueueSnackbar, closeSnackbar]);

  const openId = toast?.id;
  useEffect(() => {
    if (openId === undefined) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch(toastClosed({ id: openId }));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [openId, dispatch]);
  return null;
}

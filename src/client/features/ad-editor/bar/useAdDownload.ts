import type { ArtworkFormat } from '../../../api/adsApi';
import { useAbortable } from '../../../lib/useAbortable';
import { useAppDispatch } from '../../../redux/hooks';
import { problemToast, toastShown } from '../../../redux/toastsSlice';
import { downloadAd } from '../state/downloadAd';

/** Downloads files of an ad, one at a time; says why where that fails. */
export function useAdDownload(id: string) {
  const dispatch = useAppDispatch();
  const { wait, abort, isBusy } = useAbortable();
  const start = async (canvas?: ArtworkFormat) => {
    const result = await wait(dispatch(downloadAd({ id, ...(canvas ? { canvas } : {}) })));
    if (downloadAd.rejected.match(result) && result.payload) dispatch(toastShown(problemToast(result.payload)));
  };
  return { start: (canvas?: ArtworkFormat) => void start(canvas), cancel: abort, isBusy };
}

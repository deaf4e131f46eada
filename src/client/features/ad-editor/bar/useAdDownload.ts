import { useEffect, useRef, useState } from 'react';
import type { ArtworkFormat } from '../../../api/adsApi';
import { useAppDispatch } from '../../../redux/hooks';
import { problemToast, toastShown } from '../../../redux/toastsSlice';
import { downloadAd } from '../state/downloadAd';

/** Downloads files of an ad, one at a time; says why where that fails. */
export function useAdDownload(id: string) {
  const dispatch = useAppDispatch();
  const running = useRef<{ abort: () => void }>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (canvas?: ArtworkFormat) => {
    const download = dispatch(downloadAd({ id, ...(canvas ? { canvas } : {}) }));
    running.current = download;
    setIsBusy(true);
    const result = await download;
    setIsBusy(false);
    if (downloadAd.rejected.match(result) && result.payload) dispatch(toastShown(problemToast(result.payload)));
  };
  return { start: (canvas?: ArtworkFormat) => void start(canvas), cancel: () => running.current?.abort(), isBusy };
}

import { useEffect } from 'react';
import { selectAuthStatus } from '../api/authSlice';
import { whenQuiet } from '../lib/speed/whenQuiet';
import { useAppSelector } from '../redux/hooks';
import { fetchAhead, isSparing } from '../lib/speed/fetchAhead';

/** How long nothing has to happen before something is fetched ahead, in milliseconds. */
export const quietMs = 4000;

/** Fetches ahead what may be opened next, once the page has settled. */
export function usePrefetch() {
  const status = useAppSelector(selectAuthStatus);
  useEffect(() => {
    if (status === 'loading' || isSparing(navigator)) return undefined;
    const left = new AbortController();
    void whenQuiet(quietMs, left.signal).then(() => fetchAhead(status === 'authenticated' ? 'account' : 'visitor'));
    return () => left.abort();
  }, [status]);
}

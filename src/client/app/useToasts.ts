import { useEffect } from 'react';
import { useAppSelector } from '../redux/hooks';
import { selectToasts } from '../redux/toastsSlice';

/** How long after the first paint the host of the toasts is fetched, in milliseconds. */
const fetchHostAfterMs = 3000;

/**
 * Whether there is any toast to show. Fetches the host ahead of the first one: a toast that reports a broken network
 * could not fetch it any more.
 */
export function useToasts(loadHost: () => Promise<unknown>): boolean {
  useEffect(() => {
    const timer = setTimeout(() => void loadHost().catch(() => undefined), fetchHostAfterMs);
    return () => clearTimeout(timer);
  }, [loadHost]);
  return useAppSelector((state) => selectToasts(state).length > 0);
}

import { useEffect } from 'react';
import { selectAuthStatus } from '../api/authSlice';
import { fetchParts } from '../components/lazyPart';
import { useAppSelector } from '../redux/hooks';
import { prefetchAccountPages } from './pages';

/** When the first page has long been there, in milliseconds after it was first rendered. */
const whenQuietMs = 3000;

/**
 * Fetches the code of dialogs, menus, toasts and, for whoever is signed in, of the other pages ahead: then they open
 * at once, and they can say that the network is gone.
 */
export function usePrefetch() {
  const isSignedIn = useAppSelector(selectAuthStatus) === 'authenticated';
  useEffect(() => {
    const timer = setTimeout(() => void fetchAhead(isSignedIn), whenQuietMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}

async function fetchAhead(isSignedIn: boolean): Promise<void> {
  // Pages bring parts of their own.
  if (isSignedIn) await prefetchAccountPages();
  await fetchParts();
}

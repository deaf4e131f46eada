import { useDeferredValue, useEffect } from 'react';
import { selectAuthStatus, selectEndedBy, signOutSettled } from '../api/authSlice';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { LoadedPage } from './LoadedPage';
import { PageFallback } from './PageFallback';
import { loadLanding, pageLoaders } from './pages';

/** The start page: the dashboard for people who are signed in, the landing page for visitors. */
export function HomePage() {
  const status = useAppSelector(selectAuthStatus);
  // A whole page is rendered in slices, so that clicks in the meantime are answered.
  const rendered = useDeferredValue(status);
  const endedBy = useAppSelector(selectEndedBy);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (endedBy) dispatch(signOutSettled());
  }, [endedBy, dispatch]);
  if (status === 'loading' || rendered !== status) return <PageFallback />;
  return <LoadedPage load={status === 'authenticated' ? pageLoaders.dashboard : loadLanding} />;
}

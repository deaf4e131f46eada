import { Suspense, lazy, useEffect } from 'react';
import { selectAuthStatus, selectEndedBy, signOutSettled } from '../api/authSlice';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { PageFallback } from './PageFallback';
import { loadLanding, pageLoaders } from './pages';

const DashboardPage = lazy(async () => ({ default: await pageLoaders.dashboard() }));
const LandingPage = lazy(async () => ({ default: await loadLanding() }));

/** The start page: the dashboard for whoever is signed in, the landing page for visitors. */
export function HomePage() {
  const status = useAppSelector(selectAuthStatus);
  const endedBy = useAppSelector(selectEndedBy);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (endedBy) dispatch(signOutSettled());
  }, [endedBy, dispatch]);
  if (status === 'loading') return <PageFallback />;
  return (
    <Suspense fallback={<PageFallback />}>{status === 'authenticated' ? <DashboardPage /> : <LandingPage />}</Suspense>
  );
}

import { useDeferredValue, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { selectAuthStatus, selectEndedBy, signInRequested } from '../api/authSlice';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { LoadedPage } from './LoadedPage';
import { PageFallback } from './PageFallback';
import { loadLanding } from './pages';

/**
 * Shows the page below only to people who are signed in. A visitor gets the sign-in dialog over the landing page; the
 * address stays, so that signing in is all it takes to see the page. After signing out, one goes to the start page.
 */
export function RequireAccount() {
  const status = useAppSelector(selectAuthStatus);
  // A whole page is rendered in slices, so that clicks in the meantime are answered.
  const rendered = useDeferredValue(status);
  const endedBy = useAppSelector(selectEndedBy);
  if (status === 'loading') return <PageFallback />;
  if (status === 'authenticated') return rendered === status ? <Outlet /> : <PageFallback />;
  return endedBy === null || endedBy === 'refused' ? <AskToSignIn /> : <Navigate to={paths.dashboard} replace />;
}

function AskToSignIn() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(signInRequested());
  }, [dispatch]);
  return <LoadedPage load={loadLanding} />;
}

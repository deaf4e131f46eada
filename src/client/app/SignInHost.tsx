import { Suspense, lazy, useEffect } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { selectIsSignInOpen, signInDismissed } from '../api/authSlice';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { loadSignInDialog, prefetchPage } from './pages';
import type { RouteHandle } from './routes';

const SignInDialog = lazy(async () => ({ default: await loadSignInDialog() }));

/** Shows the sign-in dialog while it is asked for. Whoever turns it down on an account's page goes to the start. */
export function SignInHost() {
  const isOpen = useAppSelector(selectIsSignInOpen);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isAccountPage = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.requiresAccount);

  useEffect(() => {
    // While the person types, the page behind the sign-in is fetched.
    if (isOpen) prefetchPage(window.location.pathname);
  }, [isOpen]);

  const handleClose = () => {
    dispatch(signInDismissed());
    if (isAccountPage) void navigate(paths.dashboard, { replace: true });
  };
  return <Suspense fallback={null}>{isOpen && <SignInDialog onClose={handleClose} />}</Suspense>;
}

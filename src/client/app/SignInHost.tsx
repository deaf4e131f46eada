import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectIsSignInOpen, signInDismissed } from '../api/authSlice';
import { lazyPart } from '../lib/speed/lazyPart';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { fetchCodeAhead } from './openAhead';
import { isAccountPage, loadSignInDialog } from './pages';

const SignInDialog = lazyPart(loadSignInDialog);

/**
 * Shows the sign-in dialog from the request to sign in until it is closed. Closing it on a page that takes an
 * account leads to the start page.
 */
export function SignInHost() {
  const isOpen = useAppSelector(selectIsSignInOpen);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    // While the person types, the page behind the sign-in is fetched.
    if (isOpen) fetchCodeAhead(pathname);
  }, [isOpen, pathname]);

  const handleClose = () => {
    dispatch(signInDismissed());
    if (isAccountPage(pathname)) void navigate(paths.dashboard, { replace: true });
  };
  return isOpen && <SignInDialog onClose={handleClose} />;
}

import { Suspense, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { PageWidth } from '../components/PageWidth';
import { lazyPart } from '../lib/speed/lazyPart';
import { runWhenIdle } from '../lib/speed/whenIdle';
import { selectUser } from '../api/authSlice';
import { useAppSelector } from '../redux/hooks';
import { selectToasts } from '../redux/toastsSlice';
import { belowTablet, tokens } from '../theme/tokens';
import { PageFallback } from './PageFallback';
import { SignInHost } from './SignInHost';
import { TopBar } from './TopBar';
import { loadToastHost, loadToastTable } from './loadToasts';
import { useLinkPrefetch } from './useLinkPrefetch';
import { usePageFocus } from './usePageFocus';
import { usePrefetch } from './usePrefetch';
import { useScrollPosition } from './useScrollPosition';

const ToastHost = lazyPart(loadToastHost);
const SignedInLife = lazyPart(
  async () => (await import(/* webpackChunkName: "shell" */ './SignedInLife')).SignedInLife,
);

/** The frame around every page: skip link, top bar, the page, the sign-in dialog and the toasts. */
export function AppLayout() {
  const mainRef = usePageFocus();
  const hasToasts = useAppSelector((state) => selectToasts(state).length > 0);
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  useEffect(() => {
    // Loaded before other code, because the first toast may have to say that the network is gone.
    void runWhenIdle([loadToastTable, loadToastHost]);
  }, []);
  usePrefetch();
  useLinkPrefetch();
  useScrollPosition();
  return (
    <>
      <SkipLink href="#page">Skip to content</SkipLink>
      <TopBar />
      <Main id="page" ref={mainRef} tabIndex={-1}>
        <PageWidth>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </PageWidth>
      </Main>
      <SignInHost />
      {isSignedIn && <SignedInLife />}
      {hasToasts && <ToastHost />}
    </>
  );
}

const Main = styled('main')({
  padding: '32px 0 64px',
  [belowTablet]: { padding: '20px 0 48px' },
  // A page to work on at length takes all the room there is.
  '&:has([data-page="wide"])': { padding: 0, '& > div': { maxWidth: 'none', padding: 0 } },
});

const SkipLink = styled('a')({
  position: 'fixed',
  zIndex: 2000,
  top: 8,
  left: 8,
  padding: '8px 14px',
  borderRadius: 8,
  backgroundColor: tokens.inverse,
  color: tokens.inverseText,
  fontWeight: 500,
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});

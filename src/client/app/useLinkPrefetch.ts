import { useEffect } from 'react';
import { loadSignInDialog, prefetchPage } from './pages';

/** The attribute of buttons that open the sign-in dialog, wherever they stand. */
const opensSignIn = '[data-opens="sign-in"]';

/** Fetches the code behind links and sign-in buttons when the pointer or the focus comes to them. */
export function useLinkPrefetch() {
  useEffect(() => {
    document.addEventListener('pointerover', handleNear, { passive: true });
    document.addEventListener('focusin', handleNear);
    return () => {
      document.removeEventListener('pointerover', handleNear);
      document.removeEventListener('focusin', handleNear);
    };
  }, []);
}

function handleNear({ target }: Event) {
  if (!(target instanceof Element)) return;
  const link = target.closest('a');
  if (link && link.origin === window.location.origin) prefetchPage(link.pathname);
  // A failure shows when the dialog is really opened.
  if (target.closest(opensSignIn)) loadSignInDialog().catch(() => undefined);
}

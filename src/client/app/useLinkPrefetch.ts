import { useEffect } from 'react';
import { useAppStore } from '../redux/hooks';
import { fetchCodeAhead, fetchPageAhead, openPageAhead } from './openAhead';
import { loadSignInDialog } from './pages';

/** The attribute of buttons that open the sign-in dialog, wherever they stand. */
const opensSignIn = '[data-opens="sign-in"]';

/**
 * Fetches what is behind links: a page's code when the pointer or the focus comes to them, its data too when they are
 * pressed. Pointing at all links of the top bar asks the server for nothing.
 */
export function useLinkPrefetch() {
  const store = useAppStore();
  useEffect(() => {
    let pressed: { link: HTMLAnchorElement; asked: Promise<unknown> } | undefined;
    const handlePress = (event: MouseEvent) => {
      const link = opensHere(event) && linkOf(event);
      pressed = link ? { link, asked: fetchPageAhead(store, link) } : undefined;
    };
    const handleClick = (event: MouseEvent) => {
      const link = opensHere(event) && linkOf(event);
      if (link) openPageAhead(store, link, pressed?.link === link ? pressed.asked : undefined);
      pressed = undefined;
    };
    document.addEventListener('pointerover', handleNear, { passive: true });
    document.addEventListener('focusin', handleNear);
    document.addEventListener('pointerdown', handlePress, { passive: true });
    // Before the router hears of it.
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      document.removeEventListener('pointerover', handleNear);
      document.removeEventListener('focusin', handleNear);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [store]);
}

function handleNear(event: Event) {
  const link = linkOf(event);
  if (link) fetchCodeAhead(link.pathname);
  const { target } = event;
  // A failure shows when the dialog is really opened.
  if (target instanceof Element && target.closest(opensSignIn)) loadSignInDialog().catch(() => undefined);
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? link : undefined;
}

/** Whether a link that is pressed so opens in this tab. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

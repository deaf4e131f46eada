import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page after a change of address, as a browser does when it loads one: else it would stay on
 * a link that is gone. Not on the first page, and not when only the query changes.
 */
export function usePageFocus() {
  const mainRef = useRef<HTMLElement>(null);
  const shownPath = useRef<string>(undefined);
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // A dialog that the new address opens has the focus already, and keeps it.
    if (!isFirst && !document.activeElement?.closest('[role="dialog"]'))
      mainRef.current?.focus({ preventScroll: true });
  }, [pathname]);
  return mainRef;
}

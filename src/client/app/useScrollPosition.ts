import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Starts each new page at its top; going back restores the position. */
export function useScrollPosition() {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shownPath = useRef(pathname);

  useEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    const remember = positions.current;
    const position = navigationType === NavigationType.Pop ? remember.get(key) : isSamePage ? undefined : 0;
    // Even reading the position makes the browser lay out the whole page.
    if (position !== undefined) window.scrollTo(0, position);
    const handleScroll = () => remember.set(key, window.scrollY);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [key, pathname, navigationType]);
}

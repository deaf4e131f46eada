import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Starts each new page at its top, and takes whoever goes back to where they were. */
export function useScrollPosition() {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shownPath = useRef(pathname);

  useEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (navigationType === NavigationType.Pop) window.scrollTo(0, positions.current.get(key) ?? window.scrollY);
    else if (!isSamePage) window.scrollTo(0, 0);
    const remember = positions.current;
    const handleScroll = () => remember.set(key, window.scrollY);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [key, pathname, navigationType]);
}

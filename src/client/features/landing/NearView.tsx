import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';

/** How far below the screen something may be and count as near, in pixels. */
const nearPx = 400;

/** Shows what is in it once somebody scrolls near it, and holds a screen's room for it until then. */
export function NearView({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // Without an IntersectionObserver, everything counts as near.
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `0px 0px ${nearPx}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <Room ref={ref} />;
}

const Room = styled('div')({ height: '100vh' });

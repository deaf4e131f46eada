import { useEffect, useRef } from 'react';

/** Does something when a page opens: once, also where React runs effects twice. */
export function useOnOpen(work: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  }, [work]);
}

import { useEffect } from 'react';

/** While `isOn`, the browser asks before the tab is closed or loaded again. */
export function useUnloadQuestion(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isOn]);
}

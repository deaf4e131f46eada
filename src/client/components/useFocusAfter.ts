import { useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus once a dialog is closed, where the control that opened it goes with what was removed: called along with
 * what closes the dialog, which gives the focus back first.
 */
export function useFocusAfter(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ find: Find }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return (find) => setWanted({ find });
}

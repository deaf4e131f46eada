import { useState } from 'react';
import { toggled } from '../../lib/toggled';

/** The most ads that a file for an ads manager takes. */
export const mostSelected = 100;

export type AdSelection = ReturnType<typeof useAdSelection>;

/** The ads that are ticked, on whichever page of a list. */
export function useAdSelection() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    /** Ticks these, or unticks them where all were ticked. */
    toggle: (some: readonly string[]) => setIds((before) => toggled(before, some).slice(0, mostSelected)),
    /** An ad that is gone can't stay ticked. */
    drop: (id: string) => setIds((before) => before.filter((one) => one !== id)),
    clear: () => setIds([]),
  };
}

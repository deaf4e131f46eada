import { useState } from 'react';

/** So many ads one file for an ads manager takes. */
export const mostSelected = 100;

export type AdSelection = ReturnType<typeof useAdSelection>;

/** The ads that are ticked, on whichever page of a list. */
export function useAdSelection() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const without = (gone: readonly string[]) => setIds((before) => before.filter((id) => !gone.includes(id)));
  const add = (more: readonly string[]) =>
    setIds((before) => [...new Set([...before, ...more])].slice(0, mostSelected));
  return {
    ids,
    toggle: (id: string) => (ids.includes(id) ? without([id]) : add([id])),
    /** Ticks all of a page, or unticks them where all were ticked. */
    togglePage: (page: readonly string[]) => (page.every((id) => ids.includes(id)) ? without(page) : add(page)),
    /** An ad that is gone can't stay ticked. */
    drop: (id: string) => without([id]),
    clear: () => setIds([]),
  };
}

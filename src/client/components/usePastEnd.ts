import { useEffect } from 'react';

type List = {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** How many there are in all; `undefined` until that is known. */
  total: number | undefined;
  /** Called with the last page that has something. */
  onPastEnd: (lastPage: number) => void;
};

/** Notices a page behind a list's last one, as it is left by a deletion or an old address. Returns whether it is one. */
export function usePastEnd({ page, pageSize, total, onPastEnd }: List): boolean {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isPastEnd = total !== undefined && page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPastEnd(lastPage);
  });
  return isPastEnd;
}

import { useEffect, useRef, useState } from 'react';

/** Waits for work that can be aborted, one at a time. Leaving aborts it, too. */
export function useAbortable() {
  const running = useRef<{ abort: () => void }>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const wait = async <Result>(work: Promise<Result> & { abort: () => void }): Promise<Result> => {
    running.current = work;
    setIsBusy(true);
    try {
      return await work;
    } finally {
      setIsBusy(false);
    }
  };
  return { wait, abort: () => running.current?.abort(), isBusy };
}

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A text that is shown as typed, and passed to the ad after the next paint, so that findings and previews don't delay
 * the letter. `early` are the field's handlers that pass it on at once, for everything that reads or changes the ad
 * next.
 */
export function useTypedText(value: string, onTell: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const tell = () => {
    if (typed === undefined) return;
    onTell(typed);
    setTyped(undefined);
  };
  const tellLatest = useEffectEvent(tell);
  const stopWaiting = useRef<() => void>(undefined);
  // Each frame passes on the text that it shows, no matter how fast the keys follow each other.
  useEffect(() => {
    if (typed === undefined) return;
    stopWaiting.current ??= afterPaint(() => {
      stopWaiting.current = undefined;
      tellLatest();
    });
  }, [typed]);
  useEffect(
    () => () => {
      stopWaiting.current?.();
      tellLatest();
    },
    [],
  );
  const early = {
    onBlur: tell,
    // Undo and save have their keys.
    onKeyDown: ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && tell(),
  };
  return { text: typed ?? value, type: setTyped, early };
}

/** Calls back when the frame is painted that comes next. Answers how to call that off. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A text that is shown as it is typed and told to the ad once it is painted: what the ad makes of it, such as findings
 * and previews, is not what the person waits for. `early` are handlers of the field that tell it at once, for whatever
 * reads or changes the ad next.
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
  // However fast the keys follow each other, each frame has the text told that it shows.
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

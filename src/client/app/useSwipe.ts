import { type CSSProperties, type PointerEvent, useState } from 'react';

/** Handlers and style for something that is dismissed by pulling it sideways by more than `threshold` pixels. */
export function useSwipe(threshold: number, onSwipe: () => void) {
  const [start, setStart] = useState<number>();
  const [offset, setOffset] = useState(0);
  const handleEnd = () => {
    setStart(undefined);
    setOffset(0);
    if (Math.abs(offset) > threshold) onSwipe();
  };
  const style: CSSProperties = offset === 0 ? {} : { transform: `translateX(${offset}px)` };
  return {
    style,
    onPointerDown: (event: PointerEvent) => setStart(event.clientX),
    onPointerMove: (event: PointerEvent) => {
      if (start !== undefined) setOffset(event.clientX - start);
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    onPointerLeave: handleEnd,
  };
}

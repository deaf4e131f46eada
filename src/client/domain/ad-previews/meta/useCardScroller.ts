import { type RefObject, useRef, useState } from 'react';

type CardScroller = {
  ref: RefObject<HTMLUListElement | null>;
  /** The card in sight, counted from 0. */
  at: number;
  /** Goes round: one before the first is the last. */
  goTo: (at: number) => void;
  /** For the list's `onScrollEnd`: the card that a finger or a wheel has brought into sight. */
  handleScrollEnd: () => void;
};

/** A row of cards that scrolls by hand and by buttons; both agree which card is in sight. */
export function useCardScroller(count: number): CardScroller {
  const ref = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState(0);
  // Cards that were removed may leave the place behind the end.
  const at = Math.min(wanted, Math.max(0, count - 1));
  const cardAt = (index: number) => ref.current?.children.item(index) as HTMLElement | null | undefined;
  const placeOf = (index: number) => (cardAt(index)?.offsetLeft ?? 0) - (cardAt(0)?.offsetLeft ?? 0);
  const goTo = (next: number) => {
    const index = count === 0 ? 0 : ((next % count) + count) % count;
    setWanted(index);
    if (ref.current) ref.current.scrollLeft = placeOf(index);
  };
  const handleScrollEnd = () => {
    const left = ref.current?.scrollLeft ?? 0;
    const distances = Array.from({ length: count }, (_, index) => Math.abs(placeOf(index) - left));
    // At the end of the row the last card may not reach its place, so the one that was asked for stays.
    const isAtEnd = ref.current !== null && left + ref.current.clientWidth >= ref.current.scrollWidth - 1;
    if (!isAtEnd) setWanted(distances.indexOf(Math.min(...distances)));
    else setWanted((before) => Math.max(before, distances.indexOf(Math.min(...distances))));
  };
  return { ref, at, goTo, handleScrollEnd };
}

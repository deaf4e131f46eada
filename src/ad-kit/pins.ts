import type { PinnableText } from './ad';

/** Which texts can take each position; indexes into the list, empty texts left out. */
export type PinPlan = {
  /** For each position the texts pinned to it, or `null` where it is open to the unpinned ones. */
  pinned: (readonly number[] | null)[];
  unpinned: readonly number[];
  /** How many open positions the unpinned texts fill; Google shows fewer texts when they run out. */
  filled: number;
};

/** Sorts out who may stand where. A pinned text stands nowhere else, and leaves no place to unpinned ones. */
export function pinPlan(texts: readonly PinnableText[], positions: number): PinPlan {
  const used = texts.map((_, index) => index).filter((index) => texts[index]?.text.trim());
  const pinned = Array.from({ length: positions }, (_, place) => {
    const here = used.filter((index) => texts[index]?.pin === place + 1);
    return here.length > 0 ? here : null;
  });
  const unpinned = used.filter((index) => texts[index]?.pin === null);
  const open = pinned.filter((here) => here === null).length;
  return { pinned, unpinned, filled: Math.min(open, unpinned.length) };
}

/** How many different arrangements a plan allows; 0 only where there is no text at all. */
export function countArrangements({ pinned, unpinned, filled }: PinPlan): number {
  const ofPinned = pinned.reduce((product, here) => product * (here?.length ?? 1), 1);
  let ofUnpinned = 1;
  for (let taken = 0; taken < filled; taken += 1) ofUnpinned *= unpinned.length - taken;
  return filled === 0 && pinned.every((here) => here === null) ? 0 : ofPinned * ofUnpinned;
}

/**
 * The texts of one arrangement, in the order of their positions. `number` counts from 0; the first position
 * changes with every step, so that stepping through shows something new each time.
 */
export function arrangementAt(plan: PinPlan, number: number): number[] {
  const pool = [...plan.unpinned];
  let rest = number;
  let left = plan.filled;
  const shown: number[] = [];
  for (const here of plan.pinned) {
    if (here) {
      shown.push(here[rest % here.length] ?? 0);
      rest = Math.floor(rest / here.length);
    } else if (left > 0) {
      const [taken] = pool.splice(rest % pool.length, 1);
      rest = Math.floor(rest / (pool.length + 1));
      left -= 1;
      if (taken !== undefined) shown.push(taken);
    }
  }
  return shown;
}

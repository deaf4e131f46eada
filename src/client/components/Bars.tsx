import { idle } from '../lib/whenIdle';
import { SkeletonBlock } from './SkeletonBlock';
import { lazyPart } from './lazyPart';

/**
 * Upright bars over a horizontal grid, with the figures of the group that is pointed at. Fills the box around it. Has no
 * legend, and is hidden from screen readers and the keyboard: what it shows stands beside it as a table. Its code, the
 * heaviest of any page, gives way to the numbers, which are what people come for.
 */
export const Bars = lazyPart(
  async () => {
    await idle();
    const { loadBars } = await import(/* webpackChunkName: "bars" */ './loadBars');
    return loadBars();
  },
  <SkeletonBlock width="100%" height="100%" />,
);

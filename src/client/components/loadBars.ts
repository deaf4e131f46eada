import { nextTask } from '../lib/nextTask';

/** Comes with the code of bars and has it evaluated in a task of its own, between which and its arrival a tap is heard. */
export async function loadBars() {
  await nextTask();
  const { BarsContent } = await import(/* webpackChunkName: "bars" */ './BarsContent');
  await nextTask();
  return BarsContent;
}

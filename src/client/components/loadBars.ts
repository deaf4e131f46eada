import { nextTask } from '../lib/nextTask';

/** Loads the code of the bars and evaluates it in a task of its own, so that taps in between are answered. */
export async function loadBars() {
  await nextTask();
  const { BarsContent } = await import(/* webpackChunkName: "bars" */ './BarsContent');
  await nextTask();
  return BarsContent;
}

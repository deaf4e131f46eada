import type { LayoutId } from './names';

/**
 * The part of an ad's body text that its picture repeats; empty for none. The body stands beside the picture wherever
 * the ad runs, so a picture that repeats it only gets crowded, except for the layout that lists it as points.
 */
export function picturedBody(layout: LayoutId, body: string): string {
  return layout === 'question-and-call' ? body : '';
}

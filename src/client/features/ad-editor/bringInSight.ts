import { editorBarsHeight } from './editorBarsHeight';

/** Scrolls to a preview unless its upper part, by which it can be recognized, is visible. */
export function bringInSight(preview: Element) {
  const { top, height } = preview.getBoundingClientRect();
  const isInSight = top >= editorBarsHeight && top + Math.min(height, 160) <= window.innerHeight;
  if (!isInSight) preview.scrollIntoView();
}

import { type ComponentType, type ReactNode, Suspense, createElement, lazy } from 'react';
import { patiently } from './patiently';

/**
 * A component whose code is fetched when it is first shown; `fallback`, by default nothing, stands in its place
 * meanwhile. Without a network it is shown as soon as there is one again: a menu that can't be fetched must not take
 * the page and what was typed there with it.
 *
 * With every part imported as usual, the landing page takes 202 KB of its 165 to the first screen instead of 155, the
 * dashboard 194 instead of 168, and seven later pages are over their 40 (`npm run build`). A part that its page has room
 * for is imported as usual.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, fallback: ReactNode = null) {
  const Content = lazy(async () => ({ default: await patiently(load) }));
  const Part = (props: P) => <Suspense fallback={fallback}>{createElement<P>(Content, props)}</Suspense>;
  return Object.assign(Part, {
    /** Fetches the code ahead. A failure is ignored here: showing the part tries again. */
    fetchAhead: () => void load().catch(() => undefined),
  });
}

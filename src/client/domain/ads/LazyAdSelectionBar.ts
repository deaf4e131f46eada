import { lazyPart } from '../../lib/speed/lazyPart';

/** Fetched with the first tick. */
export const AdSelectionBar = lazyPart(async () => (await import('./AdSelectionBar')).AdSelectionBar);

import { lazyPart } from '../lib/speed/lazyPart';

/** The frame of dialogs whose own code comes with a page; the frame has 9 KB, most of them nearly nothing. */
export const LazyDialogFrame = lazyPart(async () => (await import('./DialogFrame')).DialogFrame);

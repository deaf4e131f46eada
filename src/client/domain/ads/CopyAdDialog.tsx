import { lazyPart } from '../../components/lazyPart';

/** Copies an ad for another format, and tells what became of its texts. Its code is loaded with the first one. */
export const CopyAdDialog = lazyPart(async () => (await import('./CopyAdDialogContent')).CopyAdDialogContent);

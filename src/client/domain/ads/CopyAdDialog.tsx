import { Suspense } from 'react';
import type { SavedAd } from '../../api/adsApi';
import { lazyPart } from '../../components/lazyPart';

export type CopyAdDialogProps = { ad: SavedAd; onClose: () => void };

const CopyAdDialogContent = lazyPart(async () => (await import('./CopyAdDialogContent')).CopyAdDialogContent);

/** Copies an ad for another format, and tells what became of its texts. Its code is loaded with the first one. */
export function CopyAdDialog(props: CopyAdDialogProps) {
  return (
    <Suspense fallback={null}>
      <CopyAdDialogContent {...props} />
    </Suspense>
  );
}

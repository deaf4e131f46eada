import type { ConfirmDialogProps } from './ConfirmDialogContent';
import { lazyPart } from '../lib/speed/lazyPart';

const ConfirmDialogContent = lazyPart(async () => (await import('./ConfirmDialogContent')).ConfirmDialogContent);

/** Asks before something that can't be undone. Its code is loaded with the first dialog that opens, as that of `FormDialog`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open && <ConfirmDialogContent {...props} />;
}

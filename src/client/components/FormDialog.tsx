import type { FormDialogProps } from './FormDialogContent';
import { lazyPart } from '../lib/speed/lazyPart';

const FormDialogContent = lazyPart(async () => (await import('./FormDialogContent')).FormDialogContent);

/**
 * A form in a dialog. Its code is loaded with the first dialog that opens: with this one and `ConfirmDialog`, the dashboard
 * would take 10 KB more to its first screen, and four later pages would be over their 40 (`npm run build`).
 */
export function FormDialog(props: FormDialogProps) {
  return props.open && <FormDialogContent {...props} />;
}

import type { FormDialogProps } from './FormDialogContent';
import { lazyPart } from './lazyPart';

const FormDialogContent = lazyPart(async () => (await import('./FormDialogContent')).FormDialogContent);

/** A form in a dialog. Its code is loaded with the first dialog that opens. */
export function FormDialog(props: FormDialogProps) {
  return props.open && <FormDialogContent {...props} />;
}

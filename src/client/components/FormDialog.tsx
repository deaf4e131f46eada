import { type ReactNode, Suspense } from 'react';
import type { Faults } from './FormFaults';
import { lazyPart } from './lazyPart';

export type FormDialogProps = {
  open: boolean;
  title: string;
  /** Why it was refused; left out where nothing can be. */
  faults?: Faults;
  /** The fields; they stand 16 px apart. */
  children: ReactNode;
  onClose: () => void;
  /** Called with valid native fields only, and never while busy. */
  onSubmit: () => void;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Fills the submitting button with red. */
  destructive?: boolean;
  /** Stands at the left of the buttons. */
  secondaryAction?: ReactNode;
  /** Pixels; 420 unless said otherwise. Full screen on phones. */
  width?: number;
};

const FormDialogContent = lazyPart(async () => (await import('./FormDialogContent')).FormDialogContent);

/** A form in a dialog. Its code is loaded with the first dialog that opens. */
export function FormDialog(props: FormDialogProps) {
  return <Suspense fallback={null}>{props.open && <FormDialogContent {...props} />}</Suspense>;
}

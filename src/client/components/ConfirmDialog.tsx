import { type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazyPart';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  /** A verb: "Delete", never "OK". */
  confirmLabel: string;
  busyLabel?: string | undefined;
  /** Fills the confirming button with red. */
  destructive?: boolean;
  busy?: boolean;
  /** The sentence that the server refused with. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

const ConfirmDialogContent = lazyPart(async () => (await import('./ConfirmDialogContent')).ConfirmDialogContent);

/** Asks before something that can't be undone. Its code is loaded with the first dialog that opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Suspense fallback={null}>{props.open && <ConfirmDialogContent {...props} />}</Suspense>;
}

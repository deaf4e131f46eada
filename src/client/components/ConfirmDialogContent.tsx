import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { BusyButton } from './BusyButton';
import { DialogActions } from './DialogActions';
import { DialogFrame } from './DialogFrame';
import { DialogWords } from './DialogWords';
import { Notice } from './Notice';

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

/** The dialog behind `ConfirmDialog`, in a module of its own because it is loaded on first use. */
export function ConfirmDialogContent(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, busyLabel, destructive = false, busy = false, error } = props;
  return (
    <DialogFrame compact open={open} title={title} onClose={props.onCancel}>
      <DialogWords>
        {error !== undefined && <Notice tone="bad">{error}</Notice>}
        <p>{text}</p>
      </DialogWords>
      <DialogActions>
        <Button variant="text" onClick={props.onCancel}>
          Cancel
        </Button>
        <BusyButton
          autoFocus
          color={destructive ? 'error' : 'primary'}
          busy={busy}
          onClick={props.onConfirm}
          {...(busyLabel === undefined ? {} : { busyLabel })}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </DialogFrame>
  );
}

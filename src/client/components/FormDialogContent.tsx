import type { ReactNode, SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Stack } from './Stack';
import { BusyButton } from './BusyButton';
import { DialogActions } from './DialogActions';
import { DialogFrame } from './DialogFrame';
import { type Faults, FormFaults } from './FormFaults';

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

/** The dialog behind `FormDialog`, in a module of its own because it is loaded on first use. */
export function FormDialogContent(props: FormDialogProps) {
  const { open, title, faults, children, onClose, onSubmit, submitLabel, busyLabel, busy, secondaryAction } = props;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes the submit of a dialog that was opened from within this one on to this form.
    if (!busy && event.target === event.currentTarget) onSubmit();
  };
  return (
    <DialogFrame open={open} title={title} onClose={onClose} {...(props.width ? { width: props.width } : {})}>
      <form onSubmit={handleSubmit}>
        <Stack gap={16}>
          {faults && <FormFaults {...faults} />}
          {children}
        </Stack>
        <DialogActions>
          {secondaryAction !== undefined && <Secondary>{secondaryAction}</Secondary>}
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" color={props.destructive ? 'error' : 'primary'} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </BusyButton>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

const Secondary = styled('div')({ marginRight: 'auto' });

import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** What a dialog leaves free below its content, in pixels. */
export const dialogFootHeight = 24;

/** The row of buttons at a dialog's foot, in sight however long the dialog is. */
export const DialogActions = styled('div')({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  margin: `8px 0 -${dialogFootHeight}px`,
  padding: `16px 0 ${dialogFootHeight}px`,
  backgroundColor: tokens.raised,
});

import { type ReactNode, useId } from 'react';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { tokens } from '../theme/tokens';
import { dialogFootHeight } from './DialogActions';
import { IconButton } from './IconButton';

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Pixels; full screen on phones whatever it says, unless `compact`. */
  width?: number;
  /** A short question stays a small dialog on phones too, and has no close button beside its own Cancel. */
  compact?: boolean;
};

/** A dialog with its title; Escape, the close button and a click beside it close it. */
export function DialogFrame({ open, title, onClose, children, width = 420, compact = false }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Frame
      open={open}
      onClose={onClose}
      fullScreen={isPhone && !compact}
      aria-labelledby={titleId}
      maxWidth={false}
      width={width}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        {!compact && <IconButton label="Close" icon={X} iconSize={18} onClick={onClose} />}
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}

const Frame = styled(Dialog, { shouldForwardProp: (prop) => prop !== 'width' })<{ width: number }>(({ width }) => ({
  '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { width, maxWidth: 'calc(100% - 32px)' },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '24px 24px 0',
  '& > button': { marginTop: -2, marginRight: -6 },
});

const Title = styled('h2')({ fontSize: 20, lineHeight: '28px', letterSpacing: '-.02em', overflowWrap: 'anywhere' });

const Body = styled('div')({
  padding: '16px 24px 0',
  overflowY: 'auto',
  color: tokens.text,
  // No padding: browsers disagree on whether what sticks to the end stays out of it.
  '&::after': { content: '""', display: 'block', height: dialogFootHeight },
});

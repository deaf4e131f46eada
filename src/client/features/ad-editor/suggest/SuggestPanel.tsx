import { type ReactNode, useId } from 'react';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import type { Ad } from '../../../../ad-kit/ad';
import { IconButton } from '../../../components/IconButton';
import { AiPlanNotice } from '../../../domain/plans/AiPlanNotice';
import { useAiAccess } from '../../../domain/plans/useAiAccess';
import { motion, radii, shadows, tokens } from '../../../theme/tokens';
import { Suggestions } from './Suggestions';
import type { SuggestTarget } from './suggestTarget';

type Props = { id: string; ad: Ad; target: SuggestTarget; onClose: () => void };

/** Texts that are suggested for one place of the ad. */
export function SuggestPanel({ id, ad, target, onClose }: Props) {
  const { isOpen } = useAiAccess();
  const handleClose = () => {
    onClose();
    target.button.focus();
  };
  return (
    <Frame title={`Suggest ${target.noun}`} anchor={target.button} onClose={handleClose}>
      {isOpen ? (
        <Suggestions id={id} ad={ad} target={target} onClose={handleClose} />
      ) : (
        <Closed>
          <AiPlanNotice what="Suggestions" />
        </Closed>
      )}
    </Frame>
  );
}

type FrameProps = { title: string; anchor: HTMLElement; onClose: () => void; children: ReactNode };

/** At the field; on phones at the foot of the screen, where there is room for it. */
function Frame({ title, anchor, onClose, children }: FrameProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const content = (
    <>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close suggestions" icon={X} iconSize={18} onClick={onClose} />
      </Head>
      {children}
    </>
  );
  const named = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const;
  if (isPhone) {
    return (
      <Sheet open anchor="bottom" onClose={onClose} transitionDuration={motion.dialogMs} slotProps={{ paper: named }}>
        {content}
      </Sheet>
    );
  }
  return (
    <Floating
      open
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={motion.menuMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: named }}
    >
      {content}
    </Floating>
  );
}

const column = { display: 'flex', flexDirection: 'column', backgroundColor: tokens.raised } as const;

const Sheet = styled(Drawer)({
  '& .MuiDrawer-paper': {
    ...column,
    maxHeight: '85dvh',
    borderRadius: `${radii.dialog}px ${radii.dialog}px 0 0`,
  },
});

const Floating = styled(Popover)({
  '& .MuiPopover-paper': {
    ...column,
    width: 408,
    maxHeight: 'calc(100% - 32px)',
    border: 0,
    borderRadius: radii.panel,
    backgroundImage: 'none',
    boxShadow: shadows.menu,
  },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  flexShrink: 0,
  padding: '8px 8px 4px 16px',
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
});

const Closed = styled('div')({ padding: '4px 16px 16px' });

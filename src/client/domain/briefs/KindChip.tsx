import { useId, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { BenefitKind } from '../../api/aiApi';
import { lazyPart } from '../../lib/speed/lazyPart';
import { belowTablet, belowWide, motion, radii, tokens } from '../../theme/tokens';
import { asTypedHint, benefitKinds } from './benefitKinds';

const KindMenu = lazyPart(async () => (await import(/* webpackChunkName: "ai-kinds" */ './KindMenu')).KindMenu);

type Props = {
  /** Which benefit it is, from 1. */
  number: number;
  /** What the writer read. */
  read: BenefitKind | undefined;
  /** What a person says. */
  said: BenefitKind | undefined;
  /** `null` leaves it to the writer. */
  onSay: (kind: BenefitKind | null) => void;
};

/** What a benefit is, and a menu to say otherwise; nothing where nobody knows yet. */
export function KindChip({ number, read, said, onSay }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const kind = said ?? read;
  if (kind === undefined) return null;
  const { label } = benefitKinds[kind];
  return (
    <>
      <Ground
        aria-label={`Kind of benefit ${number}: ${label}, change`}
        title={kind === 'unclear' ? asTypedHint : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onMouseEnter={KindMenu.fetchAhead}
        onFocus={KindMenu.fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
        <ChevronDown size={12} strokeWidth={1.75} aria-hidden="true" />
      </Ground>
      {anchor && (
        <KindMenu
          id={menuId}
          label={`Kind of benefit ${number}`}
          kind={kind}
          isSaid={said !== undefined}
          anchor={anchor}
          onSay={onSay}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const Ground = styled(ButtonBase)({
  flexShrink: 0,
  gap: 4,
  height: 24,
  padding: '0 6px 0 8px',
  borderRadius: radii.chip,
  backgroundColor: tokens.muteSoft,
  color: tokens.mute,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `color ${motion.colourMs}ms ${motion.easing}`,
  '&:hover': { color: tokens.text },
  // Larger to the finger.
  [belowWide]: { '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' } },
  [belowTablet]: { '&::after': { inset: '-5px -8px -10px' } },
});

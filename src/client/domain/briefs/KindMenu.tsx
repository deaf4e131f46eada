import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { BenefitKind } from '../../api/aiApi';
import { tokens } from '../../theme/tokens';
import { benefitKinds } from './benefitKinds';

type Props = {
  id: string;
  label: string;
  kind: BenefitKind;
  /** Whether a person said so. */
  isSaid: boolean;
  anchor: HTMLElement;
  /** `null` leaves it to the writer. */
  onSay: (kind: BenefitKind | null) => void;
  onClose: () => void;
};

const kinds = Object.entries(benefitKinds) as [BenefitKind, (typeof benefitKinds)[BenefitKind]][];

/** All kinds of a benefit, each with an example. */
export function KindMenu({ id, label, kind, isSaid, anchor, onSay, onClose }: Props) {
  const say = (said: BenefitKind | null) => {
    onClose();
    onSay(said);
  };
  return (
    <Frame
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {kinds.map(([each, { label: name, example }]) => (
        <MenuItem
          key={each}
          role="menuitemradio"
          aria-checked={each === kind}
          autoFocus={each === kind}
          onClick={() => say(each)}
        >
          <Mark>{each === kind && <Check size={16} strokeWidth={1.75} aria-hidden="true" />}</Mark>
          <span>
            {name}
            <Example>{example}</Example>
          </span>
        </MenuItem>
      ))}
      {isSaid && <Divider />}
      {isSaid && (
        <MenuItem onClick={() => say(null)}>
          <Mark />
          Let the writer decide
        </MenuItem>
      )}
    </Frame>
  );
}

const Frame = styled(Menu)({ '& .MuiMenu-paper': { maxHeight: 420 } });

const Mark = styled('span')({ display: 'inline-flex', width: 16, flexShrink: 0 });

const Example = styled('span')({ display: 'block', fontSize: 12, lineHeight: '16px', color: tokens.text2 });

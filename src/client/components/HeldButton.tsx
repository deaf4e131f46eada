import { type ComponentProps, useId } from 'react';
import { styled } from '@mui/material/styles';
import { motion, radii, tokens } from '../theme/tokens';
import { BusyButton } from './BusyButton';

type Props = ComponentProps<typeof BusyButton> & {
  /** Why it can't be pressed; `undefined` where it can. */
  hindrance: string | undefined;
  /** With which edge of the button the sentence is in line; its left one unless said otherwise. */
  hintEdge?: 'left' | 'right';
};

/**
 * A button that says why it can't be pressed. The browser's own disabled ones can't be reached by the keyboard, so
 * nobody would be told there.
 */
export function HeldButton({ hindrance, hintEdge = 'left', ...button }: Props) {
  const hintId = useId();
  if (hindrance === undefined) return <BusyButton {...button} />;
  return (
    <Place data-wide={button.fullWidth || undefined}>
      <Held
        {...button}
        type="button"
        disabled={false}
        disableRipple
        aria-disabled="true"
        aria-describedby={hintId}
        onClick={undefined}
      />
      <Hint id={hintId} role="tooltip" data-edge={hintEdge}>
        {hindrance}
      </Hint>
    </Place>
  );
}

const Place = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  '&[data-wide]': { display: 'grid', width: '100%' },
});

const Held = styled(BusyButton)({
  '&&, &&:hover': {
    backgroundColor: tokens.muteSoft,
    color: tokens.text2,
    borderColor: 'transparent',
    cursor: 'not-allowed',
  },
});

const Hint = styled('span')({
  position: 'absolute',
  zIndex: 1,
  bottom: 'calc(100% + 6px)',
  width: 'max-content',
  maxWidth: 240,
  '&[data-edge="left"]': { left: 0 },
  '&[data-edge="right"]': { right: 0 },
  padding: '6px 10px',
  borderRadius: radii.control,
  backgroundColor: tokens.inverse,
  color: tokens.inverseText,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'left',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.colourMs}ms ${motion.easing}`,
  'span:hover > &, span:focus-within > &': { visibility: 'visible', opacity: 1 },
});

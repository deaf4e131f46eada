import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { belowWide, motion, radii, tokens } from '../theme/tokens';

type Props = Omit<ButtonBaseProps, 'children' | 'aria-label' | 'color'> & {
  /** What it does, for screen readers. */
  label: string;
  icon: LucideIcon;
  /** Pixels; 16 unless said otherwise. */
  iconSize?: number;
  /** `inherit` on grounds of another colour. */
  color?: 'default' | 'inherit';
};

/** A button that is an icon alone. */
export function IconButton({ label, icon: Icon, iconSize = 16, color = 'default', ...rest }: Props) {
  return (
    <Square aria-label={label} data-color={color} {...rest}>
      <Icon size={iconSize} strokeWidth={1.75} aria-hidden="true" />
    </Square>
  );
}

const Square = styled(ButtonBase)({
  width: 32,
  height: 32,
  borderRadius: radii.control,
  flexShrink: 0,
  transition: `background-color ${motion.colourMs}ms ${motion.easing}, color ${motion.colourMs}ms ${motion.easing}`,
  [belowWide]: { width: 44, height: 44 },
  '&[data-color="default"]': { color: tokens.text2, '&:hover': { backgroundColor: tokens.hover, color: tokens.text } },
  '&[data-color="inherit"]': { color: 'inherit', '&:hover': { backgroundColor: 'rgb(128 128 128 / 25%)' } },
  '&.Mui-disabled': { color: tokens.text3, opacity: 0.6 },
});

import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { skin } from '../skins';

type Props = {
  /** Icons alone, or with the platform's words beside them. */
  controls: readonly { icon: LucideIcon; label?: string }[];
  /** Pixels. */
  size?: number;
};

/** The platform's own buttons below a post. Decoration: nothing happens here, so nobody else than the eye meets them. */
export function Controls({ controls, size = 18 }: Props) {
  return (
    <Row aria-hidden="true">
      {controls.map(({ icon: Icon, label }, index) => (
        <span key={label ?? index}>
          <Icon size={size} strokeWidth={1.75} />
          {label}
        </span>
      ))}
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-around',
  gap: 4,
  padding: '11px 8px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: skin.text2,
  whiteSpace: 'nowrap',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
});

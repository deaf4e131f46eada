import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { belowWide, radii, tokens } from '../../theme/tokens';

export type DrawnCardProps = {
  name: string;
  /** The name as it stands on the card, such as a link. */
  title?: ReactNode;
  /** One level below the heading over the cards. */
  heading: 'h2' | 'h3';
  text: string;
  drawing: ReactNode;
  /** Stand at the right of the name. */
  actions: ReactNode;
  /** Stands in the corner of the drawing. */
  tick?: ReactNode;
  isSelected?: boolean | undefined;
  /** Stands below. */
  children?: ReactNode;
};

/** Something that is drawn, on a card: the drawing whole, its name, a line about it and what can be done to it. */
export function DrawnCard({ name, title = name, heading: Heading, text, drawing, actions, ...rest }: DrawnCardProps) {
  const { tick, isSelected, children } = rest;
  return (
    <Card aria-label={name} data-selected={isSelected || undefined}>
      {tick && <Tick>{tick}</Tick>}
      <Picture>{drawing}</Picture>
      <Words>
        <div>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </div>
        {actions}
      </Words>
      {children}
    </Card>
  );
}

const Card = styled('article')({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
  position: 'relative',
  '&[data-selected]': { borderColor: tokens.accent, backgroundColor: tokens.selected },
});

const Tick = styled('span')({
  position: 'absolute',
  zIndex: 1,
  top: 8,
  left: 8,
  borderRadius: radii.control,
  backgroundColor: tokens.surface,
  '& .MuiCheckbox-root': { padding: 4, [belowWide]: { padding: 12 } },
});

const Picture = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  minHeight: 0,
  padding: 20,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
});

const Words = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 8px 8px 16px',
  '& > div:first-of-type': { minWidth: 0 },
  '& h2, & h3': { fontSize: 14, lineHeight: '20px', letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  '& :is(h2, h3) > a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& p': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

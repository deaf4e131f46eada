import { type ReactNode, useState } from 'react';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { belowWide, motion, tokens } from '../theme/tokens';

type Props = {
  title: string;
  /** Right of the title: how much there is inside, for one. */
  aside?: string | undefined;
  /** Open from the start, and whenever this becomes true: something inside has to be seen. */
  isWanted?: boolean;
  children: ReactNode;
};

/** What few people need, behind its title until it is opened. */
export function Disclosure({ title, aside, isWanted = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setIsOpen(true);
  }
  return (
    <Details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        {title}
        {aside !== undefined && <span>{aside}</span>}
      </summary>
      {isOpen && <Content>{children}</Content>}
    </Details>
  );
}

const Details = styled('details')({
  minWidth: 0,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    marginLeft: -4,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 500,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: 0, color: tokens.text2, transition: `transform ${motion.colourMs}ms ${motion.easing}` },
    '& > span': { marginLeft: 4, fontWeight: 400, color: tokens.text2 },
    [belowWide]: { minHeight: 44 },
  },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
});

const Content = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 12,
});

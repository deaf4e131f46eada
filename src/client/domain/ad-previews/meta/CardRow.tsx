import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { CarouselCard } from '../../../../ad-kit/ad';
import type { useCardScroller } from './useCardScroller';

type Props = {
  cards: readonly CarouselCard[];
  scroller: ReturnType<typeof useCardScroller>;
  /** Instagram's cards fill the post; Facebook's let the next one peep in. */
  full?: boolean;
  renderCard: (card: CarouselCard) => ReactNode;
};

/** A carousel's cards beside each other, to be scrolled by finger, wheel or arrow keys. */
export function CardRow({ cards, scroller, full = false, renderCard }: Props) {
  return (
    <Row
      ref={scroller.ref}
      aria-label="Cards"
      // A row that scrolls must be reachable by keyboard.
      tabIndex={0}
      onScrollEnd={scroller.handleScrollEnd}
      data-full={full || undefined}
    >
      {cards.map((card, index) => (
        <li key={index} aria-label={`Card ${index + 1} of ${cards.length}`}>
          {renderCard(card)}
        </li>
      ))}
    </Row>
  );
}

const Row = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 8,
  padding: '0 14px',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 14,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '& > li': { flex: '0 0 82%', minWidth: 0, scrollSnapAlign: 'start' },
  '&[data-full]': { gap: 0, padding: 0, scrollPaddingInline: 0, '& > li': { flexBasis: '100%' } },
});

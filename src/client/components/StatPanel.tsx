import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { hairlineGrid } from '../theme/hairlineGrid';
import { belowTablet, belowWide, tokens } from '../theme/tokens';
import { SkeletonBlock } from './SkeletonBlock';

export type Stat = {
  label: string;
  value: string;
  /** Why the value isn't known, which stands in place of the caption. */
  why?: string | undefined;
  caption?: string;
  /** Which way the caption points: an arrow, and a colour where nothing else gives one. */
  trend?: 'up' | 'down' | 'none';
  /** What the trend means, where up isn’t good and down isn’t bad. */
  news?: 'good' | 'bad' | 'neutral';
};

type Props = {
  /** Four of them. While loading their labels are shown already, with room for as many lines as they will have. */
  cells: Stat[];
  loading?: boolean;
};

const arrows = { up: ArrowUp, down: ArrowDown, none: Minus };
const usualNews = { up: 'good', down: 'bad', none: 'neutral' } as const;

/** Figures in one panel, divided by hairlines. */
export function StatPanel({ cells, loading = false }: Props) {
  return (
    <Cells aria-busy={loading || undefined}>
      {cells.map((cell) => (
        <Cell key={cell.label}>
          <Label>{cell.label}</Label>
          {loading ? <LoadingFigure hasCaption={cell.caption !== undefined} /> : <Figure {...cell} />}
        </Cell>
      ))}
    </Cells>
  );
}

function Figure({ value, why, caption, trend, news = usualNews[trend ?? 'none'] }: Stat) {
  const Arrow = trend && arrows[trend];
  if (why !== undefined) {
    return (
      <>
        <Value>{value}</Value>
        <Caption data-news="neutral">{why}</Caption>
      </>
    );
  }
  return (
    <>
      <Value>{value}</Value>
      {caption !== undefined && (
        <Caption data-news={news}>
          {Arrow && <Arrow size={14} strokeWidth={1.75} aria-hidden="true" />}
          <span>{caption}</span>
        </Caption>
      )}
    </>
  );
}

function LoadingFigure({ hasCaption }: { hasCaption: boolean }) {
  return (
    <>
      <Value>
        <SkeletonBlock width={112} height="1lh" />
      </Value>
      {hasCaption && (
        <Caption>
          <SkeletonBlock width={136} height="1lh" />
        </Caption>
      )}
    </>
  );
}

const Cells = styled('dl')({
  ...hairlineGrid,
  [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const Cell = styled('div')({
  minWidth: 0,
  padding: '16px 20px 20px',
  backgroundColor: tokens.surface,
  [belowTablet]: { padding: '14px 12px 16px' },
});

const Label = styled('dt')({ fontSize: 13, lineHeight: '18px', color: tokens.text2 });

const Value = styled('dd')({
  marginTop: 4,
  fontSize: 26,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-.025em',
  overflowWrap: 'anywhere',
  [belowTablet]: { fontSize: 22, lineHeight: '28px' },
});

const Caption = styled('dd')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginTop: 4,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  '&[data-news="good"]': { color: tokens.good },
  '&[data-news="bad"]': { color: tokens.bad },
  // In one line on phones too, as it is while it loads: nothing below moves when the figures arrive.
  [belowTablet]: { fontSize: 12, lineHeight: '16px' },
});

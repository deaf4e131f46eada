import { styled } from '@mui/material/styles';
import type { MetricsImportOutcome, MetricsImportRow } from '../../api/metricsApi';
import { Chip } from '../../components/Chip';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { FigureText } from '../../components/FigureText';
import { tokens } from '../../theme/tokens';
import { dayFieldLabels, formatFigure, type NumberField } from '../daily-numbers/dayFigures';

export const outcomes: Record<MetricsImportOutcome, { label: string; tone: 'good' | 'accent' | 'mute' | 'bad' }> = {
  added: { label: 'Added', tone: 'good' },
  changed: { label: 'Changed', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'mute' },
  refused: { label: 'Skipped', tone: 'bad' },
};

export const numberFields = Object.keys(dayFieldLabels) as NumberField[];

export function Outcome({ row: { outcome } }: { row: MetricsImportRow }) {
  return <Chip tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Chip>;
}

/** Where a day stands in the file: `4`, or `4 +2` where two more lines are added to it. */
export const lineOf = ({ line, lines }: MetricsImportRow): string => (lines > 1 ? `${line} +${lines - 1}` : `${line}`);

type FigureProps = {
  row: MetricsImportRow;
  field: NumberField;
  /** Of the conversions in its table; left out where it stands in none. */
  decimals?: number;
};

/** A number of a day; where it replaces another one, that one stands before it, struck through. */
export function Figure({ row: { metrics, before }, field, decimals }: FigureProps) {
  if (!metrics) return null;
  const isChanged = before !== null && before[field] !== metrics[field];
  return (
    <>
      {isChanged && <Replaced>{formatFigure(field, before[field], decimals)}</Replaced>}
      <FigureText why={whyUnknown(metrics, field)}>{formatFigure(field, metrics[field], decimals)}</FigureText>
    </>
  );
}

const Replaced = styled('del')({ color: tokens.text3, marginRight: 6 });

import useMediaQuery from '@mui/material/useMediaQuery';
import { Bars } from '../../components/Bars';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { CampaignFigures } from '../../api/metricsApi';
import { formatDay, formatMonthAndYear } from '../../lib/dates';
import { formatShortMoney } from '../../lib/money';
import { shortNumber } from '../../lib/shortNumber';
import { tokens } from '../../theme/tokens';
import type { SeriesField } from './dailySeries';
import { formatFigure } from './dayFigures';

type Props = {
  label: string;
  field: SeriesField;
  /** What a bar adds up. */
  step: CampaignFigures['step'];
  days: { date: string; value: number | null }[];
};

function titleOf(date: string, step: Props['step']): string {
  if (step === 'month') return formatMonthAndYear(date.slice(0, 7));
  return step === 'week' ? `Week of ${formatDay(date)}` : formatDay(date);
}

/** One bar for each step that has numbers. The table below holds the same figures for screen readers. */
export function DailyBars({ label, field, step, days }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isMoney = field === 'spent' || field === 'revenue';
  const format = (value: number | null) => (value === null ? 'No numbers' : formatFigure(field, value));
  const sum = days.reduce((total, { value }) => total + (value ?? 0), 0);
  return (
    <figure style={{ margin: 0, height: '100%' }}>
      <VisuallyHidden component="figcaption">{`${label} by ${step}, ${format(sum)} total.`}</VisuallyHidden>
      <Bars
        skipAnimation={isStill}
        borderRadius={2}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        series={[{ data: days.map(({ value }) => value), label, color: tokens.chart1, valueFormatter: format }]}
        xAxis={[
          {
            scaleType: 'band',
            data: days.map(({ date }) => date),
            categoryGapRatio: 0.25,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (date: string, { location }) =>
              location === 'tick' ? formatDay(date).replace(/,.*/, '') : titleOf(date, step),
            tickLabelInterval: (_date: string, index: number) => index % Math.ceil(days.length / 6) === 0,
          },
        ]}
        yAxis={[
          {
            width: 52,
            disableLine: true,
            disableTicks: true,
            tickNumber: 4,
            min: 0,
            valueFormatter: (value: number) => (isMoney ? formatShortMoney(value) : shortNumber(value)),
          },
        ]}
      />
    </figure>
  );
}

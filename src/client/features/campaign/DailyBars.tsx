import useMediaQuery from '@mui/material/useMediaQuery';
import { Bars } from '../../components/LazyBars';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { CampaignFigures } from '../../api/metricsApi';
import { formatDay, formatMonthAndYear } from '../../lib/dates';
import { figureIn, metricOf } from '../../../ad-kit/reports/metrics';
import { noFigure } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';
import { type ChartMetric, seriesOf } from './dailySeries';

type Props = { metric: ChartMetric; figures: CampaignFigures };

function titleOf(date: string, step: CampaignFigures['step']): string {
  if (step === 'month') return formatMonthAndYear(date.slice(0, 7));
  return step === 'week' ? `Week of ${formatDay(date)}` : formatDay(date);
}

/** One bar for each step that has numbers. The table below holds the same figures for screen readers. */
export function DailyBars({ metric, figures }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { step } = figures;
  const days = seriesOf(figures, metric);
  const { label, format, short } = metricOf(metric);
  const inAll = figureIn(figures, metric);
  const sum = inAll === noFigure ? '' : `, ${inAll} in all`;
  const formatKnown = (value: number | null) => (value === null ? 'No numbers' : format(value));
  return (
    <figure style={{ margin: 0, height: '100%' }}>
      <VisuallyHidden component="figcaption">{`${label} by ${step}${sum}.`}</VisuallyHidden>
      <Bars
        skipAnimation={isStill}
        borderRadius={2}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        series={[{ data: days.map(({ value }) => value), label, color: tokens.chart1, valueFormatter: formatKnown }]}
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
            valueFormatter: short,
          },
        ]}
      />
    </figure>
  );
}

import type { MonthlyFigures } from '../../api/analyticsApi';
import { Bars } from '../../components/LazyBars';
import { formatMonth } from '../../lib/dates';
import { formatMoney, formatShortMoney } from '../../lib/money';
import { tokens } from '../../theme/tokens';
import { axisTicks } from './dashboardFigures';

const amount = (value: number | null) => (value === null ? '' : formatMoney(value));
const axisLook = { disableLine: true, disableTicks: true, tickLabelStyle: { fill: tokens.text2, fontSize: 12 } };

/** Bars of revenue and spend. */
export function MonthlyChart({ monthly }: { monthly: MonthlyFigures[] }) {
  const ticks = axisTicks(monthly.flatMap(({ revenue, spent }) => [revenue ?? 0, spent]));
  return (
    <Bars
      skipAnimation
      borderRadius={3}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      series={[
        {
          data: monthly.map(({ revenue }) => revenue),
          label: 'Revenue',
          color: tokens.chart1,
          valueFormatter: amount,
        },
        { data: monthly.map(({ spent }) => spent), label: 'Spend', color: tokens.chart2, valueFormatter: amount },
      ]}
      xAxis={[
        {
          ...axisLook,
          scaleType: 'band',
          data: monthly.map(({ month }) => formatMonth(month)),
          categoryGapRatio: 0.55,
          barGapRatio: 0.1,
          height: 28,
        },
      ]}
      yAxis={[
        {
          ...axisLook,
          width: 44,
          min: 0,
          max: ticks.at(-1),
          tickInterval: ticks,
          valueFormatter: (value: number) => formatShortMoney(value),
        },
      ]}
    />
  );
}

import { breakdownLabels } from '../../../ad-kit/reports/partNames';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AnalyticsReport } from '../../api/analyticsApi';
import { Bars } from '../../components/LazyBars';
import { ChartLegend } from '../../components/ChartLegend';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { tokens } from '../../theme/tokens';
import { type Metric, metricOf } from '../../../ad-kit/reports/metrics';
import { nameOf, shortNameOf, timePartsOf } from './parts';

type Props = { report: AnalyticsReport; by: 'day' | 'week' | 'month' | 'weekday'; metric: Metric };

/** One figure over time, beside what it was before. The table below holds the same for screen readers. */
export function TimeBars({ report, by, metric }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { label, format, short } = metricOf(metric);
  const parts = timePartsOf(report, by);
  // Bars of nothing would leave the others narrow, each beside a gap.
  const isCompared = report.total_before !== null;
  const valueFormatter = (value: number | null) => (value === null ? 'No numbers' : format(value));
  const nameOfKey = (key: string) => nameOf({ key, name: null }, by);
  return (
    <Figure>
      <VisuallyHidden component="figcaption">{`${label} by ${breakdownLabels[by].toLowerCase()}`}</VisuallyHidden>
      {isCompared && <ChartLegend first="This period" second="Before" />}
      <div>
        <Bars
          skipAnimation={isStill}
          borderRadius={2}
          margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
          series={[
            {
              data: parts.map(({ results }) => results?.[metric] ?? null),
              label: isCompared ? 'This period' : label,
              color: tokens.chart1,
              valueFormatter,
            },
            ...(isCompared
              ? [
                  {
                    data: parts.map(({ before }) => before?.[metric] ?? null),
                    label: 'Before',
                    color: tokens.chart2,
                    valueFormatter,
                  },
                ]
              : []),
          ]}
          xAxis={[
            {
              scaleType: 'band',
              data: parts.map(({ key }) => key),
              categoryGapRatio: 0.25,
              barGapRatio: 0.1,
              disableLine: true,
              disableTicks: true,
              valueFormatter: (key: string, { location }) =>
                location === 'tick' ? shortNameOf({ key, name: null }, by) : nameOfKey(key),
              tickLabelInterval: (_key: string, index: number) => index % Math.ceil(parts.length / 7) === 0,
            },
          ]}
          yAxis={[{ width: 52, disableLine: true, disableTicks: true, tickNumber: 4, min: 0, valueFormatter: short }]}
        />
      </div>
    </Figure>
  );
}

const Figure = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 4,
  height: '100%',
  margin: 0,
  '& > div:last-of-type': { flex: '1 1 0', minHeight: 0, width: '100%' },
  // Paper is narrower than most screens: drawn for the screen, its last bars would be cut off.
  '@media print': {
    '& :has(> .MuiChartsSurface-root)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .MuiChartsSurface-root': { width: '100%', minWidth: 0 },
  },
});

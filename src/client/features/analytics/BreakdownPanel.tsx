import { breakdownLabels } from '../../../ad-kit/reports/partNames';
import { isTimeUnit } from '../../../ad-kit/reports/periods';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AnalyticsBreakdown, AnalyticsReport } from '../../api/analyticsApi';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SelectField } from '../../components/SelectField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { belowTablet, tokens } from '../../theme/tokens';
import { BreakdownTable } from './BreakdownTable';
import { NoAdNumbers } from './NoAdNumbers';
import { RankedBars } from './RankedBars';
import { TimeBars } from './TimeBars';
import type { AnalyticsView } from './analyticsView';
import { hasFigure, isOfAd } from './parts';
import { type Metric, metricNames, metricOf } from '../../../ad-kit/reports/metrics';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';

type Props = {
  view: AnalyticsView;
  /** `undefined` while it loads. */
  report: AnalyticsReport | undefined;
  onView: (view: AnalyticsView) => void;
};

const breakdownOptions = Object.entries(breakdownLabels).map(([value, label]) => ({
  value: value as AnalyticsBreakdown,
  label,
}));

const metricOptions = metricNames.map((value) => ({ value, label: metricOf(value).label }));

/** The same numbers twice: one figure as a chart, and all of them as a table. */
export function BreakdownPanel({ view, report, onView }: Props) {
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const { by, metric } = view;
  const handleBy = (chosen: AnalyticsBreakdown) => onView({ ...view, by: chosen, sort: undefined });
  const choice = { label: 'Break down by', value: by, options: breakdownOptions, onChange: handleBy };
  return (
    <Panel title="Breakdown" flush>
      <Choices>
        {isNarrow ? <SelectField {...choice} hideLabel /> : <SegmentedControl {...choice} />}
        <SelectField
          label="Figure in the chart"
          hideLabel
          value={metric}
          options={metricOptions}
          onChange={(chosen: Metric) => onView({ ...view, metric: chosen })}
        />
      </Choices>
      {report === undefined ? (
        <Plot role="status" aria-label="Loading numbers">
          <SkeletonBlock width="100%" height="100%" />
        </Plot>
      ) : by === 'ad' && !report.rows.some(isOfAd) ? (
        <NoAdNumbers />
      ) : (
        <>
          {isTimeUnit(by) ? (
            <Plot>
              {report.rows.some((row) => hasFigure(row, metric)) ? (
                <TimeBars report={report} by={by} metric={metric} />
              ) : (
                <EmptyState
                  title={whyUnknown(report.total, metric) ?? `No ${metricOf(metric).label} in this period`}
                  text="Choose another figure to see more."
                />
              )}
            </Plot>
          ) : (
            <RankedBars report={report} by={by} metric={metric} />
          )}
          <BreakdownTable key={`${by} ${report.from} ${report.to}`} view={view} report={report} onView={onView} />
        </>
      )}
    </Panel>
  );
}

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  padding: '16px 20px 0',
  '& > :last-child': { minWidth: 176 },
  [belowTablet]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    padding: '16px 16px 0',
    '& > :last-child': { minWidth: 0 },
  },
});

const Plot = styled('div')({
  height: 284,
  padding: '16px 20px 20px',
  borderBottom: `1px solid ${tokens.line}`,
  [belowTablet]: { height: 232, padding: 16 },
});

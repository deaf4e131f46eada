import { useState } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import type { CampaignFigures } from '../../api/metricsApi';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Panel } from '../../components/Panel';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SelectField } from '../../components/SelectField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { metricOf } from '../../../ad-kit/reports/metrics';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { campaignParameter, paths, withQuery } from '../../lib/paths';
import { belowTablet } from '../../theme/tokens';
import { DailyBars } from './DailyBars';
import { type ChartMetric, chartMetrics, seriesOf } from './dailySeries';

type Props = {
  campaignId: string;
  /** The chosen days; `undefined` until they are known. */
  figures: CampaignFigures | undefined;
  /** Why they could not be read; `undefined` while they are read. */
  failure: string | undefined;
  onRetry: () => void;
};

/** One figure of the campaign over the chosen days. */
export function DailyChart({ campaignId, figures, failure, onRetry }: Props) {
  const analyticsAddress = withQuery(paths.analytics, { [campaignParameter]: campaignId });
  const [metric, setMetric] = useState<ChartMetric>('spent');
  return (
    <Panel title="Performance" aside={<Link to={analyticsAddress}>Analytics</Link>} flush>
      <Content gap={12}>
        <Choice>
          <MetricChoice value={metric} onChange={setMetric} />
        </Choice>
        <Drawing>
          {failure !== undefined ? (
            <ErrorPanel title="Couldn’t load the chart" detail={failure} onRetry={onRetry} />
          ) : figures === undefined ? (
            <SkeletonBlock width="100%" height="100%" />
          ) : figures.series.length === 0 ? (
            <EmptyState title="No numbers in these days" text="Choose another date range to see more." />
          ) : seriesOf(figures, metric).every(({ value }) => value === null) ? (
            <EmptyState
              title={whyUnknown(figures, metric) ?? `No ${metricOf(metric).label} in these days`}
              text="Choose another metric to see more."
            />
          ) : (
            <DailyBars metric={metric} figures={figures} />
          )}
        </Drawing>
      </Content>
    </Panel>
  );
}

const metricOptions = chartMetrics.map((value) => ({ value, label: metricOf(value).label }));

/** All metrics in sight where there is room for them, else a list. */
function MetricChoice({ value, onChange }: { value: ChartMetric; onChange: (metric: ChartMetric) => void }) {
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const choice = { label: 'Metric', value, options: metricOptions, onChange };
  return isNarrow ? <SelectField {...choice} hideLabel /> : <SegmentedControl {...choice} />;
}

const Content = styled(Stack)({ padding: '16px 20px' });

const Choice = styled('div')({ display: 'flex' });

const Drawing = styled('div')({ height: 244, [belowTablet]: { height: 200 } });

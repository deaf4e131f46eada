import type { AnalyticsReport } from '../../api/analyticsApi';
import { type Stat, StatPanel } from '../../components/StatPanel';
import { formatChange } from '../../lib/numbers';
import { type Metric, changeOf, figureIn, metricOf } from '../../../ad-kit/reports/metrics';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';

const shown: readonly Metric[] = ['spent', 'impressions', 'clicks', 'ctr', 'conversions', 'cpa', 'revenue', 'roas'];

/** The period's results, each with its change. */
export function AnalyticsTiles({ report }: { report: AnalyticsReport | undefined }) {
  return <StatPanel loading={report === undefined} cells={shown.map((metric) => cellOf(metric, report))} />;
}

function cellOf(metric: Metric, report: AnalyticsReport | undefined): Stat {
  const { label } = metricOf(metric);
  if (!report) return { label, value: '', caption: '' };
  const { total, total_before: before, before_from: isCompared } = report;
  const value = figureIn(total, metric);
  const why = whyUnknown(total, metric);
  if (isCompared === null) return { label, value, why };
  const change = changeOf(total, before, metric);
  if (!change) {
    const caption = typeof before?.[metric] === 'number' ? `${figureIn(before, metric)} before` : 'Nothing to compare';
    return { label, value, why, caption };
  }
  const caption = `${formatChange(change.percent)} from ${figureIn(before, metric)}`;
  const trend = change.percent > 0 ? 'up' : change.percent < 0 ? 'down' : 'none';
  return { label, value, caption, trend, news: change.news };
}

import { metricValuesOf, type StoredSums } from '../../lib/results';
import type { Report, ReportRow } from '../../modules/analytics/report.types';
import type { SavedView } from '../../modules/analytics/views.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireReport = (report: Report): Every<WireTypes['AnalyticsReport']> => ({
  from: report.from,
  to: report.to,
  before_from: report.before?.from ?? null,
  before_to: report.before?.to ?? null,
  total: report.total && toWireResults(report.total),
  total_before: report.totalBefore && toWireResults(report.totalBefore),
  rows: report.rows.map(toWireRow),
  rest: report.rest && {
    campaigns: report.rest.campaigns,
    results: toWireResults(report.rest.now),
    before: toWireResults(report.rest.before),
  },
});

export const toWireView = ({ id, name, query, createdAt }: SavedView): Every<WireTypes['AnalyticsView']> => ({
  id,
  name,
  query,
  created_at: createdAt.toISOString(),
});

const toWireRow = ({
  key,
  name,
  platform,
  campaignName,
  now,
  before,
}: ReportRow): Every<WireTypes['AnalyticsRow']> => ({
  key,
  name,
  platform,
  campaign_name: campaignName,
  results: now && toWireResults(now),
  before: before && toWireResults(before),
});

const toWireResults = (sums: StoredSums): Every<WireTypes['AnalyticsResults']> => metricValuesOf(sums);

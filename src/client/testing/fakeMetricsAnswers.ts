import { readDailyReport } from '../../ad-kit/reports/dailyReport';
import type { MetricsImportOutcome } from '../api/adsApi';
import type { DailyMetrics } from '../api/api';
import { todayInUtc } from '../lib/dates';
import { findCampaign, refuseCompleted } from './fakeCampaignAnswers';
import { type FakeAnswers, type FakePlace, type FakeState, invalid, notFound, pageOf } from './fakeState';
import { placeOf, placeToChange } from './fakeTeams';

type MetricsOperation =
  'listCampaignMetrics' | 'recordCampaignMetrics' | 'importCampaignMetrics' | 'deleteCampaignMetrics';

/** The daily numbers of campaigns. */
export const metricsAnswers: FakeAnswers<MetricsOperation> = {
  listCampaignMetrics: ({ state, account, params, query }) => {
    const place = placeOf(state, account, params.id);
    const { id } = findCampaign(place, params.id);
    const from = query.get('from') ?? '';
    const to = query.get('to') ?? '9999';
    const days = [...daysOf(place, id).values()].filter(({ date }) => from <= date && date <= to);
    return pageOf(
      days.sort((one, other) => other.date.localeCompare(one.date)),
      query,
    );
  },
  recordCampaignMetrics: ({ state, account, params, body }) => {
    const place = placeToChange(state, account, params.id);
    const campaign = findCampaign(place, params.id);
    refuseCompleted(campaign);
    const days = daysOf(place, campaign.id);
    const outcomes = body.map((day) => outcomeOf(days.get(day.date), day));
    for (const day of body) days.set(day.date, day);
    return { body: countOutcomes(outcomes) };
  },
  importCampaignMetrics: ({ account, state, params, body }) => {
    const place = placeToChange(state, account, params.id);
    const campaign = findCampaign(place, params.id);
    refuseCompleted(campaign);
    const days = daysOf(place, campaign.id);
    const rows = readRows(state, body.csv).map(({ line, date, metrics, message }) => {
      const before = (metrics && days.get(metrics.date)) ?? null;
      const outcome: MetricsImportOutcome = metrics ? outcomeOf(before ?? undefined, metrics) : 'refused';
      return { line, outcome, date, metrics, before, message };
    });
    const stored = body.dry_run !== true;
    if (stored) for (const { metrics } of rows) if (metrics) days.set(metrics.date, metrics);
    const counts = countOutcomes(rows.map(({ outcome }) => outcome));
    return { body: { stored, ...counts, refused: rows.filter(({ outcome }) => outcome === 'refused').length, rows } };
  },
  deleteCampaignMetrics: ({ state, account, params }) => {
    const place = placeToChange(state, account, params.id);
    const campaign = findCampaign(place, params.id);
    refuseCompleted(campaign);
    if (!daysOf(place, campaign.id).delete(params.date ?? '')) throw notFound('day');
    return { body: undefined };
  },
};

function readRows(state: FakeState, csv: string) {
  const report = readDailyReport(csv, { today: todayInUtc(state.now()) });
  if (report.problem) throw invalid({ csv: report.problem });
  return report.rows.map(({ metrics, ...row }) => {
    if (!metrics) return { ...row, metrics: null };
    const { spentCents, revenueCents, conversionHundredths, ...counts } = metrics;
    const amounts = { spent: spentCents / 100, revenue: revenueCents / 100, conversions: conversionHundredths / 100 };
    return { ...row, metrics: { ...counts, ...amounts } };
  });
}

function daysOf(place: FakePlace, campaignId: string): Map<string, DailyMetrics> {
  const days = place.days.get(campaignId) ?? new Map<string, DailyMetrics>();
  place.days.set(campaignId, days);
  return days;
}

function outcomeOf(before: DailyMetrics | undefined, after: DailyMetrics): 'added' | 'changed' | 'unchanged' {
  if (!before) return 'added';
  const isSame = (Object.keys(after) as (keyof DailyMetrics)[]).every((field) => before[field] === after[field]);
  return isSame ? 'unchanged' : 'changed';
}

function countOutcomes(outcomes: MetricsImportOutcome[]) {
  const count = (wanted: MetricsImportOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
}

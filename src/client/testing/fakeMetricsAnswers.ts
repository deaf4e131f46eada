import { isSameName, nameKey } from '../../ad-kit/reports/reportFacts';
import type { MetricsImportOutcome, MetricsImportRow, ReportDaysOf, ReportImportCampaign } from '../api/metricsApi';
import type { DailyMetrics } from '../api/api';
import { todayInUtc } from '../lib/dates';
import { noAnalytics } from './fakeAnalyticsAnswers';
import { addCampaign, findCampaign, refuseCompleted } from './fakeCampaignAnswers';
import { resultsOf, sumOf } from './fakeFigures';
import {
  daysOf,
  forgetDays,
  keepImport,
  outcomeOf,
  replaceAds,
  storeDays,
  toPastImport,
  whyStays,
} from './fakeImports';
import { readAds, type ReadRow, readReport, readReports, takenRows } from './fakeReports';
import { type FakeAnswers, FakeRefusal, notFound, pageOf } from './fakeState';
import type { FakeImport, FakeWorkspace } from './fakeWorkspace';
import { workspaceNamed, workspaceOf, workspaceToChange, workspaceToFill } from './fakeTeams';

type MetricsOperation =
  | 'listCampaignMetrics'
  | 'getCampaignFigures'
  | 'recordCampaignMetrics'
  | 'importCampaignMetrics'
  | 'deleteCampaignMetrics'
  | 'importReport'
  | 'listReportImports'
  | 'takeBackReportImport';

/** The daily numbers of campaigns. */
export const metricsAnswers: FakeAnswers<MetricsOperation> = {
  listCampaignMetrics: ({ state, account, params, query }) => {
    const workspace = workspaceOf(state, account, params.id);
    const { id } = findCampaign(workspace, params.id);
    const from = query.get('from') ?? '';
    const to = query.get('to') ?? '9999';
    const days = [...daysOf(workspace, id).values()].filter(({ date }) => from <= date && date <= to);
    return pageOf(
      days.sort((one, other) => other.date.localeCompare(one.date)),
      query,
    );
  },
  getCampaignFigures: ({ state, account, params, query }) => {
    const workspace = workspaceOf(state, account, params.id);
    const { id } = findCampaign(workspace, params.id);
    const [from, to] = [query.get('from'), query.get('to')];
    const series = [...daysOf(workspace, id).values()]
      .filter(({ date }) => (from ?? '') <= date && date <= (to ?? '9999'))
      .sort((one, other) => one.date.localeCompare(other.date));
    const ends = { from: from ?? series[0]?.date ?? null, to: to ?? series.at(-1)?.date ?? null };
    const steps = series.map((day) => ({ date: day.date, ...sumOf([day]) }));
    return { body: { ...ends, ...resultsOf(series), step: 'day', series: steps } };
  },
  recordCampaignMetrics: ({ state, account, params, body }) => {
    const workspace = workspaceToChange(state, account, params.id);
    const campaign = findCampaign(workspace, params.id);
    refuseCompleted(campaign);
    const days = daysOf(workspace, campaign.id);
    const wanted = body.map((day) => ({ ...emptyDay, ...days.get(day.date), ...day }));
    const outcomes = wanted.map((day) => outcomeOf(days.get(day.date), day));
    storeDays(workspace, campaign.id, wanted);
    return { body: countOutcomes(outcomes) };
  },
  importCampaignMetrics: ({ account, state, params, body }) => {
    const workspace = workspaceToChange(state, account, params.id);
    const campaign = findCampaign(workspace, params.id);
    refuseCompleted(campaign);
    const days = daysOf(workspace, campaign.id);
    const { file, problem, rows: all } = readReport(campaign.name, body, todayInUtc(state.now()));
    const read = takenRows(all, days, body.new_days);
    const ads = readAds(read, adsIn(workspace, campaign.id), workspace.adDays.get(campaign.id), body.new_days);
    const rows = read.map((row) => toImportRow(row, days));
    const stored = body.dry_run !== true;
    const refused = rows.filter(({ outcome }) => outcome === 'refused').length;
    const counts = { ...countOutcomes(rows.map(({ outcome }) => outcome)), refused };
    if (stored) {
      const wanted = rows.flatMap(({ metrics }) => metrics ?? []);
      const before = storeDays(workspace, campaign.id, wanted, ads?.days);
      keepImport(state, account, workspace, { ...counts, before, fileName: body.file_name, campaigns: [campaign] });
    }
    return {
      body: {
        stored,
        ...counts,
        ads: ads?.counts ?? null,
        rows,
        problem,
        file,
      },
    };
  },
  importReport: ({ account, state, query, body }) => {
    const filled = workspaceToFill(state, account, query.get('team_id'));
    if (!filled.plan.advanced_analytics) throw noAnalytics();
    const { workspace } = filled;
    const stored = body.dry_run !== true;
    const { file, problem, reports } = readReports(body, todayInUtc(state.now()));
    const before: FakeImport['before'] = [];
    const { days_of: daysOfOne } = body;
    const looked = daysOfOne ? reports.filter(({ name }) => name === daysOfOne.campaign) : reports;
    let days: MetricsImportRow[] = [];
    const campaigns = looked.map(({ name, rows: all }): ReportImportCampaign => {
      const wish = body.targets?.find(({ campaign }) => campaign === name);
      const isNew = wish?.new_platform !== undefined;
      const memory = wish ? undefined : workspace.rememberedTargets.get(nameKey(name));
      const again = workspace.campaigns.find(({ id, status }) => id === memory && status !== 'completed');
      const wished = wish && workspace.campaigns.find(({ id }) => id === wish.campaign_id);
      const isLeftOut = wish !== undefined || memory === null;
      const found = wished ?? again ?? (isLeftOut ? undefined : onlyNamed(workspace, name));
      const made =
        isNew && stored
          ? addCampaign(filled, state.now(), { name, platform: wish.new_platform ?? 'google', budget: 0 })
          : undefined;
      const target = found ?? made;
      const isCompleted = found?.status === 'completed';
      const known = target ? daysOf(workspace, target.id) : new Map<string, DailyMetrics>();
      const rows = takenRows(all, known, body.new_days);
      const isTaken = (target !== undefined || isNew) && !isCompleted;
      const read = isTaken ? rows.flatMap(({ figures }) => (figures ? [figures] : [])) : [];
      const wanted = read.map((figures) => ({ ...emptyDay, ...known.get(figures.date), ...figures }));
      const outcomes = wanted.map((day) => outcomeOf(known.get(day.date), day));
      if (daysOfOne) days = pageOfDays(isTaken ? rows.map((row) => toImportRow(row, known)) : [], daysOfOne);
      if (stored && wish) workspace.rememberedTargets.set(nameKey(name), target?.id ?? null);
      const knownAds = workspace.adDays.get(target?.id ?? '');
      const ads = isTaken ? readAds(rows, target ? adsIn(workspace, target.id) : [], knownAds, body.new_days) : null;
      if (stored && target) before.push(...storeDays(workspace, target.id, wanted, ads?.days));
      const refused = isTaken ? rows.filter(({ message }) => message !== null) : [];
      return {
        totals: file.campaigns.find((one) => one.name === name) as ReportImportCampaign['totals'],
        campaign_id: target?.id ?? null,
        campaign_name: target?.name ?? (isNew ? name : null),
        is_new: isNew,
        matched_by: wish ? 'choice' : again || memory === null ? 'memory' : found ? 'name' : null,
        ...countOutcomes(outcomes),
        refused: refused.length,
        ads: ads?.counts ?? null,
        problem: isCompleted ? completedTarget : null,
        faults: refused.slice(0, 5).map(({ line, message }) => ({ line, message: message ?? '' })),
      };
    });
    if (stored) {
      const taken = campaigns.flatMap(({ campaign_id: id, campaign_name: name }) => (id && name ? [{ id, name }] : []));
      const sum = (count: 'added' | 'changed' | 'unchanged' | 'refused') =>
        campaigns.reduce((total, each) => total + each[count], 0);
      const [added, changed, unchanged, refused] = [sum('added'), sum('changed'), sum('unchanged'), sum('refused')];
      const counts = { added, changed, unchanged, refused };
      const { import_id: id, file_name: fileName, more_follows: isRunning = false } = body;
      keepImport(state, account, workspace, { ...counts, before, id, isRunning, fileName, campaigns: taken });
    }
    return { body: { stored, campaigns, days, problem, file } };
  },
  listReportImports: ({ state, account, query }) =>
    pageOf(workspaceNamed(state, account, query).imports.map(toPastImport), query),
  takeBackReportImport: ({ state, account, params, query }) => {
    const workspace = workspaceToChange(state, account, params.id);
    const found = workspace.imports.find((one) => one.import.id === params.id);
    if (!found) throw notFound('import');
    if (found.before.length === 0) throw new FakeRefusal(409, 'import_overwritten', whyStays(found));
    if (found.import.is_running && query.get('stop') !== 'true') {
      throw new FakeRefusal(409, 'import_running', stillRunning);
    }
    found.import.is_running = false;
    for (const { campaignId } of found.before) refuseCompleted(findCampaign(workspace, campaignId));
    for (const { campaignId, date, metrics, ads = [] } of found.before.splice(0, mostTakenBack)) {
      replaceAds(workspace, campaignId, [{ date }], ads);
      if (metrics) daysOf(workspace, campaignId).set(date, metrics);
      else daysOf(workspace, campaignId).delete(date);
    }
    if (found.before.length === 0) found.import.taken_back_at = new Date(state.now()).toISOString();
    return { body: toPastImport(found) };
  },
  deleteCampaignMetrics: ({ state, account, params }) => {
    const workspace = workspaceToChange(state, account, params.id);
    const campaign = findCampaign(workspace, params.id);
    refuseCompleted(campaign);
    if (!daysOf(workspace, campaign.id).delete(params.date ?? '')) throw notFound('day');
    replaceAds(workspace, campaign.id, [{ date: params.date ?? '' }], []);
    forgetDays(workspace, campaign.id, [params.date ?? '']);
    return { body: undefined };
  },
};

function toImportRow({ figures, ads: _ads, ...row }: ReadRow, days: Map<string, DailyMetrics>): MetricsImportRow {
  const before = (row.date && days.get(row.date)) || null;
  const metrics = figures && { ...(before ?? emptyDay), ...figures };
  const outcome: MetricsImportOutcome = metrics ? outcomeOf(before ?? undefined, metrics) : 'refused';
  return { ...row, outcome, metrics, before: metrics && before };
}

function pageOfDays(rows: MetricsImportRow[], { outcome, limit = 50, offset = 0 }: ReportDaysOf): MetricsImportRow[] {
  const wanted = outcome === undefined ? rows : rows.filter((row) => row.outcome === outcome);
  return wanted.slice(offset, offset + limit);
}

/** How many days of an import are undone at once. */
const mostTakenBack = 5_000;

const stillRunning = 'This import is still running. Wait until it’s done, or stop it first.';

/** A campaign's ads, as reports know them. */
const adsIn = ({ ads }: FakeWorkspace, campaignId: string) =>
  ads
    .filter(({ campaign_id }) => campaign_id === campaignId)
    .map(({ id, name, variant_name: variantName, contents }) => ({
      id,
      name,
      variantName,
      formats: contents.map(({ format }) => format),
    }));

const completedTarget = 'This campaign is completed, so it’s read-only. Choose another one, or leave it out.';

/** The only campaign of a name, completed ones aside. */
function onlyNamed({ campaigns }: FakeWorkspace, name: string) {
  const same = campaigns.filter((campaign) => isSameName(campaign.name, name));
  const open = same.filter(({ status }) => status !== 'completed');
  const [only, ...others] = open.length > 0 ? open : same;
  return others.length === 0 ? only : undefined;
}

const emptyDay = { impressions: 0, clicks: 0, conversions: null, spent: 0, revenue: null };

function countOutcomes(outcomes: MetricsImportOutcome[]) {
  const count = (wanted: MetricsImportOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
}

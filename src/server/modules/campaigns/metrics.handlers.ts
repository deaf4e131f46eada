import type { Handlers, WireTypes } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireDay, toWireDay, toWireFigures } from '../../contract/wire/campaigns';
import {
  fromWireChoices,
  toWirePastImport,
  toWireReportAds,
  toWireReportCampaign,
  toWireReportFile,
} from '../../contract/wire/reports';
import { tally } from './dayChanges';
import { type ImportRow, outcomeOf } from './importRows';
import type { MetricsService } from './metrics.service';
import type { PastImportsService } from './pastImports.service';
import type { ReportImportService } from './reportImport.service';
import type { ImportedCampaign } from './reportPlan';

type MetricsHandlers = Pick<
  Handlers,
  | 'listCampaignMetrics'
  | 'getCampaignFigures'
  | 'recordCampaignMetrics'
  | 'importCampaignMetrics'
  | 'deleteCampaignMetrics'
  | 'importReport'
  | 'listReportImports'
  | 'takeBackReportImport'
>;

export interface MetricsServices {
  metrics: MetricsService;
  reportImports: ReportImportService;
  pastImports: PastImportsService;
}

export function createMetricsHandlers({ metrics, reportImports, pastImports }: MetricsServices): MetricsHandlers {
  return {
    listCampaignMetrics: async ({ scope, params, query }) => {
      const paged = await metrics.list(scope, params.id, { from: query.from, to: query.to }, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireDay) };
    },
    getCampaignFigures: async ({ scope, params, query }) => ({
      status: 200,
      body: toWireFigures(await metrics.figures(scope, params.id, { from: query.from, to: query.to })),
    }),
    recordCampaignMetrics: async ({ scope, params, body }) => {
      const changes = await metrics.record(scope, params.id, body.map(fromWireDay));
      return { status: 200, body: tally(changes) };
    },
    importCampaignMetrics: async ({ scope, params, body }) => {
      const dryRun = body.dry_run ?? false;
      const choices = fromWireChoices(body);
      const { rows, counts, ads, problem, file } = await metrics.importReport(scope, params.id, {
        csv: body.csv,
        fileName: body.file_name ?? null,
        choices,
        newDays: body.new_days ?? 'zero',
        dryRun,
      });
      return {
        status: 200,
        body: {
          stored: !dryRun,
          ...counts,
          ads: toWireReportAds(ads),
          rows: rows.map(toWireRow),
          problem,
          file: toWireReportFile(file),
        },
      };
    },
    importReport: async ({ scope, body }) => {
      const dryRun = body.dry_run ?? false;
      const targets = (body.targets ?? []).map((target) => ({
        campaign: target.campaign,
        campaignId: target.campaign_id?.toLowerCase(),
        platform: target.new_platform,
      }));
      const imported = await reportImports.import(scope, {
        csv: body.csv,
        fileName: body.file_name ?? null,
        importId: body.import_id?.toLowerCase(),
        moreFollows: body.more_follows ?? false,
        choices: fromWireChoices(body),
        newDays: body.new_days ?? 'zero',
        targets,
        dryRun,
        daysOf: body.days_of && { outcome: undefined, ...body.days_of },
      });
      return {
        status: 200,
        body: {
          stored: !dryRun,
          campaigns: imported.campaigns.map(toWireImported),
          days: imported.days.map(toWireRow),
          problem: imported.problem,
          file: toWireReportFile(imported.file),
        },
      };
    },
    listReportImports: async ({ scope, query }) => {
      const paged = await pastImports.list(scope, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWirePastImport) };
    },
    takeBackReportImport: async ({ scope, params, query }) => ({
      status: 200,
      body: toWirePastImport(await pastImports.takeBack(scope, params.id, query.stop ?? false)),
    }),
    deleteCampaignMetrics: async ({ scope, params }) => {
      await metrics.deleteDay(scope, params.id, params.date);
      return { status: 204 };
    },
  };
}

const toWireRow = (row: ImportRow): WireTypes['MetricsImportRow'] => {
  const { line, lines, day, change, message } = row;
  return {
    line,
    lines,
    outcome: outcomeOf(row),
    date: day,
    metrics: change && toWireDay(change.after),
    before: change?.before ? toWireDay(change.before) : null,
    message,
  };
};

/** How many of a campaign's refused days are explained. */
const mostFaults = 5;

const toWireImported = (imported: ImportedCampaign): WireTypes['ReportImportCampaign'] => {
  const { totals, target, matchedBy, changes, refused, ads, problem } = imported;
  // A part of a file is sorted by days.
  const firstFaults = refused.toSorted((one, other) => one.line - other.line).slice(0, mostFaults);
  return {
    totals: toWireReportCampaign(totals),
    campaign_id: target?.id ?? null,
    campaign_name: target?.name ?? null,
    is_new: Boolean(target?.platform),
    matched_by: matchedBy,
    ...tally(changes),
    refused: refused.length,
    ads: toWireReportAds(ads),
    problem,
    faults: firstFaults.map(({ line, message }) => ({ line, message: message ?? '' })),
  };
};

import type { Handlers, WireTypes } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireDay, toWireDay, toWireFigures } from '../../contract/wire/campaigns';
import { fromWireChoices, toWireReportCampaign, toWireReportFile } from '../../contract/wire/reports';
import type { ImportRow, MetricsService } from './metrics.service';
import type { ImportedCampaign, ReportImportService } from './reportImport.service';

type MetricsHandlers = Pick<
  Handlers,
  | 'listCampaignMetrics'
  | 'getCampaignFigures'
  | 'recordCampaignMetrics'
  | 'importCampaignMetrics'
  | 'deleteCampaignMetrics'
  | 'importReport'
>;

export interface MetricsServices {
  metrics: MetricsService;
  reportImports: ReportImportService;
}

export function createMetricsHandlers({ metrics, reportImports }: MetricsServices): MetricsHandlers {
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
      const { added, changed, unchanged } = tally(changes);
      return { status: 200, body: { added, changed, unchanged } };
    },
    importCampaignMetrics: async ({ scope, params, body }) => {
      const dryRun = body.dry_run ?? false;
      const choices = fromWireChoices(body);
      const {
        rows: days,
        problem,
        file,
      } = await metrics.importReport(scope, params.id, { csv: body.csv, choices, dryRun });
      const rows = days.map(toWireRow);
      return { status: 200, body: { stored: !dryRun, ...tally(rows), rows, problem, file: toWireReportFile(file) } };
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
        choices: fromWireChoices(body),
        targets,
        dryRun,
      });
      return {
        status: 200,
        body: {
          stored: !dryRun,
          campaigns: imported.campaigns.map(toWireImported),
          problem: imported.problem,
          file: toWireReportFile(imported.file),
        },
      };
    },
    deleteCampaignMetrics: async ({ scope, params }) => {
      await metrics.deleteDay(scope, params.id, params.date);
      return { status: 204 };
    },
  };
}

const toWireRow = ({ line, lines, day, change, message }: ImportRow): WireTypes['MetricsImportRow'] => ({
  line,
  lines,
  outcome: change?.outcome ?? 'refused',
  date: day,
  metrics: change && toWireDay(change.wanted),
  before: change?.before ? toWireDay(change.before) : null,
  message,
});

/** So many of a campaign's refused days are explained. */
const mostFaults = 5;

const toWireImported = (imported: ImportedCampaign): WireTypes['ReportImportCampaign'] => {
  const { totals, target, changes, refused, problem } = imported;
  return {
    totals: toWireReportCampaign(totals),
    campaign_id: target?.id ?? null,
    campaign_name: target?.name ?? null,
    is_new: Boolean(target?.platform),
    ...tally(changes),
    refused: refused.length,
    problem,
    faults: refused.slice(0, mostFaults).map(({ line, message }) => ({ line, message: message ?? '' })),
  };
};

function tally(rows: { outcome: WireTypes['MetricsImportOutcome'] }[]) {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

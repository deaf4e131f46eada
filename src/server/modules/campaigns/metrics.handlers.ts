import type { Handlers, WireTypes } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireDay, toWireDay, toWireFigures } from '../../contract/wire/campaigns';
import { fromWireChoices, toWireReportFile } from '../../contract/wire/reports';
import type { ImportRow, MetricsService } from './metrics.service';

type MetricsHandlers = Pick<
  Handlers,
  | 'listCampaignMetrics'
  | 'getCampaignFigures'
  | 'recordCampaignMetrics'
  | 'importCampaignMetrics'
  | 'deleteCampaignMetrics'
>;

export function createMetricsHandlers({ metrics }: { metrics: MetricsService }): MetricsHandlers {
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

function tally(rows: { outcome: WireTypes['MetricsImportOutcome'] }[]) {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

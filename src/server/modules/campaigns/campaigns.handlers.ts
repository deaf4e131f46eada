import type { Call, Handlers, WireTypes } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireProductBrief, toWireCampaignBrief } from '../../contract/wire/briefs';
import { toWireBulkResult } from '../../contract/wire/bulkResult';
import {
  fromWireCampaign,
  fromWireChange,
  fromWireMatch,
  toWireCampaign,
  toWireTotals,
} from '../../contract/wire/campaigns';
import { invalidField } from '../../lib/refusal';
import type { CampaignBriefsService } from './campaignBriefs.service';
import type { BulkService } from './bulk.service';
import type { BulkSelection } from './bulkSelection';
import { campaignCsv } from './campaignCsv';
import type { CampaignLabelsService } from './campaignLabels.service';
import type { CampaignFilter } from './campaigns.types';
import type { CampaignsService } from './campaigns.service';
import type { MoveService } from './move.service';
import type { SampleCampaignsService } from './sampleCampaigns.service';

export interface CampaignServices {
  campaigns: CampaignsService;
  briefs: CampaignBriefsService;
  bulk: BulkService;
  campaignLabels: CampaignLabelsService;
  moves: MoveService;
  samples: SampleCampaignsService;
}

type CampaignHandlers = Pick<
  Handlers,
  | 'listCampaigns'
  | 'createCampaign'
  | 'changeCampaigns'
  | 'exportCampaigns'
  | 'getCampaignSummary'
  | 'getCampaignTotals'
  | 'labelCampaigns'
  | 'addSampleCampaigns'
  | 'removeSampleCampaigns'
  | 'getCampaign'
  | 'updateCampaign'
  | 'deleteCampaign'
  | 'duplicateCampaign'
  | 'moveCampaign'
  | 'getCampaignBrief'
  | 'updateCampaignBrief'
>;

export function createCampaignHandlers({
  campaigns,
  briefs,
  bulk,
  campaignLabels,
  moves,
  samples,
}: CampaignServices): CampaignHandlers {
  return {
    listCampaigns: async ({ scope, query }) => {
      const paged = await campaigns.list(scope, filterOf(query), pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map((one) => toWireCampaign(one, scope)) };
    },
    createCampaign: async ({ scope, body }) => ({
      status: 201,
      body: toWireCampaign(await campaigns.create(scope, fromWireCampaign(body)), scope),
    }),
    changeCampaigns: async ({ scope, body }) => {
      const result = await bulk.change(scope, body.action, selectionOf(body));
      return { status: 200, body: toWireBulkResult(result) };
    },
    labelCampaigns: async ({ scope, body: { add = [], remove = [], ...selection } }) => {
      const result = await campaignLabels.change(scope, { add, remove }, selectionOf(selection));
      return { status: 200, body: toWireBulkResult(result) };
    },
    exportCampaigns: async ({ scope, query }) => ({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="campaigns.csv"',
      },
      body: campaignCsv(await campaigns.listAll(scope, filterOf(query))),
    }),
    getCampaignSummary: async ({ scope }) => {
      const summary = await campaigns.summary(scope);
      return {
        status: 200,
        body: {
          total: summary.own + summary.sample,
          campaigns_by_status: summary.byStatus,
          created_this_month: summary.createdThisMonth,
          monthly_limit: summary.monthlyLimit,
          month_resets_at: summary.monthResetsAt.toISOString(),
          own: summary.own,
          own_with_metrics: summary.ownWithNumbers,
          sample: summary.sample,
        },
      };
    },
    getCampaignTotals: async ({ scope, query }) => ({
      status: 200,
      body: toWireTotals(await campaigns.totals(scope, fromWireMatch(query))),
    }),
    addSampleCampaigns: async ({ scope }) => ({
      status: 201,
      body: { campaigns: await samples.add(scope) },
    }),
    removeSampleCampaigns: async ({ scope }) => ({
      status: 200,
      body: { campaigns: await samples.remove(scope) },
    }),
    getCampaign: async ({ scope, params }) => ({
      status: 200,
      body: toWireCampaign(await campaigns.get(scope, params.id), scope),
    }),
    updateCampaign: async ({ scope, params, body: { revision, ...change } }) => ({
      status: 200,
      body: toWireCampaign(await campaigns.update(scope, params.id, fromWireChange(change), revision), scope),
    }),
    deleteCampaign: async ({ scope, params }) => {
      await campaigns.delete(scope, params.id);
      return { status: 204 };
    },
    duplicateCampaign: async ({ scope, params }) => ({
      status: 201,
      body: toWireCampaign(await campaigns.duplicate(scope, params.id), scope),
    }),
    getCampaignBrief: async ({ scope, params }) => ({
      status: 200,
      body: toWireCampaignBrief(await briefs.get(scope, params.id)),
    }),
    updateCampaignBrief: async ({ scope, params, body }) => ({
      status: 200,
      body: toWireCampaignBrief(await briefs.change(scope, params.id, fromWireProductBrief(body.brief), body.revision)),
    }),
    moveCampaign: async ({ scope, params, body }) => {
      const moved = await moves.move(scope, params.id, body.team_id);
      return { status: 200, body: toWireCampaign(moved.campaign, moved.scope) };
    },
  };
}

/** Throws `Refusal('validation_failed')` unless the campaigns are given in one of the two ways. */
function selectionOf({ ids, matching }: Pick<WireTypes['BulkChange'], 'ids' | 'matching'>): BulkSelection {
  if (ids && !matching) return { ids };
  if (matching && !ids) return { match: fromWireMatch(matching), count: matching.count };
  throw invalidField('ids', 'Send either ids or matching.');
}

/** The contract fills its defaults in, so the fallbacks only speak to the types. */
const filterOf = ({ sort, order, ...match }: Call<'exportCampaigns'>['query']): CampaignFilter => ({
  ...fromWireMatch(match),
  sort: sort ?? 'created_at',
  order: order ?? 'desc',
});

import type { Call, Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireCampaign, fromWireChange, toWireCampaign } from '../../contract/wire/campaigns';
import type { BulkService } from './bulk.service';
import { campaignCsv } from './campaignCsv';
import type { CampaignFilter } from './campaigns.types';
import type { CampaignsService } from './campaigns.service';
import type { MoveService } from './move.service';
import type { SampleCampaignsService } from './sampleCampaigns.service';

export interface CampaignServices {
  campaigns: CampaignsService;
  bulk: BulkService;
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
  | 'addSampleCampaigns'
  | 'removeSampleCampaigns'
  | 'getCampaign'
  | 'updateCampaign'
  | 'deleteCampaign'
  | 'duplicateCampaign'
  | 'moveCampaign'
>;

export function createCampaignHandlers({ campaigns, bulk, moves, samples }: CampaignServices): CampaignHandlers {
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
      const { done, refused } = await bulk.change(scope, body.action, body.ids);
      return {
        status: 200,
        body: { done, refused: refused.map(({ id, refusal: { code, detail } }) => ({ id, code, detail })) },
      };
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
          own: summary.own,
          own_with_metrics: summary.ownWithNumbers,
          sample: summary.sample,
        },
      };
    },
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
    moveCampaign: async ({ scope, params, body }) => {
      const moved = await moves.move(scope, params.id, body.team_id);
      return { status: 200, body: toWireCampaign(moved.campaign, moved.scope) };
    },
  };
}

/** The contract fills its defaults in, so the fallbacks only speak to the types. */
const filterOf = ({ search, status, platform, sort, order }: Call<'exportCampaigns'>['query']): CampaignFilter => ({
  search: search?.trim(),
  status,
  platform,
  sort: sort ?? 'created_at',
  order: order ?? 'desc',
});

import type { Call, Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireCampaign, fromWireChange, toWireCampaign } from '../../contract/wire/campaigns';
import type { BulkService } from './bulk.service';
import { campaignCsv } from './campaignCsv';
import type { CampaignFilter } from './campaigns.types';
import type { CampaignsService } from './campaigns.service';
import type { SampleCampaignsService } from './sampleCampaigns.service';

export interface CampaignServices {
  campaigns: CampaignsService;
  bulk: BulkService;
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
>;

export function createCampaignHandlers({ campaigns, bulk, samples }: CampaignServices): CampaignHandlers {
  return {
    listCampaigns: async ({ caller, query }) => {
      const paged = await campaigns.list(caller.account.id, filterOf(query), pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireCampaign) };
    },
    createCampaign: async ({ caller, body }) => ({
      status: 201,
      body: toWireCampaign(await campaigns.create(caller.account.id, fromWireCampaign(body))),
    }),
    changeCampaigns: async ({ caller, body }) => {
      const { done, refused } = await bulk.change(caller.account.id, body.action, body.ids);
      return {
        status: 200,
        body: { done, refused: refused.map(({ id, refusal: { code, detail } }) => ({ id, code, detail })) },
      };
    },
    exportCampaigns: async ({ caller, query }) => ({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="campaigns.csv"',
      },
      body: campaignCsv(await campaigns.listAll(caller.account.id, filterOf(query))),
    }),
    getCampaignSummary: async ({ caller }) => {
      const summary = await campaigns.summary(caller.account.id);
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
    addSampleCampaigns: async ({ caller }) => ({
      status: 201,
      body: { campaigns: await samples.add(caller.account.id) },
    }),
    removeSampleCampaigns: async ({ caller }) => ({
      status: 200,
      body: { campaigns: await samples.remove(caller.account.id) },
    }),
    getCampaign: async ({ caller, params }) => ({
      status: 200,
      body: toWireCampaign(await campaigns.get(caller.account.id, params.id)),
    }),
    updateCampaign: async ({ caller, params, body }) => ({
      status: 200,
      body: toWireCampaign(await campaigns.update(caller.account.id, params.id, fromWireChange(body))),
    }),
    deleteCampaign: async ({ caller, params }) => {
      await campaigns.delete(caller.account.id, params.id);
      return { status: 204 };
    },
    duplicateCampaign: async ({ caller, params }) => ({
      status: 201,
      body: toWireCampaign(await campaigns.duplicate(caller.account.id, params.id)),
    }),
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

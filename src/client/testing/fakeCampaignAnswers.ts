import type { Campaign, CampaignChange, CampaignSortField, NewCampaign } from '../api/campaignsApi';
import { aCampaign, aUuid } from './builders';
import { countByStatus, overviewOf, withFigures } from './fakeFigures';
import { addSampleCampaigns } from './fakeSampleData';
import { planOf } from './fakePlans';
import { type FakeAccount, type FakeAnswers, FakeRefusal, invalid, notFound, pageOf } from './fakeState';

type CampaignOperation =
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
  | 'getAnalyticsOverview';

/** Campaigns. One named `refuse me` is refused, so that a form's refusal can be seen by hand. */
export const campaignAnswers: FakeAnswers<CampaignOperation> = {
  listCampaigns: ({ account, query }) => pageOf(matching(account, query), query),
  createCampaign: ({ account, state, body }) => ({ body: addCampaign(account, state.now(), body) }),
  changeCampaigns: ({ account, body }) => {
    const statuses = { pause: 'paused', resume: 'active', complete: 'completed' } as const;
    const done: string[] = [];
    const refused = [];
    for (const id of new Set(body.ids)) {
      const campaign = account.campaigns.find((one) => one.id === id);
      if (!campaign) refused.push({ id, code: 'not_found' as const, detail: 'There is no such campaign.' });
      else if (body.action === 'delete') done.push(removeCampaign(account, id));
      else if (campaign.status === 'completed' && body.action !== 'complete') {
        refused.push({ id, code: 'campaign_completed' as const, detail: 'A completed campaign is read-only.' });
      } else {
        campaign.status = statuses[body.action];
        done.push(id);
      }
    }
    return { body: { done, refused } };
  },
  exportCampaigns: ({ account, query }) => {
    const lines = matching(account, query).map(({ name, status, platform, budget }) =>
      [name, status, platform, budget].join(','),
    );
    return { body: `\uFEFF${['name,status,platform,budget', ...lines].join('\r\n')}\r\n` };
  },
  getCampaignSummary: ({ account, state }) => {
    const own = account.campaigns.filter((campaign) => !campaign.is_sample);
    return {
      body: {
        total: account.campaigns.length,
        campaigns_by_status: countByStatus(account.campaigns),
        created_this_month: createdThisMonth(account, state.now()),
        monthly_limit: planOf(account.user.subscription_plan).limits.campaigns_per_month,
        own: own.length,
        own_with_metrics: own.filter(({ id }) => (account.days.get(id)?.size ?? 0) > 0).length,
        sample: account.campaigns.length - own.length,
      },
    };
  },
  addSampleCampaigns: ({ account, state }) => {
    if (account.campaigns.some((campaign) => campaign.is_sample)) {
      throw new FakeRefusal(409, 'sample_data_exists', 'The sample data is there already.');
    }
    return { body: { campaigns: addSampleCampaigns(account, state.now()) } };
  },
  removeSampleCampaigns: ({ account }) => {
    const samples = account.campaigns.filter((campaign) => campaign.is_sample);
    for (const { id } of samples) removeCampaign(account, id);
    return { body: { campaigns: samples.length } };
  },
  getCampaign: ({ account, params }) => ({ body: withFigures(account, findCampaign(account, params.id)) }),
  updateCampaign: ({ account, params, body }) => {
    const campaign = findCampaign(account, params.id);
    refuseCompleted(campaign);
    checkFields(body);
    Object.assign(campaign, changeable(body));
    return { body: withFigures(account, campaign) };
  },
  deleteCampaign: ({ account, params }) => {
    removeCampaign(account, findCampaign(account, params.id).id);
    return { body: undefined };
  },
  duplicateCampaign: ({ account, state, params }) => {
    const original = findCampaign(account, params.id);
    return {
      body: addCampaign(account, state.now(), { ...original, name: `${original.name} (copy)`, status: 'paused' }),
    };
  },
  moveCampaign: ({ account, params, body }) => {
    const campaign = { ...withFigures(account, findCampaign(account, params.id)), team_id: body.team_id };
    if (body.team_id !== null) {
      account.ads = account.ads.filter((ad) => ad.campaign_id !== campaign.id);
      removeCampaign(account, campaign.id);
    }
    return { body: campaign };
  },
  getAnalyticsOverview: ({ account, state }) => ({ body: overviewOf(account, state.now()) }),
};

export function findCampaign(account: FakeAccount, id: string | undefined): Campaign {
  const campaign = account.campaigns.find((one) => one.id === id);
  if (!campaign) throw notFound('campaign');
  return campaign;
}

export function refuseCompleted({ status }: Campaign) {
  if (status === 'completed') {
    throw new FakeRefusal(
      409,
      'campaign_completed',
      'A completed campaign is read-only. Duplicate it to run it again.',
    );
  }
}

function matching(account: FakeAccount, query: URLSearchParams): Campaign[] {
  const search = (query.get('search') ?? '').toLowerCase();
  const sort = (query.get('sort') ?? 'created_at') as CampaignSortField;
  const direction = query.get('order') === 'asc' ? 1 : -1;
  return account.campaigns
    .map((campaign) => withFigures(account, campaign))
    .filter(({ name }) => name.toLowerCase().includes(search))
    .filter(({ status }) => !query.has('status') || status === query.get('status'))
    .filter(({ platform }) => !query.has('platform') || platform === query.get('platform'))
    .sort((one, other) => direction * (one[sort] < other[sort] ? -1 : one[sort] > other[sort] ? 1 : 0));
}

function addCampaign(account: FakeAccount, now: number, body: NewCampaign): Campaign {
  checkFields(body);
  const limit = planOf(account.user.subscription_plan).limits.campaigns_per_month;
  if (limit !== null && createdThisMonth(account, now) >= limit) {
    throw new FakeRefusal(403, 'plan_limit', `Your plan allows ${limit} campaigns a month, and they are used up.`);
  }
  const createdAt = new Date(now).toISOString();
  const stored = { name: body.name, platform: body.platform, budget: body.budget, ...changeable(body) };
  const campaign = aCampaign({ ...stored, id: aUuid(), created_at: createdAt, updated_at: createdAt });
  account.campaigns.unshift(campaign);
  return withFigures(account, campaign);
}

function removeCampaign(account: FakeAccount, id: string): string {
  account.campaigns = account.campaigns.filter((campaign) => campaign.id !== id);
  account.days.delete(id);
  account.ads = account.ads.map((ad) => (ad.campaign_id === id ? { ...ad, campaign_id: null } : ad));
  return id;
}

function checkFields({ name, budget, start_date: start, end_date: end }: CampaignChange) {
  const fields: Record<string, string> = {};
  if (name !== undefined && !name.trim()) fields.name = 'Name must not be empty.';
  if (name === 'refuse me') fields.name = 'Name is refused, as it asks for.';
  if (budget !== undefined && (budget < 0 || budget > 10_000_000)) fields.budget = 'Budget must be 0 to 10,000,000.';
  if (start && end && end < start) fields.end_date = 'End date must not be before the start date.';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** What a person may set of a campaign; the rest of a body is ignored. */
function changeable(body: CampaignChange): Partial<Campaign> {
  const { name, platform, budget, status, objective, target_audience, start_date, end_date } = body;
  const fields = { name: name?.trim(), platform, budget, status, objective, target_audience, start_date, end_date };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Campaigns that count against the plan. */
export function createdThisMonth(account: FakeAccount, now: number): number {
  const month = new Date(now).toISOString().slice(0, 7);
  return account.campaigns.filter(({ is_sample, created_at }) => !is_sample && created_at.startsWith(month)).length;
}

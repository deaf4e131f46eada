import type {
  BulkMatching,
  Campaign,
  CampaignBrief,
  CampaignChange,
  CampaignSortField,
  NewCampaign,
} from '../api/campaignsApi';
import { aCampaign, aUuid, emptyBrief } from './builders';
import { countByStatus, overviewOf, totalsOf, withFigures } from './fakeFigures';
import { addSampleCampaigns } from './fakeSampleData';
import { type FakePlan, planOf } from './fakePlans';
import { type FakeAnswers, type FakePlace, FakeRefusal, invalid, notFound, pageOf } from './fakeState';
import { placeNamed, placeOf, placeToChange, placeToFill } from './fakeTeams';

type CampaignOperation =
  | 'listCampaigns'
  | 'createCampaign'
  | 'changeCampaigns'
  | 'exportCampaigns'
  | 'getCampaignSummary'
  | 'getCampaignTotals'
  | 'addSampleCampaigns'
  | 'removeSampleCampaigns'
  | 'getCampaign'
  | 'updateCampaign'
  | 'getCampaignBrief'
  | 'updateCampaignBrief'
  | 'deleteCampaign'
  | 'duplicateCampaign'
  | 'moveCampaign'
  | 'getAnalyticsOverview';

/** Campaigns. One named `refuse me` is refused, so that a form's refusal can be seen by hand. */
export const campaignAnswers: FakeAnswers<CampaignOperation> = {
  listCampaigns: ({ state, account, query }) => pageOf(matching(placeNamed(state, account, query), query), query),
  createCampaign: ({ account, state, query, body }) => ({
    body: addCampaign(placeToFill(state, account, query.get('team_id')), state.now(), body),
  }),
  changeCampaigns: ({ state, account, query, body }) => {
    const statuses = { pause: 'paused', resume: 'active', complete: 'completed' } as const;
    const done: string[] = [];
    const already: string[] = [];
    const refused = [];
    for (const id of new Set(body.ids ?? idsMatching(placeNamed(state, account, query), body.matching))) {
      const place = placeToChange(state, account, id, body.action === 'delete' ? 'admin' : 'editor');
      const campaign = place.campaigns.find((one) => one.id === id);
      if (!campaign) refused.push({ id, code: 'not_found' as const, detail: 'We couldn’t find this campaign.' });
      else if (body.action === 'delete') done.push(removeCampaign(place, id));
      else if (campaign.status === 'completed' && body.action !== 'complete') {
        refused.push({ id, code: 'campaign_completed' as const, detail: 'A completed campaign is read-only.' });
      } else {
        if (campaign.status === statuses[body.action]) already.push(id);
        campaign.status = statuses[body.action];
        done.push(id);
      }
    }
    return { body: { done, already, refused } };
  },
  exportCampaigns: ({ state, account, query }) => {
    const lines = matching(placeNamed(state, account, query), query).map(({ name, status, platform, budget }) =>
      [name, status, platform, budget].join(','),
    );
    return { body: `\uFEFF${['name,status,platform,budget', ...lines].join('\r\n')}\r\n` };
  },
  getCampaignSummary: ({ account, state, query }) => {
    const place = placeNamed(state, account, query);
    const own = place.campaigns.filter((campaign) => !campaign.is_sample);
    return {
      body: {
        total: place.campaigns.length,
        campaigns_by_status: countByStatus(place.campaigns),
        created_this_month: createdThisMonth(place, state.now()),
        monthly_limit: planOf(account.user.subscription_plan).limits.campaigns_per_month,
        month_resets_at: startOfNextMonth(state.now()),
        own: own.length,
        own_with_metrics: own.filter(({ id }) => (place.days.get(id)?.size ?? 0) > 0).length,
        sample: place.campaigns.length - own.length,
      },
    };
  },
  getCampaignTotals: ({ account, state, query }) => {
    const place = placeNamed(state, account, query);
    const others = new URLSearchParams(query);
    others.delete('status');
    return { body: totalsOf(place, matching(place, others), query.get('status')) };
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
  getCampaign: ({ state, account, params }) => {
    const place = placeOf(state, account, params.id);
    return { body: withFigures(place, findCampaign(place, params.id)) };
  },
  updateCampaign: ({ state, account, params, body }) => {
    const place = placeToChange(state, account, params.id);
    const campaign = findCampaign(place, params.id);
    refuseCompleted(campaign);
    checkFields(body);
    if (body.revision !== undefined && body.revision !== (campaign.revision ?? 1)) {
      throw new FakeRefusal(
        409,
        'stale_version',
        'Someone else saved this campaign in the meantime, so your version wasn’t saved.',
      );
    }
    Object.assign(campaign, changeable(body), { revision: (campaign.revision ?? 1) + 1 });
    return { body: withFigures(place, campaign) };
  },
  getCampaignBrief: ({ state, account, params }) => {
    const place = placeOf(state, account, params.id);
    return { body: briefOf(place, findCampaign(place, params.id)) };
  },
  updateCampaignBrief: ({ state, account, params, body }) => {
    const place = placeToChange(state, account, params.id);
    const campaign = findCampaign(place, params.id);
    refuseCompleted(campaign);
    const { revision } = briefOf(place, campaign);
    if (body.revision !== revision) {
      throw new FakeRefusal(409, 'stale_version', 'Someone else changed this brief in the meantime.');
    }
    const both = body.brief.words_to_use.find((word) => body.brief.banned_words.includes(word));
    if (both !== undefined) throw invalid({ 'brief.banned_words': `“${both}” is also one of your words to use.` });
    place.briefs.set(campaign.id, { brief: body.brief, revision: revision + 1 });
    return { body: briefOf(place, campaign) };
  },
  deleteCampaign: ({ state, account, params }) => {
    const place = placeToChange(state, account, params.id, 'admin');
    removeCampaign(place, findCampaign(place, params.id).id);
    return { body: undefined };
  },
  duplicateCampaign: ({ account, state, params }) => {
    const original = findCampaign(placeToChange(state, account, params.id), params.id);
    const filled = placeToFill(state, account, original.team_id ?? null);
    const copy = { ...original, name: `${original.name} (copy)`, status: 'paused' } as const;
    const body = addCampaign(filled, state.now(), copy);
    const { brief, revision } = briefOf(placeOf(state, account, params.id), original);
    if (revision > 0) filled.place.briefs.set(body.id, { brief, revision: 1 });
    return { body };
  },
  moveCampaign: ({ state, account, params, body }) => {
    const from = placeToChange(state, account, params.id, 'admin');
    const { place: to } = placeToFill(state, account, body.team_id);
    const campaign = { ...findCampaign(from, params.id), team_id: body.team_id };
    const days = from.days.get(campaign.id);
    const brief = from.briefs.get(campaign.id);
    const goesAlong = (ad: { campaign_id: string | null }) => ad.campaign_id === campaign.id;
    const ads = from.ads.filter(goesAlong);
    from.ads = from.ads.filter((ad) => !goesAlong(ad));
    removeCampaign(from, campaign.id);
    to.campaigns = [campaign, ...to.campaigns];
    to.ads = [...ads, ...to.ads];
    if (days) to.days.set(campaign.id, days);
    if (brief) to.briefs.set(campaign.id, brief);
    return { body: withFigures(to, campaign) };
  },
  getAnalyticsOverview: ({ account, state, query }) => ({
    body: overviewOf(placeNamed(state, account, query), state.now()),
  }),
};

const briefOf = ({ briefs }: FakePlace, { id }: Campaign): CampaignBrief =>
  briefs.get(id) ?? { brief: emptyBrief, revision: 0 };

export function findCampaign(place: FakePlace, id: string | undefined): Campaign {
  const campaign = place.campaigns.find((one) => one.id === id);
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

function matching(place: FakePlace, query: URLSearchParams): Campaign[] {
  const search = (query.get('search') ?? '').toLowerCase();
  const sort = (query.get('sort') ?? 'created_at') as CampaignSortField;
  const direction = query.get('order') === 'asc' ? 1 : -1;
  return place.campaigns
    .map((campaign) => withFigures(place, campaign))
    .filter(({ name }) => name.toLowerCase().includes(search))
    .filter(({ status }) => !query.has('status') || status === query.get('status'))
    .filter(({ platform }) => !query.has('platform') || platform === query.get('platform'))
    .sort((one, other) => compared(one[sort], other[sort], direction));
}

type Sortable = string | number | null | undefined;

/** What is not there comes last in either direction. */
function compared(one: Sortable, other: Sortable, direction: number): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  return direction * (one < other ? -1 : one > other ? 1 : 0);
}

function idsMatching(place: FakePlace, { count, ...wanted }: BulkMatching = { count: 0 }): string[] {
  const found = matching(place, new URLSearchParams(wanted));
  if (found.length !== count) {
    throw new FakeRefusal(409, 'selection_changed', 'The list changed in the meantime, so nothing was done.');
  }
  return found.map(({ id }) => id);
}

function startOfNextMonth(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString();
}

type Filled = { place: FakePlace; teamId: string | null; plan: FakePlan };

function addCampaign({ place, teamId, plan }: Filled, now: number, body: NewCampaign): Campaign {
  checkFields(body);
  const limit = plan.limits.campaigns_per_month;
  if (limit !== null && createdThisMonth(place, now) >= limit) {
    throw new FakeRefusal(403, 'plan_limit', `Your plan allows ${limit} campaigns a month, and they are used up.`);
  }
  const createdAt = new Date(now).toISOString();
  const stored = { name: body.name, platform: body.platform, budget: body.budget, ...changeable(body) };
  const whose = teamId === null ? {} : { team_id: teamId };
  const campaign = aCampaign({ ...stored, ...whose, id: aUuid(), created_at: createdAt, updated_at: createdAt });
  place.campaigns.unshift(campaign);
  return withFigures(place, campaign);
}

function removeCampaign(place: FakePlace, id: string): string {
  place.campaigns = place.campaigns.filter((campaign) => campaign.id !== id);
  place.days.delete(id);
  place.briefs.delete(id);
  place.ads = place.ads.map((ad) => (ad.campaign_id === id ? { ...ad, campaign_id: null } : ad));
  return id;
}

function checkFields({ name, budget, start_date: start, end_date: end }: CampaignChange) {
  const fields: Record<string, string> = {};
  if (name !== undefined && !name.trim()) fields.name = 'Name must not be empty.';
  if (name === 'refuse me') fields.name = 'Name is refused, as it asks for.';
  if (budget !== undefined && (budget < 0 || budget > 10_000_000)) fields.budget = 'Budget must be 0 to 10,000,000.';
  if (start && end && end < start) fields.end_date = 'End date can’t be before the start date.';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** What a person may set of a campaign; the rest of a body is ignored. */
function changeable(body: CampaignChange): Partial<Campaign> {
  const { name, platform, budget, status, objective, target_audience, start_date, end_date } = body;
  const fields = { name: name?.trim(), platform, budget, status, objective, target_audience, start_date, end_date };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Campaigns that count against the plan. */
export function createdThisMonth(place: Pick<FakePlace, 'campaigns'>, now: number): number {
  const month = new Date(now).toISOString().slice(0, 7);
  return place.campaigns.filter(({ is_sample, created_at }) => !is_sample && created_at.startsWith(month)).length;
}

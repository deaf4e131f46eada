import type {
  BulkMatching,
  WireCampaign as Campaign,
  CampaignBrief,
  CampaignChange,
  CampaignSortField,
  NewCampaign,
} from '../api/campaignsApi';
import { aCampaign, aUuid, emptyBrief } from './builders';
import { countByStatus, totalsOf, withFigures } from './fakeFigures';
import { matchesLabel } from './fakeLabels';
import { addSampleCampaigns } from './fakeSampleData';
import { type FakePlan, planOf } from './fakePlans';
import { type FakeAnswers, FakeRefusal, faultOf, invalid, notFound, pageOf, refuseFaults } from './fakeState';
import type { FakeWorkspace } from './fakeWorkspace';
import { workspaceNamed, workspaceOf, workspaceToChange, workspaceToFill } from './fakeTeams';

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
  | 'deleteCampaign'
  | 'duplicateCampaign'
  | 'moveCampaign';

/** Campaigns. One named `refuse me` is refused, so that a form's refusal can be seen by hand. */
export const campaignAnswers: FakeAnswers<CampaignOperation> = {
  listCampaigns: ({ state, account, query }) =>
    pageOf(campaignsMatching(workspaceNamed(state, account, query), query), query),
  createCampaign: ({ account, state, query, body }) => ({
    body: addCampaign(workspaceToFill(state, account, query.get('team_id')), state.now(), body),
  }),
  changeCampaigns: ({ state, account, query, body }) => {
    const statuses = { pause: 'paused', resume: 'active', complete: 'completed' } as const;
    const done: string[] = [];
    const already: string[] = [];
    const refused = [];
    for (const id of new Set(body.ids ?? idsMatching(workspaceNamed(state, account, query), body.matching))) {
      const workspace = workspaceToChange(state, account, id, body.action === 'delete' ? 'admin' : 'editor');
      const campaign = workspace.campaigns.find((one) => one.id === id);
      if (!campaign)
        refused.push({
          id,
          code: 'not_found' as const,
          detail: 'This campaign doesn’t exist, or it belongs to another account.',
        });
      else if (body.action === 'delete') done.push(removeCampaign(workspace, id));
      else if (campaign.status === 'completed' && body.action !== 'complete') {
        refused.push({ id, code: 'campaign_completed' as const, detail: completedDetail });
      } else {
        if (campaign.status === statuses[body.action]) already.push(id);
        campaign.status = statuses[body.action];
        done.push(id);
      }
    }
    return { body: { done, already, refused } };
  },
  exportCampaigns: ({ state, account, query }) => {
    const lines = campaignsMatching(workspaceNamed(state, account, query), query).map(
      ({ name, status, platform, budget }) => [name, status, platform, budget].join(','),
    );
    return { body: `\uFEFF${['name,status,platform,budget', ...lines].join('\r\n')}\r\n` };
  },
  getCampaignSummary: ({ account, state, query }) => {
    const workspace = workspaceNamed(state, account, query);
    const own = workspace.campaigns.filter((campaign) => !campaign.is_sample);
    return {
      body: {
        total: workspace.campaigns.length,
        campaigns_by_status: countByStatus(workspace.campaigns),
        created_this_month: createdThisMonth(workspace, state.now()),
        monthly_limit: planOf(account.user.subscription_plan).limits.campaigns_per_month,
        month_resets_at: startOfNextMonth(state.now()),
        own: own.length,
        own_with_metrics: own.filter(({ id }) => (workspace.days.get(id)?.size ?? 0) > 0).length,
        sample: workspace.campaigns.length - own.length,
      },
    };
  },
  getCampaignTotals: ({ account, state, query }) => {
    const workspace = workspaceNamed(state, account, query);
    const others = new URLSearchParams(query);
    others.delete('status');
    return { body: totalsOf(workspace, campaignsMatching(workspace, others), query.get('status')) };
  },
  addSampleCampaigns: ({ account, state }) => {
    if (account.campaigns.some((campaign) => campaign.is_sample)) {
      throw new FakeRefusal(
        409,
        'sample_data_exists',
        'Sample data has already been added. Remove it first to add it again.',
      );
    }
    return { body: { campaigns: addSampleCampaigns(account, state.now()) } };
  },
  removeSampleCampaigns: ({ account }) => {
    const samples = account.campaigns.filter((campaign) => campaign.is_sample);
    for (const { id } of samples) removeCampaign(account, id);
    return { body: { campaigns: samples.length } };
  },
  getCampaign: ({ state, account, params }) => {
    const workspace = workspaceOf(state, account, params.id);
    return { body: withFigures(workspace, findCampaign(workspace, params.id)) };
  },
  updateCampaign: ({ state, account, params, body }) => {
    const workspace = workspaceToChange(state, account, params.id);
    const campaign = findCampaign(workspace, params.id);
    checkFields(body);
    refuseCompleted(campaign);
    if (body.revision !== undefined && body.revision !== (campaign.revision ?? 1)) {
      throw new FakeRefusal(
        409,
        'stale_version',
        'Someone else saved this campaign in the meantime, so your version wasn’t saved. Review theirs, then save again.',
      );
    }
    Object.assign(campaign, fieldsOf(body), { revision: (campaign.revision ?? 1) + 1 });
    return { body: withFigures(workspace, campaign) };
  },
  deleteCampaign: ({ state, account, params }) => {
    const workspace = workspaceToChange(state, account, params.id, 'admin');
    removeCampaign(workspace, findCampaign(workspace, params.id).id);
    return { body: undefined };
  },
  duplicateCampaign: ({ account, state, params }) => {
    const original = findCampaign(workspaceToChange(state, account, params.id), params.id);
    const filled = workspaceToFill(state, account, original.team_id ?? null);
    const copy = { ...original, name: `${original.name} (copy)`, status: 'paused' } as const;
    const body = addCampaign(filled, state.now(), copy);
    const { brief, revision } = briefOf(workspaceOf(state, account, params.id), original);
    if (revision > 0) filled.workspace.briefs.set(body.id, { brief, revision: 1 });
    return { body };
  },
  moveCampaign: ({ state, account, params, body }) => {
    const from = workspaceToChange(state, account, params.id, 'admin');
    const { workspace: to } = workspaceToFill(state, account, body.team_id);
    const campaign = { ...findCampaign(from, params.id), team_id: body.team_id };
    if (campaign.is_sample) {
      throw new FakeRefusal(
        409,
        'sample_campaign',
        'Sample campaigns are for trying things out, so they stay where they are. Duplicate this one to get a campaign you can move.',
      );
    }
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
};

/** A campaign's brief; an empty one until it is filled in. */
export const briefOf = ({ briefs }: FakeWorkspace, { id }: Campaign): CampaignBrief =>
  briefs.get(id) ?? { brief: emptyBrief, revision: 0 };

export function findCampaign(workspace: FakeWorkspace, id: string | undefined): Campaign {
  const campaign = workspace.campaigns.find((one) => one.id === id);
  if (!campaign) throw notFound('campaign');
  return campaign;
}

const completedDetail = 'A completed campaign is read-only. Duplicate it to run it again.';

export function refuseCompleted({ status }: Campaign) {
  if (status === 'completed') {
    throw new FakeRefusal(409, 'campaign_completed', completedDetail);
  }
}

/** The campaigns that a query's filters leave, in its order. */
export function campaignsMatching(workspace: FakeWorkspace, query: URLSearchParams): Campaign[] {
  const search = (query.get('search') ?? '').toLowerCase();
  const sort = (query.get('sort') ?? 'created_at') as CampaignSortField;
  const direction = query.get('order') === 'asc' ? 1 : -1;
  return workspace.campaigns
    .map((campaign) => withFigures(workspace, campaign))
    .filter(({ name }) => name.toLowerCase().includes(search))
    .filter(({ status }) => !query.has('status') || status === query.get('status'))
    .filter(({ platform }) => !query.has('platform') || platform === query.get('platform'))
    .filter((campaign) => matchesLabel(campaign, query))
    .sort((one, other) => compared(one[sort], other[sort], direction));
}

type Sortable = string | number | null | undefined;

/** What is not there comes last in either direction. */
function compared(one: Sortable, other: Sortable, direction: number): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  return direction * (one < other ? -1 : one > other ? 1 : 0);
}

/** The campaigns of a selection by filter; refused where it changed. */
export function idsMatching(workspace: FakeWorkspace, { count, ...wanted }: BulkMatching = { count: 0 }): string[] {
  const found = campaignsMatching(workspace, new URLSearchParams(wanted));
  if (found.length !== count) {
    throw new FakeRefusal(
      409,
      'selection_changed',
      'The list changed in the meantime, so nothing was done. Check it, then select again.',
    );
  }
  return found.map(({ id }) => id);
}

function startOfNextMonth(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString();
}

type Filled = { workspace: FakeWorkspace; teamId: string | null; plan: FakePlan; isPayer: boolean };

/** Makes a campaign; refused where this month's are used up. */
export function addCampaign({ workspace, teamId, plan, isPayer }: Filled, now: number, body: NewCampaign): Campaign {
  checkFields(body);
  const limit = plan.limits.campaigns_per_month;
  if (limit !== null && createdThisMonth(workspace, now) >= limit) {
    const all = `all ${limit} campaigns that`;
    const sentence = isPayer
      ? `You’ve created ${all} the ${plan.name} plan includes this month. Upgrade your plan,`
      : `The team has used ${all} its owner’s ${plan.name} plan includes this month. Ask the owner to upgrade,`;
    throw new FakeRefusal(403, 'plan_limit', `${sentence} or create the campaign next month.`);
  }
  const createdAt = new Date(now).toISOString();
  const whose = teamId === null ? {} : { team_id: teamId };
  const campaign = aCampaign({
    ...fieldsOf(body),
    ...whose,
    id: aUuid(),
    created_at: createdAt,
    updated_at: createdAt,
  });
  workspace.campaigns.unshift(campaign);
  return withFigures(workspace, campaign);
}

function removeCampaign(workspace: FakeWorkspace, id: string): string {
  workspace.campaigns = workspace.campaigns.filter((campaign) => campaign.id !== id);
  workspace.days.delete(id);
  workspace.briefs.delete(id);
  workspace.ads = workspace.ads.map((ad) => (ad.campaign_id === id ? { ...ad, campaign_id: null } : ad));
  return id;
}

function checkFields({ name, budget, start_date: start, end_date: end }: CampaignChange) {
  refuseFaults({
    name: name === 'refuse me' ? 'Name is refused, as it asks for.' : faultOf.blank('Name', name),
    budget: faultOf.outside('Budget', budget, [0, 10_000_000]),
  });
  if (start && end && end < start) throw invalid({ end_date: 'End date can’t be before the start date.' });
}

/** What is kept of a body. */
function fieldsOf<Body extends CampaignChange>({ revision: _revision, ...body }: Body) {
  return { ...body, ...(body.name !== undefined && { name: body.name.trim() }) };
}

/** Campaigns that count against the plan. */
export function createdThisMonth(workspace: Pick<FakeWorkspace, 'campaigns'>, now: number): number {
  const month = new Date(now).toISOString().slice(0, 7);
  return workspace.campaigns.filter(({ is_sample, created_at }) => !is_sample && created_at.startsWith(month)).length;
}

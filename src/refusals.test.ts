import { aSearchAd } from './ad-kit/testing/adBuilders';
import type { Operation } from './client/api/api';
import { createFakeApi } from './client/testing/fakeApi';
import { routes } from './client/testing/generated/routes.gen';
import { createSandboxStore } from './server/modules/billing/sandboxStore.repository';
import { createSandboxPayments } from './server/providers/sandbox/sandboxPayments';
import { givePlan } from './server/testing/builders';
import { testTime, useTestServer } from './server/testing/testServer';

/**
 * The client is tested against a backend in memory. What that one refuses, the real server refuses with the same
 * status, code, sentences and fields: else the client's tests would show what nobody sees.
 */
type Plan = 'pro' | 'business';
type Call = { token?: string; params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
type Answer = { status: number; body: unknown };
type Ask = (operation: Operation, call?: Call) => Promise<Answer>;

interface Backend {
  ask: Ask;
  /** Puts an account on a plan without a payment. */
  give: (accountId: string, plan: Plan) => Promise<void>;
}

const server = useTestServer({
  config: { rateLimits: false },
  keepsData: true,
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

function addressOf(operation: Operation, { params = {}, query = {} }: Call): string {
  const path = routes[operation].path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? name);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

const realBackend: Backend = {
  ask: async (operation, call = {}) => {
    const { token, body } = call;
    const answer = await server.call(routes[operation].method, addressOf(operation, call), { token, body });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  },
  give: (accountId, plan) => givePlan(server, accountId, plan),
};

function fakeBackend(): Backend {
  const fake = createFakeApi({ now: () => Date.parse(testTime) });
  return {
    ask: async (operation, call = {}) => {
      const { token, body } = call;
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
      const address = `http://127.0.0.1/api${addressOf(operation, call)}`;
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fake.respond(new Request(address, { method: routes[operation].method, headers, ...sent }));
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    give: (accountId, plan) => {
      const account = fake.state.accounts.find(({ user }) => user.id === accountId);
      if (!account) throw new Error(`There is no account ${accountId}.`);
      account.user.subscription_plan = plan;
      const [periodStart, periodEnd] = [Date.parse('2026-11-01'), Date.parse('2026-12-01')];
      account.subscription = { status: 'active', cancel_at_period_end: false, periodStart, periodEnd };
      return Promise.resolve();
    },
  };
}

/** Ids and tokens of what is there on one of the two. */
type World = Record<
  | 'mara' // owns a team, on Business
  | 'maraId'
  | 'tom' // an editor there, on the free plan
  | 'tomId'
  | 'vera' // a viewer there
  | 'veraId'
  | 'stranger'
  | 'demo'
  | 'demoEmail'
  | 'team'
  | 'teamCampaign'
  | 'invited'
  | 'link'
  | 'fullTeam' // Mara's too: it has no seat left
  | 'sleepingTeam' // its owner's plan has no teams anymore
  | 'olga' // that owner
  | 'closedCheckout' // Tom's
  | 'locked' // a template of the library that the free plan leaves out
  | 'usedLink'
  | 'campaign' // Mara's own, as all below
  | 'completed'
  | 'sample'
  | 'ad'
  | 'template',
  string
>;

const password = 'correct horse';
const artwork = {
  layout: 'shelf',
  colours: 'clay',
  display_font: 'fraunces',
  text_font: 'archivo',
  illustration: 'tote-bag',
  pattern: null,
  brand: 'Halden',
};
const picture = { headline: 'Coffee that is still warm', subheadline: '', body: '', cta: 'Shop now' };
const newCampaign = { name: 'Free Shipping Week', platform: 'google', budget: 12_000 };
const newAd = { name: 'Fresh beans', contents: [aSearchAd()], artwork, picture };
const brief = {
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  offer: '',
  price: '',
  deadline: '',
  proof: '',
  landing_page: '',
  tone: 'friendly',
  key_benefits: [],
  benefit_kinds: [],
  words_to_use: [],
  banned_words: [],
  required_claims: [],
};
const copyBrief = {
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  platform: 'facebook',
  ad_type: 'display',
  key_benefits: ['Roasted the day before it ships'],
};

/** Fills a backend through the contract's own operations, so that both hold the same. */
async function fill({ ask, give }: Backend): Promise<World> {
  const made = async (operation: Operation, call: Call) => {
    const { status, body } = await ask(operation, call);
    if (status >= 300) throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body as Record<string, string> & { user: { id: string; email: string } };
  };
  const register = async (name: string, full_name: string) => {
    const registration = { email: `${name}@halden.example`, password, full_name };
    const { access_token: token = '', user } = await made('registerAccount', { body: registration });
    return { token, id: user.id };
  };
  const mara = await register('owner', 'Mara Okafor');
  await give(mara.id, 'business');
  const asMara = { token: mara.token };
  const { id: team = '' } = await made('createTeam', { ...asMara, body: { name: 'Halden Studio' } });
  const invite = async (email: string, role: string) => {
    const { link = '', user_id } = await made('inviteMember', {
      ...asMara,
      params: { id: team },
      body: { email, role },
    });
    return { link: link.split('/').at(-1) ?? '', user_id };
  };
  const join = async (name: string, full_name: string, role: string) => {
    const person = await register(name, full_name);
    const { link } = await invite(`${name}@halden.example`, role);
    await made('acceptInvitation', { token: person.token, params: { token: link } });
    return { ...person, link };
  };
  const tom = await join('tom', 'Tom Reyes', 'editor');
  const vera = await join('vera', 'Vera Lind', 'viewer');
  for (const name of ['One', 'Two', 'Three'])
    await made('createCampaign', { token: tom.token, body: { ...newCampaign, name } });
  const { link } = await invite('guest@halden.example', 'editor');
  const { members } = (await made('getTeam', { ...asMara, params: { id: team } })) as unknown as {
    members: { id: string; email: string }[];
  };
  const olga = await register('olga', 'Olga Brandt');
  await give(olga.id, 'business');
  const { id: sleepingTeam = '' } = await made('createTeam', { token: olga.token, body: { name: 'Brandt Studio' } });
  await give(olga.id, 'pro');
  const { id: fullTeam = '' } = await made('createTeam', { ...asMara, body: { name: 'Halden Shop' } });
  for (let seat = 2; seat <= 10; seat += 1) {
    await made('inviteMember', { ...asMara, params: { id: fullTeam }, body: { email: `seat-${seat}@halden.example` } });
  }
  const { session_id: closedCheckout = '' } = await made('startCheckout', {
    token: tom.token,
    query: { plan_id: 'pro' },
  });
  const closing = { token: tom.token, params: { session_id: closedCheckout }, body: { action: 'expire' } };
  await made('finishSandboxCheckout', closing);
  await made('addSampleCampaigns', asMara);
  const campaigns = (await made('listCampaigns', asMara)) as unknown as { id: string; is_sample: boolean }[];
  const library = (await made('listLibraryTemplates', { token: tom.token, query: { limit: '100' } })) as unknown as {
    id: string;
    locked: boolean;
  }[];
  const banned = { description: '', words_to_use: [], banned_words: ['cheap'], required_claims: [] };
  await made('updateBrandVoice', { ...asMara, body: banned });
  const { access_token: demo = '', user: demoUser } = await made('createDemoAccount', {});
  const { id: campaign = '' } = await made('createCampaign', { ...asMara, body: newCampaign });
  const { id: completed = '' } = await made('createCampaign', { ...asMara, body: newCampaign });
  await made('updateCampaign', { ...asMara, params: { id: completed }, body: { status: 'completed' } });
  return {
    mara: mara.token,
    maraId: mara.id,
    tom: tom.token,
    tomId: tom.id,
    vera: vera.token,
    veraId: vera.id,
    stranger: (await register('stranger', 'Sam Stranger')).token,
    demo,
    demoEmail: demoUser.email,
    team,
    teamCampaign: (await made('createCampaign', { ...asMara, query: { team_id: team }, body: newCampaign })).id ?? '',
    invited: members.find(({ email }) => email.startsWith('guest'))?.id ?? '',
    link,
    fullTeam,
    sleepingTeam,
    olga: olga.token,
    closedCheckout,
    locked: library.find(({ locked }) => locked)?.id ?? '',
    sample: campaigns.find((one) => one.is_sample)?.id ?? '',
    usedLink: tom.link,
    campaign,
    completed,
    ad: (await made('createAd', { ...asMara, body: newAd })).id ?? '',
    template:
      (
        await made('createTemplate', {
          ...asMara,
          body: { name: 'Autumn', format: '1080x1080', headline: 'Wool that lasts.', design_elements: { artwork } },
        })
      ).id ?? '',
  };
}

const nothing = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1e';

type Person = 'mara' | 'tom' | 'vera' | 'olga' | 'stranger' | 'demo' | 'nobody';
type Asked = Omit<Call, 'token' | 'body'> & { body?: object | ((world: World) => object) };

/** Who asks for what. In addresses, a thing's name in the world stands for its id. */
const refusals: readonly [what: string, code: string, operation: Operation, by: Person | null, asked?: Asked][] = [
  // Signed out
  ['a list without a token', 'unauthenticated', 'listCampaigns', null],
  ['a change with a token that nobody has', 'unauthenticated', 'createCampaign', 'nobody', { body: newCampaign }],
  ['a team without a token', 'unauthenticated', 'getTeam', null, { params: { id: 'team' } }],
  ['accepting without a token', 'unauthenticated', 'acceptInvitation', null, { params: { token: 'link' } }],
  // Signing in and accounts
  [
    'a wrong password',
    'invalid_credentials',
    'logIn',
    null,
    { body: { email: 'owner@halden.example', password: 'wrong horse' } },
  ],
  [
    'an address without an account',
    'invalid_credentials',
    'logIn',
    null,
    { body: { email: 'nobody@halden.example', password } },
  ],
  [
    'an address that is taken',
    'email_taken',
    'registerAccount',
    null,
    { body: { email: 'OWNER@halden.example', password, full_name: 'Mara' } },
  ],
  [
    'a new account without a name',
    'validation_failed',
    'registerAccount',
    null,
    { body: { email: 'new@halden.example', password, full_name: '  ' } },
  ],
  [
    'a short password',
    'validation_failed',
    'registerAccount',
    null,
    { body: { email: 'new@halden.example', password: 'short', full_name: 'New' } },
  ],
  [
    'no address',
    'validation_failed',
    'registerAccount',
    null,
    { body: { email: 'nowhere', password, full_name: 'New' } },
  ],
  ['a profile without a name', 'validation_failed', 'updateProfile', 'mara', { body: { full_name: ' ' } }],
  [
    'a wrong current password',
    'validation_failed',
    'changePassword',
    'mara',
    { body: { current_password: 'wrong horse', new_password: 'battery staple' } },
  ],
  [
    'a short new password',
    'validation_failed',
    'changePassword',
    'mara',
    { body: { current_password: password, new_password: 'short' } },
  ],
  [
    'a demo account’s password',
    'no_password',
    'changePassword',
    'demo',
    { body: { current_password: password, new_password: 'battery staple' } },
  ],
  [
    'a reset link that nobody has',
    'reset_link_invalid',
    'confirmPasswordReset',
    null,
    { body: { token: 'nobody', password: 'battery staple' } },
  ],
  ['a sign-in link that nobody has', 'sign_in_link_invalid', 'confirmSignInLink', null, { body: { token: 'nobody' } }],
  [
    'a verification link that nobody has',
    'verification_link_invalid',
    'confirmEmailVerification',
    null,
    { body: { token: 'nobody' } },
  ],
  ['a session that is not there', 'not_found', 'revokeSession', 'mara', { params: { id: nothing } }],
  [
    'a deletion with another address',
    'validation_failed',
    'deleteAccount',
    'tom',
    { body: { email: 'other@halden.example', password } },
  ],
  [
    'a deletion with a wrong password',
    'validation_failed',
    'deleteAccount',
    'tom',
    { body: { email: 'tom@halden.example', password: 'wrong horse' } },
  ],
  [
    'the deletion of an account that owns a team',
    'owns_teams',
    'deleteAccount',
    'mara',
    { body: { email: 'owner@halden.example', password } },
  ],
  // Campaigns
  ['a campaign that is not there', 'not_found', 'getCampaign', 'mara', { params: { id: nothing } }],
  ['somebody else’s campaign', 'not_found', 'getCampaign', 'stranger', { params: { id: 'campaign' } }],
  [
    'a change of somebody else’s campaign',
    'not_found',
    'updateCampaign',
    'stranger',
    { params: { id: 'campaign' }, body: { name: 'Mine' } },
  ],
  ['the deletion of a campaign that is not there', 'not_found', 'deleteCampaign', 'mara', { params: { id: nothing } }],
  ['the copy of a campaign that is not there', 'not_found', 'duplicateCampaign', 'mara', { params: { id: nothing } }],
  ['a campaign without a name', 'validation_failed', 'createCampaign', 'mara', { body: { ...newCampaign, name: ' ' } }],
  ['a negative budget', 'validation_failed', 'createCampaign', 'mara', { body: { ...newCampaign, budget: -1 } }],
  [
    'a budget over the most',
    'validation_failed',
    'createCampaign',
    'mara',
    { body: { ...newCampaign, budget: 10_000_001 } },
  ],
  [
    'an end before the start',
    'validation_failed',
    'createCampaign',
    'mara',
    { body: { ...newCampaign, start_date: '2026-11-20', end_date: '2026-11-19' } },
  ],
  [
    'two faults at once',
    'validation_failed',
    'createCampaign',
    'mara',
    { body: { ...newCampaign, name: '', budget: -1 } },
  ],
  [
    'a changed name that is blank',
    'validation_failed',
    'updateCampaign',
    'mara',
    { params: { id: 'campaign' }, body: { name: ' ' } },
  ],
  [
    'a change of a completed campaign',
    'campaign_completed',
    'updateCampaign',
    'mara',
    { params: { id: 'completed' }, body: { name: 'Again' } },
  ],
  [
    'a change over another one',
    'stale_version',
    'updateCampaign',
    'mara',
    { params: { id: 'campaign' }, body: { name: 'Late', revision: 7 } },
  ],
  ['one campaign more than the plan allows', 'plan_limit', 'createCampaign', 'tom', { body: newCampaign }],
  ['sample campaigns that are there already', 'sample_data_exists', 'addSampleCampaigns', 'demo'],
  [
    'a selection that has changed',
    'selection_changed',
    'changeCampaigns',
    'mara',
    { body: { action: 'pause', matching: { count: 9 } } },
  ],
  [
    'a move to a team that is not there',
    'not_found',
    'moveCampaign',
    'mara',
    { params: { id: 'campaign' }, body: { team_id: nothing } },
  ],
  ['a brief of a campaign that is not there', 'not_found', 'getCampaignBrief', 'mara', { params: { id: nothing } }],
  [
    'a move of a sample campaign',
    'sample_campaign',
    'moveCampaign',
    'mara',
    { params: { id: 'sample' }, body: (world) => ({ team_id: world.team }) },
  ],
  [
    'a brief saved over another one',
    'stale_version',
    'updateCampaignBrief',
    'mara',
    { params: { id: 'campaign' }, body: { brief, revision: 7 } },
  ],
  [
    'a brief that bans what it wants',
    'validation_failed',
    'updateCampaignBrief',
    'mara',
    {
      params: { id: 'campaign' },
      body: { brief: { ...brief, words_to_use: ['Cheap'], banned_words: ['cheap'] }, revision: 0 },
    },
  ],
  [
    'a brief of a completed campaign',
    'campaign_completed',
    'updateCampaignBrief',
    'mara',
    { params: { id: 'completed' }, body: { brief, revision: 0 } },
  ],
  // Daily numbers
  ['numbers of a campaign that is not there', 'not_found', 'listCampaignMetrics', 'mara', { params: { id: nothing } }],
  [
    'numbers of a completed campaign',
    'campaign_completed',
    'recordCampaignMetrics',
    'mara',
    { params: { id: 'completed' }, body: [{ date: '2026-11-10', clicks: 1 }] },
  ],
  [
    'a day that is not there',
    'not_found',
    'deleteCampaignMetrics',
    'mara',
    { params: { id: 'campaign', date: '2026-11-10' } },
  ],
  // Ads, templates and links
  ['an ad that is not there', 'not_found', 'getAd', 'mara', { params: { id: nothing } }],
  ['somebody else’s ad', 'not_found', 'getAd', 'stranger', { params: { id: 'ad' } }],
  [
    'a change of an ad over another one',
    'stale_version',
    'updateAd',
    'mara',
    { params: { id: 'ad' }, body: { name: 'Late', revision: 7 } },
  ],
  ['the deletion of an ad that is not there', 'not_found', 'deleteAd', 'mara', { params: { id: nothing } }],
  ['the return of an ad that is not there', 'not_found', 'restoreAd', 'mara', { params: { id: nothing } }],
  [
    'an ad of a campaign that is not there',
    'not_found',
    'createAd',
    'mara',
    { body: { ...newAd, campaign_id: nothing } },
  ],
  ['an ad without a name', 'validation_failed', 'createAd', 'mara', { body: { ...newAd, name: ' ' } }],
  ['an image that is not there', 'not_found', 'deleteImage', 'mara', { params: { id: nothing } }],
  ['a template that is not there', 'not_found', 'getTemplate', 'mara', { params: { id: nothing } }],
  ['somebody else’s template', 'not_found', 'applyTemplate', 'stranger', { params: { id: 'template' } }],
  [
    'a template of the library that is not there',
    'not_found',
    'applyLibraryTemplate',
    'mara',
    { params: { template_id: 'no-such-template' } },
  ],
  ['a preset that is not there', 'not_found', 'deleteLinkPreset', 'mara', { params: { id: nothing } }],
  [
    'a template that the plan leaves out',
    'plan_required',
    'applyLibraryTemplate',
    'tom',
    { params: { template_id: 'locked' } },
  ],
  // Teams
  ['a team on the free plan', 'plan_required', 'createTeam', 'tom', { body: { name: 'Mine' } }],
  ['a team without a name', 'validation_failed', 'createTeam', 'mara', { body: { name: ' ' } }],
  ['a team that is not there', 'not_found', 'getTeam', 'mara', { params: { id: nothing } }],
  ['a team of others', 'not_found', 'getTeam', 'stranger', { params: { id: 'team' } }],
  ['the campaigns of a team of others', 'not_found', 'listCampaigns', 'stranger', { query: { team_id: 'team' } }],
  [
    'a team’s name, changed by an editor',
    'role_required',
    'updateTeam',
    'tom',
    { params: { id: 'team' }, body: { name: 'Mine' } },
  ],
  ['a team, deleted by an editor', 'role_required', 'deleteTeam', 'tom', { params: { id: 'team' } }],
  [
    'a team’s campaign, made by a viewer',
    'role_required',
    'createCampaign',
    'vera',
    { query: { team_id: 'team' }, body: newCampaign },
  ],
  [
    'a team’s campaign, changed by a viewer',
    'role_required',
    'updateCampaign',
    'vera',
    { params: { id: 'teamCampaign' }, body: { name: 'Mine' } },
  ],
  [
    'a team’s campaign, deleted by an editor',
    'role_required',
    'deleteCampaign',
    'tom',
    { params: { id: 'teamCampaign' } },
  ],
  [
    'an invitation by an editor',
    'role_required',
    'inviteMember',
    'tom',
    { params: { id: 'team' }, body: { email: 'new@halden.example' } },
  ],
  [
    'an invitation to no address',
    'validation_failed',
    'inviteMember',
    'mara',
    { params: { id: 'team' }, body: { email: 'nowhere' } },
  ],
  [
    'an invitation to oneself',
    'validation_failed',
    'inviteMember',
    'mara',
    { params: { id: 'team' }, body: { email: 'owner@halden.example' } },
  ],
  [
    'an invitation to a member',
    'already_member',
    'inviteMember',
    'mara',
    { params: { id: 'team' }, body: { email: 'tom@halden.example' } },
  ],
  ['a member that is not there', 'not_found', 'removeMember', 'mara', { params: { id: 'team', user_id: nothing } }],
  ['the removal of the owner', 'owner_stays', 'removeMember', 'mara', { params: { id: 'team', user_id: 'maraId' } }],
  [
    'another role for the owner',
    'owner_stays',
    'changeMemberRole',
    'mara',
    { params: { id: 'team', user_id: 'maraId' }, body: { role: 'viewer' } },
  ],
  ['the owner’s leaving', 'owner_stays', 'leaveTeam', 'mara', { params: { id: 'team' } }],
  [
    'a new link for who has joined',
    'already_member',
    'renewInvitation',
    'mara',
    { params: { id: 'team', user_id: 'tomId' }, body: {} },
  ],
  ['a transfer to nobody', 'not_found', 'transferTeam', 'mara', { params: { id: 'team' }, body: { user_id: nothing } }],
  [
    'a transfer to oneself',
    'validation_failed',
    'transferTeam',
    'mara',
    { params: { id: 'team' }, body: (world) => ({ user_id: world.maraId }) },
  ],
  [
    'a transfer to somebody who was only invited',
    'validation_failed',
    'transferTeam',
    'mara',
    { params: { id: 'team' }, body: (world) => ({ user_id: world.invited }) },
  ],
  [
    'a transfer to a plan without teams',
    'plan_required',
    'transferTeam',
    'mara',
    { params: { id: 'team' }, body: (world) => ({ user_id: world.tomId }) },
  ],
  [
    'an invitation to a full team',
    'plan_limit',
    'inviteMember',
    'mara',
    { params: { id: 'fullTeam' }, body: { email: 'new@halden.example' } },
  ],
  [
    'another role for nobody',
    'not_found',
    'changeMemberRole',
    'mara',
    { params: { id: 'team', user_id: nothing }, body: { role: 'viewer' } },
  ],
  [
    'a campaign of a read-only team',
    'team_read_only',
    'createCampaign',
    'olga',
    { query: { team_id: 'sleepingTeam' }, body: newCampaign },
  ],
  [
    'another name for a read-only team',
    'team_read_only',
    'updateTeam',
    'olga',
    { params: { id: 'sleepingTeam' }, body: { name: 'Mine' } },
  ],
  [
    'an invitation to a read-only team',
    'team_read_only',
    'inviteMember',
    'olga',
    { params: { id: 'sleepingTeam' }, body: { email: 'new@halden.example' } },
  ],
  ['a link that leads nowhere', 'not_found', 'getInvitation', null, { params: { token: 'nobody-has-this-token' } }],
  ['a link that was used', 'invitation_used', 'getInvitation', null, { params: { token: 'usedLink' } }],
  ['one’s own link, used again', 'invitation_used', 'acceptInvitation', 'tom', { params: { token: 'usedLink' } }],
  [
    'a link for another address',
    'invitation_other_address',
    'acceptInvitation',
    'stranger',
    { params: { token: 'link' } },
  ],
  // Plans and payments
  ['AI copy on the free plan', 'plan_required', 'generateAdCopy', 'tom', { body: copyBrief }],
  [
    'AI copy for a team by a viewer',
    'role_required',
    'generateAdCopy',
    'vera',
    { query: { team_id: 'team' }, body: copyBrief },
  ],
  [
    'a limit that no text fits in',
    'validation_failed',
    'generateAdCopy',
    'mara',
    { body: { ...copyBrief, max_characters: 9 } },
  ],
  ['a generation that is not there', 'not_found', 'deleteGeneration', 'mara', { params: { id: nothing } }],
  [
    'a word to use that is banned',
    'validation_failed',
    'updateBrandVoice',
    'mara',
    { body: { description: '', words_to_use: ['Cheap'], banned_words: ['cheap'], required_claims: [] } },
  ],
  [
    'a text with a banned word',
    'validation_failed',
    'optimizeContent',
    'mara',
    { query: { content: 'Get cheap beans.', platform: 'google' } },
  ],
  [
    'a text in two places at once',
    'validation_failed',
    'suggestTexts',
    'mara',
    { body: { product_name: 'Northfold Coffee', platform: 'google', kind: 'headline', format: 'google_search' } },
  ],
  ['a free plan in place of a paid one', 'cancel_instead', 'startCheckout', 'mara', { query: { plan_id: 'free' } }],
  [
    'a checkout that is closed',
    'checkout_closed',
    'finishSandboxCheckout',
    'tom',
    { params: { session_id: 'closedCheckout' }, body: { action: 'pay' } },
  ],
  ['the plan that one is on', 'current_plan', 'startCheckout', 'mara', { query: { plan_id: 'business' } }],
  ['the free plan on the free plan', 'already_free', 'previewPlanChange', 'tom', { query: { plan_id: 'free' } }],
  ['a plan that is not there', 'validation_failed', 'previewPlanChange', 'mara', { query: { plan_id: 'gold' } }],
  ['the end of a subscription that is not there', 'no_subscription', 'cancelSubscription', 'tom'],
  ['a checkout that is not there', 'not_found', 'getCheckoutStatus', 'mara', { params: { session_id: nothing } }],
  ['a receipt that is not there', 'not_found', 'getReceipt', 'mara', { params: { id: nothing } }],
];

const backends = { fake: fakeBackend(), real: realBackend };
const worlds = {} as { fake: World; real: World };

beforeAll(async () => {
  worlds.real = await fill(backends.real);
  worlds.fake = await fill(backends.fake);
});

function callIn(world: World, by: Person | null, { params = {}, query = {}, body }: Asked): Call {
  const known: Partial<Record<string, string>> = world;
  const named = (given: Record<string, string>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, known[value] ?? value]));
  return {
    params: named(params),
    query: named(query),
    ...(by && { token: known[by] ?? by }),
    body: typeof body === 'function' ? (body as (world: World) => object)(world) : body,
  };
}

it.each(refusals)('%s is refused as %s by both', async (_what, code, operation, by, asked = {}) => {
  const real = await backends.real.ask(operation, callIn(worlds.real, by, asked));
  expect(real.body).toMatchObject({ code });
  expect(await backends.fake.ask(operation, callIn(worlds.fake, by, asked))).toEqual(real);
});

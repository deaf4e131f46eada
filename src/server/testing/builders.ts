import sharp from 'sharp';
import { aFeedAd, aSearchAd } from '../../ad-kit/testing/adBuilders';
import { anArtwork } from '../../ad-kit/testing/anArtwork';
import type { WireTypes } from '../contract/handlers';
import type { TestServer } from './testServer';

let counter = 0;

export const aRegistration = (overrides: Partial<WireTypes['Registration']> = {}): WireTypes['Registration'] => ({
  email: `person-${++counter}@northfold.example`,
  password: 'correct horse',
  full_name: 'Mara Okafor',
  ...overrides,
});

export const aCampaign = (overrides: Partial<WireTypes['NewCampaign']> = {}): WireTypes['NewCampaign'] => ({
  name: 'Free Shipping Week',
  platform: 'facebook',
  budget: 1_200,
  ...overrides,
});

type Day = WireTypes['DailyMetrics'];
/** A day that reports everything. */
export type WholeDay = { [Field in keyof Day]: NonNullable<Day[Field]> };

export const aDay = (overrides: Partial<WholeDay> = {}): WholeDay => ({
  date: '2026-11-10',
  impressions: 1_000,
  clicks: 40,
  conversions: 3,
  spent: 20.5,
  revenue: 150.25,
  ...overrides,
});

/** Registers an account, verifies its address, and returns its token and its user. */
export async function signUp(server: TestServer, overrides: Partial<WireTypes['Registration']> = {}) {
  const answer = await server.call('POST', '/auth/register', { body: aRegistration(overrides) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { access_token: token, user } = answer.json<WireTypes['Session']>();
  await server.database.run('update accounts set email_verified_at = created_at where id = $1', [user.id]);
  const { rows } = await server.database.run('delete from mails where account_id = $1 returning id', [user.id]);
  await server.database.run(`delete from pgboss.job where data->>'mailId' = $1`, [rows[0]?.id]);
  await server.database.run('delete from email_verifications where account_id = $1', [user.id]);
  return { token, user: { ...user, email_verified: true } };
}

/** Asks for a new password, and returns the token of the link that is mailed; empty if none is. */
export async function askForResetLink(server: TestServer, email: string): Promise<string> {
  const answer = await server.call('POST', '/auth/password-reset', { body: { email } });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  await mailResetLinks(server);
  const { rows } = await server.database.run('select body from mails order by id desc limit 1');
  return /token=(\S+)/.exec(String(rows[0]?.body))?.[1] ?? '';
}

/** Does the work that requests for new passwords have left. */
export async function mailResetLinks({ database, services }: TestServer): Promise<void> {
  const { rows } = await database.run(
    `delete from pgboss.job where name = 'mail-reset-link' returning data->>'accountId' as id`,
  );
  for (const { id } of rows) await services.passwords.mailResetLink(id as string | null);
}

/** Puts an account on a plan, as if it had paid in the sandbox; a later call is another plan. */
export async function givePlan({ database }: TestServer, accountId: string, plan: WireTypes['PlanId']): Promise<void> {
  await database.run(
    `insert into subscriptions (account_id, version, event, provider, provider_id, plan_id, status, price_cents, currency,
       period_start, period_end, cancel_at_period_end, is_end_announced, created_at)
     values ($1, (select count(*) + 1 from subscriptions where account_id = $1), 'started', 'sandbox', $1, $2, 'active', 0,
       'usd', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', false, false, '2026-11-01T00:00:00Z')`,
    [accountId, plan],
  );
}

/** Where a call about a team goes. */
export const inTeam = (path: string, teamId: string | null | undefined): string =>
  teamId ? `${path}${path.includes('?') ? '&' : '?'}team_id=${teamId}` : path;

/** Creates a campaign and returns it. */
export async function addCampaign(
  server: TestServer,
  token: string,
  overrides: Partial<WireTypes['NewCampaign']> = {},
  teamId?: string,
) {
  const answer = await server.call('POST', inTeam('/campaigns', teamId), { token, body: aCampaign(overrides) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['Campaign']>();
}

export const aTemplate = (overrides: Partial<WireTypes['NewTemplate']> = {}): WireTypes['NewTemplate'] => ({
  name: 'Autumn launch',
  format: '1080x1080',
  headline: 'Wool that lasts.',
  design_elements: {
    artwork: anArtwork({ colours: 'clay', illustration: 'tote-bag', brand: 'Halden' }),
  },
  ...overrides,
});

/** Adds a template of the account's own and returns it. */
export async function addTemplate(
  server: TestServer,
  token: string,
  overrides: Partial<WireTypes['NewTemplate']> = {},
  teamId?: string,
) {
  const answer = await server.call('POST', inTeam('/templates', teamId), { token, body: aTemplate(overrides) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['Template']>();
}

export const anAd = (overrides: Partial<WireTypes['NewAd']> = {}): WireTypes['NewAd'] => ({
  name: 'Fresh beans, spring',
  contents: [aSearchAd(), aFeedAd()],
  artwork: aTemplate().design_elements.artwork,
  picture: { headline: 'Coffee that is still warm', subheadline: 'From $14', body: '', cta: 'Shop now' },
  ...overrides,
});

/** Saves an ad and returns it. */
export async function addAd(
  server: TestServer,
  token: string,
  overrides: Partial<WireTypes['NewAd']> = {},
  teamId?: string,
) {
  const answer = await server.call('POST', inTeam('/ads', teamId), { token, body: anAd(overrides) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['SavedAd']>();
}

/** Makes a proof link, of a new ad unless said otherwise, and returns it. */
export async function addProof(
  server: TestServer,
  token: string,
  overrides: Partial<WireTypes['NewProof']> = {},
  teamId?: string,
) {
  const isOfAds = overrides.ad_ids !== undefined || Boolean(overrides.campaign_id);
  const chosen = isOfAds ? {} : { ad_ids: [(await addAd(server, token, {}, teamId)).id] };
  const body = { name: 'Spring ads', expires_in_days: 7, ...chosen, ...overrides };
  const answer = await server.call('POST', inTeam('/proofs', teamId), { token, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['CreatedProof']>();
}

export const aLinkPreset = (overrides: Partial<WireTypes['NewLinkPreset']> = {}): WireTypes['NewLinkPreset'] => ({
  name: 'Spring sale',
  utm: { source: 'facebook', medium: 'paid_social', campaign: 'spring_sale', term: '', content: '', id: '' },
  ...overrides,
});

/** Keeps a preset for links and returns it. */
export async function addLinkPreset(
  server: TestServer,
  token: string,
  overrides: Partial<WireTypes['NewLinkPreset']> = {},
  teamId?: string,
) {
  const answer = await server.call('POST', inTeam('/link-presets', teamId), { token, body: aLinkPreset(overrides) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['LinkPreset']>();
}

/** Makes an API key, which the plan has to include, and returns it with its secret. */
export async function addApiKey(
  server: TestServer,
  token: string,
  overrides: Partial<WireTypes['NewApiKey']> = {},
  teamId?: string,
) {
  const body = { name: 'Nightly report', scopes: ['campaigns:read'], ...overrides };
  const answer = await server.call('POST', inTeam('/api-keys', teamId), { token, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['CreatedApiKey']>();
}

/** Makes a team, which the account's plan has to include. */
export async function addTeam(server: TestServer, token: string, overrides: Partial<WireTypes['NewTeam']> = {}) {
  const answer = await server.call('POST', '/teams', { token, body: { name: 'Northfold Studio', ...overrides } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['Team']>();
}

/** Invites an address and returns the invitation with the token of its link. */
export async function invite(
  server: TestServer,
  token: string,
  teamId: string,
  email: string,
  role: WireTypes['MemberRole'] = 'editor',
) {
  const answer = await server.call('POST', `/teams/${teamId}/invite`, { token, body: { email, role } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const invitation = answer.json<WireTypes['SentInvitation']>();
  return { ...invitation, linkToken: invitation.link?.split('/').at(-1) ?? '' };
}

/** Lets somebody join a team by an invitation. */
export async function join(
  server: TestServer,
  ownerToken: string,
  teamId: string,
  { token, user }: Awaited<ReturnType<typeof signUp>>,
  role: WireTypes['MemberRole'],
): Promise<void> {
  const { linkToken } = await invite(server, ownerToken, teamId, user.email, role);
  const answer = await server.call('POST', `/invitations/${linkToken}/accept`, { token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Registers somebody who joins a team by an invitation, and returns the token and the account. */
export async function addMember(
  server: TestServer,
  ownerToken: string,
  teamId: string,
  role: WireTypes['MemberRole'] = 'editor',
  fullName = 'Ines Duarte',
) {
  const person = await signUp(server, { full_name: fullName });
  await join(server, ownerToken, teamId, person, role);
  return person;
}

/** A picture file of one colour, by default a PNG; another colour is another file. */
export const aPicture = ({
  width = 60,
  height = 40,
  type = 'png',
  colour = '#c84b31',
}: {
  width?: number;
  height?: number;
  type?: 'png' | 'jpeg' | 'webp' | 'gif';
  colour?: string;
} = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(type)
    .toBuffer();

/** Uploads a file as a browser would. */
export const upload = (server: TestServer, token: string, payload: Buffer, type = 'image/png', teamId?: string) =>
  server.call('POST', inTeam('/images', teamId), { token, payload, headers: { 'content-type': type } });

/** Uploads a picture and returns what is known of it. */
export async function addImage(
  server: TestServer,
  token: string,
  picture: Parameters<typeof aPicture>[0] = {},
  teamId?: string,
) {
  const answer = await upload(server, token, await aPicture(picture), 'image/png', teamId);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WireTypes['Image']>();
}

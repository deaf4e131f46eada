import type { WireTypes } from '../../contract/handlers';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import { addAd, addCampaign, addMember, addTeam, aDay, anAd, givePlan, inTeam, signUp } from '../../testing/builders';
import { addGeneration } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';
import { createSandboxStore } from '../billing/sandboxStore.repository';

const server = useTestServer({
  config: { defaultPlan: 'business' },
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});
afterEach(() => server.database.run(`update plans set has_api_access = true where id = 'business'`));

type Webhook = WireTypes['Webhook'];
type Delivery = WireTypes['WebhookDelivery'];
type Message = WireTypes['WebhookMessage'];

const everyEvent: WireTypes['WebhookEvent'][] = [
  'campaign.created',
  'campaign.updated',
  'campaign.status_changed',
  'campaign.deleted',
  'numbers.updated',
  'ad.saved',
  'ad.deleted',
  'member.invited',
  'member.joined',
  'member.removed',
  'member.role_changed',
  'plan.changed',
  'limit.reached',
];
const hooks = 'https://hooks.example.com/studio';

const create = (token: string, body: object = {}, teamId?: string) =>
  server.call('POST', inTeam('/webhooks', teamId), { token, body: { url: hooks, events: everyEvent, ...body } });
const added = async (token: string, body: object = {}, teamId?: string) =>
  (await create(token, body, teamId)).json<WireTypes['CreatedWebhook']>();
const list = async (token: string, teamId?: string) =>
  (await server.call('GET', inTeam('/webhooks', teamId), { token })).json<Webhook[]>();
const deliveries = async (token: string, id: string, filter = '') =>
  (await server.call('GET', `/webhooks/${id}/deliveries${filter}`, { token })).json<Delivery[]>();
const update = (token: string, id: string, body: object) => server.call('PATCH', `/webhooks/${id}`, { token, body });

/** What a webhook is to be told, the first one first. */
const told = async (token: string, id: string): Promise<Message[]> =>
  (await deliveries(token, id)).reverse().map(({ body }) => JSON.parse(body) as Message);
const types = async (token: string, id: string) => (await told(token, id)).map(({ type }) => type);

describe('a webhook', () => {
  it('is listed without its secret, which is shown once', async () => {
    const { token } = await signUp(server);
    const { webhook, secret } = await added(token);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toEqual({
      id: webhook.id,
      url: hooks,
      events: everyEvent,
      is_on: true,
      off_reason: null,
      failing_since: null,
      old_secret_until: null,
      created_at: '2026-11-18T10:00:00.000Z',
    });
    expect(await list(token)).toEqual([webhook]);
  });

  it('is changed, switched off and on, and deleted', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    const changed = await update(token, webhook.id, { url: `${hooks}/2`, events: ['ad.saved'] });
    expect(changed.json()).toEqual({ ...webhook, url: `${hooks}/2`, events: ['ad.saved'] });
    expect((await update(token, webhook.id, { is_on: false })).json()).toMatchObject({
      is_on: false,
      off_reason: null,
    });
    expect(await list(token)).toMatchObject([{ is_on: false, url: `${hooks}/2` }]);
    expect((await update(token, webhook.id, { is_on: true })).json()).toMatchObject({ is_on: true });
    expect((await update(token, webhook.id, {})).json()).toMatchObject({ is_on: true, events: ['ad.saved'] });
    expect((await server.call('DELETE', `/webhooks/${webhook.id}`, { token })).statusCode).toBe(204);
    expect(await list(token)).toEqual([]);
    expect((await server.call('DELETE', `/webhooks/${webhook.id}`, { token })).statusCode).toBe(404);
  });

  it.each([
    [{ url: 'http://hooks.example.com/' }, 'url', 'The address must start with https://.'],
    [{ url: 'https://10.0.0.1/' }, 'url', 'The address can’t be in a private network.'],
    [{ url: 'https://me:secret@hooks.example.com/' }, 'url', 'The address can’t contain a user name or password.'],
    [{ url: 'hooks' }, 'url', 'Enter a full address, like https://example.com/hooks.'],
  ])('with a wrong address is refused: %j', async (fields, field, message) => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    for (const answer of [await create(token, fields), await update(token, webhook.id, fields)]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field, message }] });
    }
    expect(await list(token)).toEqual([webhook]);
  });

  it.each([
    [{ events: [] }],
    [{ events: ['ad.saved', 'ad.saved'] }],
    [{ events: ['ad.read'] }],
    [{ url: 'https://hooks.example.com/'.padEnd(1_001, 'x') }],
  ])('with what the contract does not know is refused', async (fields) => {
    const { token } = await signUp(server);
    expect((await create(token, fields)).statusCode).toBe(422);
  });

  it('is one of ten at most, however many are added at once', async () => {
    const { token } = await signUp(server);
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await create(token)).statusCode));
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(201), 409, 409]);
    expect((await create(token)).json()).toEqual({
      detail: 'You already have 10 webhooks here. Delete one to make room.',
      code: 'too_many',
    });
  });

  it('takes a plan with API access', async () => {
    const { token, user } = await signUp(server);
    const { webhook } = await added(token);
    await server.database.run(`update plans set has_api_access = false where id = 'business'`);
    for (const answer of [
      await create(token),
      await update(token, webhook.id, { is_on: true }),
      await server.call('POST', `/webhooks/${webhook.id}/test`, { token }),
      await server.call('POST', `/webhooks/${webhook.id}/secret`, { token, body: { overlap_hours: 1 } }),
    ]) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'plan_required']);
    }
    // What there is stays to be seen and deleted.
    expect(await list(token)).toHaveLength(1);
    expect((await server.call('DELETE', `/webhooks/${webhook.id}`, { token })).statusCode).toBe(204);
    await givePlan(server, user.id, 'enterprise');
    expect((await create(token)).statusCode).toBe(201);
  });

  it('of a team is for its admins, and others’ can’t be told from none', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const { webhook } = await added(token, {}, team.id);
    const editor = await addMember(server, token, team.id, 'editor');
    const stranger = await signUp(server);
    expect((await create(editor.token, {}, team.id)).statusCode).toBe(403);
    expect((await server.call('GET', `/webhooks/${webhook.id}/deliveries`, { token: editor.token })).statusCode).toBe(
      403,
    );
    for (const [method, path] of [
      ['DELETE', `/webhooks/${webhook.id}`],
      ['GET', `/webhooks/${webhook.id}/deliveries`],
      ['POST', `/webhooks/${webhook.id}/test`],
    ] as const)
      expect((await server.call(method, path, { token: stranger.token })).statusCode).toBe(404);
    const admin = await addMember(server, token, team.id, 'admin');
    expect(await list(admin.token, team.id)).toEqual([webhook]);
  });

  it('is in what an account takes home, without the secret', async () => {
    const { token } = await signUp(server);
    const { webhook, secret } = await added(token);
    const everything = await server.call('GET', '/auth/export', { token });
    expect(everything.json()).toMatchObject({ webhooks: [webhook] });
    expect(everything.body).not.toContain(secret);
    // A team's stay the team's, whoever added them.
    const team = await addTeam(server, token);
    const admin = await addMember(server, token, team.id, 'admin');
    await added(admin.token, {}, team.id);
    expect((await server.call('GET', '/auth/export', { token: admin.token })).json()).toMatchObject({ webhooks: [] });
  });
});

describe('what webhooks are told', () => {
  it('is what happens to campaigns and ads, with who did what to what', async () => {
    const { token, user } = await signUp(server);
    const { webhook } = await added(token);
    const campaign = await addCampaign(server, token, { name: 'Spring beans' });
    const path = `/campaigns/${campaign.id}`;
    await server.call('PUT', path, { token, body: { budget: 200 } });
    await server.call('PUT', path, { token, body: { status: 'paused' } });
    await server.call('PUT', `${path}/metrics`, { token, body: [aDay()] });
    const ad = await addAd(server, token, { name: 'Beans at dawn' });
    await server.call('PUT', `/ads/${ad.id}`, { token, body: { ...anAd({ name: 'Beans at noon' }), revision: 1 } });
    await server.call('DELETE', `/ads/${ad.id}`, { token });
    await server.call('DELETE', path, { token });
    expect(await types(token, webhook.id)).toEqual([
      'campaign.created',
      'campaign.updated',
      'campaign.status_changed',
      'numbers.updated',
      'ad.saved',
      'ad.saved',
      'ad.deleted',
      'campaign.deleted',
    ]);
    expect((await told(token, webhook.id))[2]).toEqual({
      type: 'campaign.status_changed',
      timestamp: '2026-11-18T10:00:00.000Z',
      data: {
        workspace_id: user.id,
        actor_id: user.id,
        action: 'campaign_paused',
        id: campaign.id,
        name: 'Spring beans',
        detail: '',
      },
    });
  });

  it('is what happens to a team’s people', async () => {
    const { token, user } = await signUp(server);
    const team = await addTeam(server, token);
    const { webhook } = await added(token, {}, team.id);
    const member = await addMember(server, token, team.id, 'viewer');
    const path = `/teams/${team.id}/members/${member.user.id}`;
    await server.call('PATCH', path, { token, body: { role: 'editor' } });
    await server.call('DELETE', path, { token });
    expect(await types(token, webhook.id)).toEqual([
      'member.invited',
      'member.joined',
      'member.role_changed',
      'member.removed',
    ]);
    expect((await told(token, webhook.id))[2]).toMatchObject({
      data: { workspace_id: team.id, actor_id: user.id, detail: 'editor' },
    });
  });

  it('is in every workspace that an account pays for that its plan changed', async () => {
    const { token, user } = await signUp(server);
    const team = await addTeam(server, token);
    const own = await added(token);
    const inTeamOf = await added(token, { events: ['plan.changed'] }, team.id);
    const stranger = await signUp(server);
    const other = await added(stranger.token);
    const chosen = await server.call('POST', '/billing/subscribe?plan_id=enterprise', { token });
    const { session_id: session } = chosen.json<WireTypes['Checkout']>();
    await server.call('POST', `/billing/sandbox/${session}`, { token, body: { action: 'pay' } });
    for (const [workspaceId, { webhook }] of [
      [user.id, own],
      [team.id, inTeamOf],
    ] as const) {
      expect(await told(token, webhook.id)).toMatchObject([
        {
          type: 'plan.changed',
          data: {
            workspace_id: workspaceId,
            actor_id: null,
            action: 'subscription_started',
            id: null,
            name: 'Enterprise',
          },
        },
      ]);
    }
    expect(await types(stranger.token, other.webhook.id)).toEqual([]);
  });

  it('is that the month’s AI copy is used up, once', async () => {
    const { token, user } = await signUp(server);
    const { webhook } = await added(token, { events: ['limit.reached'] });
    await server.database.run(`update plans set ai_generations_per_month = 2 where id = 'business'`);
    await addGeneration(server, token);
    expect(await types(token, webhook.id)).toEqual([]);
    await addGeneration(server, token);
    await expect(addGeneration(server, token)).rejects.toThrow('plan_limit');
    await server.database.run(`update plans set ai_generations_per_month = 500 where id = 'business'`);
    expect(await told(token, webhook.id)).toMatchObject([
      { type: 'limit.reached', data: { workspace_id: user.id, action: 'generations_used_up', detail: '2' } },
    ]);
  });

  it('is nothing that was not asked for, and nothing while it is off', async () => {
    const { token } = await signUp(server);
    const some = await added(token, { events: ['ad.saved'] });
    const off = await added(token);
    await update(token, off.webhook.id, { is_on: false });
    await addCampaign(server, token);
    expect(await types(token, some.webhook.id)).toEqual([]);
    expect(await types(token, off.webhook.id)).toEqual([]);
  });

  it('is nothing that was refused in the end', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    const campaign = await addCampaign(server, token);
    await server.call('PUT', `/campaigns/${campaign.id}`, { token, body: { status: 'completed' } });
    const refused = await server.call('PUT', `/campaigns/${campaign.id}`, { token, body: { status: 'active' } });
    expect(refused.statusCode).toBe(409);
    expect(await types(token, webhook.id)).toEqual(['campaign.created', 'campaign.status_changed']);
  });

  it('is nothing of other workspaces', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const own = await added(token);
    await addCampaign(server, token, {}, team.id);
    await addCampaign(server, (await signUp(server)).token);
    expect(await types(token, own.webhook.id)).toEqual([]);
  });

  it('is one message for each of many campaigns, with one job for all', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    const ids = [];
    for (let index = 0; index < 5; index++) ids.push((await addCampaign(server, token)).id);
    const before = (await server.database.run(`select id from pgboss.job where name = 'deliver-webhook'`)).rows.length;
    await server.call('POST', '/campaigns/bulk', { token, body: { ids, action: 'pause' } });
    const after = (await server.database.run(`select id from pgboss.job where name = 'deliver-webhook'`)).rows.length;
    expect((await types(token, webhook.id)).filter((type) => type === 'campaign.status_changed')).toHaveLength(5);
    expect(after - before).toBe(1);
  });
});

describe('the log', () => {
  it('lists what was sent, the newest first, and by state', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    await addCampaign(server, token, { name: 'First' });
    await addCampaign(server, token, { name: 'Second' });
    const all = await deliveries(token, webhook.id);
    expect(all.map(({ body }) => (JSON.parse(body) as Message).data.name)).toEqual(['Second', 'First']);
    expect(all[0]).toMatchObject({
      event: 'campaign.created',
      status: 'waiting',
      attempts: 0,
      due_at: '2026-11-18T10:00:00.000Z',
      tried_at: null,
      answer_status: null,
      failure: null,
    });
    expect(await deliveries(token, webhook.id, '?status=waiting&limit=1')).toEqual([all[0]]);
    expect(await deliveries(token, webhook.id, '?status=delivered')).toEqual([]);
    expect(await deliveries(token, webhook.id, '?status=failed')).toEqual([]);
  });

  it('keeps 30 days', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    await addCampaign(server, token);
    await server.database.run(`update sessions set last_used_at = '2100-01-01', expires_at = '2100-01-01'`);
    server.clock.advance(30 * 86_400_000);
    await server.services.webhooks.removeOld();
    expect(await types(token, webhook.id)).toHaveLength(1);
    server.clock.advance(1);
    await server.services.webhooks.removeOld();
    expect(await types(token, webhook.id)).toEqual([]);
  });

  it('gives up what waits when it is switched off, and refuses tests', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    await addCampaign(server, token);
    await update(token, webhook.id, { is_on: false });
    expect(await deliveries(token, webhook.id)).toMatchObject([
      { status: 'failed', failure: 'switched_off', due_at: null },
    ]);
    const [delivery] = await deliveries(token, webhook.id);
    for (const path of [`/webhooks/${webhook.id}/test`, `/webhook-deliveries/${delivery?.id}/redeliver`]) {
      const refused = await server.call('POST', path, { token });
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { detail: 'This webhook is off. Switch it on first.', code: 'webhook_off' },
      ]);
    }
  });

  it('is asked for 60 tests and repetitions an hour at most', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    for (let time = 0; time < 60; time++) {
      expect((await server.call('POST', `/webhooks/${webhook.id}/test`, { token })).statusCode).toBe(202);
    }
    const refused = await server.call('POST', `/webhooks/${webhook.id}/test`, { token });
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ detail: string }>().detail).toMatch(/^Too many tests and repeated deliveries\. Please try/);
  });
});

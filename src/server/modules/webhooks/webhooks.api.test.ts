import type { WireTypes } from '../../contract/handlers';
import { addCampaign, addMember, addTeam, givePlan, inTeam, signUp } from '../../testing/builders';
import { useWebhooks } from '../../testing/webhookServer';

const { added, create, deliveries, everyEvent, hooks, server, types, update } = useWebhooks();

type Webhook = WireTypes['Webhook'];
const list = async (token: string, teamId?: string) =>
  (await server.call('GET', inTeam('/webhooks', teamId), { token })).json<Webhook[]>();

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

describe('the log', () => {
  it('lists what was sent, the newest first, and by state', async () => {
    const { token } = await signUp(server);
    const { webhook } = await added(token);
    await addCampaign(server, token, { name: 'First' });
    await addCampaign(server, token, { name: 'Second' });
    const all = await deliveries(token, webhook.id);
    expect(all.map(({ body }) => (JSON.parse(body) as WireTypes['WebhookMessage']).data.name)).toEqual([
      'Second',
      'First',
    ]);
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

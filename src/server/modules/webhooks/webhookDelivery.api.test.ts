import { Webhook as Verifier } from 'standardwebhooks';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addMember, addTeam, anAd, inTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { type Receiver, startReceiver } from '../../testing/webhookReceiver';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Delivery = WireTypes['WebhookDelivery'];
type Message = WireTypes['WebhookMessage'];

const minuteMs = 60_000;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await server.database.run(`update plans set has_api_access = true where id = 'business'`);
});

/** Signs up, stays signed in however much time passes, and has a webhook. */
async function withWebhook(events = ['campaign.created', 'campaign.updated', 'ad.saved']) {
  const { token, user } = await signUp(server);
  await server.database.run(`update sessions set last_used_at = '2100-01-01', expires_at = '2100-01-01'`);
  const answer = await server.call('POST', '/webhooks', { token, body: { url: receiver.url, events } });
  const { webhook, secret } = answer.json<WireTypes['CreatedWebhook']>();
  return { token, user, id: webhook.id, secret };
}

const deliver = (id: string) => server.services.webhookDelivery.deliver(id);
const log = async (token: string, id: string) =>
  (await server.call('GET', `/webhooks/${id}/deliveries`, { token })).json<Delivery[]>();
const webhookOf = async (token: string, id: string) =>
  (await server.call('GET', '/webhooks', { token }))
    .json<WireTypes['Webhook'][]>()
    .find((webhook) => webhook.id === id);
const post = (token: string, path: string, body?: object) => server.call('POST', path, { token, body });
const names = () => receiver.received.map(({ body }) => (JSON.parse(body) as Message).data.name);
const fail = () => {
  receiver.answer = (response) => void response.writeHead(500).end('Out of order.');
};
const recover = () => {
  receiver.answer = (response) => void response.writeHead(204).end();
};
/** What the queue has for webhooks, and in how many seconds from now. */
const queued = async () =>
  (
    await server.database.run(
      `select name, round(extract(epoch from start_after - created_on))::int as after from pgboss.job
       where name like 'deliver-%webhook' and state = 'created' order by created_on`,
    )
  ).rows;
const hasMail = async (subject: string) =>
  (await server.database.run('select subject, body from mails')).rows.filter((mail) => mail.subject === subject);

describe('a delivery', () => {
  it('is signed as the Standard Webhooks say', async () => {
    server.clock.set(new Date().toISOString());
    const { token, id, secret } = await withWebhook();
    await addCampaign(server, token, { name: 'Spring beans' });
    await deliver(id);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const message = new Verifier(secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({ type: 'campaign.created', data: { name: 'Spring beans' } });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'campaign-studio-webhooks' });
    const [delivery] = await log(token, id);
    expect(headers['webhook-id']).toBe(delivery?.id);
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: 1,
      due_at: null,
      tried_at: server.clock.now().toISOString(),
      body,
      answer_status: 204,
      answer: '',
      failure: null,
    });
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect(() => new Verifier(other).verify(body, headers as Record<string, string>)).toThrow();
  });

  it('is signed with a replaced secret too, until its time is over', async () => {
    server.clock.set(new Date().toISOString());
    const { token, id, secret } = await withWebhook();
    const rotated = await post(token, `/webhooks/${id}/secret`, { overlap_hours: 24 });
    const { secret: fresh, webhook } = rotated.json<WireTypes['CreatedWebhook']>();
    expect(fresh).not.toBe(secret);
    expect(webhook.old_secret_until).toBe(new Date(server.clock.now().getTime() + 24 * 60 * minuteMs).toISOString());
    const isSignedWith = (one: string) => {
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received.slice(-1);
      try {
        return Boolean(new Verifier(one).verify(body, headers as Record<string, string>));
      } catch {
        return false;
      }
    };
    await post(token, `/webhooks/${id}/test`);
    await deliver(id);
    expect([isSignedWith(fresh), isSignedWith(secret)]).toEqual([true, true]);
    await post(token, `/webhooks/${id}/secret`, { overlap_hours: 0 });
    await post(token, `/webhooks/${id}/test`);
    await deliver(id);
    expect([isSignedWith(fresh), isSignedWith(secret)]).toEqual([false, false]);
    expect((await webhookOf(token, id))?.old_secret_until).toBeNull();
  });

  it('comes in order for each thing, while others go on', async () => {
    const { token, id } = await withWebhook();
    const first = await addAd(server, token, { name: 'First' });
    receiver.answer = (response) => {
      const isFirst = names().at(-1)?.startsWith('First') ?? false;
      response.writeHead(isFirst ? 500 : 204).end();
    };
    await server.call('PUT', `/ads/${first.id}`, { token, body: { ...anAd({ name: 'First, again' }), revision: 1 } });
    await addAd(server, token, { name: 'Second' });
    await deliver(id);
    expect(names()).toEqual(['First', 'Second']);
    recover();
    server.clock.advance(minuteMs);
    await deliver(id);
    expect(names()).toEqual(['First', 'Second', 'First', 'First, again']);
    expect((await log(token, id)).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('is tried again after growing pauses for a day, then the webhook is switched off with a mail', async () => {
    const { token, id, user } = await withWebhook();
    await server.database.run('update accounts set email_verified_at = now() where id = $1', [user.id]);
    fail();
    await addCampaign(server, token);
    const pauses = [];
    for (;;) {
      await deliver(id);
      const [delivery] = await log(token, id);
      if (!delivery?.due_at) break;
      const pause = new Date(delivery.due_at).getTime() - server.clock.now().getTime();
      pauses.push(pause / minuteMs);
      server.clock.advance(pause - 1);
      await deliver(id);
      expect(receiver.received).toHaveLength(pauses.length);
      server.clock.advance(1);
    }
    expect(pauses).toEqual([1, 5, 30, 60, 120, 240, 480, 504]);
    expect(await log(token, id)).toMatchObject([
      { status: 'failed', attempts: 9, answer_status: 500, answer: 'Out of order.', failure: 'status' },
    ]);
    expect(await webhookOf(token, id)).toMatchObject({ is_on: false, off_reason: 'failing' });
    const [mail] = await hasMail('A Campaign Studio webhook was switched off');
    expect(mail?.body).toContain('Nothing we sent has arrived for a day.');
    expect(mail?.body).not.toContain(receiver.url);
  });

  it('that never arrives leaves the webhook on if others do', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token, { name: 'Never' });
    receiver.answer = (response) => void response.writeHead(names().at(-1) === 'Never' ? 500 : 204).end();
    for (let hour = 0; hour < 30; hour++) {
      await deliver(id);
      server.clock.advance(60 * minuteMs);
      if (hour === 20) await addCampaign(server, token, { name: 'Another' });
    }
    expect((await log(token, id)).map(({ status }) => status)).toEqual(['delivered', 'failed']);
    expect(await webhookOf(token, id)).toMatchObject({ is_on: true, off_reason: null });
  });

  it('queues its next try with it', async () => {
    const { token, id } = await withWebhook();
    fail();
    await addCampaign(server, token);
    await deliver(id);
    expect(await queued()).toEqual([
      { name: 'deliver-webhook', after: 0 },
      { name: 'deliver-webhook', after: 60 },
    ]);
  });

  it('is sent again on demand, with the same id and body', async () => {
    const { token, id } = await withWebhook();
    fail();
    await addCampaign(server, token);
    await deliver(id);
    recover();
    const [failed] = await log(token, id);
    const again = await post(token, `/webhook-deliveries/${failed?.id}/redeliver`);
    expect(again.statusCode).toBe(202);
    expect(again.json()).toMatchObject({ id: failed?.id, status: 'waiting', due_at: server.clock.now().toISOString() });
    await deliver(id);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await log(token, id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
    expect((await webhookOf(token, id))?.failing_since).toBeNull();
  });

  it('as a test comes though its event was not asked for', async () => {
    const { token, id, user } = await withWebhook(['ad.deleted']);
    const test = await post(token, `/webhooks/${id}/test`);
    expect([test.statusCode, test.json<Delivery>().event]).toEqual([202, 'webhook.test']);
    await deliver(id);
    expect(receiver.received.map(({ body }) => JSON.parse(body) as Message)).toEqual([
      {
        type: 'webhook.test',
        timestamp: server.clock.now().toISOString(),
        data: { workspace_id: user.id, actor_id: user.id, action: 'webhook_tested', id, name: 'Test', detail: '' },
      },
    ]);
  });
});

describe('a webhook', () => {
  it('that is gone is switched off at once', async () => {
    const { token, id } = await withWebhook();
    receiver.answer = (response) => void response.writeHead(410).end();
    await addCampaign(server, token);
    await addCampaign(server, token);
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
    expect(await log(token, id)).toMatchObject([
      { status: 'failed', failure: 'switched_off' },
      { status: 'failed', failure: 'status', answer_status: 410 },
    ]);
    expect(await webhookOf(token, id)).toMatchObject({ is_on: false, off_reason: 'gone' });
  });

  it('that is far behind is switched off', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    await server.database.run(
      `insert into webhook_deliveries (id, workspace_id, webhook_id, event, subject, body, created_at, due_at)
       select gen_random_uuid(), workspace_id, webhook_id, event, 'other', body, created_at, due_at
       from webhook_deliveries, generate_series(1, 9999)`,
    );
    await addCampaign(server, token);
    await deliver(id);
    expect(receiver.received).toEqual([]);
    expect(await webhookOf(token, id)).toMatchObject({ is_on: false, off_reason: 'behind' });
    const { rows } = await server.database.run('select count(*)::int as n from webhook_deliveries');
    expect(rows).toEqual([{ n: 10_000 }]);
  });

  it('gets nothing while the plan includes no API access', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    await server.database.run(`update plans set has_api_access = false where id = 'business'`);
    await deliver(id);
    expect(receiver.received).toEqual([]);
    expect(await log(token, id)).toMatchObject([{ status: 'failed', failure: 'plan' }]);
  });

  it('of a team is paid for by its owner, and its mail goes to the owner once its maker is gone', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const admin = await addMember(server, token, team.id, 'admin');
    await server.database.run('update accounts set email_verified_at = now()');
    const made = await post(admin.token, inTeam('/webhooks', team.id), {
      url: receiver.url,
      events: ['campaign.created'],
    });
    const { webhook } = made.json<WireTypes['CreatedWebhook']>();
    await server.call('DELETE', `/teams/${team.id}/members/${admin.user.id}`, { token });
    receiver.answer = (response) => void response.writeHead(410).end();
    await addCampaign(server, token, {}, team.id);
    await deliver(webhook.id);
    const { rows } = await server.database.run(`select recipient from mails where subject like '%webhook%'`);
    const { rows: owners } = await server.database.run('select email from accounts where id = $1', [
      (await server.call('GET', '/auth/me', { token })).json<{ id: string }>().id,
    ]);
    expect(rows).toEqual([{ recipient: owners[0]?.email }]);
  });

  it('is sent to by one process at a time', async () => {
    const { token, id } = await withWebhook();
    for (let index = 0; index < 5; index++) await addCampaign(server, token, { name: `Campaign ${index}` });
    let atOnce = 0;
    let most = 0;
    receiver.answer = (response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setImmediate(() => {
        atOnce -= 1;
        response.writeHead(204).end();
      });
    };
    await Promise.all([deliver(id), deliver(id), deliver(id)]);
    await deliver(id);
    expect(names()).toEqual(['Campaign 0', 'Campaign 1', 'Campaign 2', 'Campaign 3', 'Campaign 4']);
    expect(most).toBe(1);
  });

  it('is sent to again half a minute after a process was killed while it sent', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    const until = new Date(server.clock.now().getTime() + 30_000);
    await server.database.run('update webhooks set taken_until = $1 where id = $2', [until, id]);
    await deliver(id);
    expect(receiver.received).toEqual([]);
    server.clock.advance(30_000);
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
  });

  it('that another process has taken over is not written over', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    receiver.answer = (response) => {
      void server.database
        .run(`update webhooks set taken_until = '2100-01-01' where id = $1`, [id])
        .then(() => response.writeHead(204).end());
    };
    await deliver(id);
    expect(await log(token, id)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  });

  it('may be deleted while it is sent to', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    receiver.answer = (response) => {
      void server.call('DELETE', `/webhooks/${id}`, { token }).then(() => response.writeHead(204).end());
    };
    await deliver(id);
    expect(await webhookOf(token, id)).toBeUndefined();
  });

  it('whose jobs were lost is woken half a minute later, unless somebody sends to it', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    await server.database.run(`delete from pgboss.job where name like 'deliver-%webhook'`);
    await server.services.webhookDelivery.wakeOverdue();
    expect(await queued()).toEqual([]);
    server.clock.advance(30_001);
    const until = new Date(server.clock.now().getTime() + 1);
    await server.database.run('update webhooks set taken_until = $1 where id = $2', [until, id]);
    await server.services.webhookDelivery.wakeOverdue();
    expect(await queued()).toEqual([]);
    server.clock.advance(1);
    await server.services.webhookDelivery.wakeOverdue();
    expect(await queued()).toEqual([{ name: 'deliver-webhook', after: 0 }]);
  });
});

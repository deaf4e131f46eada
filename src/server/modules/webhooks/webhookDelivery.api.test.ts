import { Webhook as Verifier } from 'standardwebhooks';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, anAd } from '../../testing/builders';
import { useDeliveries } from '../../testing/webhookDeliveries';

const { deliver, log, names, post, queued, receiver, server, webhookOf, withWebhook } = useDeliveries();

const minuteMs = 60_000;
const fail = () => {
  receiver().answer = (response) => void response.writeHead(500).end('Out of order.');
};
const recover = () => {
  receiver().answer = (response) => void response.writeHead(204).end();
};
const hasMail = async (subject: string) =>
  (await server.database.run('select subject, body from mails')).rows.filter((mail) => mail.subject === subject);

describe('a delivery', () => {
  it('is signed as the Standard Webhooks say', async () => {
    server.clock.set(new Date().toISOString());
    const { token, id, secret } = await withWebhook();
    await addCampaign(server, token, { name: 'Spring beans' });
    await deliver(id);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver().received;
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
      const [{ headers, body } = { headers: {}, body: '' }] = receiver().received.slice(-1);
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
    receiver().answer = (response) => {
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
      expect(receiver().received).toHaveLength(pauses.length);
      server.clock.advance(1);
    }
    expect(pauses).toEqual([1, 5, 30, 60, 120, 240, 480, 504]);
    expect(await log(token, id)).toMatchObject([
      { status: 'failed', attempts: 9, answer_status: 500, answer: 'Out of order.', failure: 'status' },
    ]);
    expect(await webhookOf(token, id)).toMatchObject({ is_on: false, off_reason: 'failing' });
    const [mail] = await hasMail('A Campaign Studio webhook was switched off');
    expect(mail?.body).toContain('Nothing we sent has arrived for a day.');
    expect(mail?.body).not.toContain(receiver().url);
  });

  it('that never arrives leaves the webhook on if others do', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token, { name: 'Never' });
    receiver().answer = (response) => void response.writeHead(names().at(-1) === 'Never' ? 500 : 204).end();
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
    const [first, second] = receiver().received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await log(token, id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
    expect((await webhookOf(token, id))?.failing_since).toBeNull();
  });

  it('as a test comes though its event was not asked for', async () => {
    const { token, id, user } = await withWebhook(['ad.deleted']);
    const test = await post(token, `/webhooks/${id}/test`);
    expect([test.statusCode, test.json<WireTypes['WebhookDelivery']>().event]).toEqual([202, 'webhook.test']);
    await deliver(id);
    expect(receiver().received.map(({ body }) => JSON.parse(body) as WireTypes['WebhookMessage'])).toEqual([
      {
        type: 'webhook.test',
        timestamp: server.clock.now().toISOString(),
        data: { workspace_id: user.id, actor_id: user.id, action: 'webhook_tested', id, name: 'Test', detail: '' },
      },
    ]);
  });
});

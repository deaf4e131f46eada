import type { WireTypes } from '../../contract/handlers';
import { addCampaign, addMember, addTeam, inTeam, signUp } from '../../testing/builders';
import { useDeliveries } from '../../testing/webhookDeliveries';

const { deliver, log, names, post, queued, receiver, server, webhookOf, withWebhook } = useDeliveries();

describe('a webhook', () => {
  it('that is gone is switched off at once', async () => {
    const { token, id } = await withWebhook();
    receiver().answer = (response) => void response.writeHead(410).end();
    await addCampaign(server, token);
    await addCampaign(server, token);
    await deliver(id);
    expect(receiver().received).toHaveLength(1);
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
    expect(receiver().received).toEqual([]);
    expect(await webhookOf(token, id)).toMatchObject({ is_on: false, off_reason: 'behind' });
    const { rows } = await server.database.run('select count(*)::int as n from webhook_deliveries');
    expect(rows).toEqual([{ n: 10_000 }]);
  });

  it('gets nothing while the plan includes no API access', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    await server.database.run(`update plans set has_api_access = false where id = 'business'`);
    await deliver(id);
    expect(receiver().received).toEqual([]);
    expect(await log(token, id)).toMatchObject([{ status: 'failed', failure: 'plan' }]);
  });

  it('of a team is paid for by its owner, and its mail goes to the owner once its maker is gone', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const admin = await addMember(server, token, team.id, 'admin');
    await server.database.run('update accounts set email_verified_at = now()');
    const made = await post(admin.token, inTeam('/webhooks', team.id), {
      url: receiver().url,
      events: ['campaign.created'],
    });
    const { webhook } = made.json<WireTypes['CreatedWebhook']>();
    await server.call('DELETE', `/teams/${team.id}/members/${admin.user.id}`, { token });
    receiver().answer = (response) => void response.writeHead(410).end();
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
    receiver().answer = (response) => {
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
    expect(receiver().received).toEqual([]);
    server.clock.advance(30_000);
    await deliver(id);
    expect(receiver().received).toHaveLength(1);
  });

  it('that another process has taken over is not written over', async () => {
    const { token, id } = await withWebhook();
    await addCampaign(server, token);
    receiver().answer = (response) => {
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
    receiver().answer = (response) => {
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

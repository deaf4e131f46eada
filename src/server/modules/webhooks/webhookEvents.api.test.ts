import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addMember, addTeam, aDay, anAd, signUp } from '../../testing/builders';
import { addGeneration } from '../../testing/copyBuilders';
import { useWebhooks } from '../../testing/webhookServer';

const { added, server, told, types, update } = useWebhooks();

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

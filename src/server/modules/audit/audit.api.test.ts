import type { WireTypes } from '../../contract/handlers';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import {
  addAd,
  addApiKey,
  addCampaign,
  addImage,
  addMember,
  addTeam,
  addTemplate,
  inTeam,
  invite,
  signUp,
} from '../../testing/builders';
import { addGeneration } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';
import { createSandboxStore } from '../billing/sandboxStore.repository';

const password = 'correct horse';
const server = useTestServer({
  config: { defaultPlan: 'business' },
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

type Entry = WireTypes['AuditEntry'];

const call = (token: string, method: string, path: string, body?: object) => server.call(method, path, { token, body });
const logIn = (email: string, given = password) =>
  server.call('POST', '/auth/login', { body: { email, password: given } });
const list = async (token: string, query = '', teamId?: string): Promise<Entry[]> =>
  (await call(token, 'GET', inTeam(`/audit-log${query}`, teamId))).json<Entry[]>();
const line = ({ actor, action, subject, detail }: Entry) =>
  [actor?.full_name ?? 'nobody', action, subject.name, detail].filter(Boolean).join(' | ');
/** What is kept of one kind, the first one first. */
const lines = async (token: string, kind: WireTypes['AuditKind'], teamId?: string) =>
  (await list(token, `?kind=${kind}`, teamId)).map(line).reverse();

describe('names', () => {
  it('are kept when an account changes its own', async () => {
    const { token, user } = await signUp(server);
    for (const full_name of ['Mara Okafor ', 'Mara Lind']) await call(token, 'PATCH', '/auth/me', { full_name });
    await call(token, 'PATCH', '/auth/me', {});
    expect(await lines(token, 'member')).toEqual(['Mara Okafor | account_renamed | Mara Lind']);
    expect((await list(token, '?kind=member'))[0]?.subject.id).toBe(user.id);
  });

  it('are kept when a team gets another one, and nothing else of it', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const change = (body: object) => call(owner.token, 'PATCH', `/teams/${team.id}`, body);
    await change({ description: 'Coffee and tea' });
    await change({ name: team.name });
    await change({ name: 'Halden Studio' });
    expect(await lines(owner.token, 'member', team.id)).toEqual([
      `Mara Okafor | team_created | ${team.name}`,
      `Mara Okafor | team_renamed | Halden Studio | ${team.name}`,
    ]);
  });
});

describe('access', () => {
  it('is kept: API keys and webhooks', async () => {
    const { token } = await signUp(server);
    const { key } = await addApiKey(server, token);
    await call(token, 'POST', `/api-keys/${key.id}/rotate`, { overlap_hours: 24 });
    await call(token, 'DELETE', `/api-keys/${key.id}`);
    const url = 'https://hooks.example.com/studio';
    const added = await call(token, 'POST', '/webhooks', { url, events: ['ad.saved'] });
    const { webhook } = added.json<WireTypes['CreatedWebhook']>();
    await call(token, 'PATCH', `/webhooks/${webhook.id}`, { url: `${url}/2` });
    await call(token, 'POST', `/webhooks/${webhook.id}/secret`, { overlap_hours: 0 });
    await call(token, 'DELETE', `/webhooks/${webhook.id}`);
    expect(await lines(token, 'access')).toEqual([
      'Mara Okafor | key_created | Nightly report | campaigns:read',
      'Mara Okafor | key_rotated | Nightly report | campaigns:read',
      'Mara Okafor | key_revoked | Nightly report',
      `Mara Okafor | webhook_added | ${url}`,
      `Mara Okafor | webhook_changed | ${url}/2`,
      `Mara Okafor | webhook_secret_replaced | ${url}/2`,
      `Mara Okafor | webhook_deleted | ${url}/2`,
    ]);
    expect((await list(token, '?kind=access')).at(-1)?.subject.id).toBe(key.id);
  });

  it('by an API key is kept with the key’s name and prefix, also when the key is gone', async () => {
    const { token } = await signUp(server);
    const { key, secret } = await addApiKey(server, token, { scopes: ['campaigns:write'], role: 'admin' });
    const campaign = await addCampaign(server, token);
    await call(secret, 'DELETE', `/campaigns/${campaign.id}`);
    await call(secret, 'GET', '/campaigns/export');
    await call(token, 'DELETE', `/api-keys/${key.id}`);
    const [revoked, exported, deleted] = await list(token);
    const by = { name: 'Nightly report', prefix: key.prefix };
    expect(revoked).toMatchObject({ action: 'key_revoked', api_key: null });
    expect(exported).toMatchObject({ action: 'campaigns_exported', api_key: by });
    expect(deleted).toMatchObject({
      action: 'campaign_deleted',
      api_key: by,
      address: '127.0.0.1',
      actor: { full_name: 'Mara Okafor' },
      subject: { id: campaign.id, name: campaign.name },
    });
  });
});

describe('teams', () => {
  it('keep who came, went and got which role, and accounts which teams they deleted', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const members = `/teams/${team.id}/members`;
    const { member } = await invite(server, owner.token, team.id, 'tom@halden.example', 'viewer');
    await call(owner.token, 'POST', `${members}/${member.id}/invitation`, {});
    await call(owner.token, 'DELETE', `${members}/${member.id}`);
    const ines = await addMember(server, owner.token, team.id, 'admin');
    const lea = await addMember(server, owner.token, team.id, 'viewer', 'Lea Brandt');
    await call(ines.token, 'PATCH', `${members}/${lea.user.id}`, { role: 'editor' });
    await call(ines.token, 'DELETE', `${members}/${lea.user.id}`);
    await call(owner.token, 'POST', `/teams/${team.id}/transfer`, { user_id: ines.user.id });
    await call(owner.token, 'POST', `/teams/${team.id}/leave`);
    expect(await lines(ines.token, 'member', team.id)).toEqual([
      'Mara Okafor | team_created | Northfold Studio',
      'Mara Okafor | member_invited | tom@halden.example | viewer',
      'Mara Okafor | invitation_renewed | tom@halden.example | viewer',
      'Mara Okafor | invitation_revoked | tom@halden.example',
      `Mara Okafor | member_invited | ${ines.user.email} | admin`,
      'Ines Duarte | member_joined | Ines Duarte | admin',
      `Mara Okafor | member_invited | ${lea.user.email} | viewer`,
      'Lea Brandt | member_joined | Lea Brandt | viewer',
      'Ines Duarte | member_role_changed | Lea Brandt | editor',
      'Ines Duarte | member_removed | Lea Brandt',
      'Mara Okafor | team_transferred | Ines Duarte',
      'Mara Okafor | member_left | Mara Okafor',
    ]);
    await call(ines.token, 'DELETE', `/teams/${team.id}`);
    expect(await lines(ines.token, 'member')).toEqual(['Ines Duarte | team_deleted | Northfold Studio']);
  });

  it('show their log to admins and the owner alone, and nothing of other workspaces', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const admin = await addMember(server, owner.token, team.id, 'admin');
    const editor = await addMember(server, owner.token, team.id, 'editor', 'Lea Brandt');
    const stranger = await signUp(server);
    await addApiKey(server, owner.token, {}, team.id);
    await addApiKey(server, owner.token, { name: 'Own' });
    expect((await list(admin.token, '?kind=access', team.id)).map(line)).toEqual([
      'Mara Okafor | key_created | Nightly report | campaigns:read',
    ]);
    expect((await list(owner.token, '?kind=access')).map(line)).toEqual([
      'Mara Okafor | key_created | Own | campaigns:read',
    ]);
    expect((await list(admin.token)).map(({ action }) => action)).toEqual(['account_created']);
    for (const path of ['/audit-log', '/audit-log/csv']) {
      const status = async (token: string) => (await call(token, 'GET', inTeam(path, team.id))).statusCode;
      expect(await status(editor.token)).toBe(403);
      expect(await status(stranger.token)).toBe(404);
    }
  });
});

describe('bills', () => {
  const plan = async (token: string, planId: string, renewals?: 'declined') => {
    const chosen = await call(token, 'POST', `/billing/subscribe?plan_id=${planId}`);
    const { session_id: session } = chosen.json<WireTypes['Checkout']>();
    await call(token, 'POST', `/billing/sandbox/${session}`, { action: 'pay', renewals });
  };

  it('keep what happened to the plan: by the account, or by nobody as time goes by', async () => {
    const { token, user } = await signUp(server);
    await plan(token, 'enterprise');
    await call(token, 'POST', '/billing/cancel');
    await call(token, 'POST', '/billing/resume');
    await call(token, 'POST', '/billing/cancel');
    server.clock.set('2026-12-20T10:00:00.000Z');
    const { access_token: later } = (await logIn(user.email)).json<WireTypes['Session']>();
    await server.services.settlement.run();
    expect(await lines(later, 'billing')).toEqual([
      'Mara Okafor | subscription_started | Enterprise',
      'Mara Okafor | subscription_cancelled | Enterprise',
      'Mara Okafor | subscription_resumed | Enterprise',
      'Mara Okafor | subscription_cancelled | Enterprise',
      'nobody | subscription_ended | Enterprise',
    ]);
    const [ended, cancelled] = await list(later, '?kind=billing');
    expect([ended?.address, cancelled?.address]).toEqual([null, '127.0.0.1']);
  });

  it('keep payments that failed, and those that were made after all', async () => {
    const { token, user } = await signUp(server);
    await plan(token, 'enterprise', 'declined');
    server.clock.set('2026-12-19T10:00:00.000Z');
    await server.services.settlement.run();
    const { access_token: later } = (await logIn(user.email)).json<WireTypes['Session']>();
    await plan(later, 'enterprise');
    expect(await lines(later, 'billing')).toEqual([
      'Mara Okafor | subscription_started | Enterprise',
      'nobody | subscription_renewed | Enterprise',
      'nobody | payment_failed | Enterprise',
      'nobody | payment_made | Enterprise',
    ]);
  });
});

describe('deletions and exports', () => {
  it('keep what was deleted', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token);
    const template = await addTemplate(server, token);
    const image = await addImage(server, token);
    const written = await addGeneration(server, token);
    for (const path of [
      `/campaigns/${campaign.id}`,
      `/ads/${ad.id}`,
      `/templates/${template.id}`,
      `/images/${image.id}`,
      `/ai/generation-history/${written.id}`,
    ]) {
      expect((await call(token, 'DELETE', path)).statusCode).toBe(204);
    }
    expect(await lines(token, 'deletion')).toEqual([
      `Mara Okafor | campaign_deleted | ${campaign.name}`,
      `Mara Okafor | ad_deleted | ${ad.name}`,
      `Mara Okafor | template_deleted | ${template.name}`,
      'Mara Okafor | image_deleted',
      'Mara Okafor | generation_deleted',
    ]);
  });

  it('keep each campaign that several were deleted with', async () => {
    const { token } = await signUp(server);
    const ids = [await addCampaign(server, token), await addCampaign(server, token)].map(({ id }) => id);
    await call(token, 'POST', '/campaigns/bulk', { action: 'delete', ids });
    expect(await lines(token, 'deletion')).toHaveLength(2);
  });

  it('keep what somebody took along, and not what was refused', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const ad = await addAd(server, token, {}, team.id);
    await addCampaign(server, token, {}, team.id);
    for (const path of [
      '/campaigns/export',
      '/analytics/report/export?by=campaign',
      '/bulk-file?manager=google',
      '/audit-log/csv',
    ]) {
      await call(token, 'GET', inTeam(path, team.id));
    }
    await call(token, 'GET', `/ads/${ad.id}/export`);
    await call(token, 'GET', `/teams/${team.id}/activity/export`);
    await call(token, 'GET', '/auth/export');
    expect(await lines(token, 'export')).toEqual(['Mara Okafor | account_exported']);
    const kept = (await list(token, '?kind=export', team.id)).map(({ action }) => action).reverse();
    expect(kept).toEqual([
      'campaigns_exported',
      'report_exported',
      'audit_log_exported',
      'ad_exported',
      'activity_exported',
    ]);
  });
});

import { shiftDay } from '../../../ad-kit/reports/periods';
import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, addMember, addTeam, givePlan, inTeam, signUp, type WholeDay } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

/** Today is Wednesday, November 18, 2026. */
const server = useTestServer({ config: { defaultPlan: 'free' } });

type Cadence = WireTypes['EmailSummaryCadence'];

const set = (token: string, cadence: Cadence, teamId?: string) =>
  server.call('PUT', inTeam('/email-summary', teamId), { token, body: { cadence } });

const read = async (token: string, teamId?: string) =>
  (await server.call('GET', inTeam('/email-summary', teamId), { token })).json<WireTypes['EmailSummary']>();

const mails = async () =>
  (
    await server.database.run(
      `select recipient, subject, body, unsubscribe_link from mails where unsubscribe_link is not null order by id`,
    )
  ).rows as { recipient: string; subject: string; body: string; unsubscribe_link: string }[];

/** Does what is due on a day. */
async function sendOn(day: string): Promise<void> {
  server.clock.set(`${day}T06:07:00Z`);
  await server.services.emailSummaries.startDue();
  const queued = await server.database.run(`select data from pgboss.job where name = 'send-email-summary'`);
  for (const { data } of queued.rows) {
    await server.services.emailSummaries.send(data as { accountId: string; workspaceId: string });
  }
}

const newest = '2026-11-22';

async function addNumbers(token: string, name: string, day: Partial<WholeDay>, teamId?: string) {
  server.clock.set(`${newest}T10:00:00Z`);
  const campaign = await addCampaign(server, token, { name, start_date: '2026-11-01' }, teamId);
  const days = Array.from({ length: 14 }, (_, index) => {
    const date = shiftDay(newest, -index);
    const half = index < 7 ? 2 : 1;
    return aDay({
      date,
      impressions: 1_000 * half,
      clicks: 20 * half,
      conversions: 1,
      spent: 10 * half,
      revenue: 50,
      ...day,
    });
  });
  expect((await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token, body: days })).statusCode).toBe(200);
  return campaign.id;
}

async function aReader() {
  const signedUp = await signUp(server);
  await givePlan(server, signedUp.user.id, 'pro');
  return signedUp;
}

it('is off until somebody turns it on, and says when the next one goes out', async () => {
  const { token } = await aReader();
  expect(await read(token)).toEqual({ cadence: 'off', next_on: null });
  expect((await set(token, 'weekly')).json()).toEqual({ cadence: 'weekly', next_on: '2026-11-23' });
  expect((await set(token, 'monthly')).json()).toEqual({ cadence: 'monthly', next_on: '2026-12-01' });
  expect(await read(token)).toEqual({ cadence: 'monthly', next_on: '2026-12-01' });
  expect((await set(token, 'off')).json()).toEqual({ cadence: 'off', next_on: null });
});

it('tells of the week what it cost and brought, and what to do', async () => {
  const { token, user } = await aReader();
  await addNumbers(token, 'Spring launch', {});
  await addNumbers(token, 'Clicks for nothing', { conversions: 0, spent: 5 });
  await set(token, 'weekly');
  await sendOn('2026-11-22');
  expect(await mails()).toEqual([]);
  await sendOn('2026-11-23');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(user.email);
  expect(mail?.subject).toBe('Your campaigns, Nov 16 to 22: $175.00 spent, 7 conversions');
  const paragraphs = mail?.body.split('\n\n') ?? [];
  expect(paragraphs[1]).toBe('This is what your campaigns did from Nov 16 to 22, compared with the week before:');
  expect(paragraphs[2]?.split('\n')).toEqual([
    'Spent: $175.00 (+67%)',
    'Impressions: 28,000 (+100%)',
    'Clicks: 560 (+100%)',
    'CTR: 2.00% (+0%)',
    'Conversions: 7 (+0%)',
    'CPA: $25.00 (+67%)',
    'ROAS: 4.00× (-40%)',
  ]);
  expect(paragraphs[3]).toBe(
    'Where the money went:\n- Spring launch: $140.00, 7 conversions\n- Clicks for nothing: $35.00, 0 conversions',
  );
  expect(paragraphs[4]).toBe('What to do:\n- Clicks for nothing has clicks but no conversions.');
  expect(mail?.body).toContain('http://127.0.0.1:3000/analytics?from=2026-11-16&to=2026-11-22');
  expect((await read(token)).next_on).toBe('2026-11-30');
});

it('says nothing of conversions and revenue that no report has', async () => {
  const { token } = await aReader();
  server.clock.set('2026-11-22T10:00:00Z');
  await addCampaign(server, token, { name: 'Spring launch', start_date: '2026-11-01' });
  const csv = 'date,campaign,impressions,clicks,spend\n2026-11-20,Spring launch,1000,20,35';
  expect((await server.call('POST', '/reports/import', { token, body: { csv } })).statusCode).toBe(200);
  await set(token, 'weekly');
  await sendOn('2026-11-23');
  const [mail] = await mails();
  expect(mail?.subject).toBe('Your campaigns, Nov 16 to 22: $35.00 spent');
  expect(mail?.body).toContain('Where the money went:\n- Spring launch: $35.00\n');
  expect(mail?.body).not.toMatch(/conversion|CPA|ROAS/i);
});

it('goes out once, however often and late it is sent', async () => {
  const { token, user } = await aReader();
  await addNumbers(token, 'Spring launch', {});
  await set(token, 'weekly');
  server.clock.set('2026-11-25T09:00:00Z');
  const key = { accountId: user.id, workspaceId: user.id };
  await Promise.all([1, 2, 3].map(() => server.services.emailSummaries.send(key)));
  await sendOn('2026-11-25');
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Nov 16 to 22')]);
  expect((await read(token)).next_on).toBe('2026-11-30');
});

it('stays away without numbers, without a confirmed address, and without analytics in the plan', async () => {
  const silent = await aReader();
  await set(silent.token, 'weekly');
  const unconfirmed = await aReader();
  await server.database.run('update accounts set email_verified_at = null where id = $1', [unconfirmed.user.id]);
  await addNumbers(unconfirmed.token, 'Spring launch', {});
  await set(unconfirmed.token, 'weekly');
  const poorer = await aReader();
  await addNumbers(poorer.token, 'Spring launch', {});
  await set(poorer.token, 'weekly');
  await givePlan(server, poorer.user.id, 'free');
  await sendOn('2026-11-23');
  expect(await mails()).toEqual([]);
  expect((await read(silent.token)).next_on).toBe('2026-11-30');
});

it('is of a team’s numbers for who is in it, until they leave', async () => {
  const owner = await aReader();
  await givePlan(server, owner.user.id, 'business');
  const team = await addTeam(server, owner.token, { name: 'Northfold' });
  const viewer = await addMember(server, owner.token, team.id, 'viewer');
  await addNumbers(owner.token, 'Team launch', {}, team.id);
  await set(viewer.token, 'weekly', team.id);
  await sendOn('2026-11-23');
  const [mail] = await mails();
  expect(mail).toMatchObject({
    recipient: viewer.user.email,
    subject: 'Northfold, Nov 16 to 22: $140.00 spent, 7 conversions',
  });
  await server.call('DELETE', `/teams/${team.id}/members/${viewer.user.id}`, { token: owner.token });
  await sendOn('2026-11-30');
  expect(await mails()).toHaveLength(1);
  const left = await server.database.run('select * from email_summaries');
  expect(left.rows).toEqual([]);
});

it('is stopped by its mail’s button, again too, and by no other token', async () => {
  const { token } = await aReader();
  await addNumbers(token, 'Spring launch', {});
  await set(token, 'weekly');
  await sendOn('2026-11-23');
  const [mail] = await mails();
  const link = new URL(mail?.unsubscribe_link ?? '');
  expect(mail?.body).toContain(`http://127.0.0.1:3000/unsubscribe${link.search}`);
  const press = (search: string, contentType = 'application/x-www-form-urlencoded') =>
    server.app.inject({
      method: 'POST',
      url: `/api/email-summary/unsubscribe${search}`,
      headers: { 'content-type': contentType },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await press('?token=wrong')).statusCode).toBe(404);
  expect((await read(token)).cadence).toBe('weekly');
  expect((await press(link.search)).statusCode).toBe(204);
  expect((await press(link.search, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
  expect(await read(token)).toEqual({ cadence: 'off', next_on: null });
  await set(token, 'monthly');
  expect((await press(link.search)).statusCode).toBe(204);
  expect((await read(token)).cadence).toBe('off');
});

it('is offered to plans with advanced analytics, and turned off on every plan', async () => {
  const { token, user } = await aReader();
  await set(token, 'weekly');
  await givePlan(server, user.id, 'free');
  const refused = await set(token, 'monthly');
  expect([refused.statusCode, refused.json<WireTypes['Problem']>().code]).toEqual([403, 'plan_required']);
  expect((await set(token, 'off')).statusCode).toBe(200);
});

it('is among what an account takes home', async () => {
  const { token } = await aReader();
  await set(token, 'weekly');
  const { email_summaries } = (await server.call('GET', '/auth/export', { token })).json<WireTypes['AccountExport']>();
  expect(email_summaries).toEqual([{ team_id: null, cadence: 'weekly', next_on: '2026-11-23' }]);
});

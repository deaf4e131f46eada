import type { NewActivity } from '../../lib/activity';
import { ownWorkspace, type Workspace } from '../../lib/scope';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { adActivity } from '../ads/ads.activity';
import { campaignActivity } from '../campaigns/campaigns.activity';
import { createActivityRepository, mostActivities } from './activity.repository';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.truncate());

const table = { ...adActivity, ...campaignActivity };
const now = new Date('2026-11-18T10:00:00.000Z');
const mara = '01a1fdf6-0000-7000-8000-000000000001';
const ines = '01a1fdf6-0000-7000-8000-000000000002';
const teamId = '01a1fdf6-0000-7000-8000-0000000000aa';
const campaign = { id: '01a1fdf6-0000-7000-8000-0000000000bb', name: 'Spring sale' };

/** A team with an owner, and how the owner acts in it. */
async function aTeam() {
  for (const [id, name] of [
    [mara, 'Mara Okafor'],
    [ines, 'Ines Duarte'],
  ]) {
    await database.run(
      `insert into accounts (id, email, full_name, password_hash, created_at) values ($1, $2, $3, 'hash', $4)`,
      [id, `${id}@northfold.example`, name, now],
    );
  }
  await database.run('insert into workspaces (id, owner_id, created_at) values ($1, $2, $3)', [teamId, mara, now]);
  await database.run(`insert into teams (id, name, updated_at) values ($1, 'Northfold', $2)`, [teamId, now]);
  const scope: Workspace = { ...ownWorkspace(mara), workspaceId: teamId, isTeam: true };
  const activity = createActivityRepository(database.db, table);
  const record = (action: NewActivity['action'], by: Workspace = scope, subject = campaign) =>
    activity.record(by, { action, subject }, now);
  const told = async () => (await activity.all(teamId, {})).map(({ action }) => action);
  return { scope, activity, record, told };
}

describe('what is recorded', () => {
  it('tells who did what to what, and when', async () => {
    const { scope, activity } = await aTeam();
    await activity.record(scope, { action: 'campaign_created', subject: campaign, detail: 'from a template' }, now);
    expect(await activity.all(teamId, {})).toEqual([
      {
        id: expect.any(String),
        createdAt: now,
        actorId: scope.actorId,
        actorName: 'Mara Okafor',
        action: 'campaign_created',
        subjectId: campaign.id,
        subjectName: 'Spring sale',
        detail: 'from a template',
      },
    ]);
  });

  it('is nothing in a workspace of an account’s own', async () => {
    const { scope, record, told } = await aTeam();
    await record('campaign_created', ownWorkspace(scope.actorId));
    expect(await told()).toEqual([]);
    expect((await database.run('select id from team_activities')).rows).toEqual([]);
  });

  it('is shortened where a name is longer than the column', async () => {
    const { scope, activity } = await aTeam();
    const subject = { id: null, name: '😀'.repeat(300) };
    await activity.record(scope, { action: 'ad_created', subject, detail: 'x'.repeat(300) }, now);
    const [told] = await activity.all(teamId, {});
    expect([[...(told?.subjectName ?? '')].length, told?.detail.length]).toEqual([254, 254]);
  });

  it('is one entry for edits of one thing by one person that follow each other, and a later one', async () => {
    const { activity, record, told } = await aTeam();
    await record('ad_edited');
    const first = await activity.latest(teamId);
    await record('ad_edited');
    await record('ad_edited');
    expect(await told()).toEqual(['ad_edited']);
    expect((await activity.latest(teamId)) ?? '').not.toBe(first);
    expect(((await activity.latest(teamId)) ?? '') > (first ?? '')).toBe(true);
  });

  it('is an entry of its own after something else, for another thing, by somebody else, and for what is no edit', async () => {
    const { scope, record, told } = await aTeam();
    await record('ad_edited');
    await record('ad_edited', scope, { ...campaign, id: teamId });
    await record('ad_edited', { ...scope, actorId: ines }, { ...campaign, id: teamId });
    await record('campaign_paused');
    await record('campaign_paused');
    await record('ad_edited', scope);
    expect(await told()).toHaveLength(6);
  });

  it('goes with a transaction that fails', async () => {
    const { scope, told } = await aTeam();
    const failed = database.db.transaction(async (tx) => {
      await createActivityRepository(tx, table).record(scope, { action: 'ad_created', subject: campaign }, now);
      throw new Error('The ad was refused.');
    });
    await expect(failed).rejects.toThrow('The ad was refused.');
    expect(await told()).toEqual([]);
  });

  it('keeps the newest 10,000 of a team', async () => {
    const { scope, activity, record } = await aTeam();
    await database.run(
      `insert into team_activities (id, workspace_id, actor_id, actor_name, action, subject_name, created_at)
       select lpad(to_hex(n), 32, '0')::uuid, $1, $2, 'Mara', 'ad_created', 'Ad ' || n, now()
       from generate_series(1, ${mostActivities + 5}) n`,
      [teamId, scope.actorId],
    );
    await record('campaign_created');
    const kept = await activity.all(teamId, {});
    expect([kept.length, kept[0]?.action, kept.at(-1)?.subjectName]).toEqual([
      mostActivities,
      'campaign_created',
      'Ad 7',
    ]);
    expect((await database.run('select count(*)::int as n from team_activities')).rows).toEqual([
      { n: mostActivities },
    ]);
  });
});

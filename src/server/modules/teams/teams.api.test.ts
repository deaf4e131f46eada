import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addImage, addMember, addTeam, invite, signUp } from '../../testing/builders';
import { addGeneration } from '../../testing/copyBuilders';
import { statementsOf } from '../../testing/statements';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Team = WireTypes['Team'];

const myTeams = async (token: string, query = '') => {
  const answer = await server.call('GET', `/teams/my-teams${query}`, { token });
  return { teams: answer.json<Team[]>(), total: answer.headers['x-total-count'] };
};
const get = (token: string, path: string) => server.call('GET', path, { token });
const run = (text: string, values: unknown[] = []) => server.database.run(text, values);

/** Takes the plan of everybody away, as the end of a subscription would. */
const endPlan = () => run(`update plans set has_teams = false, members_per_team = 0 where id = 'business'`);
const givePlan = (members = 10) =>
  run(`update plans set has_teams = true, members_per_team = $1 where id = 'business'`, [members]);
beforeEach(() => givePlan());

describe('a team', () => {
  it('is made by an account whose plan includes teams, and belongs to it', async () => {
    const { token, user } = await signUp(server, { full_name: 'Mara Okafor' });
    const answer = await server.call('POST', '/teams', {
      token,
      body: { name: '  Northfold Studio ', description: ' Coffee ' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: 'Northfold Studio',
      description: 'Coffee',
      plan: 'business',
      owner_id: user.id,
      owner: { id: user.id, email: user.email, full_name: 'Mara Okafor' },
      created_at: '2026-11-18T10:00:00.000Z',
      max_members: 10,
      members: [],
      my_role: 'owner',
      read_only: false,
      requires_two_step: false,
      needs_two_step: false,
      over_seats: null,
      ai_copy: true,
    });
    const { id } = answer.json<Team>();
    expect((await get(token, `/teams/${id}`)).json()).toEqual(answer.json());
    expect(await myTeams(token)).toEqual({ teams: [answer.json()], total: '1' });
  });

  it('takes a plan that includes teams', async () => {
    const { token } = await signUp(server);
    await endPlan();
    const answer = await server.call('POST', '/teams', { token, body: { name: 'Northfold' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      code: 'plan_required',
      detail: 'Team collaboration is part of Enterprise. Upgrade your plan to use it.',
    });
    expect(await myTeams(token)).toEqual({ teams: [], total: '0' });
  });

  it('is one of 20 at most, also where many are made at once', async () => {
    const { token } = await signUp(server);
    for (let made = 0; made < 18; made++) await addTeam(server, token);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call('POST', '/teams', { token, body: { name: 'One more' } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'too_many',
      detail: 'You already own 20 teams. Delete or transfer one to create another.',
    });
    expect((await myTeams(token)).total).toBe('20');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['name', {}],
    ['description', { name: 'Northfold', description: 'x'.repeat(5_001) }],
    ['colour', { name: 'Northfold', colour: 'red' }],
  ])('is refused by the name of the field that is wrong: %s', async (field, body) => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/teams', { token, body });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ field }] }]);
  });

  it('is changed by admins, a field at a time, and may be sent back as it was read', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token, { description: 'Coffee' });
    const admin = await addMember(server, token, team.id, 'admin');
    const change = (body: object) => server.call('PATCH', `/teams/${team.id}`, { token: admin.token, body });
    expect((await change({ name: 'Halden' })).json()).toMatchObject({ name: 'Halden', description: 'Coffee' });
    const changed = await change({ description: '' });
    expect(changed.json()).toMatchObject({ name: 'Halden', description: '', my_role: 'admin' });
    expect((await change(changed.json<object>())).json()).toEqual(changed.json());
  });

  it.each(['editor', 'viewer'] as const)('is not changed by a %s', async (role) => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const member = await addMember(server, token, team.id, role);
    const answer = await server.call('PATCH', `/teams/${team.id}`, { token: member.token, body: { name: 'Mine' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role_required' }]);
    expect((await get(member.token, `/teams/${team.id}`)).json()).toMatchObject({ name: team.name, my_role: role });
  });

  it('is deleted with everything in it, by the owner alone', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const admin = await addMember(server, token, team.id, 'admin');
    const refused = await server.call('DELETE', `/teams/${team.id}`, { token: admin.token });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'role_required' }]);
    expect((await server.call('DELETE', `/teams/${team.id}`, { token })).statusCode).toBe(204);
    expect((await get(admin.token, `/teams/${team.id}`)).statusCode).toBe(404);
    for (const table of ['teams', 'team_members', 'team_activities']) {
      expect((await run(`select 1 from ${table}`)).rows).toEqual([]);
    }
    expect((await run('select 1 from workspaces where id = $1', [team.id])).rows).toEqual([]);
  });

  it('says that it can only be read while the owner’s plan has no teams', async () => {
    const { token } = await signUp(server);
    const { id } = await addTeam(server, token);
    await endPlan();
    const answer = await get(token, `/teams/${id}`);
    expect(answer.json()).toMatchObject({ max_members: 0, read_only: true, plan: 'business' });
    expect((await myTeams(token)).teams).toMatchObject([{ id, read_only: true }]);
  });

  it('says whether the owner’s plan includes AI copy, whatever a member’s own does', async () => {
    const { token } = await signUp(server);
    const { id } = await addTeam(server, token);
    const member = await addMember(server, token, id, 'editor');
    await run(`update plans set has_ai_copy = false, ai_generations_per_month = 0 where id = 'business'`);
    expect((await get(member.token, `/teams/${id}`)).json()).toMatchObject({ ai_copy: false });
    await run(`update plans set has_ai_copy = true, ai_generations_per_month = 1000 where id = 'business'`);
    expect((await myTeams(member.token)).teams).toMatchObject([{ id, ai_copy: true }]);
  });
});

describe('the teams of an account', () => {
  it('are those it owns and those it belongs to, the oldest membership first, in pages', async () => {
    const { token } = await signUp(server);
    const other = await signUp(server);
    const older = await addTeam(server, other.token, { name: 'Older' });
    const later = (hours: number) => server.clock.advance(hours * 3_600_000);
    later(1);
    const own = await addTeam(server, token, { name: 'Own' });
    later(1);
    const joined = await addMember(server, other.token, older.id, 'viewer');
    later(1);
    const mine = await addTeam(server, joined.token, { name: 'Mine' });
    const { teams, total } = await myTeams(joined.token);
    expect(teams.map(({ id, my_role }) => [id, my_role])).toEqual([
      [older.id, 'viewer'],
      [mine.id, 'owner'],
    ]);
    expect(total).toBe('2');
    expect((await myTeams(joined.token, '?limit=1&offset=1')).teams.map(({ id }) => id)).toEqual([mine.id]);
    expect((await myTeams(token)).teams.map(({ id }) => id)).toEqual([own.id]);
  });

  it('do not show what somebody is only invited to', async () => {
    const { token } = await signUp(server);
    const { id } = await addTeam(server, token);
    const person = await signUp(server);
    await invite(server, token, id, person.user.email);
    expect(await myTeams(person.token)).toEqual({ teams: [], total: '0' });
    expect((await get(person.token, `/teams/${id}`)).statusCode).toBe(404);
  });

  it('take as many statements with 100 members each as without', async () => {
    const { token } = await signUp(server);
    await addTeam(server, token);
    const few = await statementsOf(() => myTeams(token));
    for (let made = 0; made < 4; made++) await addTeam(server, token);
    await run(`insert into team_members (id, team_id, email, role, token_hash, expires_at, invited_at)
      select gen_random_uuid(), teams.id, 'person-' || n || '@halden.example', 'viewer', gen_random_uuid()::text, now(), now()
      from teams, generate_series(1, 99) n`);
    const many = await statementsOf(async () => {
      const { teams } = await myTeams(token);
      expect(teams.map(({ members }) => members.length)).toEqual([99, 99, 99, 99, 99]);
    });
    expect(many.length).toBe(few.length);
  });
});

describe('the counts of a team', () => {
  it('are of its people, its campaigns, ads and images, and what was written there this month', async () => {
    const { token, user } = await signUp(server);
    const { id } = await addTeam(server, token);
    const stats = async () => (await get(token, `/teams/${id}/stats`)).json<WireTypes['TeamStats']>();
    expect(await stats()).toEqual({
      total_members: 1,
      active_members: 1,
      total_campaigns: 0,
      active_campaigns: 0,
      total_ads: 0,
      total_images: 0,
      ai_generations_this_month: 0,
    });
    await addMember(server, token, id);
    await invite(server, token, id, 'invited@northfold.example');
    for (const status of ['active', 'paused'] as const) {
      const campaign = await addCampaign(server, token, { status });
      await run('update campaigns set workspace_id = $1 where id = $2', [id, campaign.id]);
    }
    await addAd(server, token, {}, id);
    const removed = await addAd(server, token, {}, id);
    await server.call('DELETE', `/ads/${removed.id}`, { token });
    await addAd(server, token);
    await addImage(server, token, {}, id);
    await addGeneration(server, token);
    await addGeneration(server, token);
    await run('update ai_workspace_months set workspace_id = $1 where workspace_id = $2', [id, user.id]);
    expect(await stats()).toEqual({
      total_members: 3,
      active_members: 2,
      total_campaigns: 2,
      active_campaigns: 1,
      total_ads: 1,
      total_images: 1,
      ai_generations_this_month: 2,
    });
    server.clock.set('2026-12-01T00:00:00.000Z');
    expect((await stats()).ai_generations_this_month).toBe(0);
  });
});

describe('an account that is deleted', () => {
  const remove = (token: string, email: string) =>
    server.call('POST', '/auth/account-deletion', { token, body: { email, password: 'correct horse' } });

  it('has handed over or deleted its teams before', async () => {
    const { token, user } = await signUp(server);
    const team = await addTeam(server, token);
    await addTeam(server, token, { name: 'Halden' });
    const answer = await remove(token, user.email);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'owns_teams', detail: 'Transfer or delete your teams first: Northfold Studio, Halden.' },
    ]);
    expect((await get(token, `/teams/${team.id}`)).statusCode).toBe(200);
  });

  it('leaves the teams of others, which keep what it did', async () => {
    const { token } = await signUp(server);
    const { id } = await addTeam(server, token);
    const member = await addMember(server, token, id, 'admin', 'Ines Duarte');
    await server.call('PATCH', `/teams/${id}`, { token: member.token, body: { name: 'Halden' } });
    expect((await remove(member.token, member.user.email)).statusCode).toBe(204);
    expect((await get(token, `/teams/${id}`)).json()).toMatchObject({ name: 'Halden', members: [] });
    const told = (await get(token, `/teams/${id}/activity`)).json<WireTypes['TeamActivity'][]>();
    expect(told.slice(0, 3).map(({ actor, action }) => [actor, action])).toEqual([
      [{ id: null, full_name: 'Ines Duarte' }, 'member_left'],
      [{ id: null, full_name: 'Ines Duarte' }, 'team_edited'],
      [{ id: null, full_name: 'Ines Duarte' }, 'member_joined'],
    ]);
  });

  it('makes no team meanwhile', async () => {
    for (let round = 0; round < 5; round++) {
      const { token, user } = await signUp(server);
      const [made, removed] = await Promise.all([
        server.call('POST', '/teams', { token, body: { name: 'Northfold' } }),
        remove(token, user.email),
      ]);
      expect([
        [201, 409],
        [401, 204],
      ]).toContainEqual([made.statusCode, removed.statusCode]);
    }
  });

  it('has its memberships in its export', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const member = await addMember(server, token, team.id, 'viewer');
    const membership = { id: team.id, name: team.name, joined_at: '2026-11-18T10:00:00.000Z' };
    expect((await get(token, '/auth/export')).json()).toMatchObject({ teams: [{ ...membership, role: 'owner' }] });
    expect((await get(member.token, '/auth/export')).json()).toMatchObject({
      teams: [{ ...membership, role: 'viewer' }],
    });
  });

  it('takes its teams along where it is a demo that nobody can get into any more', async () => {
    const { access_token: token } = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    await addTeam(server, token);
    await run('delete from sessions');
    await server.services.housekeeping.run();
    expect((await run('select 1 from accounts union all select 1 from teams')).rows).toEqual([]);
  });
});

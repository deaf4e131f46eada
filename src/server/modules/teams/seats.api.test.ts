import type { WireTypes } from '../../contract/handlers';
import { aCampaign, addTeam, givePlan, inTeam, invite, join, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { rateLimits: false } });
const dayMs = 86_400_000;

type Person = Awaited<ReturnType<typeof signUp>>;

/** A team of so many people on the largest plan, whose owner then changes to the plan with ten seats. */
async function aTeamOf(people: number) {
  const owner = await signUp(server);
  await givePlan(server, owner.user.id, 'enterprise');
  const { id } = await addTeam(server, owner.token, { name: 'Northfold' });
  const members: Person[] = [];
  for (let number = 1; number < people; number += 1) {
    const member = await signUp(server);
    await join(server, owner.token, id, member, 'editor');
    members.push(member);
    server.clock.advance(1_000);
  }
  return { owner, id, members };
}

async function downgrade({ owner }: { owner: Person }): Promise<void> {
  await givePlan(server, owner.user.id, 'business');
  await server.services.seats.run();
}

const read = async (token: string, id: string) =>
  (await server.call('GET', `/teams/${id}`, { token })).json<WireTypes['Team']>();
const work = async ({ token }: Person, id: string) =>
  (await server.call('POST', inTeam('/campaigns', id), { token, body: aCampaign() })).statusCode;
const statuses = (people: Person[], id: string) => Promise.all(people.map((person) => work(person, id)));
const choose = (token: string, id: string, memberIds: string[]) =>
  server.call('PUT', `/teams/${id}/seats`, { token, body: { member_ids: memberIds } });
const idsOf = (team: WireTypes['Team'], people: Person[]) =>
  people.map(({ user }) => team.members.find((member) => member.user_id === user.id)?.id ?? '');

describe('a team with more people than seats', () => {
  it('goes on for 14 days, in which the owner can choose; then the newest can only read', async () => {
    const team = await aTeamOf(12);
    await downgrade(team);
    const overSince = server.clock.now().getTime();
    expect(await read(team.owner.token, team.id)).toMatchObject({
      over_seats: { people: 12, seats: 10, decide_by: new Date(overSince + 14 * dayMs).toISOString() },
    });
    const newest = team.members.slice(-2);
    expect(await statuses(newest, team.id)).toEqual([201, 201]);

    server.clock.advance(14 * dayMs - 1);
    await server.services.seats.run();
    expect(await statuses(newest, team.id)).toEqual([201, 201]);
    server.clock.advance(1);
    await server.services.seats.run();
    expect(await statuses(newest, team.id)).toEqual([403, 403]);
    expect(await statuses(team.members.slice(0, -2), team.id)).toEqual(Array(9).fill(201));
    const after = await read(newest[0]?.token ?? '', team.id);
    expect(after).toMatchObject({ my_role: 'viewer', over_seats: { people: 12, seats: 10, decide_by: null } });
    expect(after.members.filter((member) => member.read_only).map((member) => member.user_id)).toEqual(
      newest.map(({ user }) => user.id),
    );
  });

  it('tells who waits for a seat why', async () => {
    const team = await aTeamOf(11);
    await downgrade(team);
    await choose(team.owner.token, team.id, []);
    const last = team.members.at(-1);
    const answer = await server.call('POST', inTeam('/campaigns', team.id), { token: last?.token, body: aCampaign() });
    expect(answer.json()).toEqual({
      code: 'role_required',
      detail: 'This team has more people than seats, so you can only read for now. Ask the owner for a seat.',
    });
  });

  it('has those active whom the owner chose, at once; seats that are left go to who joined first', async () => {
    const team = await aTeamOf(12);
    await downgrade(team);
    const chosen = idsOf(await read(team.owner.token, team.id), team.members.slice(-3));
    const answer = await choose(team.owner.token, team.id, chosen);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { over_seats: { decide_by: null } }]);
    const active = [...team.members.slice(0, 6), ...team.members.slice(-3)];
    expect(await statuses(active, team.id)).toEqual(Array(9).fill(201));
    expect(await statuses(team.members.slice(6, 8), team.id)).toEqual([403, 403]);
  });

  it('has everybody active again once there is room', async () => {
    const team = await aTeamOf(11);
    await downgrade(team);
    await choose(team.owner.token, team.id, []);
    const last = team.members.slice(-1);
    expect(await statuses(last, team.id)).toEqual([403]);
    const [first] = team.members;
    await server.call('DELETE', `/teams/${team.id}/members/${first?.user.id}`, { token: team.owner.token });
    await server.services.seats.run();
    expect(await statuses(last, team.id)).toEqual([201]);
    expect(await read(team.owner.token, team.id)).toMatchObject({ over_seats: null });
  });

  it('lets nobody new in, and keeps the link for when there is a seat', async () => {
    const team = await aTeamOf(10);
    const guest = await signUp(server);
    const { linkToken } = await invite(server, team.owner.token, team.id, guest.user.email);
    await downgrade(team);
    const accept = () => server.call('POST', `/invitations/${linkToken}/accept`, { token: guest.token });
    const refused = await accept();
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: 'plan_limit',
        detail: 'All seats on Northfold are taken right now. Ask the person who invited you to make room.',
      },
    ]);
    await givePlan(server, team.owner.user.id, 'enterprise');
    expect((await accept()).statusCode).toBe(200);
  });

  it('lets nobody in while the owner’s plan includes no teams', async () => {
    const team = await aTeamOf(2);
    const guest = await signUp(server);
    const { linkToken } = await invite(server, team.owner.token, team.id, guest.user.email);
    await givePlan(server, team.owner.user.id, 'pro');
    const refused = await server.call('POST', `/invitations/${linkToken}/accept`, { token: guest.token });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'team_read_only' }]);
  });

  it('takes no choice of too many, or of somebody who is not there', async () => {
    const team = await aTeamOf(12);
    await downgrade(team);
    const all = idsOf(await read(team.owner.token, team.id), team.members);
    for (const wrong of [all.slice(0, 10), [team.owner.user.id]]) {
      const answer = await choose(team.owner.token, team.id, wrong);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ field: 'member_ids' }] }]);
    }
    expect(await statuses(team.members, team.id)).toEqual(Array(11).fill(201));
  });
});

it('leaves a team that fits as it is', async () => {
  const team = await aTeamOf(3);
  await downgrade(team);
  expect((await choose(team.owner.token, team.id, [])).json()).toMatchObject({ over_seats: null });
  expect(await statuses(team.members, team.id)).toEqual([201, 201]);
});

describe('before a change to a smaller plan', () => {
  const overOf = async (accountId: string, planId: 'free' | 'business') => {
    const plan = (await server.services.plans.list()).find(({ id }) => id === planId);
    if (!plan) throw new Error('There is no such plan.');
    return server.services.usage.overLimits(accountId, plan);
  };

  it('it is said how many people and invitations are over the seats', async () => {
    const { owner, id } = await aTeamOf(12);
    await invite(server, owner.token, id, 'tom@halden.example');
    expect(await overOf(owner.user.id, 'business')).toEqual([
      {
        id: 'team_members',
        used: 13,
        limit: 10,
        detail:
          'Northfold has 12 people and 1 open invitation, and Business has 10 seats. You’ll have 14 days to choose who stays active. After that, the newest members can only read.',
      },
    ]);
  });

  it('it is said that teams become read-only', async () => {
    const { owner } = await aTeamOf(2);
    expect(await overOf(owner.user.id, 'free')).toEqual([
      {
        id: 'teams',
        used: 1,
        limit: 0,
        detail:
          'Free doesn’t include teams, so Northfold will be read-only for everyone. Nothing is deleted, and everyone works again when you upgrade.',
      },
    ]);
  });
});

import type { WireTypes } from '../../contract/handlers';
import { addImage, addMember, addTeam, invite, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

/** Plans are given by the sandbox's subscriptions, so that two people may have different ones. */
const server = useTestServer({ config: { defaultPlan: 'free' } });

const run = (text: string, values: unknown[] = []) => server.database.run(text, values);

/** Gives an account a plan for a month. */
const subscribe = (accountId: string, plan: 'pro' | 'business' | 'enterprise') =>
  run(
    `insert into subscriptions (account_id, version, event, provider, provider_id, plan_id, status, price_cents, currency, period_start, period_end, cancel_at_period_end, is_end_announced, created_at)
     values ($1, coalesce((select max(version) from subscriptions where account_id = $1), 0) + 1, 'started', 'sandbox', $1, $2, 'active', 100, 'usd', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', false, false, now())`,
    [accountId, plan],
  );

const transfer = (token: string, teamId: string, userId: string) =>
  server.call('POST', `/teams/${teamId}/transfer`, { token, body: { user_id: userId } });
const read = async (token: string, teamId: string) =>
  (await server.call('GET', `/teams/${teamId}`, { token })).json<WireTypes['Team']>();

/** A team of a Business owner with an editor, whose own plan is given. */
async function aTeam(plan?: 'pro' | 'business' | 'enterprise') {
  const owner = await signUp(server, { full_name: 'Mara Okafor' });
  await subscribe(owner.user.id, 'business');
  const { id } = await addTeam(server, owner.token);
  const heir = await addMember(server, owner.token, id, 'editor', 'Ines Duarte');
  if (plan) await subscribe(heir.user.id, plan);
  return { owner, heir, id };
}

it('makes a member the owner, and the owner an admin', async () => {
  const { owner, heir, id } = await aTeam('enterprise');
  const answer = await transfer(owner.token, id, heir.user.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    id,
    owner_id: heir.user.id,
    owner: { full_name: 'Ines Duarte' },
    plan: 'enterprise',
    max_members: 100,
    my_role: 'admin',
    members: [{ user_id: owner.user.id, full_name: 'Mara Okafor', role: 'admin', status: 'active' }],
  });
  expect(await read(heir.token, id)).toMatchObject({ my_role: 'owner' });
  const back = await transfer(owner.token, id, owner.user.id);
  expect([back.statusCode, back.json()]).toMatchObject([403, { code: 'role_required' }]);
  expect((await server.call('DELETE', `/teams/${id}`, { token: heir.token })).statusCode).toBe(204);
});

it('takes the id of the member, too', async () => {
  const { owner, heir, id } = await aTeam('business');
  const [member] = (await read(owner.token, id)).members;
  expect((await transfer(owner.token, id, member?.id ?? '')).json()).toMatchObject({ owner_id: heir.user.id });
});

it('needs a new owner whose plan includes teams', async () => {
  const { owner, heir, id } = await aTeam('pro');
  const answer = await transfer(owner.token, id, heir.user.id);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    {
      code: 'plan_required',
      detail: 'Ines Duarte’s plan doesn’t include teams. Ask Ines Duarte to move to Business or Enterprise first.',
    },
  ]);
  expect(await read(owner.token, id)).toMatchObject({ my_role: 'owner' });
});

it('needs a plan with room for everybody', async () => {
  const { owner, heir, id } = await aTeam('business');
  await subscribe(owner.user.id, 'enterprise');
  for (let number = 1; number <= 9; number++) await invite(server, owner.token, id, `p${number}@halden.example`);
  const answer = await transfer(owner.token, id, heir.user.id);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    {
      code: 'plan_limit',
      detail:
        'Ines Duarte’s plan allows 10 people on a team, and this one has 11. Ask Ines Duarte to upgrade, or remove 1 first.',
    },
  ]);
});

it('needs room for the images and ads', async () => {
  const { owner, heir, id } = await aTeam('business');
  const big = async (token: string, workspaceId: string) => {
    const image = await addImage(server, token);
    const size = 300 * 1_048_576;
    await run('update images set workspace_id = $1, byte_count = $2 where id = $3', [workspaceId, size, image.id]);
  };
  await big(owner.token, id);
  await big(heir.token, heir.user.id);
  const answer = await transfer(owner.token, id, heir.user.id);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    {
      code: 'storage_full',
      detail:
        'Ines Duarte doesn’t have room for this team’s images and ads. Ask Ines Duarte to delete some, or delete some of the team’s.',
    },
  ]);
  expect(await read(owner.token, id)).toMatchObject({ my_role: 'owner', members: [{ user_id: heir.user.id }] });
});

it('is for fewer than 20 teams', async () => {
  const { owner, heir, id } = await aTeam('business');
  for (let made = 0; made < 20; made++) await addTeam(server, heir.token);
  const answer = await transfer(owner.token, id, heir.user.id);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: 'too_many', detail: 'Ines Duarte already owns 20 teams.' },
  ]);
});

it('is not for oneself, who is invited, or who is nobody', async () => {
  const { owner, id } = await aTeam('business');
  const self = await transfer(owner.token, id, owner.user.id);
  expect([self.statusCode, self.json()]).toMatchObject([
    422,
    { errors: [{ field: 'user_id', message: 'You already own this team.' }] },
  ]);
  const { member } = await invite(server, owner.token, id, 'tom@halden.example');
  const invited = await transfer(owner.token, id, member.id);
  expect([invited.statusCode, invited.json()]).toMatchObject([
    422,
    { errors: [{ field: 'user_id', message: 'tom@halden.example hasn’t joined yet. Choose someone who has.' }] },
  ]);
  expect((await transfer(owner.token, id, id)).statusCode).toBe(404);
});

it.each(['admin', 'editor', 'viewer'] as const)('is not for a %s to do', async (role) => {
  const { owner, heir, id } = await aTeam('business');
  const other = await addMember(server, owner.token, id, role);
  const answer = await transfer(other.token, id, heir.user.id);
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role_required' }]);
});

it('happens once where the owner hands over to two at once', async () => {
  const { owner, heir, id } = await aTeam('business');
  const other = await addMember(server, owner.token, id, 'viewer');
  await subscribe(other.user.id, 'business');
  const answers = await Promise.all([
    transfer(owner.token, id, heir.user.id),
    transfer(owner.token, id, other.user.id),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  const team = await read(owner.token, id);
  expect(team.members).toHaveLength(2);
  expect([heir.user.id, other.user.id]).toContain(team.owner_id);
});

it('leaves no way past the new owner’s plan where people are invited meanwhile', async () => {
  for (let round = 0; round < 4; round++) {
    const { owner, heir, id } = await aTeam('business');
    await subscribe(owner.user.id, 'enterprise');
    for (let number = 1; number <= 7; number++) await invite(server, owner.token, id, `p${number}@halden.example`);
    const [handed, ...invited] = await Promise.all([
      transfer(owner.token, id, heir.user.id),
      ...Array.from({ length: 6 }, (_, number) =>
        server.call('POST', `/teams/${id}/invite`, {
          token: owner.token,
          body: { email: `q${number}@halden.example` },
        }),
      ),
    ]);
    const team = await read(owner.token, id);
    expect(team.members.length + 1).toBeLessThanOrEqual(handed.statusCode === 200 ? 10 : 100);
    expect(team.my_role).toBe(handed.statusCode === 200 ? 'admin' : 'owner');
    expect(invited.filter(({ statusCode }) => ![201, 403].includes(statusCode))).toEqual([]);
  }
});

it('is either done or refused where the member’s account is deleted at once', async () => {
  for (let round = 0; round < 4; round++) {
    const { owner, heir, id } = await aTeam('business');
    const [handed, deleted] = await Promise.all([
      transfer(owner.token, id, heir.user.id),
      server.call('POST', '/auth/account-deletion', {
        token: heir.token,
        body: { email: heir.user.email, password: 'correct horse' },
      }),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([handed.statusCode, deleted.statusCode]);
  }
});

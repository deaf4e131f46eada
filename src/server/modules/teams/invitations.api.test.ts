import type { WireTypes } from '../../contract/handlers';
import { addMember, addTeam, invite, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });
const email = 'tom@halden.example';
const gone = {
  code: 'not_found',
  detail: 'This invitation is no longer available. It may have been revoked or replaced. Ask for a new link.',
};
const used = { code: 'invitation_used', detail: 'This invitation was already used. Ask for a new link.' };

const open = (linkToken: string) => server.call('GET', `/invitations/${linkToken}`);
const accept = (linkToken: string, token: string) => server.call('POST', `/invitations/${linkToken}/accept`, { token });

/** A team with an invitation. */
async function anInvitation(role: WireTypes['MemberRole'] = 'editor') {
  const owner = await signUp(server, { full_name: 'Mara Okafor' });
  const team = await addTeam(server, owner.token, { description: 'Everything about coffee' });
  const { linkToken, member } = await invite(server, owner.token, team.id, email, role);
  const members = async () =>
    (await server.call('GET', `/teams/${team.id}`, { token: owner.token })).json<WireTypes['Team']>().members;
  return { owner, team, linkToken, member, members };
}

const tom = () => signUp(server, { email, full_name: 'Tom Reed' });

it('shows who invites whom into what, to anybody who has the link', async () => {
  const { linkToken } = await anInvitation('viewer');
  const before = await open(linkToken);
  expect([before.statusCode, before.json()]).toEqual([
    200,
    {
      team: { name: 'Northfold Studio', description: 'Everything about coffee' },
      role: 'viewer',
      email,
      invited_by: 'Mara Okafor',
      expires_at: '2026-11-25T10:00:00.000Z',
    },
  ]);
  await tom();
  expect((await open(linkToken)).json()).toEqual(before.json());
});

it('makes the account of the address a member, in any spelling', async () => {
  const { team, linkToken, members, member } = await anInvitation('admin');
  const person = await signUp(server, { email: 'TOM@Halden.example', full_name: 'Tom Reed' });
  server.clock.advance(60_000);
  const answer = await accept(linkToken, person.token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: team.id, my_role: 'admin' });
  expect(await members()).toEqual([
    {
      ...member,
      user_id: person.user.id,
      email: 'TOM@Halden.example',
      full_name: 'Tom Reed',
      joined_at: '2026-11-18T10:01:00.000Z',
      expires_at: null,
      status: 'active',
    },
  ]);
});

it('works once: for the member and for anybody else it is used from then on', async () => {
  const { team, linkToken } = await anInvitation();
  const { token } = await tom();
  await accept(linkToken, token);
  const again = await accept(linkToken, token);
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { code: 'invitation_used', detail: `You’re already on ${team.name}.` },
  ]);
  const stranger = await signUp(server);
  for (const answer of [await accept(linkToken, stranger.token), await open(linkToken)]) {
    expect([answer.statusCode, answer.json()]).toEqual([409, used]);
  }
});

it('works once where it is accepted many times at once', async () => {
  const { linkToken, members } = await anInvitation();
  const { token } = await tom();
  const answers = await Promise.all(Array.from({ length: 6 }, () => accept(linkToken, token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await members()).toHaveLength(1);
});

it('ends after seven days by the clock', async () => {
  const { linkToken } = await anInvitation();
  const { token } = await tom();
  server.clock.set('2026-11-25T09:59:59.999Z');
  expect((await open(linkToken)).statusCode).toBe(200);
  server.clock.set('2026-11-25T10:00:00.000Z');
  for (const answer of [await open(linkToken), await accept(linkToken, token)]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'invitation_expired', detail: 'This invitation is more than 7 days old. Ask for a new link.' },
    ]);
  }
});

it('is not there where the link is unknown, cut off or tampered with', async () => {
  const { linkToken, members } = await anInvitation();
  const { token } = await tom();
  const last = linkToken.endsWith('A') ? 'B' : 'A';
  for (const wrong of ['x', linkToken.slice(0, -1), linkToken.slice(0, -1) + last, `${linkToken}A`]) {
    for (const answer of [await open(wrong), await accept(wrong, token)]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, gone]);
    }
  }
  expect(await members()).toMatchObject([{ status: 'invited' }]);
});

it.each(['%00', 'a%20b', 'x'.repeat(101), 'é'])('is not there for what can’t be a token: %s', async (wrong) => {
  const answer = await open(wrong);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});

it('is for one address, and tells others no more of it than they need', async () => {
  const { linkToken, members } = await anInvitation();
  const stranger = await signUp(server);
  const answer = await accept(linkToken, stranger.token);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    {
      code: 'invitation_other_address',
      detail: 'This invitation is for t…@halden.example. Sign in with that address to accept it.',
    },
  ]);
  expect(await members()).toMatchObject([{ status: 'invited' }]);
});

it('is not for who belongs to the team already', async () => {
  const { owner, team } = await anInvitation();
  const member = await addMember(server, owner.token, team.id, 'viewer', 'Ines Duarte');
  for (const person of [owner, member]) {
    // Such a row is left where an address is invited that only later becomes the member's.
    const { linkToken, member: row } = await invite(server, owner.token, team.id, `other-${person.user.email}`);
    await server.database.run('update team_members set email = $1 where id = $2', [person.user.email, row.id]);
    const answer = await accept(linkToken, person.token);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'already_member' }]);
  }
});

it('needs somebody who is signed in', async () => {
  const { linkToken } = await anInvitation();
  expect((await server.call('POST', `/invitations/${linkToken}/accept`)).statusCode).toBe(401);
});

it('is either accepted or withdrawn where both come at once', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const person = await signUp(server);
    const { linkToken, member } = await invite(server, owner.token, team.id, person.user.email);
    const [accepted, removed] = await Promise.all([
      accept(linkToken, person.token),
      server.call('DELETE', `/teams/${team.id}/members/${member.id}`, { token: owner.token }),
    ]);
    // Who joined a moment before is removed like any member. The answer may find the team gone again.
    expect([200, 404]).toContain(accepted.statusCode);
    expect(removed.statusCode).toBe(204);
    expect((await server.call('GET', `/teams/${team.id}`, { token: person.token })).statusCode).toBe(404);
  }
});

it('is either accepted or gone where the team is deleted at once', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const person = await signUp(server);
    const { linkToken } = await invite(server, owner.token, team.id, person.user.email);
    const [accepted, deleted] = await Promise.all([
      accept(linkToken, person.token),
      server.call('DELETE', `/teams/${team.id}`, { token: owner.token }),
    ]);
    expect([200, 404]).toContain(accepted.statusCode);
    expect(deleted.statusCode).toBe(204);
    const mine = await server.call('GET', '/teams/my-teams', { token: person.token });
    expect(mine.json()).toEqual([]);
  }
});

it('is opened 100 times in 15 minutes from one address', async () => {
  const { linkToken } = await anInvitation();
  for (let count = 0; count < 100; count++) await open('guessed');
  const answer = await open(linkToken);
  expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'rate_limited' }]);
  // Guessing invitation tokens must not use up the limit on signing in.
  await tom();
  const signIn = await server.call('POST', '/auth/login', { body: { email, password: 'correct horse' } });
  expect(signIn.statusCode).toBe(200);
});

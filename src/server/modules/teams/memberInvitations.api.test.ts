import type { WireTypes } from '../../contract/handlers';
import { addMember, addTeam, invite, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Team = WireTypes['Team'];
type Role = WireTypes['MemberRole'];

const run = (text: string, values: unknown[] = []) => server.database.run(text, values);
const send = (token: string, teamId: string, email: string, role?: Role) =>
  server.call('POST', `/teams/${teamId}/invite`, { token, body: { email, ...(role && { role }) } });
const renew = (token: string, teamId: string, id: string, body: object = {}) =>
  server.call('POST', `/teams/${teamId}/members/${id}/invitation`, { token, body });
const remove = (token: string, teamId: string, id: string) =>
  server.call('DELETE', `/teams/${teamId}/members/${id}`, { token });
const read = async (token: string, teamId: string) =>
  (await server.call('GET', `/teams/${teamId}`, { token })).json<Team>();
const open = (linkToken: string) => server.call('GET', `/invitations/${linkToken}`);
const mails = async () => (await run('select recipient, subject, body, status from mails order by id')).rows;
const tokenIn = (link: string | undefined) => link?.split('/').at(-1) ?? '';

/** A team with an owner and an admin. */
async function aTeam() {
  const owner = await signUp(server, { full_name: 'Mara Okafor' });
  const team = await addTeam(server, owner.token);
  const admin = await addMember(server, owner.token, team.id, 'admin', 'Ines Duarte');
  await run('delete from mails');
  return { owner, admin, id: team.id };
}

describe('an invitation', () => {
  it('is mailed with a link, and takes a place as an invited member', async () => {
    const { admin, owner, id } = await aTeam();
    const answer = await send(admin.token, id, ' Tom@Halden.example ', 'viewer');
    expect(answer.statusCode).toBe(422);
    const sent = await send(admin.token, id, 'Tom@Halden.example', 'viewer');
    expect(sent.statusCode).toBe(201);
    const { member, link, ...rest } = sent.json<WireTypes['SentInvitation']>();
    expect(rest).toEqual({ message: 'Invitation sent to Tom@Halden.example', mailed: true });
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/invitations\/[\w-]{43}$/);
    expect(member).toEqual({
      id: expect.any(String),
      user_id: null,
      email: 'Tom@Halden.example',
      full_name: '',
      role: 'viewer',
      joined_at: null,
      invited_at: '2026-11-18T10:00:00.000Z',
      expires_at: '2026-11-25T10:00:00.000Z',
      status: 'invited',
      read_only: false,
    });
    expect((await read(owner.token, id)).members).toEqual([expect.objectContaining({ status: 'active' }), member]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'Tom@Halden.example',
      subject: 'Ines Duarte invited you to Northfold Studio on Campaign Studio',
      status: 'waiting',
    });
    expect(mail?.body).toBe(
      [
        'Hello,',
        'Ines Duarte invited you to join Northfold Studio on Campaign Studio as a viewer, who sees its campaigns.',
        'Accept with this link. It works once, until Nov 25, 2026, for Tom@Halden.example:',
        link,
        'If you didn’t expect this, you can ignore this email. Nothing happens until you accept.',
      ].join('\n\n'),
    );
    expect(JSON.stringify((await run('select * from team_members')).rows)).not.toContain(tokenIn(link));
  });

  it('is for an editor unless a role is said, and for nobody as owner', async () => {
    const { owner, id } = await aTeam();
    const sent = await send(owner.token, id, 'tom@halden.example');
    expect(sent.json()).toMatchObject({ member: { role: 'editor' } });
    const answer = await send(owner.token, id, 'tom@halden.example', 'owner' as Role);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ field: 'role' }] }]);
  });

  it.each(['tom', 'tom@halden', 'tom @halden.example', '@halden.example', 'tom@halden.', 'a@b@c.example', ''])(
    'is for an address: %j is none',
    async (email) => {
      const { owner, id } = await aTeam();
      const answer = await send(owner.token, id, email);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ field: 'email' }] }]);
    },
  );

  it('is not for oneself, in any spelling', async () => {
    const { owner, admin, id } = await aTeam();
    for (const { token, user } of [owner, admin]) {
      const answer = await send(token, id, user.email.toUpperCase());
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        {
          code: 'validation_failed',
          detail: 'You’re already on this team.',
          errors: [{ field: 'email', message: 'You’re already on this team.' }],
        },
      ]);
    }
  });

  it('is not for who belongs to the team', async () => {
    const { owner, admin, id } = await aTeam();
    const member = await send(owner.token, id, admin.user.email.toUpperCase());
    expect([member.statusCode, member.json()]).toEqual([
      409,
      { code: 'already_member', detail: 'Ines Duarte is already on this team.' },
    ]);
    const ownerAgain = await send(admin.token, id, owner.user.email);
    expect(ownerAgain.json()).toEqual({ code: 'already_member', detail: 'Mara Okafor is already on this team.' });
    expect(await mails()).toEqual([]);
  });

  it('gets another link and the role asked where the address has one, and the link before is dead', async () => {
    const { owner, id } = await aTeam();
    const first = await invite(server, owner.token, id, 'tom@halden.example', 'viewer');
    const second = await invite(server, owner.token, id, 'TOM@halden.example', 'admin');
    expect(second.member).toEqual({ ...first.member, role: 'admin' });
    expect((await read(owner.token, id)).members).toHaveLength(2);
    expect((await open(first.linkToken)).statusCode).toBe(404);
    expect((await open(second.linkToken)).json()).toMatchObject({ role: 'admin' });
    expect(await mails()).toHaveLength(2);
  });

  it('does not tell whether its address has an account, and gives that no access', async () => {
    const { owner, id } = await aTeam();
    const person = await signUp(server);
    const { member: known, ...toKnown } = await invite(server, owner.token, id, person.user.email.toUpperCase());
    const { member: unknown, ...toUnknown } = await invite(server, owner.token, id, 'nobody@halden.example');
    expect(known).toEqual({ ...unknown, id: known.id, email: known.email });
    expect(known).toMatchObject({ user_id: null, full_name: '', status: 'invited' });
    expect(Object.keys(toKnown)).toEqual(Object.keys(toUnknown));
    expect((await remove(owner.token, id, person.user.id)).statusCode).toBe(404);
    expect((await server.call('GET', `/teams/${id}`, { token: person.token })).statusCode).toBe(404);
  });

  it('is refused when the plan’s members are used up, the invited included', async () => {
    const { owner, id } = await aTeam();
    for (let number = 1; number <= 8; number++) await invite(server, owner.token, id, `p${number}@halden.example`);
    const answer = await send(owner.token, id, 'p9@halden.example');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        code: 'plan_limit',
        detail:
          'The Business plan allows 10 people on a team, and all seats are taken. Remove someone or revoke an invitation to make room.',
      },
    ]);
    // Who has a place keeps it.
    expect((await send(owner.token, id, 'p8@halden.example')).statusCode).toBe(201);
    const { members } = await read(owner.token, id);
    expect(members).toHaveLength(9);
    await remove(owner.token, id, members.at(-1)?.id ?? '');
    expect((await send(owner.token, id, 'p9@halden.example')).statusCode).toBe(201);
  });

  it('is one of as many as there are places, where 40 come at once', async () => {
    const { owner, admin, id } = await aTeam();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        send(number % 2 ? owner.token : admin.token, id, `p${number}@halden.example`),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect([codes.filter((code) => code === 201).length, codes.filter((code) => code === 403).length]).toEqual([8, 32]);
    expect((await read(owner.token, id)).members).toHaveLength(9);
  });

  it('is one where an address is invited many times at once', async () => {
    const { owner, id } = await aTeam();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(owner.token, id, 'tom@halden.example')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await read(owner.token, id)).members).toHaveLength(2);
    const links = answers.map((answer) => tokenIn(answer.json<WireTypes['SentInvitation']>().link));
    const statuses = await Promise.all(links.map(async (link) => (await open(link)).statusCode));
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404, 404]);
  });

  it('is one of 50 a day, links made anew included', async () => {
    const { owner, id } = await aTeam();
    const { member } = await invite(server, owner.token, id, 'tom@halden.example');
    // Two were made with the team.
    for (let count = 2; count < 50; count++) await renew(owner.token, id, member.id);
    for (const answer of [await renew(owner.token, id, member.id), await send(owner.token, id, 'p@halden.example')]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        429,
        { code: 'rate_limited', detail: expect.stringContaining('Too many invitations from this team today.') },
      ]);
    }
  });

  it.each(['editor', 'viewer'] as const)('is not sent by a %s', async (role) => {
    const { owner, id } = await aTeam();
    const { token } = await addMember(server, owner.token, id, role);
    const answer = await send(token, id, 'tom@halden.example');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'role_required', detail: 'You need the admin role for this. Ask an admin or the owner.' },
    ]);
  });

  it('waits while the inviter’s address is not confirmed, and says so', async () => {
    const { owner, id } = await aTeam();
    await run('update accounts set email_verified_at = null where id = $1', [owner.user.id]);
    const sent = await send(owner.token, id, 'tom@halden.example');
    expect(sent.json()).toMatchObject({
      mailed: false,
      message: 'This invitation wasn’t emailed to tom@halden.example. Copy the link and send it yourself.',
    });
    expect(await mails()).toMatchObject([{ status: 'held' }]);
    expect((await open(tokenIn(sent.json<WireTypes['SentInvitation']>().link))).statusCode).toBe(200);
  });

  it('says nothing in its mail of which a mail program would make a link', async () => {
    const { owner, id } = await aTeam();
    await server.call('PATCH', `/teams/${id}`, { token: owner.token, body: { name: 'Click evil.example' } });
    await send(owner.token, id, 'tom@halden.example');
    const [mail] = await mails();
    expect(mail?.subject).toBe('Mara Okafor invited you to a team on Campaign Studio');
    expect(mail?.body).not.toContain('evil.example');
  });
});

describe('another link', () => {
  it('is made for who is invited, with seven days of its own', async () => {
    const { owner, id } = await aTeam();
    const person = await signUp(server);
    const { member, linkToken } = await invite(server, owner.token, id, person.user.email, 'viewer');
    for (let day = 1; day <= 2; day += 1) {
      server.clock.advance(86_400_000);
      const answer = await renew(owner.token, id, member.id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ mailed: true, member: { id: member.id, role: 'viewer' } });
    }
    expect((await read(owner.token, id)).members.at(-1)?.expires_at).toBe('2026-11-27T10:00:00.000Z');
    expect((await open(linkToken)).statusCode).toBe(404);
    expect(await mails()).toHaveLength(3);
  });

  it('is only shown where no mail is wanted', async () => {
    const { owner, id } = await aTeam();
    const { member } = await invite(server, owner.token, id, 'tom@halden.example');
    const answer = await renew(owner.token, id, member.id, { send_mail: false });
    const { link, mailed } = answer.json<WireTypes['SentInvitation']>();
    expect(mailed).toBe(false);
    expect((await open(tokenIn(link))).statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  it('is not made for who has joined, nor for who is nobody', async () => {
    const { owner, admin, id } = await aTeam();
    for (const [key, name] of [
      [admin.user.id, 'Ines Duarte'],
      [owner.user.id, 'Mara Okafor'],
    ] as const) {
      const answer = await renew(owner.token, id, key);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'already_member', detail: `${name} is already on this team.` },
      ]);
    }
    expect((await renew(owner.token, id, id)).statusCode).toBe(404);
  });
});

describe('where no mail server is set', () => {
  const withoutMail = useTestServer({ config: { defaultPlan: 'business', smtpUrl: undefined } });

  it('says that the link has to be sent by hand', async () => {
    const { token } = await signUp(withoutMail);
    const { id } = await addTeam(withoutMail, token);
    const { message, mailed, linkToken } = await invite(withoutMail, token, id, 'tom@halden.example');
    expect([message, mailed]).toEqual([
      'This invitation wasn’t emailed to tom@halden.example. Copy the link and send it yourself.',
      false,
    ]);
    expect((await withoutMail.call('GET', `/invitations/${linkToken}`)).statusCode).toBe(200);
  });
});

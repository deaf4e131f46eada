import type { WireTypes } from '../../contract/handlers';
import { addMember, addTeam, invite, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Team = WireTypes['Team'];
type Role = WireTypes['MemberRole'];

const run = (text: string, values: unknown[] = []) => server.database.run(text, values);
const send = (token: string, teamId: string, email: string, role?: Role) =>
  server.call('POST', `/teams/${teamId}/invite`, { token, body: { email, ...(role && { role }) } });
const setRole = (token: string, teamId: string, id: string, role: Role) =>
  server.call('PATCH', `/teams/${teamId}/members/${id}`, { token, body: { role } });
const remove = (token: string, teamId: string, id: string) =>
  server.call('DELETE', `/teams/${teamId}/members/${id}`, { token });
const read = async (token: string, teamId: string) =>
  (await server.call('GET', `/teams/${teamId}`, { token })).json<Team>();
const open = (linkToken: string) => server.call('GET', `/invitations/${linkToken}`);

/** A team with an owner and an admin. */
async function aTeam() {
  const owner = await signUp(server, { full_name: 'Mara Okafor' });
  const team = await addTeam(server, owner.token);
  const admin = await addMember(server, owner.token, team.id, 'admin', 'Ines Duarte');
  await run('delete from mails');
  return { owner, admin, id: team.id };
}

describe('a role', () => {
  it('is changed by admins, by the id of the member or the account, and counts at the next call', async () => {
    const { owner, admin, id } = await aTeam();
    const second = await addMember(server, owner.token, id, 'admin', 'Tom Reed');
    const changed = await setRole(admin.token, id, second.user.id, 'viewer');
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { user_id: second.user.id, role: 'viewer', full_name: 'Tom Reed' },
    ]);
    expect((await send(second.token, id, 'p@halden.example')).json()).toMatchObject({ code: 'role_required' });
    const memberId = changed.json<WireTypes['TeamMember']>().id;
    expect((await setRole(admin.token, id, memberId, 'admin')).json()).toMatchObject({ role: 'admin' });
    expect((await send(second.token, id, 'p@halden.example')).statusCode).toBe(201);
  });

  it('is given up by an admin, and changed of who is invited', async () => {
    const { owner, admin, id } = await aTeam();
    const { member, linkToken } = await invite(server, owner.token, id, 'tom@halden.example', 'viewer');
    expect((await setRole(admin.token, id, member.id, 'admin')).json()).toMatchObject({ status: 'invited' });
    expect((await open(linkToken)).json()).toMatchObject({ role: 'admin' });
    expect((await setRole(admin.token, id, admin.user.id, 'editor')).statusCode).toBe(200);
    expect((await setRole(admin.token, id, admin.user.id, 'admin')).statusCode).toBe(403);
  });

  it('stays the owner’s', async () => {
    const { owner, admin, id } = await aTeam();
    for (const { token } of [owner, admin]) {
      const answer = await setRole(token, id, owner.user.id, 'viewer');
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        {
          code: 'owner_stays',
          detail: 'The owner’s role can’t be changed. Transfer the team to someone else first.',
        },
      ]);
    }
  });

  it('is not changed of somebody in another team', async () => {
    const { owner, id } = await aTeam();
    const other = await aTeam();
    expect((await setRole(owner.token, id, other.admin.user.id, 'viewer')).statusCode).toBe(404);
    expect((await remove(owner.token, id, other.admin.user.id)).statusCode).toBe(404);
    expect((await read(other.owner.token, other.id)).members).toMatchObject([{ role: 'admin', status: 'active' }]);
  });
});

describe('a member who goes', () => {
  it('is removed by admins, and finds the team gone at the next call', async () => {
    const { owner, admin, id } = await aTeam();
    const editor = await addMember(server, owner.token, id);
    expect((await remove(admin.token, id, editor.user.id)).statusCode).toBe(204);
    const answer = await server.call('GET', `/teams/${id}/changes`, { token: editor.token });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect((await remove(admin.token, id, editor.user.id)).statusCode).toBe(404);
  });

  it('leaves, whatever the role', async () => {
    const { owner, admin, id } = await aTeam();
    const viewer = await addMember(server, owner.token, id, 'viewer');
    for (const { token } of [viewer, admin]) {
      expect((await server.call('POST', `/teams/${id}/leave`, { token })).statusCode).toBe(204);
    }
    expect((await read(owner.token, id)).members).toEqual([]);
  });

  it('is not the owner', async () => {
    const { owner, admin, id } = await aTeam();
    const removed = await remove(admin.token, id, owner.user.id);
    expect([removed.statusCode, removed.json()]).toEqual([
      409,
      { code: 'owner_stays', detail: 'The owner can’t be removed. Transfer the team to someone else first.' },
    ]);
    const left = await server.call('POST', `/teams/${id}/leave`, { token: owner.token });
    expect([left.statusCode, left.json()]).toEqual([
      409,
      { code: 'owner_stays', detail: 'The owner can’t leave. Transfer the team to someone else first.' },
    ]);
  });

  it('may have been invited only: then the link is dead', async () => {
    const { owner, id } = await aTeam();
    const { member, linkToken } = await invite(server, owner.token, id, 'tom@halden.example');
    expect((await remove(owner.token, id, member.id)).statusCode).toBe(204);
    expect((await open(linkToken)).statusCode).toBe(404);
  });
});

describe('somebody who was removed', () => {
  it('shows a team to nobody as its owner who does not belong to it', async () => {
    const { owner, admin, id } = await aTeam();
    await remove(owner.token, id, admin.user.id);
    await expect(server.services.teams.getAs(id, admin.user.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

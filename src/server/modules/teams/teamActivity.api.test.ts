import type { WireTypes } from '../../contract/handlers';
import { addMember, addTeam, invite, signUp } from '../../testing/builders';
import { statementsOf } from '../../testing/statements';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type Entry = WireTypes['TeamActivity'];

const list = async (token: string, teamId: string, query = '') => {
  const answer = await server.call('GET', `/teams/${teamId}/activity${query}`, { token });
  return { entries: answer.json<Entry[]>(), total: answer.headers['x-total-count'] };
};
const changes = async (token: string, teamId: string) =>
  (await server.call('GET', `/teams/${teamId}/changes`, { token })).json<WireTypes['TeamChanges']>();

/** A team in which something of every kind that teams themselves tell has happened. */
async function aStory() {
  const owner = await signUp(server, { full_name: 'Mara Okafor' });
  const { id } = await addTeam(server, owner.token);
  const ines = await addMember(server, owner.token, id, 'admin', 'Ines Duarte');
  const members = `/teams/${id}/members`;
  const { member } = await invite(server, ines.token, id, 'tom@halden.example', 'viewer');
  await server.call('POST', `${members}/${member.id}/invitation`, { token: ines.token, body: {} });
  await server.call('DELETE', `${members}/${member.id}`, { token: ines.token });
  const lea = await addMember(server, owner.token, id, 'viewer', 'Lea Brandt');
  await server.call('PATCH', `${members}/${lea.user.id}`, { token: owner.token, body: { role: 'editor' } });
  await server.call('PATCH', `${members}/${lea.user.id}`, { token: owner.token, body: { role: 'editor' } });
  await server.call('POST', `/teams/${id}/leave`, { token: lea.token });
  const kai = await addMember(server, owner.token, id, 'viewer', 'Kai Ode');
  await server.call('DELETE', `${members}/${kai.user.id}`, { token: ines.token });
  await server.call('PATCH', `/teams/${id}`, { token: ines.token, body: { name: 'Halden' } });
  await server.call('PATCH', `/teams/${id}`, { token: ines.token, body: { name: 'Halden Wool' } });
  await server.call('POST', `/teams/${id}/transfer`, { token: owner.token, body: { user_id: ines.user.id } });
  return { owner, ines, lea, kai, id };
}

it('tells who did what, the newest first', async () => {
  const { owner, ines, lea, kai, id } = await aStory();
  const { entries, total } = await list(owner.token, id);
  const [newest] = entries;
  expect(newest).toEqual({
    id: expect.any(String),
    created_at: '2026-11-18T10:00:00.000Z',
    actor: { id: owner.user.id, full_name: 'Mara Okafor' },
    action: 'team_transferred',
    subject: { id: ines.user.id, name: 'Ines Duarte' },
    detail: '',
  });
  expect(
    entries.map(({ actor, action, subject, detail }) => [actor.full_name, action, subject.name, detail].join(' | ')),
  ).toEqual([
    'Mara Okafor | team_transferred | Ines Duarte | ',
    'Ines Duarte | team_edited | Halden Wool | ',
    'Ines Duarte | member_removed | Kai Ode | ',
    'Kai Ode | member_joined | Kai Ode | viewer',
    `Mara Okafor | member_invited | ${kai.user.email} | viewer`,
    'Lea Brandt | member_left | Lea Brandt | ',
    'Mara Okafor | member_role_changed | Lea Brandt | editor',
    'Lea Brandt | member_joined | Lea Brandt | viewer',
    `Mara Okafor | member_invited | ${lea.user.email} | viewer`,
    'Ines Duarte | invitation_revoked | tom@halden.example | ',
    'Ines Duarte | invitation_renewed | tom@halden.example | viewer',
    'Ines Duarte | member_invited | tom@halden.example | viewer',
    'Ines Duarte | member_joined | Ines Duarte | admin',
    `Mara Okafor | member_invited | ${ines.user.email} | admin`,
    'Mara Okafor | team_created | Northfold Studio | ',
  ]);
  expect(total).toBe('15');
});

it('is looked through by person, kind and name, in pages', async () => {
  const { owner, lea, id } = await aStory();
  const actions = async (query: string) => (await list(owner.token, id, query)).entries.map(({ action }) => action);
  expect(await actions(`?user_id=${lea.user.id}`)).toEqual(['member_left', 'member_joined']);
  expect(await actions('?kind=team')).toEqual(['team_transferred', 'team_edited', 'team_created']);
  expect(await actions('?kind=campaign')).toEqual([]);
  expect(await actions('?search=halden%20wool')).toEqual(['team_edited']);
  expect(await actions('?search=LEA&kind=member&limit=2')).toEqual(['member_left', 'member_role_changed']);
  expect(await actions('?search=%25')).toEqual([]);
  const page = await list(owner.token, id, '?kind=member&limit=1&offset=11');
  expect([page.total, page.entries[0]?.action]).toEqual(['12', 'member_invited']);
});

it.each(['?kind=image', '?user_id=me', '?limit=201', `?search=${'x'.repeat(121)}`])(
  'is not looked through by %s',
  async (query) => {
    const { token } = await signUp(server);
    const { id } = await addTeam(server, token);
    expect((await server.call('GET', `/teams/${id}/activity${query}`, { token })).statusCode).toBe(422);
  },
);

it('is downloaded as a file that no spreadsheet runs', async () => {
  const { token } = await signUp(server, { full_name: '=1+1' });
  const { id } = await addTeam(server, token, { name: '@SUM(A1)' });
  const answer = await server.call('GET', `/teams/${id}/activity/export`, { token });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="activity.csv"');
  expect(answer.body).toBe(
    '\uFEFF"Time","Person","Action","What","Detail"\r\n' +
      `"2026-11-18T10:00:00.000Z","'=1+1","team created","'@SUM(A1)",\r\n`,
  );
  const filtered = await server.call('GET', `/teams/${id}/activity/export?kind=member`, { token });
  expect(filtered.body.trim().split('\r\n')).toHaveLength(1);
});

it('is told by one id, which is another after each thing that is done, with one’s role', async () => {
  const { token } = await signUp(server);
  const { id } = await addTeam(server, token);
  const first = await changes(token, id);
  expect(first).toEqual({ latest: (await list(token, id)).entries[0]?.id, role: 'owner' });
  expect(await changes(token, id)).toEqual(first);
  const member = await addMember(server, token, id, 'viewer');
  const second = await changes(member.token, id);
  expect(second.role).toBe('viewer');
  expect((second.latest ?? '') > (first.latest ?? '')).toBe(true);
});

it('is told in three statements: who asks, what that person is in the team, and the newest id', async () => {
  const { token } = await signUp(server);
  const { id } = await addTeam(server, token);
  await changes(token, id);
  const statements = await statementsOf(() => changes(token, id));
  expect(statements).toHaveLength(3);
  expect(statements[2]).toContain('team_activities');
});

it('is nobody’s who does not belong to the team', async () => {
  const { id } = await aStory();
  const { token } = await signUp(server);
  for (const path of ['activity', 'activity/export', 'changes', 'stats']) {
    expect((await server.call('GET', `/teams/${id}/${path}`, { token })).statusCode).toBe(404);
  }
});

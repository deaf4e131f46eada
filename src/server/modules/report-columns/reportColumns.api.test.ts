import type { WireTypes } from '../../contract/handlers';
import { addMember, addTeam, givePlan, inTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type Remembered = WireTypes['RememberedColumns'];

const chosen = { headings: ['Wann', 'Prägung', 'Ausgabe (EUR)'], columns: { date: 1, spend: 3, clicks: null } };

const remember = (token: string, body: object = chosen, teamId?: string) =>
  server.call('PUT', inTeam('/reports/columns', teamId), { token, body });

const list = async (token: string, teamId?: string) => {
  const answer = await server.call('GET', inTeam('/reports/columns', teamId), { token });
  return { items: answer.json<Remembered[]>(), total: answer.headers['x-total-count'] };
};

describe('columns that were chosen for a report file', () => {
  it('are remembered by the titles of its header row', async () => {
    const { token, user } = await signUp(server);
    const answer = await remember(token);
    expect(answer.statusCode).toBe(200);
    const remembered = answer.json<Remembered>();
    expect(remembered).toEqual({
      id: expect.any(String),
      titles: ['ausgabe', 'pragung', 'wann'],
      columns: { date: 3, spend: 1, clicks: null },
      chosen_at: server.clock.now().toISOString(),
      chosen_by: user.full_name,
      is_own: true,
    });
    expect(await list(token)).toEqual({ items: [remembered], total: '1' });
  });

  it('replace what was chosen for the same titles in another order', async () => {
    const { token } = await signUp(server);
    const first = (await remember(token)).json<Remembered>();
    server.clock.advance(60_000);
    const headings = ['AUSGABE', 'wann', 'Prägung'];
    const again = (await remember(token, { headings, columns: { date: 2, clicks: 3 } })).json<Remembered>();
    expect(again).toEqual({
      ...first,
      columns: { date: 3, clicks: 2 },
      chosen_at: server.clock.now().toISOString(),
    });
    expect(await list(token)).toEqual({ items: [again], total: '1' });
  });

  it('are the team’s there, and say who of it chose them', async () => {
    const owner = await signUp(server);
    await givePlan(server, owner.user.id, 'business');
    const team = await addTeam(server, owner.token);
    const member = await addMember(server, owner.token, team.id, 'editor');
    await remember(member.token, chosen, team.id);
    const { items } = await list(owner.token, team.id);
    expect(items).toMatchObject([{ chosen_by: member.user.full_name, is_own: false }]);
    expect((await list(member.token)).items).toEqual([]);
    await remember(owner.token, chosen, team.id);
    expect((await list(owner.token, team.id)).items).toMatchObject([{ is_own: true }]);
  });

  it('are forgotten for good, and by nobody else', async () => {
    const { token } = await signUp(server);
    const { id } = (await remember(token)).json<Remembered>();
    const stranger = await signUp(server);
    const forget = (by: string) => server.call('DELETE', `/reports/columns/${id}`, { token: by });
    expect((await forget(stranger.token)).statusCode).toBe(404);
    expect((await forget(token)).statusCode).toBe(204);
    expect((await forget(token)).statusCode).toBe(404);
    expect(await list(token)).toEqual({ items: [], total: '0' });
  });

  it('are kept of the 50 header rows that were chosen for last, also for many that come at once', async () => {
    const { token } = await signUp(server);
    const rememberNumber = (number: number) =>
      remember(token, { headings: [`Day ${number}`, 'Spend'], columns: { date: 1 } });
    for (let number = 0; number < 48; number += 1) {
      await rememberNumber(number);
      server.clock.advance(1_000);
    }
    const answers = await Promise.all([48, 49, 50, 51].map(rememberNumber));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { items, total } = await list(token);
    expect(total).toBe('50');
    expect(items.some(({ titles }) => titles.includes('day 1'))).toBe(false);
    expect(items.some(({ titles }) => titles.includes('day 2'))).toBe(true);
  });

  it.each([
    ['headings', { ...chosen, headings: [] }],
    ['headings', { ...chosen, headings: Array.from({ length: 301 }, () => 'a') }],
    ['headings', { ...chosen, headings: Array.from({ length: 31 }, () => 'x'.repeat(200)) }],
    ['headings.0', { ...chosen, headings: ['x'.repeat(201)] }],
    ['headings.0', { ...chosen, headings: ['a\u0000'] }],
    ['columns', { ...chosen, columns: {} }],
    ['columns.spend', { ...chosen, columns: { spend: 4 } }],
    ['columns.date', { ...chosen, columns: { date: 0 } }],
    ['columns.date', { ...chosen, columns: { date: 1.5 } }],
    ['columns.color', { ...chosen, columns: { color: 1 } }],
  ])('are refused by the name of the field that is wrong: %s', async (field, body) => {
    const { token } = await signUp(server);
    const refused = await remember(token, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field }] });
    expect((await list(token)).total).toBe('0');
  });

  it('stay a colleague’s when they are deleted, and go with the workspace', async () => {
    const owner = await signUp(server);
    await givePlan(server, owner.user.id, 'business');
    const team = await addTeam(server, owner.token);
    const member = await addMember(server, owner.token, team.id, 'editor');
    await remember(member.token, chosen, team.id);
    await remember(member.token);
    const deletion = { email: member.user.email, password: 'correct horse' };
    const gone = await server.call('POST', '/auth/account-deletion', { token: member.token, body: deletion });
    expect(gone.statusCode).toBe(204);
    expect((await list(owner.token, team.id)).items).toMatchObject([{ chosen_by: null, is_own: false }]);
    expect((await server.database.run('select id from report_columns')).rows).toHaveLength(1);
  });
});

import type { WireTypes } from '../../contract/handlers';
import { createBuiltinWriter } from '../../providers/builtin-writer/builtinWriter';
import { addMember, addTeam, givePlan, inTeam, signUp } from '../../testing/builders';
import { aCopyBrief } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';

/** What happens while the writer writes. */
let meanwhile: (() => Promise<unknown>) | undefined;

const server = useTestServer({
  config: { rateLimits: false },
  copyWriter: () => {
    const writer = createBuiltinWriter();
    const writeAdCopy: typeof writer.writeAdCopy = async (...asked) => {
      await meanwhile?.();
      return writer.writeAdCopy(...asked);
    };
    return Promise.resolve({ ...writer, writeAdCopy });
  },
});

beforeEach(() => {
  meanwhile = undefined;
});

async function aTeam() {
  const owner = await signUp(server);
  await givePlan(server, owner.user.id, 'enterprise');
  const { id: teamId } = await addTeam(server, owner.token);
  const admin = await addMember(server, owner.token, teamId, 'admin');
  return { owner, admin, teamId };
}

const write = (token: string, teamId: string) =>
  server.call('POST', inTeam('/ai/generate-ad-copy', teamId), { token, body: aCopyBrief() });
const usedBy = async (token: string) =>
  (await server.call('GET', '/ai/usage-stats', { token })).json<WireTypes['AiUsage']>().generations_this_month;
const historyOf = async (token: string, teamId: string) =>
  (await server.call('GET', inTeam('/ai/generation-history', teamId), { token })).json<unknown[]>();

it('keeps and counts nothing of what was written for somebody who was removed meanwhile', async () => {
  const { owner, admin, teamId } = await aTeam();
  meanwhile = () => server.call('DELETE', `/teams/${teamId}/members/${admin.user.id}`, { token: owner.token });
  const answer = await write(admin.token, teamId);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect(await historyOf(owner.token, teamId)).toEqual([]);
  expect(await usedBy(owner.token)).toBe(0);
});

it('keeps nothing of what was written for somebody who signed out meanwhile', async () => {
  const { owner, admin, teamId } = await aTeam();
  meanwhile = () => server.call('POST', '/auth/logout', { token: admin.token });
  expect((await write(admin.token, teamId)).statusCode).toBe(401);
  expect(await historyOf(owner.token, teamId)).toEqual([]);
  expect(await usedBy(owner.token)).toBe(0);
});

it('counts what was written at the cost of who owns the team by then', async () => {
  const { owner, admin, teamId } = await aTeam();
  await givePlan(server, admin.user.id, 'enterprise');
  meanwhile = () =>
    server.call('POST', `/teams/${teamId}/transfer`, { token: owner.token, body: { user_id: admin.user.id } });
  expect((await write(owner.token, teamId)).statusCode).toBe(200);
  expect(await historyOf(owner.token, teamId)).toHaveLength(1);
  expect([await usedBy(owner.token), await usedBy(admin.token)]).toEqual([0, 1]);
});

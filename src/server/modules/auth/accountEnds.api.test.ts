import { mock } from 'node:test';
import type { CallOptions } from '../../testing/testServer';
import {
  aCampaign,
  addCampaign,
  addTeam,
  aLinkPreset,
  anAd,
  aPicture,
  aTemplate,
  givePlan,
  inTeam,
  signUp,
} from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

/** Something to happen once the caller has been found to have the right. */
let onReached: (() => Promise<void>) | undefined;
const server = useTestServer({ onReached: () => onReached?.() ?? Promise.resolve() });

afterEach(() => {
  onReached = undefined;
  mock.restoreAll();
});

/** Does something just before the call's transaction of this number begins, and tells whether there was one. */
function before(number: number, act: () => Promise<unknown>): () => boolean {
  const { db } = server.database;
  const transaction = db.transaction.bind(db);
  let begun = 0;
  mock.method(db, 'transaction', async (work: Parameters<typeof transaction>[0]) => {
    begun += 1;
    if (begun === number) await act();
    return transaction(work);
  });
  return () => begun >= number;
}

async function removeAccount(id: string): Promise<void> {
  await server.database.run('delete from workspaces where owner_id = $1', [id]);
  await server.database.run('delete from accounts where id = $1', [id]);
}

const adding = async (): Promise<[string, Omit<CallOptions, 'token'>][]> => [
  ['/ads', { body: anAd() }],
  ['/campaigns', { body: aCampaign() }],
  ['/images', { payload: await aPicture(), headers: { 'content-type': 'image/png' } }],
  ['/link-presets', { body: aLinkPreset() }],
  ['/templates', { body: aTemplate() }],
];

it('answers calls that come while the account is deleted as if they came before or after', async () => {
  const calls = await adding();
  for (let round = 0; round < 5; round++) {
    const { token, user } = await signUp(server);
    const deletion = { token, body: { email: user.email, password: 'correct horse' } };
    const [deleted, ...answers] = await Promise.all([
      server.call('POST', '/auth/account-deletion', deletion),
      ...[...calls, ...calls].map(([path, options]) => server.call('POST', path, { token, ...options })),
      server.call('PUT', '/link-settings', { token, body: { separator: '-' } }),
    ]);
    expect(deleted.statusCode).toBe(204);
    const faults = answers.filter(({ statusCode }) => ![200, 201, 401].includes(statusCode));
    expect(faults.map(({ body }) => body)).toEqual([]);
  }
});

it.each([0, 1, 2, 3, 4])(
  'says that nobody is signed in once the account is gone, however far call %i has come',
  async (index) => {
    const [path, options] = (await adding())[index] ?? ['', {}];
    for (let number = 1; ; number += 1) {
      const { token, user } = await signUp(server);
      const hasActed = before(number, () => removeAccount(user.id));
      const answer = await server.call('POST', path, { token, ...options });
      mock.restoreAll();
      if (!hasActed()) break;
      expect([path, number, answer.statusCode, answer.json()]).toMatchObject([
        path,
        number,
        401,
        { code: 'unauthenticated' },
      ]);
    }
  },
);

it.each(['GET', 'PUT', 'DELETE'])('says so too where %s finds the thing gone with its account', async (method) => {
  const { token, user } = await signUp(server);
  const { id } = await addCampaign(server, token);
  onReached = () => removeAccount(user.id);
  const answer = await server.call(method, `/campaigns/${id}`, {
    token,
    ...(method === 'PUT' && { body: aCampaign() }),
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
});

it.each([1, 2, 3])('says that the team is gone where it goes before step %i of an upload', async (number) => {
  const { token, user } = await signUp(server);
  await givePlan(server, user.id, 'enterprise');
  const team = await addTeam(server, token);
  const hasActed = before(number, () => server.database.run('delete from workspaces where id = $1', [team.id]));
  const answer = await server.call('POST', inTeam('/images', team.id), {
    token,
    payload: await aPicture(),
    headers: { 'content-type': 'image/png' },
  });
  expect(hasActed()).toBe(true);
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { code: 'not_found', detail: 'This team doesn’t exist, or you’re not on it.' },
  ]);
});

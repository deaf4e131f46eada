import { mock } from 'node:test';
import type { WireTypes } from '../../contract/handlers';
import { addAd, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type Export = WireTypes['AccountExport'];

/** Gives an account so many copies of one ad, each changed a second after the one before. */
async function withAds(count: number): Promise<string> {
  const { token } = await signUp(server);
  await addAd(server, token);
  await server.database.run(
    `insert into ads (id, workspace_id, name, contents, artwork, headline, subheadline, body, cta, revision, created_at, updated_at)
     select gen_random_uuid(), workspace_id, name, contents, artwork, headline, subheadline, repeat('y', 5000), cta,
       revision, created_at, updated_at + n * interval '1 second'
     from ads, generate_series(2, $1::int) n`,
    [count],
  );
  return token;
}

it('holds every one of thousands of ads, the last changed first', async () => {
  const token = await withAds(1_205);
  const answer = await server.call('GET', '/auth/export', { token });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const times = answer.json<Export>().ads.map((ad) => ad.updated_at);
  expect(times).toHaveLength(1_205);
  expect(times).toEqual([...times].sort().reverse());
});

describe('over a connection', () => {
  let address: string;
  beforeAll(async () => {
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  const ask = (token: string, signal: AbortSignal | null = null) =>
    fetch(`${address}/api/auth/export`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      signal,
    });
  const countReads = () => mock.method(server.database.db, 'select');

  it('is read no further than it is taken', async () => {
    const token = await withAds(4_000);
    const reads = countReads();
    const leaving = new AbortController();
    const answer = await ask(token, leaving.signal);
    const reader = answer.body?.getReader();
    await reader?.read();
    // Many times more turns of the process than all of it would take.
    for (let turn = 0; turn < 5_000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    // Twenty megabytes are four hundred reads; the connection's own buffers hold a few megabytes.
    expect(reads.mock.callCount()).toBeLessThan(300);
    leaving.abort();
    reads.mock.restore();
  });

  it('makes room for another when the client disconnects', async () => {
    const token = await withAds(2_000);
    for (let time = 0; time < 3; time += 1) {
      const leaving = new AbortController();
      const answer = await ask(token, leaving.signal);
      await answer.body?.getReader().read();
      leaving.abort();
    }
    // An account has one export at a time, so this one waits for the end of those.
    const whole = (await (await ask(token)).json()) as Export;
    expect(whole.ads).toHaveLength(2_000);
  });
});

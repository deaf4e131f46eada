import { duringAttempt } from '../../lib/attempt';
import { newId } from '../../lib/ids';
import { addApiKey, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

const beans = { name: 'Spring beans', platform: 'google', budget: 100 };
const minute = 60_000;

const post = (token: string, path: string, key: string, body?: object) =>
  server.call('POST', path, { token, headers: { 'idempotency-key': key }, ...(body && { body }) });
const create = (token: string, key: string, body: object = beans) => post(token, '/campaigns', key, body);
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;

async function countOf(token: string): Promise<number> {
  const answer = await server.call('GET', '/campaigns', { token });
  return answer.json<unknown[]>().length;
}

describe('a call with an Idempotency-Key', () => {
  it('is done once, and told again with its answer', async () => {
    const { token } = await signUp(server);
    const first = await create(token, 'beans-1');
    const again = await create(token, 'beans-1');
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(first.body);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await countOf(token)).toBe(1);
    const other = await create(token, 'beans-2');
    expect(other.json()).not.toEqual(first.json());
    expect(await countOf(token)).toBe(2);
  });

  it('is one call for an API key and for the sessions of its maker', async () => {
    const { token } = await signUp(server);
    const { secret } = await addApiKey(server, token, { scopes: ['campaigns:write'], role: 'editor' });
    const first = await create(secret, 'beans');
    const again = await create(token, 'beans');
    expect(again.body).toBe(first.body);
    const reader = await addApiKey(server, token, { scopes: ['campaigns:read'] });
    expect(codeOf(await create(reader.secret, 'beans'))).toBe('scope_required');
  });

  it('is another one for another account', async () => {
    const [mara, sam] = [await signUp(server), await signUp(server)];
    await create(mara.token, 'beans');
    const answer = await create(sam.token, 'beans', { ...beans, name: 'Others' });
    expect(answer.statusCode).toBe(201);
    expect(await countOf(sam.token)).toBe(1);
  });

  it('is refused if anything else comes with its key', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const made = (await create(token, 'beans')).json<{ id: string }>();
    const others = [
      await create(token, 'beans', { ...beans, budget: 101 }),
      await post(token, `/campaigns?team_id=${team.id}`, 'beans', beans),
      await post(token, `/campaigns/${made.id}/duplicate`, 'beans'),
    ];
    for (const answer of others) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        detail: 'This Idempotency-Key came with another call before. Send each call with a key of its own.',
        code: 'idempotency_key_reused',
      });
    }
    expect(await countOf(token)).toBe(1);
  });

  it('is done anew after 24 hours, when housekeeping forgets it', async () => {
    const { token } = await signUp(server);
    await create(token, 'beans');
    server.clock.advance(24 * 60 * minute - 1);
    expect((await create(token, 'beans')).headers['idempotent-replayed']).toBe('true');
    server.clock.advance(1);
    expect((await create(token, 'beans', { ...beans, name: 'Other beans' })).statusCode).toBe(201);
    expect(await countOf(token)).toBe(2);
    server.clock.advance(24 * 60 * minute);
    await server.services.housekeeping.run();
    expect((await server.database.run('select * from idempotency_keys')).rows).toEqual([]);
  });

  it('may be made again after a refusal', async () => {
    const { token } = await signUp(server);
    await post(token, '/campaigns/sample-data', 'first');
    expect(codeOf(await post(token, '/campaigns/sample-data', 'second'))).toBe('sample_data_exists');
    await server.call('DELETE', '/campaigns/sample-data', { token });
    expect((await post(token, '/campaigns/sample-data', 'second')).statusCode).toBe(201);
  });

  it('has a key of 1 to 255 printable characters', async () => {
    const { token } = await signUp(server);
    for (const key of ['', 'a key', 'k'.repeat(256), 'clé']) {
      const answer = await create(token, key);
      expect([key, answer.statusCode, codeOf(answer)]).toEqual([key, 422, 'validation_failed']);
    }
    expect((await create(token, 'k'.repeat(255))).statusCode).toBe(201);
  });

  it('gives the secret of an API key again, which is stored nowhere', async () => {
    const { token } = await signUp(server);
    const body = { name: 'Nightly', scopes: ['campaigns:read'], role: 'viewer', expires_at: null };
    const first = (await post(token, '/api-keys', 'a-key', body)).json<{ secret: string }>();
    expect((await post(token, '/api-keys', 'a-key', body)).json()).toEqual(first);
    const { rows } = await server.database.run(
      "select encode(answer, 'escape') as answer, key_hash from idempotency_keys",
    );
    expect(JSON.stringify(rows)).not.toContain('csk_');
    expect(JSON.stringify(rows)).not.toContain('a-key');
  });
});

describe('the same call at once', () => {
  it('is done once; the others get its answer, or are told to wait', async () => {
    const { token } = await signUp(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(token, 'beans')));
    expect(await countOf(token)).toBe(1);
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(made.map(({ body }) => body)).size).toBe(1);
    for (const answer of answers.filter((one) => !made.includes(one))) {
      expect(answer.json()).toEqual({
        detail: 'The first call with this Idempotency-Key is still being done. Please ask again in a few seconds.',
        code: 'idempotency_in_progress',
      });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([409, '2']);
    }
    expect((await create(token, 'beans')).body).toBe(made[0]?.body);
  });

  it('is refused in a day that has seen 5,000', async () => {
    const { token, user } = await signUp(server);
    await server.database.run(
      `insert into rate_limits (key, points, expire) values ('idempotency:${user.id}', 5000, now() + interval '1 hour')`,
    );
    expect(codeOf(await create(token, 'beans'))).toBe('rate_limited');
    expect(await countOf(token)).toBe(0);
  });
});

describe('a server that was stopped', () => {
  it('between the work and its answer says that the call was done', async () => {
    const { token } = await signUp(server);
    await create(token, 'beans');
    await server.database.run(
      "update idempotency_keys set answer = null, busy_until = timestamptz '2026-11-18T10:05:00Z'",
    );
    expect(codeOf(await create(token, 'beans'))).toBe('idempotency_in_progress');
    server.clock.advance(5 * minute);
    const answer = await create(token, 'beans');
    expect(answer.statusCode).toBe(409);
    expect(codeOf(answer)).toBe('idempotency_answer_lost');
    expect(await countOf(token)).toBe(1);
  });

  it('before anything was stored does the call when it comes again', async () => {
    const { token } = await signUp(server);
    await create(token, 'beans');
    await server.database.run('delete from campaigns');
    await server.database.run(
      "update idempotency_keys set answer = null, has_stored = false, busy_until = timestamptz '2026-11-18T10:05:00Z'",
    );
    expect(codeOf(await create(token, 'beans'))).toBe('idempotency_in_progress');
    server.clock.advance(5 * minute);
    expect((await create(token, 'beans')).statusCode).toBe(201);
    expect(await countOf(token)).toBe(1);
  });
});

describe('a try', () => {
  it('stores nothing once another has taken its place', async () => {
    const { token } = await signUp(server);
    const answer = await duringAttempt({ id: newId(), isOver: false }, () =>
      server.call('POST', '/campaigns', { token, body: beans }),
    );
    expect(codeOf(answer)).toBe('idempotency_in_progress');
    expect(await countOf(token)).toBe(0);
  });

  const callOf = (accountId: string) => ({ accountId, key: 'beans', parts: ['POST', '/somewhere'] });

  it('that failed after something was stored is not made again', async () => {
    const { token, user } = await signUp(server);
    const { once } = server.services.idempotency;
    const fault = async () => {
      await server.call('POST', '/campaigns', { token, body: beans });
      throw new Error('a fault');
    };
    await expect(once(callOf(user.id), fault)).rejects.toThrow('a fault');
    await expect(once(callOf(user.id), fault)).rejects.toMatchObject({ code: 'idempotency_answer_lost' });
    expect(await countOf(token)).toBe(1);
  });

  it('that failed before is', async () => {
    const { user } = await signUp(server);
    const { once } = server.services.idempotency;
    await expect(once(callOf(user.id), () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    await expect(once(callOf(user.id), () => Promise.resolve({ status: 204 }))).resolves.toEqual({ status: 204 });
  });

  it('whose answer is longer than 64 KB, or no JSON, is not told again', async () => {
    const { user } = await signUp(server);
    const { once } = server.services.idempotency;
    for (const body of [{ text: 'x'.repeat(65_537) }, 'a,b\n1,2\n']) {
      const call = { ...callOf(user.id), key: newId() };
      const work = () => Promise.resolve({ status: 200, body });
      await expect(once(call, work)).resolves.toEqual({ status: 200, body });
      await expect(once(call, work)).rejects.toMatchObject({ code: 'idempotency_answer_lost' });
    }
  });
});

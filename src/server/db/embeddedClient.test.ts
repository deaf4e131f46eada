import { randomBytes } from 'node:crypto';
import { type PGlite, types } from '@electric-sql/pglite';
import { createEmbeddedClient, type EmbeddedClient, inTurns, timesAsDates } from './embeddedClient';

let client: PGlite;
let embedded: EmbeddedClient;
beforeAll(async () => {
  client = await createEmbeddedClient({});
  embedded = inTurns(client);
});
afterAll(() => client.close());

/** Counts how often the process got to do something else while work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isDone = true;
  return turns;
}

it('gives the process a turn after some milliseconds of queries', async () => {
  const queries = Array.from({ length: 20 }, (_, index) =>
    embedded.query('select pg_sleep(0.01), $1::int as n', [index]),
  );
  expect(await turnsDuring(Promise.all(queries))).toBeGreaterThanOrEqual(19);
  expect((await queries[19])?.rows).toMatchObject([{ n: 19 }]);
});

it('gives it a turn after some milliseconds of transactions', async () => {
  const work = Array.from({ length: 20 }, () => embedded.transaction((tx) => tx.query('select pg_sleep(0.01)')));
  expect(await turnsDuring(Promise.all(work))).toBeGreaterThanOrEqual(19);
});

it('gives it a turn between the statements of a transaction', async () => {
  const work = embedded.transaction(async (tx) => {
    for (let time = 0; time < 20; time += 1) await tx.query('select 1');
    await tx.exec('select 1');
  });
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(20);
});

it('goes on after a query that fails', async () => {
  await expect(embedded.query('select nothing')).rejects.toThrow('nothing');
  await expect(embedded.transaction((tx) => tx.query('select nothing'))).rejects.toThrow('nothing');
  expect((await embedded.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

it('keeps what runs at the same time out of a transaction', async () => {
  await embedded.exec('create table notes (word text)');
  const writing = embedded.transaction(async (tx) => {
    await tx.query(`insert into notes values ('draft')`);
    await tx.rollback();
  });
  const meanwhile = embedded.query(`insert into notes values ('kept')`);
  await Promise.all([writing, meanwhile]);
  expect((await embedded.query('select word from notes')).rows).toEqual([{ word: 'kept' }]);
});

it('reads times as text for the query builder, and as dates where they are asked for', async () => {
  const text = `select timestamptz '2026-11-21 10:00:00+00' as at`;
  const day = new Date('2026-11-21T10:00:00Z');
  expect((await embedded.query(text, [], { rowMode: 'array', parsers: {} })).rows).toEqual([
    ['2026-11-21 10:00:00+00'],
  ]);
  expect((await embedded.query(text, [], { parsers: timesAsDates })).rows).toEqual([{ at: day }]);
  expect((await embedded.exec(text, { parsers: timesAsDates })).at(-1)?.rows).toEqual([{ at: day }]);
});

describe('bytes', () => {
  const echo = async (bytes: Uint8Array) =>
    (await client.query<{ bytes: Uint8Array }>('select $1::bytea as bytes', [bytes])).rows[0]?.bytes;

  it('come back as they went in', async () => {
    const bytes = randomBytes(1_000);
    for (const sent of [bytes, bytes.subarray(3, 10), new Uint8Array(bytes), Buffer.alloc(0)]) {
      expect(Buffer.from((await echo(sent)) ?? [])).toEqual(Buffer.from(sent));
    }
  });

  it('are written and read in a fraction of the time that the client takes by itself', () => {
    const bytes = randomBytes(4_194_304);
    // At best of three: garbage that others left may be collected meanwhile.
    const best = (work: () => unknown) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const before = process.cpuUsage();
          work();
          return process.cpuUsage(before).user;
        }),
      );
    const text = client.serializers[types.BYTEA]?.(bytes) ?? '';
    const own = best(() => client.serializers[types.BYTEA]?.(bytes)) + best(() => client.parsers[types.BYTEA]?.(text));
    const theirs = best(() => types.serializers[types.BYTEA]?.(bytes)) + best(() => types.parsers[types.BYTEA]?.(text));
    expect(own).toBeLessThan(theirs / 4);
  });
});

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '../testing/silentLog';
import { onServer, restoreEmbedded } from '../testing/testDatabase';
import { resources } from '../testing/testResources';
import { waitUntil } from '../testing/waitUntil';
import { backUpNightly, prepareRestore, requestBackup, takeRestored } from './backups';
import type { Database } from './connect';
import { openDatabase } from './openDatabase';

let folder: string;
let database: Database;

const open = (dataDir: string) =>
  openDatabase({
    databaseUrl: undefined,
    dataDir,
    makeDatabase: 'no such program',
    onLost: () => undefined,
    migrationsDir: resources.migrations,
    log: silentLog,
  });

const wordsIn = async (from: Database) =>
  (await from.run('select word from notes order by word')).rows.map(({ word }) => String(word));

const nothingToCheck = () => Promise.resolve();

// A server's keeper backs it up with its own programs.
(onServer ? describe.skip : describe)('backups', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
    await (await restoreEmbedded(path.join(folder, 'database'))).close();
    database = await open(folder);
    await database.run('create table notes (word text)');
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('hold everything that was stored before, and may be made and restored while everything goes on', async () => {
    await database.run(`insert into notes values ('a')`);
    const file = path.join(folder, 'one.tar.gz');
    let isMade = false;
    const making = database.backUp?.(file).then(() => (isMade = true));
    const writeOn = async () => {
      for (let count = 0; !isMade; count++) await database.run(`insert into notes values ($1)`, [`b${count}`]);
    };
    await Promise.all([making, writeOn()]);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const other = path.join(folder, 'other');
    await prepareRestore(other, file, nothingToCheck);
    await takeRestored(other, path.join(other, 'database'), new Date());
    const restored = await open(other);
    expect(await wordsIn(restored)).toContain('a');
    await restored.close();
  }, 60_000);

  it('take the place of what is there at the next start, and keep it', async () => {
    const before = await wordsIn(database);
    const file = path.join(folder, 'two.tar.gz');
    await database.backUp?.(file);
    await database.run(`insert into notes values ('regretted')`);
    await prepareRestore(folder, file, nothingToCheck);
    expect(await wordsIn(database)).toContain('regretted');
    await database.close();
    database = await open(folder);
    expect(await wordsIn(database)).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.startsWith('database.before-'))).toHaveLength(1);
  }, 60_000);

  it.each([
    ['no-such-file', /^There is no file /],
    ['nonsense', /is not a backup of this product, or it is damaged/],
  ])('leave everything as it is where the file is %s', async (name, message) => {
    await writeFile(path.join(folder, 'nonsense'), 'this is no archive');
    await expect(prepareRestore(folder, path.join(folder, name), nothingToCheck)).rejects.toThrow(message);
    expect((await readdir(folder)).filter((entry) => /restored|part/.test(entry))).toEqual([]);
  });

  it('are refused where the file does not open', async () => {
    const file = path.join(folder, 'three.tar.gz');
    await database.backUp?.(file);
    const failing = () => Promise.reject(new Error('does not open'));
    await expect(prepareRestore(folder, file, failing)).rejects.toThrow('does not open');
    expect((await readdir(folder)).filter((entry) => /restored|part/.test(entry))).toEqual([]);
  }, 60_000);

  it('are made by the process that has the database open when another one asks', async () => {
    const file = path.join(folder, 'four.tar.gz');
    const answer = await requestBackup(folder, 'id-1', file);
    await waitUntil(() => stat(answer).then(Boolean, () => false));
    expect(JSON.parse(await readFile(answer, 'utf8'))).toEqual({ file });
    expect((await stat(file)).size).toBeGreaterThan(100_000);
    const impossible = await requestBackup(folder, 'id-2', '/dev/null/x.tar.gz');
    await waitUntil(() => stat(impossible).then(Boolean, () => false));
    expect(JSON.parse(await readFile(impossible, 'utf8'))).toEqual({ error: expect.any(String) });
  }, 60_000);

  it('of the last seven nights are kept', async () => {
    const alone = (work: () => Promise<void>) => work();
    const small = path.join(folder, 'small');
    await prepareRestore(small, path.join(folder, 'four.tar.gz'), nothingToCheck);
    const nights = { dataDir: small, folder: path.join(small, 'database.restored/global'), alone };
    for (let day = 10; day < 20; day++) await backUpNightly(nights, new Date(`2026-11-${day}T03:17:00Z`));
    await writeFile(path.join(small, 'backups/mine.tar.gz'), '');
    await backUpNightly(nights, new Date('2026-11-20T03:17:00Z'));
    const kept = [14, 15, 16, 17, 18, 19, 20].map((day) => `nightly-2026-11-${day}.tar.gz`);
    expect((await readdir(path.join(small, 'backups'))).sort()).toEqual(['mine.tar.gz', ...kept]);
  }, 60_000);

  it('come with a vacuum, so that the room of deleted rows is used again', async () => {
    const size = async () => {
      const { rows } = await database.run(`select pg_total_relation_size('notes')::int as bytes`);
      return Number(rows[0]?.bytes);
    };
    // Random, so that it can't be compressed.
    const fill = () =>
      database.run(
        `insert into notes select string_agg(md5(random()::text || n), '') from generate_series(1, 60000) as n`,
      );
    await fill();
    const filled = await size();
    for (let round = 0; round < 3; round++) {
      await database.run('delete from notes where length(word) > 100');
      await database.maintain(new Date());
      await fill();
    }
    expect(await size()).toBeLessThan(1.5 * filled);
  }, 60_000);
});

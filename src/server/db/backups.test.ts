import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create, extract } from 'tar';
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
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('hold everything that was stored before, and may be made and restored while everything goes on', async () => {
    await database.run(`insert into notes values ('a')`);
    const file = path.join(folder, 'one.tar.gz');
    let isMade = false;
    const making = database.backUp?.(file).then(() => (isMade = true));
    // Until the last copy waits for a calm moment; a database that is never calm gets its copy after a minute.
    const writeOn = async () => {
      for (let count = 0; !isMade && count < 2_000; count++)
        await database.run(`insert into notes values ($1)`, [`b${count}`]);
    };
    await Promise.all([making, writeOn()]);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const other = path.join(folder, 'other');
    await prepareRestore(other, file, nothingToCheck);
    await takeRestored(other, path.join(other, 'database'), new Date());
    const restored = await open(other);
    expect(await wordsIn(restored)).toContain('a');
    await restored.close();
  });

  it('are whole where two are made at the same time, as at night and by hand', async () => {
    const files = ['night.tar.gz', 'hand.tar.gz'].map((name) => path.join(folder, name));
    await Promise.all(files.map(async (file) => database.backUp?.(file)));
    for (const [index, file] of files.entries()) {
      await prepareRestore(path.join(folder, `of-two-${index}`), file, nothingToCheck);
    }
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('leave nothing where their process is ended in the middle, once the next one has started', async () => {
    await database.close();
    await mkdir(path.join(folder, 'backup.7.part', 'database'), { recursive: true });
    database = await open(folder);
    expect(await readdir(folder)).not.toContain('backup.7.part');
  });

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
  });

  it.each([
    ['no-such-file', /^There is no file /],
    ['nonsense', /nonsense is not a backup of this product/],
  ])('leave everything as it is where the file is %s', async (name, message) => {
    await writeFile(path.join(folder, 'nonsense'), 'this is no archive');
    await expect(prepareRestore(folder, path.join(folder, name), nothingToCheck)).rejects.toThrow(message);
    expect((await readdir(folder)).filter((entry) => /restored|part/.test(entry))).toEqual([]);
  });

  /** A backup that nobody changes: to make one takes seconds of the processor. */
  const wholeBackup = (): Promise<string> => (made ??= makeBackup());
  let made: Promise<string> | undefined;
  async function makeBackup(): Promise<string> {
    const file = path.join(folder, 'whole.tar.gz');
    await database.backUp?.(file);
    return file;
  }

  /** Packs the parts of a backup anew after a change. Returns the file. */
  async function repack(name: string, parts: string[], change: (unpacked: string) => Promise<void>): Promise<string> {
    const unpacked = path.join(folder, `${name}-unpacked`);
    await mkdir(unpacked);
    await extract({ file: await wholeBackup(), cwd: unpacked });
    await change(unpacked);
    const file = path.join(folder, `${name}.tar.gz`);
    await create({ gzip: { level: 1 }, file, cwd: unpacked, portable: true }, parts);
    return file;
  }

  it('are refused where the file ends too early, and everything stays as it is', async () => {
    const file = path.join(folder, 'cut.tar.gz');
    await copyFile(await wholeBackup(), file);
    await truncate(file, Math.floor(0.9 * (await stat(file)).size));
    await expect(prepareRestore(folder, file, nothingToCheck)).rejects.toThrow(
      `The backup is damaged: ${file}. Nothing was changed.`,
    );
    expect((await readdir(folder)).filter((entry) => /restored|part/.test(entry))).toEqual([]);
  });

  it('are refused where one byte of a table is another one', async () => {
    const { rows } = await database.run(`select pg_relation_filepath('notes') as path`);
    const file = await repack('flipped', ['checksums.json', 'database'], async (unpacked) => {
      const table = path.join(unpacked, 'database', String(rows[0]?.path));
      const bytes = await readFile(table);
      bytes[bytes.length - 1] = 255 - (bytes.at(-1) ?? 0);
      await writeFile(table, bytes);
    });
    await expect(prepareRestore(folder, file, nothingToCheck)).rejects.toThrow(`The backup is damaged: ${file}.`);
  });

  it('of versions that had no checksums are restored', async () => {
    const file = await repack('earlier', ['database'], () => Promise.resolve());
    const other = path.join(folder, 'from-earlier');
    await prepareRestore(other, file, nothingToCheck);
    expect(await readdir(other)).toEqual(['database.restored']);
  });

  it('are refused where the file does not open', async () => {
    const file = await wholeBackup();
    const failing = () => Promise.reject(new Error('does not open'));
    await expect(prepareRestore(folder, file, failing)).rejects.toThrow(`The backup is damaged: ${file}.`);
    expect((await readdir(folder)).filter((entry) => /restored|part/.test(entry))).toEqual([]);
  });

  it('are made by the process that has the database open when another one asks', async () => {
    const file = path.join(folder, 'four.tar.gz');
    const answer = await requestBackup(folder, 'id-1', file);
    await waitUntil(() => stat(answer).then(Boolean, () => false));
    expect(JSON.parse(await readFile(answer, 'utf8'))).toEqual({ file });
    expect((await stat(file)).size).toBeGreaterThan(100_000);
    const impossible = await requestBackup(folder, 'id-2', '/dev/null/x.tar.gz');
    await waitUntil(() => stat(impossible).then(Boolean, () => false));
    expect(JSON.parse(await readFile(impossible, 'utf8'))).toEqual({ error: expect.any(String) });
  });

  it('of the last seven nights are kept', async () => {
    const alone = (work: () => Promise<void>) => work();
    const small = path.join(folder, 'small');
    await mkdir(path.join(small, 'database'), { recursive: true });
    const nights = { dataDir: small, folder: path.join(small, 'database'), alone };
    for (let day = 10; day < 20; day++) await backUpNightly(nights, new Date(`2026-11-${day}T03:17:00Z`));
    await writeFile(path.join(small, 'backups/mine.tar.gz'), '');
    await backUpNightly(nights, new Date('2026-11-20T03:17:00Z'));
    const kept = [14, 15, 16, 17, 18, 19, 20].map((day) => `nightly-2026-11-${day}.tar.gz`);
    expect((await readdir(path.join(small, 'backups'))).sort()).toEqual(['mine.tar.gz', ...kept]);
  });

  it('come with a vacuum though no backup can be made, which is told', async () => {
    const nights = path.join(folder, 'backups');
    await rm(nights, { recursive: true, force: true });
    await writeFile(nights, 'in the way');
    await database.run('create table vacuumed (word text)');
    await database.run(`insert into vacuumed select 'word' from generate_series(1, 100)`);
    await expect(database.maintain(new Date())).rejects.toThrow(/EEXIST|ENOTDIR/);
    const { rows } = await database.run(`select reltuples::int as counted from pg_class where relname = 'vacuumed'`);
    expect(rows).toEqual([{ counted: 100 }]);
    await rm(nights);
  });

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
    await database.run('delete from notes where length(word) > 100');
    await database.maintain(new Date());
    await fill();
    expect(await size()).toBeLessThan(1.5 * filled);
  });
});

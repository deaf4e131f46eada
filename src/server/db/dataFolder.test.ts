import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFault, hasDatabase, prepareDataDir } from './dataFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

it('makes the data folder for its owner alone', async () => {
  const dataDir = path.join(folder, 'a', 'b');
  await prepareDataDir(dataDir);
  expect(await modeOf(dataDir)).toBe('700');
});

it('takes a data folder from everybody else', async () => {
  await chmod(folder, 0o755);
  await prepareDataDir(folder);
  expect(await modeOf(folder)).toBe('700');
});

it('refuses a file, and what lies below one', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(prepareDataDir(file)).rejects.toThrow(`DATA_DIR ${file} is a file. Set DATA_DIR to a folder.`);
  await expect(prepareDataDir(path.join(file, 'x'))).rejects.toThrow(/is a file, or lies below one/);
});

it.each([
  ['EACCES', 'may not be read and written by this user'],
  ['EROFS', 'is on a disk that can only be read'],
  ['ENOSPC', 'is on a full disk'],
  ['EPERM', 'belongs to another user'],
])('says what %s means', (code, words) => {
  expect(describeFault('/data', Object.assign(new Error('…'), { code }))).toMatchObject({
    message: expect.stringMatching(`^DATA_DIR /data ${words}`),
  });
});

describe('the database in it', () => {
  const database = () => path.join(folder, 'database');

  it('is to be made where there is none, or nothing yet', async () => {
    expect(await hasDatabase(folder, database())).toBe(false);
    await mkdir(database());
    expect(await hasDatabase(folder, database())).toBe(false);
  });

  it('is known by its version', async () => {
    await mkdir(database());
    await writeFile(path.join(database(), 'PG_VERSION'), '18\n');
    expect(await hasDatabase(folder, database())).toBe(true);
    await writeFile(path.join(database(), 'PG_VERSION'), '15\n');
    await expect(hasDatabase(folder, database())).rejects.toThrow(/holds a database of version 15/);
  });

  it('is not made among the files of somebody else', async () => {
    await mkdir(database());
    await writeFile(path.join(database(), 'notes.txt'), 'mine');
    await expect(hasDatabase(folder, database())).rejects.toThrow(/has a folder database that holds no database/);
  });
});

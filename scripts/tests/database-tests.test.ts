import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseTests } from './database-tests';
import { captureCommand, tool } from '../run-command';

it('the run on PostgreSQL takes what opens a database and says something of it, by whichever way, and nothing else', async () => {
  const { output } = await captureCommand(tool('jest'), [...databaseTests, '--listTests']);
  const files = output.split('\n').map((file) => path.basename(file));
  expect(files).toEqual(
    expect.arrayContaining(['auth.api.test.ts', 'database.api.test.ts', 'permissions.api.test.ts']),
  );
  for (const other of ['turns.test.ts', 'libraryDrawings.test.ts', 'nastyTexts.api.test.ts', 'api-client.test.ts']) {
    expect(files).not.toContain(other);
  }
});

it('nothing but the test database knows on which database the tests run', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const knowing = await Promise.all(
    files.map(async (file) =>
      (await readFile(path.join('src', file), 'utf8')).includes('TEST_DATABASE') ? [file] : [],
    ),
  );
  expect(knowing.flat()).toEqual(['server/testing/testDatabase.ts']);
});

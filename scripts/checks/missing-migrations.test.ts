import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderDigest, missingMigrations } from './missing-migrations';

const tables = 'src/server/db/tables/*.ts';
const migrations = 'src/server/db/migrations';
let scratch: string;

beforeEach(async () => {
  // Below the repository, where the generator finds its packages.
  await mkdir('.cache', { recursive: true });
  scratch = await mkdtemp(path.join('.cache', 'missing-migrations-'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

it('finds nothing missing where tables and migrations are in step', async () => {
  expect(await missingMigrations({ tables: [tables], migrations, scratch })).toEqual([]);
});

it('finds what has no migration yet, and writes nothing into the source', async () => {
  const added = path.join(scratch, 'added.ts');
  await writeFile(
    added,
    `import { pgTable, text } from 'drizzle-orm/pg-core';\nexport const added = pgTable('added', { words: text('words') });\n`,
  );
  const before = await folderDigest(migrations);
  expect(await missingMigrations({ tables: [tables, added], migrations, scratch })).toEqual([
    'The tables differ from the migrations. Run npm run generate:migration.',
  ]);
  expect(await folderDigest(migrations)).toBe(before);
});

import { createHash } from 'node:crypto';
import { cp, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { captureCommand, tool } from '../run-command';

interface Schema {
  /** Patterns of the files that define tables. */
  tables: string[];
  /** The folder of migrations, which is left as it is. */
  migrations: string;
  /** A folder below the repository for the copy that the generator writes into. */
  scratch: string;
}

/** Lets the migration generator write into a copy: with tables and migrations in step it has nothing to add. */
export async function missingMigrations({ tables, migrations, scratch }: Schema): Promise<string[]> {
  const copy = path.join(scratch, 'migrations');
  await cp(migrations, copy, { recursive: true });
  const before = await folderDigest(copy);
  const { code, output } = await captureCommand(
    tool('drizzle-kit'),
    ['generate', '--config', 'scripts/generation/drizzle.config.ts'],
    // From the repository, as the generator puts a dot before it.
    { env: { ...process.env, TABLES: tables.join(), MIGRATIONS_DIR: path.relative('.', copy) } },
  );
  if (code !== 0) return [`The migration generator failed: ${output}`];
  const isSame = (await folderDigest(copy)) === before;
  return isSame ? [] : ['The tables differ from the migrations. Run npm run generate:migration.'];
}

/** A digest of every file below a folder. */
export async function folderDigest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resources } from './testResources';

interface Journal {
  entries: { tag: string }[];
}

/**
 * Copies the migrations up to one whose name ends with `tag`, that one included or not, into a folder that is the
 * caller's to remove. Throws where there is no such migration: a test of none of them would pass for nothing.
 */
export async function earlierMigrations(tag: string, { included }: { included: boolean }): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await cp(resources.migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex((entry) => entry.tag.endsWith(tag));
  if (at < 0) throw new Error(`There is no migration ${tag}.`);
  const entries = journal.entries.slice(0, included ? at + 1 : at);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

import { createHash } from 'node:crypto';
import { cp, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { generatedFiles, writeGeneratedFiles } from './generated-code';
import { captureCommand } from './run-command';

/** Fails when the contract is not valid, or when code or migrations differ from what would be generated from it. */
const scratch = '.cache/generated-check';
const migrations = 'src/server/db/migrations';

async function contractProblems(): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(
    parse(await readFile('openapi.yaml', 'utf8')) as Record<string, unknown>,
  );
  return valid ? [] : [`openapi.yaml is not a valid OpenAPI document: ${JSON.stringify(errors)}`];
}

async function driftedFiles(): Promise<string[]> {
  await writeGeneratedFiles(scratch);
  const drifted: string[] = [];
  for (const file of Object.values(generatedFiles)) {
    const [committed, fresh] = await Promise.all([readFile(file, 'utf8'), readFile(path.join(scratch, file), 'utf8')]);
    if (committed !== fresh) drifted.push(`${file} is not what openapi.yaml says. Run npm run generate:api.`);
  }
  return drifted;
}

/** Lets the migration generator write into a copy: with tables and migrations in step it has nothing to add. */
async function missingMigrations(): Promise<string[]> {
  const copy = path.join(scratch, 'migrations');
  await cp(migrations, copy, { recursive: true });
  const before = await folderDigest(copy);
  const { code, output } = await captureCommand(
    'npx',
    ['drizzle-kit', 'generate', '--config', 'scripts/drizzle.config.ts'],
    {
      env: { ...process.env, MIGRATIONS_DIR: copy },
    },
  );
  if (code !== 0) return [`The migration generator failed: ${output}`];
  const isSame = (await folderDigest(copy)) === before;
  return isSame ? [] : ['The tables differ from the migrations. Run npm run generate:migration.'];
}

async function folderDigest(folder: string): Promise<string> {
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

await rm(scratch, { recursive: true, force: true });
const problems = (await Promise.all([contractProblems(), driftedFiles(), missingMigrations()])).flat();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { writeGeneratedFiles } from '../generation/generated-code';
import { missingMigrations } from './missing-migrations';

/** Fails when the contract is not valid, or when code or migrations differ from what would be generated from it. */
const scratch = '.cache/generated-check';
const tables = ['./src/server/db/tables/*.ts'];
const migrations = 'src/server/db/migrations';

async function contractProblems(): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(
    parse(await readFile('openapi.yaml', 'utf8')) as Record<string, unknown>,
  );
  return valid ? [] : [`openapi.yaml is not a valid OpenAPI document: ${JSON.stringify(errors)}`];
}

async function driftedFiles(): Promise<string[]> {
  const files = await writeGeneratedFiles(scratch);
  const drifted: string[] = [];
  for (const file of files) {
    const [committed, fresh] = await Promise.all([readFile(file, 'utf8'), readFile(path.join(scratch, file), 'utf8')]);
    if (committed !== fresh) drifted.push(`${file} is not what openapi.yaml says. Run npm run generate:api.`);
  }
  return [...drifted, ...(await leftFiles(files))];
}

/** Files of a tag that the contract no longer has. */
async function leftFiles(files: string[]): Promise<string[]> {
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => path.posix.join(folder, name))),
  );
  const left = found.flat().filter((file) => !files.includes(file));
  return left.map((file) => `${file} is generated from nothing in openapi.yaml. Remove it.`);
}

await rm(scratch, { recursive: true, force: true });
const reason = (error: unknown) => [error instanceof Error ? error.message : String(error)];
const checks = [contractProblems(), driftedFiles(), missingMigrations({ tables, migrations, scratch })];
// What can't be generated at all is a problem like any other, and its stack tells nothing about the contract.
const problems = new Set((await Promise.all(checks.map((check) => check.catch(reason)))).flat());
for (const problem of problems) console.error(problem);
process.exitCode = problems.size > 0 ? 1 : 0;

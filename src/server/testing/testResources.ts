import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findResources } from '../resourcePaths';

const found = findResources(path.resolve('src/server'));

/** The server's files as tests find them, which run from its source. */
export const resources = { ...found, contractJson: await contractAsJson(found.contract) };

/** The contract as JSON, which is read in no time; each state of it is parsed once for all tests. */
async function contractAsJson(contract: string): Promise<string> {
  const text = readFileSync(contract, 'utf8');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = path.resolve('.cache', `test-contract-${digest}.json`);
  if (existsSync(file)) return file;
  const { parse } = await import('yaml');
  mkdirSync(path.dirname(file), { recursive: true });
  // Written aside and renamed, because several workers may do this at the same time.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(parse(text)));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

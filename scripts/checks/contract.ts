import { copyFile, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { breaksBetween } from './contract-breaks';

/**
 * Fails where the contract breaks the clients of the released one, unless the next release's section in CHANGELOG.md
 * names each operation that breaks. With `--release` the contract becomes the released one.
 */
const released = 'scripts/checks/released-contract.yaml';

const read = async (file: string) => parse(await readFile(file, 'utf8')) as { info: { version: string } };

/** What the changelog says of what is not released yet. */
function unreleased(changelog: string): string {
  const [, section = ''] = changelog.split(/^## Unreleased$/m);
  return section.split(/^## /m)[0] ?? '';
}

async function check(): Promise<number> {
  const breaks = breaksBetween(await read(released), await read('openapi.yaml'));
  const said = unreleased(await readFile('CHANGELOG.md', 'utf8'));
  const silent = new Set(breaks.map(({ operation }) => operation).filter((name) => !said.includes(`\`${name}\``)));
  if (breaks.length > 0) console.table(breaks);
  if (silent.size === 0) return 0;
  console.error(
    `These operations break clients of the released contract, and "Unreleased" in CHANGELOG.md doesn't name them: ${[...silent].join(', ')}`,
  );
  return 1;
}

async function release(): Promise<number> {
  const { version } = (await read('openapi.yaml')).info;
  if (!(await readFile('CHANGELOG.md', 'utf8')).includes(`\n## ${version} `)) {
    console.error(`CHANGELOG.md has no section "## ${version} (date)", the version in openapi.yaml.`);
    return 1;
  }
  await copyFile('openapi.yaml', released);
  return 0;
}

process.exitCode = await (process.argv.includes('--release') ? release() : check());

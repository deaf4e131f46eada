import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIfStale } from '../build/build-product';
import { findBrowser } from './find-browser';
import { runCommand, tool } from '../run-command';

/**
 * Builds what is out of date and runs the browser tests against the real server. Arguments go to Playwright. What the
 * page showed when a test failed is printed after them: on a machine that is gone afterwards, nothing else is left.
 */
const browser = await findBrowser();
const settings = ['--config', 'scripts/tests/playwright.config.ts', ...process.argv.slice(2)];
const env = { ...process.env, CHROME_PATH: browser };
const outcome = (await buildIfStale()) ? await runCommand(tool('playwright'), ['test', ...settings], { env }) : 1;
if (outcome !== 0) await printPages('.cache/browser-tests');
process.exitCode = outcome;

/** Playwright clears the folder at its start, and keeps each failed test's page there as a tree of roles and names. */
async function printPages(folder: string) {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  for (const file of files.filter((name) => name.endsWith('error-context.md'))) {
    const [, tree = 'no page'] = /^```yaml\n(.*?)^```/ms.exec(await readFile(path.join(folder, file), 'utf8')) ?? [];
    console.log(`\nThe page in ${path.dirname(file)}\n\n${tree}`);
  }
}

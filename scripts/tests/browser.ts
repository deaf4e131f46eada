import { buildIfStale } from '../build/build-product';
import { findBrowser } from './find-browser';
import { runCommand, tool } from '../run-command';

/** Builds what is out of date and runs the browser tests against the real server. Arguments go to Playwright. */
const browser = await findBrowser();
const settings = ['--config', 'scripts/tests/playwright.config.ts', ...process.argv.slice(2)];
const env = { ...process.env, CHROME_PATH: browser };
process.exitCode = (await buildIfStale()) ? await runCommand(tool('playwright'), ['test', ...settings], { env }) : 1;

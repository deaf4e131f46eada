import { findBrowser } from './find-browser';
import { runCommand } from './run-command';

/** Builds what is out of date and runs the browser tests against the real server. Arguments go to Playwright. */
const browser = await findBrowser();
const built = await runCommand('npx', ['tsx', 'scripts/build.ts']);
process.exitCode =
  built ||
  (await runCommand(
    'npx',
    ['playwright', 'test', '--config', 'scripts/playwright.config.ts', ...process.argv.slice(2)],
    {
      env: { ...process.env, CHROME_PATH: browser },
    },
  ));

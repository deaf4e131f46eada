import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../run-command';

/** The shell first: the same engine without the parts of a window, so that a test takes little more than half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Finds a Chromium: `CHROME_PATH`, one on the PATH, Playwright's own. Where there is none it installs one by what the
 * machine allows. Throws one line that says what to install where nothing works.
 */
export async function findBrowser(): Promise<string> {
  const found = presentBrowser();
  if (found) return found;
  await installBrowser();
  const installed = presentBrowser();
  if (installed) return installed;
  throw new Error('No browser was found. Install chromium or set CHROME_PATH to one.');
}

function presentBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  const candidates = [process.env.CHROME_PATH, ...onPath, chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

async function installBrowser(): Promise<void> {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    await runCommand('apt-get', ['update', '--quiet']);
    await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    await runCommand('npx', ['playwright', 'install', 'chromium']);
  }
}

import { defineConfig } from '@playwright/test';

const results = process.env.TEST_RESULTS;

/** Chromium is started without what phones home: on a closed network those connections pile up. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * No page of a test lives long enough to earn back what its code costs to optimize: without, the pages take the
 * processor a quarter less, even where it looks for violations.
 */
const notOptimized = '--js-flags=--no-maglev --no-turbofan';

export default defineConfig({
  testDir: '../../src/browser-tests',
  testMatch: '**/*.browser.ts',
  globalSetup: '../../src/browser-tests/sharedServers.ts',
  // No test knows of another, in one file or in two; else the last file's would be waited for one by one.
  fullyParallel: true,
  outputDir: '../../.cache/browser-tests',
  // One more than most machines have processors: half of a walk waits for the server or for a timer.
  workers: 3,
  retries: 0,
  // However slow the machine: what comes is waited for no longer than it takes.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: results ? [['list'], ['json', { outputFile: `${results}/browser.json` }]] : 'list',
  use: {
    actionTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: [...quiet, notOptimized] },
  },
});

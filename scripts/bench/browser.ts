import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { makeAccount } from '../../src/browser-tests/account';
import { findBrowser } from '../tests/find-browser';

/** The browser that every measurement of the client is made in. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
}

export type SignedInContext = { context: BrowserContext; token: string };

/** A fresh profile in which a new account of the server at `baseURL` is signed in. */
export async function signedInContext(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<SignedInContext> {
  const context = await browser.newContext(options);
  const { token } = await makeAccount(context.request);
  await context.addInitScript(`localStorage.setItem('token', '${token}')`);
  return { context, token };
}

export type AuditedBrowser = { context: BrowserContext; port: number; close: () => Promise<void> };

/** A browser that others may drive too, through a port that it chooses. */
export async function launchAuditedBrowser(baseURL: string): Promise<AuditedBrowser> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    baseURL,
    args: ['--no-sandbox', '--remote-debugging-port=0'],
  });
  const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return {
    context,
    port: Number(port),
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { addApiKey, signUp } from '../../src/server/testing/builders';
import { useTestServer } from '../../src/server/testing/testServer';
import { writeApiClient } from './api-client';

const run = promisify(execFile);
const server = useTestServer({ config: { defaultPlan: 'business' } });

const program = `
import { createClient } from 'campaign-studio-client';

const studio = createClient({ url: process.env.STUDIO_URL ?? '', key: process.env.STUDIO_KEY ?? '' });
const made = await studio.POST('/campaigns', { body: { name: 'Spring beans', platform: 'google', budget: 1200 } });
const at = { params: { path: { id: made.data?.id ?? '' } } };
const day = { date: '2026-11-17', impressions: 4210, clicks: 96, conversions: 4, spent: 61.4, revenue: 208 };
const stored = await studio.PUT('/campaigns/{id}/metrics', { ...at, body: [day] });
const read = await studio.GET('/campaigns/{id}', at);
const list = await studio.GET('/campaigns', { params: { query: { search: 'beans', limit: 1 } } });
const refused = await studio.POST('/campaigns', { body: { name: '', platform: 'google', budget: 1 } });
console.log(JSON.stringify([made.response.status, stored.response.status, read.data?.spent, list.data?.length, refused.error?.code]));
`;

/** What the contract doesn't have does not compile. */
const wrong = `
import { createClient } from 'campaign-studio-client';

const studio = createClient({ url: '', key: '' });
// @ts-expect-error: no such operation
void studio.GET('/campaign');
// @ts-expect-error: no such platform
void studio.POST('/campaigns', { body: { name: 'Spring beans', platform: 'myspace', budget: 1 } });
`;

it.each([
  ['the contract', 'openapi.yaml'],
  ['the released contract', 'scripts/checks/released-contract.yaml'],
])('of %s is installed into an empty folder without a network, and calls the running server', async (_of, contract) => {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const { token } = await signUp(server);
  const { secret } = await addApiKey(server, token, { scopes: ['campaigns:write', 'numbers:write'], role: 'editor' });
  const folder = await mkdtemp(path.join(tmpdir(), 'api-client-'));
  try {
    await writeApiClient(path.join(folder, 'built'), contract);
    const { stdout: packed } = await run('npm', ['pack', '--silent', './built'], { cwd: folder });
    const app = path.join(folder, 'app');
    await writeApp(app);
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `../${packed.trim()}`], { cwd: app });
    const typescript = path.resolve('node_modules/typescript/bin/tsc');
    const options = '--strict --noEmit --module nodenext --target es2022 --lib es2022,dom';
    await run(process.execPath, [typescript, ...options.split(' '), 'program.mts', 'wrong.mts'], { cwd: app }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout);
      },
    );
    const { stdout } = await run(process.execPath, ['program.mjs'], {
      cwd: app,
      env: { ...process.env, STUDIO_URL: `http://127.0.0.1:${port}/`, STUDIO_KEY: secret },
    });
    expect(JSON.parse(stdout)).toEqual([201, 200, 61.4, 1, 'validation_failed']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function writeApp(folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  await writeFile(
    path.join(folder, 'program.mts'),
    `declare const process: { env: Record<string, string | undefined> };${program}`,
  );
  await writeFile(path.join(folder, 'program.mjs'), program);
  await writeFile(path.join(folder, 'wrong.mts'), wrong);
}

import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { WireTypes } from './server/contract/handlers';
import { addApiKey, signUp } from './server/testing/builders';
import { useTestServer } from './server/testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The guide's examples, one after the other, where Node finds the packages that they import. */
async function examples(): Promise<string> {
  const guide = await readFile('docs/api.md', 'utf8');
  const blocks = [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
  const program = path.resolve('.cache', 'api-guide.mjs');
  await mkdir(path.dirname(program), { recursive: true });
  await writeFile(program, blocks.join('\n'));
  return program;
}

/** Does something again and again until `ended` has. */
async function meanwhile<T>(ended: Promise<T>, work: () => Promise<void>): Promise<T> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  ended.then(end, end);
  while (!hasEnded) {
    await work();
    await pause(50);
  }
  return ended;
}

it('the examples of docs/api.md run as they stand, from a key to a verified webhook', async () => {
  server.clock.set(new Date().toISOString());
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const { token } = await signUp(server);
  const { secret } = await addApiKey(server, token, { scopes: ['campaigns:write', 'numbers:write'], role: 'editor' });
  const receiverPort = await freePort();
  const added = await server.call('POST', '/webhooks', {
    token,
    body: { url: `http://127.0.0.1:${receiverPort}/hooks`, events: ['campaign.status_changed'] },
  });

  const { webhook, secret: signingSecret } = added.json<WireTypes['CreatedWebhook']>();
  const program = promisify(execFile)(process.execPath, [await examples()], {
    env: {
      ...process.env,
      STUDIO_URL: `http://127.0.0.1:${port}`,
      STUDIO_KEY: secret,
      STUDIO_WEBHOOK_SECRET: signingSecret,
      RECEIVER_PORT: String(receiverPort),
    },
  });
  const { stdout } = await meanwhile(program, () => server.services.webhookDelivery.deliver(webhook.id));

  expect(stdout).toMatch(/^Created Spring beans with the id [\da-f-]{36}$/m);
  expect(stdout).toContain("field: 'budget'");
  expect(stdout).toMatch(/^Spring beans was paused$/m);
});

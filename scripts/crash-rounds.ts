import { RunningServer } from '../src/browser-tests/server';

/**
 * Kills the server with -9 while it writes, again and again, and looks for every write that it acknowledged. Prints
 * the count; fails when one is lost or the database does not open again.
 */
const rounds = Number(process.argv[2] ?? 20);
const writers = 8;

type Api = (path: string, body?: object) => Promise<Response>;

function apiOf(url: string, token: string): Api {
  return (path, body) =>
    fetch(`${url}/api${path}`, {
      headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
}

/** Writes until the server is gone; keeps the ids that were acknowledged. */
async function writeUntilGone(api: Api, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const response = await api('/campaigns', { name: 'Crash', platform: 'google', budget: 1 }).catch(() => undefined);
    const created = await response?.json().catch(() => undefined);
    if (!response?.ok || !created) return;
    acknowledged.add((created as { id: string }).id);
  }
}

async function storedIds(api: Api): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += 200) {
    const page = (await (await api(`/campaigns?limit=200&offset=${offset}`)).json()) as { id: string }[];
    for (const { id } of page) ids.add(id);
    if (page.length < 200) return ids;
  }
}

const server = await RunningServer.start({ DEFAULT_PLAN: 'enterprise', LOG_LEVEL: 'warn' });
const acknowledged = new Set<string>();
let lost = 0;
try {
  const registered = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'crash@northfold.example', password: 'correct horse', full_name: 'Crash' }),
  });
  const { access_token } = (await registered.json()) as { access_token: string };
  const api = apiOf(server.url, access_token);
  for (let round = 1; round <= rounds; round += 1) {
    const writing = Array.from({ length: writers }, () => writeUntilGone(api, acknowledged));
    await new Promise((resolve) => {
      setTimeout(resolve, 300 + Math.random() * 700);
    });
    await server.kill('SIGKILL');
    await Promise.all(writing);
    await server.run();
    const stored = await storedIds(api);
    lost = [...acknowledged].filter((id) => !stored.has(id)).length;
    console.log(`round ${round}: ${acknowledged.size} acknowledged, ${stored.size} stored, ${lost} lost`);
    if (lost > 0) break;
  }
} finally {
  await server.dispose();
}
process.exitCode = lost > 0 ? 1 : 0;

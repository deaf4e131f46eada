import { aRegistration } from '../testing/builders';
import { trustedProxies } from './trustedProxies';
import { startTestServer, type TestServer, useTestServer } from '../testing/testServer';

const server = useTestServer();

/** Registers people until one is refused; returns how many were not. `forwarded` names where each one comes from. */
async function registerUntilRefused(at: TestServer, forwarded: (count: number) => string): Promise<number> {
  for (let count = 0; count < 30; count++) {
    const headers = { 'x-forwarded-for': forwarded(count), forwarded: `for=198.51.100.${count}` };
    const answer = await at.call('POST', '/auth/register', { body: aRegistration(), headers });
    if (answer.statusCode === 429) return count;
  }
  return Infinity;
}

async function behindProxy(trustProxy: number | string[], work: (at: TestServer) => Promise<void>): Promise<void> {
  const at = await startTestServer({ database: server.database, config: { trustProxy } });
  try {
    await work(at);
  } finally {
    await at.close();
  }
}

it('believes nobody about where a request comes from, unless a proxy is trusted', async () => {
  expect(await registerUntilRefused(server, (count) => `203.0.113.${count}`)).toBe(20);
});

it.each([[1], [['127.0.0.0/8']]])('counts people by the address that the proxies %j saw', async (trustProxy) => {
  await behindProxy(trustProxy, async (at) => {
    expect(await registerUntilRefused(at, (count) => `203.0.113.${count}`)).toBe(Infinity);
    expect(await registerUntilRefused(at, () => '192.0.2.7')).toBe(20);
  });
});

it('does not believe what a trusted proxy was told', async () => {
  await behindProxy(1, async (at) => {
    expect(await registerUntilRefused(at, (count) => `203.0.113.${count}, 192.0.2.7`)).toBe(20);
  });
});

it('believes no proxy that is not the trusted one', async () => {
  await behindProxy(['10.0.0.1'], async (at) => {
    expect(await registerUntilRefused(at, (count) => `203.0.113.${count}`)).toBe(20);
  });
});

it('believes no stranger who comes past the proxy that is counted', () => {
  const trusts = trustedProxies(1) as (address: string, hop: number) => boolean;
  expect(['127.0.0.1', '::ffff:127.0.0.1', '10.3.2.1', 'fd00::1'].every((address) => trusts(address, 0))).toBe(true);
  expect(['203.0.113.1', '2001:db8::1', '172.32.0.1'].some((address) => trusts(address, 0))).toBe(false);
  expect(trusts('203.0.113.1', 1)).toBe(false);
  expect((trustedProxies(2) as typeof trusts)('203.0.113.1', 1)).toBe(true);
});

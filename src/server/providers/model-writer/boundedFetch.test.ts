import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundedFetch } from './boundedFetch';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers every call so. Returns the address. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An answer that says the same for ever. */
const endless =
  (text: string): RequestListener =>
  (_request, response) => {
    const pour = () => {
      if (!response.destroyed) response.write(text, () => setImmediate(pour));
    };
    pour();
  };

/** How many bytes of an answer were taken before it was ended. */
async function takenOf(listener: RequestListener): Promise<number> {
  const { body } = await boundedFetch(await serve(listener));
  let taken = 0;
  const readAll = async () => {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) taken += chunk.byteLength;
  };
  await expect(readAll()).rejects.toMatchObject({ reason: 'unreadable', facts: { code: 'too_long' } });
  return taken;
}

const kilobytes = (count: number) => count * 1_024;

it('ends a line that does not end', async () => {
  expect(await takenOf(endless('x'.repeat(1_000)))).toBeLessThanOrEqual(kilobytes(128));
});

it('ends an event of ever more lines', async () => {
  expect(await takenOf(endless('data: some text\n'.repeat(100)))).toBeLessThanOrEqual(kilobytes(128));
});

it('ends an answer of ever more events', async () => {
  const taken = await takenOf(endless('data: some text\r\n\r\n'.repeat(1_000)));
  expect(taken).toBeGreaterThan(kilobytes(1_024));
  expect(taken).toBeLessThanOrEqual(kilobytes(8_192));
});

it('leaves an answer with many long events as it is', async () => {
  const text = `data: ${'x'.repeat(kilobytes(100))}\n\n`.repeat(10);
  const address = await serve((_request, response) => response.end(text));
  expect(await (await boundedFetch(address)).text()).toBe(text);
});

it('goes nowhere that it is sent to', async () => {
  let calls = 0;
  const address = await serve((_request, response) => {
    calls += 1;
    response.writeHead(307, { location: '/elsewhere' }).end('Over there');
  });
  expect((await boundedFetch(address, { method: 'POST', body: 'brief' })).status).toBe(307);
  expect(calls).toBe(1);
});

import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WireTypes } from '../../contract/handlers';
import { aPicture, signUp, upload } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { waitUntil } from '../../testing/waitUntil';

const server = useTestServer();

/** The received files that lie on disk, of this and any other process. */
async function filesOnDisk(): Promise<string[]> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('campaign-studio-'));
  const files = await Promise.all(
    folders.map((folder) => readdir(path.join(tmpdir(), folder)).catch((): string[] => [])),
  );
  return files.flatMap((names, index) => names.map((name) => `${folders[index]}/${name}`));
}

it('leaves no file behind, whether it is kept or refused', async () => {
  const before = await filesOnDisk();
  const { token } = await signUp(server);
  expect((await upload(server, token, await aPicture())).statusCode).toBe(201);
  expect((await upload(server, token, Buffer.from('no picture'))).statusCode).toBe(422);
  expect((await upload(server, token, Buffer.alloc(11 * 1_048_576))).statusCode).toBe(413);
  await waitUntil(async () => (await filesOnDisk()).every((file) => before.includes(file)));
});

describe('over a connection', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  });

  /** Begins an upload and sends a little of it. */
  const begin = (token: string) => {
    const call = request({
      host: address.hostname,
      port: address.port,
      path: '/api/images',
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'content-length': 1_000_000 },
    });
    call.on('error', () => undefined);
    call.write('a beginning');
    return call;
  };

  it('slow senders keep nobody from their turn, and too many of one account are refused', async () => {
    const before = await filesOnDisk();
    const { token } = await signUp(server);
    const slow = Array.from({ length: 20 }, () => begin(token));
    await waitUntil(async () => (await filesOnDisk()).length >= before.length + 20);
    const refused = await upload(server, token, await aPicture());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json<WireTypes['Problem']>().code).toBe('busy');
    const other = await signUp(server);
    expect((await upload(server, other.token, await aPicture())).statusCode).toBe(201);
    for (const call of slow) call.destroy();
    await waitUntil(async () => (await filesOnDisk()).every((file) => before.includes(file)));
    expect((await upload(server, token, await aPicture())).statusCode).toBe(201);
  });

  it('refuses a body without a length as soon as it is too long', async () => {
    const { token } = await signUp(server);
    // One byte more than is taken, and then it stays open. All of it has been read when the refusal comes: a client that
    // still sends may lose the answer, and one that never stops fills its memory.
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(10 * 1_048_576 + 1)),
    });
    const answer = await fetch(new URL('/api/images', address), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body,
      duplex: 'half',
    });
    expect(answer.status).toBe(413);
    expect(((await answer.json()) as WireTypes['Problem']).code).toBe('payload_too_large');
  });
});

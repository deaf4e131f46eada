import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { endConnectionsOnClose } from './drain';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** More than the system keeps on the way between two programs. */
const large = 20_000_000;

async function listen(longestMs?: number): Promise<{ app: FastifyInstance; open: () => Promise<Socket> }> {
  const app = Fastify();
  endConnectionsOnClose(app, longestMs);
  app.get('/large', () => Buffer.alloc(large));
  app.get('/never', () => new Promise(() => undefined));
  app.post('/', () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  return { app, open };
}

it('finishes a download that is on its way', async () => {
  const { app, open } = await listen();
  const socket = await open();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  const closed = app.close();
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await once(socket, 'close');
  expect(bytes).toBeGreaterThan(large);
  await closed;
});

it('does not wait for a client that has hung up', async () => {
  const { app, open } = await listen();
  const socket = await open();
  const arrived = once(app.server, 'request');
  socket.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;
  socket.destroy();
  await app.close();
});

it('does not wait for connections that ask for nothing', async () => {
  const { app, open } = await listen();
  await open();
  await app.close();
});

it.each([
  ['asks without end', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n1'],
  ['reads nothing', 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['gets no answer', 'GET /never HTTP/1.1\r\nHost: x\r\n\r\n'],
])('waits for a client that %s only so long', async (_what, head) => {
  const { app, open } = await listen(50);
  const socket = await open();
  const arrived = once(app.server, 'request');
  socket.write(head);
  await arrived;
  await app.close();
});

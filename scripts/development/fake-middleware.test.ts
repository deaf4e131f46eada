import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeMiddleware } from './fake-middleware.mjs';

class UnknownCall extends Error {
  override name = 'UnknownCall';
}

const respond = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/echo') return Response.json(await request.json(), { status: 201 });
  throw pathname === '/api/broken' ? new Error('Broken.') : new UnknownCall(`The contract has no GET ${pathname}.`);
};

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer(fakeMiddleware({ respond }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('hands calls to the fake, and its answers back', async () => {
  const answer = await fetch(`${address}/api/echo`, { method: 'POST', body: '{"a":1}' });
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 201, body: { a: 1 } });
});

it.each([
  ['/api/nothing', 404, { detail: 'The contract has no GET /api/nothing.', code: 'not_found' }],
  ['/api/broken', 500, { detail: 'Broken.', code: 'internal' }],
])('goes on after %s, which it answers with %i', async (path, status, body) => {
  const answer = await fetch(address + path);
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status, body });
});

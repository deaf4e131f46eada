import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A server on this machine that takes webhooks, as another house's would. */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    /** The types of the messages that came, the first one first. */
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    /** Takes the place of the answer 204. */
    answer: (response: http.ServerResponse): void => void response.writeHead(204).end(),
    url: '',
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

import type { RequestListener } from 'node:http';

interface Fake {
  respond: (request: Request) => Promise<Response>;
}

export function fakeMiddleware(fake: Fake | Promise<Fake>): RequestListener;

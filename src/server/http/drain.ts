import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './requestEnd';

/** How long requests under way may take once the server is to stop. */
const longestDrainMs = 15_000;

/**
 * Ends every connection as soon as its requests have their answers, and after 15 seconds in any case: a client may read
 * slowly, or never finish sending. A closing server by itself waits minutes for connections that browsers opened in
 * advance and never used.
 */
export function endConnectionsOnClose(app: FastifyInstance, longestMs = longestDrainMs): void {
  let underWay = 0;
  let isClosing = false;
  const endIfDone = () => {
    if (isClosing && underWay === 0) app.server.closeAllConnections();
  };
  onRequestEnd(
    app,
    () => (underWay += 1),
    () => {
      underWay -= 1;
      endIfDone();
    },
  );
  // The server would close idle connections itself, but takes one for idle once its answer is written, although most of
  // the answer may still be on its way to the client.
  app.server.closeIdleConnections = () => undefined;
  app.addHook('preClose', (done) => {
    isClosing = true;
    endIfDone();
    const deadline = setTimeout(() => app.server.closeAllConnections(), longestMs);
    app.server.once('close', () => clearTimeout(deadline));
    done();
  });
}

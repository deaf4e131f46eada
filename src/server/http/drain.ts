import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './requestEnd';

/** How long what is under way may take once the server is to end. */
const longestDrainMs = 15_000;

/**
 * Ends every connection as soon as the requests under way have their answers, and after 15 seconds whatever is under
 * way: an answer may be read slowly, and a request may never be sent to its end. By itself a closing server waits for
 * connections that were opened and never asked anything, as browsers do in advance: for minutes.
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
  // The server would close by itself what it takes for idle, and for it an answer is over once it is written, although
  // most of it may still be on its way to the client.
  app.server.closeIdleConnections = () => undefined;
  app.addHook('preClose', (done) => {
    isClosing = true;
    endIfDone();
    const deadline = setTimeout(() => app.server.closeAllConnections(), longestMs);
    app.server.once('close', () => clearTimeout(deadline));
    done();
  });
}

import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Ends every connection as soon as the requests under way have their answers. By itself a closing server waits for
 * connections that were opened and never asked anything, as browsers do in advance: for minutes.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let isClosing = false;
  const endIfDone = () => {
    if (isClosing && underWay === 0) app.server.closeAllConnections();
  };
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    // Also called for whoever hangs up while the answer is sent, unlike the framework's hook.
    finished(reply.raw, () => {
      underWay -= 1;
      endIfDone();
    });
    done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    endIfDone();
    done();
  });
}

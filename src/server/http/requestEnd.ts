import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How a request ended. */
export interface RequestEnd {
  request: FastifyRequest;
  reply: FastifyReply;
  /** False where the client hung up, or the connection broke, before it had the whole answer. */
  isAnswered: boolean;
}

/**
 * Does something once at the end of each request, however it ends. The framework's own hook is not called where the
 * client hangs up before there is an answer.
 */
export function onRequestEnd(app: FastifyInstance, begun: () => void, ended: (end: RequestEnd) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    begun();
    let isAnswered = false;
    reply.raw.once('finish', () => (isAnswered = true));
    reply.raw.once('close', () => ended({ request, reply, isAnswered }));
    done();
  });
}

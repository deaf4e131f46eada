import type { FastifyInstance } from 'fastify';

/** Logs each answer once, without its query, body or headers, and tells the caller the id it is logged under. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const facts = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // Pages load dozens of files, and probes ask every few seconds: that is for debugging.
    const isQuiet = !path.startsWith('/api/') || path === '/api/health' || path === '/api/ready';
    request.log[isQuiet ? 'debug' : 'info'](facts, 'Answered.');
  });
}

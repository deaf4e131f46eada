import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './requestEnd';

/** Each of these addresses holds a secret that lets anyone do what it is for. Like a password, it stays out of the log. */
const secretAddress = /^(\/(?:api\/)?(?:invitations|proofs|shared-proofs)\/)[^/]+/;

const withoutSecrets = (path: string): string => path.replace(secretAddress, '$1:token');

/** Logs each request once, without its query, body, headers, or the secrets in its address, and tells the caller the id it is logged under. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  onRequestEnd(
    app,
    () => undefined,
    ({ request, reply, isAnswered }) => {
      const path = withoutSecrets(request.url.split('?', 1)[0] ?? '');
      const ms = Math.round(reply.elapsedTime);
      if (!isAnswered) return request.log.info({ method: request.method, path, ms }, 'The client hung up.');
      // Pages load dozens of files, and health checks come every few seconds: those are logged for debugging only.
      const isQuiet = !path.startsWith('/api/') || path === '/api/health' || path === '/api/ready';
      request.log[isQuiet ? 'debug' : 'info'](
        { method: request.method, path, status: reply.statusCode, ms },
        'Answered.',
      );
    },
  );
}

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What browsers may do with answers that are no pages: nothing. Pages set their own policy. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** Anyone who knows one sees what it shows, so search engines don't list it, and other sites aren't told of it. */
const proofAddress = /^\/(proofs|api\/shared-proofs)\//;

/** Sets security headers on every answer. `isHttps` says whether browsers reach the product through HTTPS. */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    if (proofAddress.test(url))
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothingAllowed);
    done();
  });
}

import type { FastifyRequest } from 'fastify';
import type { Answer, IdempotencyService } from '../modules/idempotency/idempotency.service';

export type Once = IdempotencyService['once'];

/** Whether an operation takes `Idempotency-Key`. */
export const isRepeatable = (parameters: readonly { $ref?: string }[]): boolean =>
  parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));

/**
 * Does the work of a request with an `Idempotency-Key`, or answers as before. The caller's right was checked by then, so an
 * answer is told again to nobody else.
 */
export function doOnce(once: Once, request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !request.caller) return work();
  const { method, url, caller, scope, rawBody, receivedFile } = request;
  const body = rawBody ?? receivedFile?.digest ?? '';
  return once({ accountId: caller.account.id, key, parts: [method, url, scope?.workspaceId ?? '', body] }, work);
}

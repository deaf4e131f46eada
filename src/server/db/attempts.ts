import { eq } from 'drizzle-orm';
import { currentAttempt } from '../lib/attempt';
import { stillInProgress } from '../lib/refusal';
import type { Db } from './connect';
import { idempotencyKeys } from './tables/idempotency';

/**
 * Has a transaction say that the try of a call that it belongs to stores something, so that the call isn't done twice if
 * its answer gets lost. Throws `Refusal('idempotency_in_progress')` if another try has taken its place.
 */
export async function markAttempt(tx: Db): Promise<void> {
  const attempt = currentAttempt();
  if (!attempt) return;
  const marked = await tx
    .update(idempotencyKeys)
    .set({ hasStored: true })
    .where(eq(idempotencyKeys.attempt, attempt.id))
    .returning({ attempt: idempotencyKeys.attempt });
  if (marked.length === 0) throw stillInProgress();
}

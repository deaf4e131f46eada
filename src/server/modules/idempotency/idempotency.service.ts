import { Readable } from 'node:stream';
import { type Attempt, duringAttempt } from '../../lib/attempt';
import type { Clock } from '../../lib/clock';
import { dayMs, minuteMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Log } from '../../lib/log';
import { Refusal, refusalIn, stillInProgress } from '../../lib/refusal';
import { hashToken } from '../../lib/secrets';
import type { LimitsService } from '../limits/limits.service';
import type { IdempotencyRepository, KeyedCall } from './idempotency.repository';
import { fingerprintOf, seal, unseal } from './sealedAnswer';

/** A call with an `Idempotency-Key`. */
export interface RepeatableCall {
  accountId: string;
  key: string;
  /** All that makes it this call: method, address, workspace, and the bytes of its body. */
  parts: readonly (string | Uint8Array)[];
}

/** How a call was answered. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

const keptMs = dayMs;
/** After this, a try whose process was stopped gives its place to the next. One that still goes on can’t store any more. */
const busyMs = 5 * minuteMs;
const longestAnswer = 65_536;

interface IdempotencyDeps {
  idempotency: IdempotencyRepository;
  limits: LimitsService;
  clock: Clock;
  log: Log;
}

export type IdempotencyService = ReturnType<typeof createIdempotencyService>;

/** Does calls with the same key once. Rules: docs/product-rules.md, "Calls that are sent again". */
export function createIdempotencyService({ idempotency, limits, clock, log }: IdempotencyDeps) {
  /** Takes the call's key for a try; or answers what an earlier one was answered. */
  async function begin(call: RepeatableCall, attempt: string): Promise<Answer | undefined> {
    const { accountId, key, parts } = call;
    const now = clock.now();
    const begun: KeyedCall = {
      accountId,
      keyHash: hashToken(key),
      fingerprint: fingerprintOf(key, parts),
      attempt,
      busyUntil: new Date(now.getTime() + busyMs),
      hasStored: false,
      answer: null,
      expiresAt: new Date(now.getTime() + keptMs),
    };
    if (await idempotency.insert(begun)) return undefined;
    const before = await idempotency.find(accountId, begun.keyHash);
    // Freed just now: the next try may have it.
    if (!before) throw stillInProgress();
    const isExpired = before.expiresAt <= now;
    if (!isExpired && before.fingerprint !== begun.fingerprint) throw keyReused();
    if (!isExpired && before.answer) return JSON.parse(unseal(before.answer, key, accountId)) as Answer;
    const isLeft = !before.hasStored && before.busyUntil <= now;
    if ((isExpired || isLeft) && (await idempotency.replace(before, begun))) return undefined;
    throw before.hasStored && before.busyUntil <= now ? answerLost() : stillInProgress();
  }

  /** The caller has an answer in any case. */
  async function end(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      log.warn({ err: error }, 'What became of a repeatable call could not be stored.');
    }
  }

  async function keep({ id }: Attempt, answer: Answer, { key, accountId }: RepeatableCall): Promise<void> {
    const text = isWhole(answer.body) ? JSON.stringify(answer) : undefined;
    const isKept = text !== undefined && Buffer.byteLength(text) <= longestAnswer;
    await idempotency.keep(id, isKept ? seal(text, key, accountId) : null, clock.now());
  }

  /** A fault may have come after something was stored. */
  async function fail({ id }: Attempt): Promise<void> {
    if (!(await idempotency.freeIfUnstored(id))) await idempotency.keep(id, null, clock.now());
  }

  return {
    /**
     * Does the work of a call, or answers as the same call was answered within 24 hours. A call that failed is free to be
     * made again, unless something was stored by then. Throws `Refusal('idempotency_key_reused')`,
     * `Refusal('idempotency_in_progress')`, `Refusal('idempotency_answer_lost')`, and `Refusal('rate_limited')`.
     */
    async once(this: void, call: RepeatableCall, work: () => Promise<Answer>): Promise<Answer> {
      await limits.countIdempotencyKey(call.accountId);
      const attempt: Attempt = { id: newId(), isOver: false };
      const known = await begin(call, attempt.id);
      if (known) return { ...known, headers: { ...known.headers, 'idempotent-replayed': 'true' } };
      try {
        const answer = await duringAttempt(attempt, work);
        attempt.isOver = true;
        await end(keep(attempt, answer, call));
        return answer;
      } catch (error) {
        attempt.isOver = true;
        await end(refusalIn(error) ? idempotency.free(attempt.id) : fail(attempt));
        throw error;
      }
    },

    removeExpired: (): Promise<void> => idempotency.deleteExpired(clock.now()),
  };
}

/** Whether a body is JSON that is sent in one piece. */
const isWhole = (body: unknown): boolean =>
  typeof body !== 'string' && !(body instanceof Uint8Array) && !(body instanceof Readable);

const keyReused = (): Refusal =>
  new Refusal(
    'idempotency_key_reused',
    'This Idempotency-Key came with another call before. Send each call with a key of its own.',
  );

const answerLost = (): Refusal =>
  new Refusal(
    'idempotency_answer_lost',
    'The first call with this Idempotency-Key was done, but its answer isn’t known. Look at what it changed before you send another.',
  );

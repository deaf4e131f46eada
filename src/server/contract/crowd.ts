import type { FastifyReply } from 'fastify';
import { Refusal } from '../lib/refusal';
import type { Owner } from '../lib/turns';

/** How many requests are answered or wait at once: far more than a browser sends, and few enough to be held in memory. */
const most = { inAll: 2_000, each: 200 };

/** Counts the requests that are under way, so that what one account sends at once has an end. */
export function createCrowd() {
  const counts = new Map<Owner, number>();
  let all = 0;
  return {
    /** Lets a request in until its answer is sent. Throws `Refusal('busy')` when too many are under way. */
    letIn(owner: Owner, reply: FastifyReply): void {
      const count = counts.get(owner) ?? 0;
      if (all >= most.inAll || count >= most.each) throw tooMany();
      counts.set(owner, count + 1);
      all += 1;
      reply.raw.once('close', () => {
        const left = (counts.get(owner) ?? 0) - 1;
        if (left > 0) counts.set(owner, left);
        else counts.delete(owner);
        all -= 1;
      });
    },
  };
}

const tooMany = (): Refusal =>
  new Refusal('busy', 'Too many requests are being answered right now. Please try again in a few seconds.', {
    retryAfterSeconds: 2,
  });

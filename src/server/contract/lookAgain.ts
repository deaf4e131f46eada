import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../lib/refusal';
import type { Person, Scope } from '../lib/scope';

export interface LookAgain {
  /** Throws if the caller has lost the right to the call, or is no longer signed in. */
  confirmRight: (by: Scope | Person) => Promise<unknown>;
  /** What an error of the database says is gone; `undefined` for other errors. */
  whatIsGone: (error: unknown) => string | undefined;
}

/** A part of what is done with a request. */
export type Part<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>;

/**
 * Does a part of a request. If something turns out to be gone, it may have gone with the caller's account or team, so
 * the caller's right is checked again then. Otherwise people would be told that their image doesn't exist when their
 * session ended.
 */
export const sayingWhatWentFirst =
  <T>({ confirmRight, whatIsGone }: LookAgain, part: Part<T>): Part<T> =>
  async (request, reply) => {
    try {
      return await part(request, reply);
    } catch (error) {
      const isGone = error instanceof Refusal ? error.code === 'not_found' : whatIsGone(error) !== undefined;
      const by = request.scope ?? request.caller;
      if (isGone && by) await confirmRight(by);
      throw error;
    }
  };

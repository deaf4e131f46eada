import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../lib/refusal';
import type { Person, Scope } from '../lib/scope';

export interface LookAgain {
  /** Throws where somebody may not do any more what a call was let in for, or is not signed in any more. */
  confirmRight: (by: Scope | Person) => Promise<unknown>;
  /** What an error of the database says is gone; `undefined` for other errors. */
  whatIsGone: (error: unknown) => string | undefined;
}

/** A part of what is done with a request. */
export type Part<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>;

/**
 * Does a part of a request. What it finds gone may have gone with the caller's account or with the team, so the caller's
 * right is looked at again then: otherwise people would be told that their image does not exist when their session ended.
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

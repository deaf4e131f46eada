import type { FastifyRequest } from 'fastify';
import { workFor } from '../lib/owner';
import { hashToken } from '../lib/secrets';
import type { Owner } from '../lib/turns';
import type { Caller } from '../modules/auth/auth.types';
import type { SessionsService } from '../modules/auth/sessions.service';
import { addressKey } from '../modules/limits/addressKey';

export interface Authentication {
  /** Whose share of the turns a request uses: its token's account's, or else its IP address's. */
  ownerOf: (request: FastifyRequest) => Owner;
  /** Finds out who calls by the bearer token. Throws `Refusal('unauthenticated')`. */
  authenticate: (request: FastifyRequest) => Promise<Caller>;
}

/** How many tokens are remembered, each with its account. */
const mostKnown = 10_000;

export function createAuthentication(sessions: SessionsService): Authentication {
  /**
   * The accounts of the tokens that were looked up last. It only decides whose share of the turns a request uses, never
   * who is signed in.
   */
  const known = new Map<string, string>();
  const remember = (hash: string, accountId: string) => {
    known.delete(hash);
    known.set(hash, accountId);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  };
  const ownerOf = (request: FastifyRequest): Owner => {
    const token = tokenOf(request);
    return (token && known.get(hashToken(token))) ?? addressKey(request.ip);
  };
  return {
    ownerOf,
    async authenticate(request) {
      const token = tokenOf(request);
      const caller = await workFor(ownerOf(request), () => sessions.authenticate(token));
      if (token) remember(hashToken(token), caller.account.id);
      return caller;
    },
  };
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

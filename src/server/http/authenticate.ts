import type { FastifyReply, FastifyRequest } from 'fastify';
import { workFor } from '../lib/owner';
import { hashToken } from '../lib/secrets';
import type { Owner } from '../lib/turns';
import type { ApiKeysService } from '../modules/api-keys/apiKeys.service';
import type { Caller } from '../modules/auth/auth.types';
import type { SessionsService } from '../modules/auth/sessions.service';
import { addressKey } from '../modules/limits/addressKey';
import type { CallsLeft } from '../modules/limits/limits.service';

export interface Authentication {
  /** The owner whose share of the turns a request uses: its token's account, or else its IP address. */
  ownerOf: (request: FastifyRequest) => Owner;
  /**
   * Finds out who calls by the bearer token. The answer to a call with a key says how many it has left. Throws
   * `Refusal('unauthenticated')`, and of keys `Refusal('rate_limited')` and `Refusal('plan_required')`.
   */
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
}

/** How many tokens are remembered, each with its account. */
const mostKnown = 10_000;

interface AuthenticationDeps {
  sessions: Pick<SessionsService, 'authenticate'>;
  apiKeys: Pick<ApiKeysService, 'authenticate' | 'isSecret'>;
}

export function createAuthentication({ sessions, apiKeys }: AuthenticationDeps): Authentication {
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
    async authenticate(request, reply) {
      const token = tokenOf(request);
      const caller = await workFor(ownerOf(request), () =>
        apiKeys.isSecret(token)
          ? apiKeys.authenticate(token, request.ip, (left) => {
              reply.headers(limitHeaders(left));
            })
          : sessions.authenticate(token),
      );
      if (token) remember(hashToken(token), caller.account.id);
      return caller;
    },
  };
}

/** As in the IETF's draft "RateLimit header fields for HTTP". */
const limitHeaders = ({ most, eachSeconds, left, seconds }: CallsLeft) => ({
  'ratelimit-policy': `"key";q=${most};w=${eachSeconds}`,
  ratelimit: `"key";r=${left};t=${seconds}`,
});

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

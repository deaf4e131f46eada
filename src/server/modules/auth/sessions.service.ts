import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import { type AuditTx, nothingNamed } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { dayMs, hourMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import { ownWorkspace } from '../../lib/scope';
import { hashToken, newToken } from '../../lib/secrets';
import type { Account, Caller, Client, SignedInDevice, SignIn } from './auth.types';
import type { DevicesRepository } from './devices.repository';
import type { SessionsRepository } from './sessions.repository';

/** How long a session lasts after its last use, and after its sign-in. Rule: docs/product-rules.md, "Accounts". */
const lifetimeMs = 30 * dayMs;
const longestMs = 180 * dayMs;

/** How many sessions an account has at most. */
const mostSessions = 50;

const endOf = (signedInAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + lifetimeMs, signedInAt.getTime() + longestMs));

/**
 * Signs an account in from one client, whose browser is `deviceId` if it is known from then on. If there are too many sessions, the one that was used longest ago ends. The
 * session belongs to the transaction of `sessions`.
 */
export async function openSession(
  sessions: SessionsRepository,
  account: Account,
  client: Client,
  now: Date,
  deviceId: string | null,
): Promise<Omit<SignIn, 'deviceToken'>> {
  const token = newToken();
  await sessions.insert({
    id: newId(),
    accountId: account.id,
    tokenHash: hashToken(token),
    deviceId,
    userAgent: client.userAgent.slice(0, 300),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: endOf(now, now),
  });
  await sessions.keepNewest(account.id, mostSessions);
  return { token, account };
}

/**
 * What a signed-in person's tries to give the password are counted by: neither strangers who try to sign in, nor a
 * thief with another session, use up the owner's.
 */
export const triesOfCaller = (caller: Caller): string => `session ${caller.credential.id}`;

export type SessionsService = ReturnType<typeof createSessionsService>;

interface SessionsDeps {
  sessions: SessionsRepository;
  unitOfWork: UnitOfWork<{ sessions: SessionsRepository; devices: DevicesRepository } & AuditTx>;
  clock: Clock;
}

export function createSessionsService({ sessions, unitOfWork, clock }: SessionsDeps) {
  return {
    /** Finds out who sends a token. Throws `Refusal('unauthenticated')`. */
    async authenticate(token: string | undefined): Promise<Caller> {
      const now = clock.now();
      const found = token ? await sessions.findByToken(hashToken(token), now) : undefined;
      if (!found) throw new Refusal('unauthenticated', 'Please sign in.');
      // Once an hour is often enough for a lifetime of 30 days, and spares a write on every request.
      if (now.getTime() - found.session.lastUsedAt.getTime() >= hourMs) {
        await sessions.touch(found.session.id, now, endOf(found.session.createdAt, now));
      }
      return { account: found.account, credential: { kind: 'session', id: found.session.id } };
    },

    list: (caller: Caller, page: Page): Promise<Paged<SignedInDevice>> =>
      sessions.list(caller.account.id, clock.now(), page),

    /** Its browser is asked for a code again, in an account that takes them. Throws `Refusal('not_found')`. */
    revoke: (caller: Caller, sessionId: string): Promise<void> =>
      unitOfWork(caller, async (tx) => {
        const ended = await tx.sessions.delete(caller.account.id, sessionId);
        if (!ended) throw notFound('session');
        if (ended.deviceId !== null) await tx.devices.forgetRemembered(caller.account.id, ended.deviceId);
        const what = { action: 'device_signed_out' as const, subject: nothingNamed };
        await tx.audit.record(ownWorkspace(caller.account.id), what, clock.now());
      }),

    /** Does nothing where the session has ended meanwhile. */
    logOut: ({ account, credential }: Caller): Promise<void> =>
      unitOfWork(byNobody, async (tx) => {
        if (!(await tx.sessions.delete(account.id, credential.id))) return;
        const what = { action: 'signed_out' as const, subject: nothingNamed };
        await tx.audit.record(ownWorkspace(account.id), what, clock.now());
      }),
  };
}

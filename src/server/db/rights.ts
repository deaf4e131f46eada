import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../lib/clock';
import { keyEnded, Refusal, roleRequired, teamNotFound, twoStepRequired } from '../lib/refusal';
import { type Credential, includesRole, type Person, type Role, roleBy, type Scope } from '../lib/scope';
import type { Db } from './connect';
import { keyWorksAt } from './keyColumns';
import { sessions } from './tables/accounts';
import { apiKeys } from './tables/apiKeys';
import { type MemberRole, roleToday, teamMembers, teams } from './tables/teams';
import { workspaces } from './tables/workspaces';
import { needsTwoStep } from './twoStepRule';

/** What the product does by itself or for somebody who is not signed in. */
export const byNobody = 'nobody';

/** Who stores something, and which right that takes. */
export type Requester = Scope | Person | typeof byNobody;

interface RightsDeps {
  clock: Clock;
  /** Throws for a team in which nothing may be changed at the moment, as the transaction sees it. */
  refuseReadOnly: (tx: Db, scope: Scope) => Promise<void>;
}

/**
 * Looks at a right again in the transaction that stores what is done by it, and gives the scope with today's role and
 * payer. Throws `Refusal('unauthenticated')` once the session or the key has ended, `Refusal('not_found')` once the team is
 * gone or the caller is out of it, `Refusal('role_required')`, `Refusal('two_step_required')` and
 * `Refusal('team_read_only')`.
 */
export type ConfirmRight = <By extends Requester>(tx: Db, by: By) => Promise<By>;

export function createRights({ clock, refuseReadOnly }: RightsDeps): ConfirmRight {
  /** The account of a session that goes on, or of a key that works. */
  const holderOf = (tx: Db, { kind, id }: Credential, accountId: string) => {
    const now = clock.now();
    return kind === 'session'
      ? tx
          .select({ accountId: sessions.accountId })
          .from(sessions)
          .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
          .as('holder')
      : tx
          .select({ accountId: apiKeys.accountId })
          .from(apiKeys)
          .where(and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId), keyWorksAt(now)))
          .as('holder');
  };

  const find = async (tx: Db, credential: Credential, accountId: string, workspaceId: string) => {
    const holder = holderOf(tx, credential, accountId);
    const memberRole = roleToday<MemberRole | null>(teamMembers);
    const [found] = await tx
      .select({
        ownerId: workspaces.ownerId,
        memberRole,
        isWaiting: teamMembers.isWaiting,
        needsTwoStep: needsTwoStep({
          isRequired: teams.requiresTwoStep,
          ownerId: workspaces.ownerId,
          accountId: holder.accountId,
          memberRole,
        }),
      })
      .from(holder)
      .leftJoin(workspaces, eq(workspaces.id, workspaceId))
      .leftJoin(teams, eq(teams.id, workspaceId))
      .leftJoin(teamMembers, and(eq(teamMembers.teamId, workspaceId), eq(teamMembers.accountId, holder.accountId)));
    if (!found) throw credential.kind === 'key' ? keyEnded() : signedOut();
    return found;
  };

  const confirmScope = async (tx: Db, scope: Scope): Promise<Scope> => {
    const { actorId, workspaceId, isTeam, right } = scope;
    const { ownerId, memberRole, isWaiting, ...twoStep } = await find(tx, right.credential, actorId, workspaceId);
    if (!isTeam) return scope;
    const ownRole: Role | null = ownerId === actorId ? 'owner' : memberRole;
    if (ownerId === null || ownRole === null) throw teamNotFound();
    const role = roleBy(right.credential, ownRole);
    if (!includesRole(role, right.role)) throw roleRequired(right.role, { isWaiting: isWaiting ?? false });
    if (twoStep.needsTwoStep && right.role !== 'viewer') throw twoStepRequired();
    const today = { ...scope, ...twoStep, payerId: ownerId, role };
    if (!right.whenReadOnly) await refuseReadOnly(tx, today);
    return today;
  };

  const confirm = async (tx: Db, by: Requester): Promise<Requester> => {
    if (by === byNobody) return by;
    if ('right' in by) return confirmScope(tx, by);
    await find(tx, by.credential, by.account.id, by.account.id);
    return by;
  };
  // The compiler can't see that each kind of requester comes back as the same kind.
  return confirm as ConfirmRight;
}

const signedOut = (): Refusal => new Refusal('unauthenticated', 'Please sign in.');

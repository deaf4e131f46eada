import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayMs } from '../../lib/durations';
import { isPlainAddress, normaliseAddress } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import { invalidField, notFound } from '../../lib/refusal';
import type { Role, Scope } from '../../lib/scope';
import { hashToken, newToken } from '../../lib/secrets';
import type { LimitsService } from '../limits/limits.service';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { Plan, PlansService, PlansTx } from '../plans/plans.service';
import { invitationLink, invitationMail } from './invitationMail';
import { alreadyMember, noRoom, ownerStays } from './teamRefusals';
import type { TeamAction } from './teams.activity';
import { openTeam, type TeamsTx } from './teams.service';
import type { Member, MemberRole, SentInvitation, TeamFacts } from './teams.types';

/** How long a mailed link works. */
const linkLifetimeMs = 7 * dayMs;

interface Addressee {
  id: string;
  fullName: string;
}

/** What inviting somebody takes. */
export interface InviteTx extends TeamsTx, PlansTx, MailTx {
  accounts: PlansTx['accounts'] & MailTx['accounts'] & { findByEmail: FindByEmail };
}

type FindByEmail = (email: string) => Promise<{ account: Addressee | undefined }>;

interface MembersDeps {
  unitOfWork: UnitOfWork<InviteTx>;
  plans: PlansService;
  limits: Pick<LimitsService, 'countInvitation'>;
  clock: Clock;
  site: Site;
  /** Whether there is a mail server; without one, mails wait in the outbox. */
  canMail: boolean;
}

/** Who invites. */
export interface Inviter {
  id: string;
  fullName: string;
}

type Tx = InviteTx & { locks: Locks };

interface Opened {
  tx: Tx;
  plan: Plan;
  team: TeamFacts;
}

/** What a link is made for. */
interface Wanted {
  email: string;
  role: MemberRole;
  sendMail: boolean;
  action: TeamAction;
}

export type MembersService = ReturnType<typeof createMembersService>;

/** A team's members and invitations. Throws `Refusal('not_found')` for callers who are not in the team. */
export function createMembersService({ unitOfWork, plans, limits, clock, site, canMail }: MembersDeps) {
  /**
   * Does work on a team that depends on its owner's plan: nobody changes the plan, the owner or the members meanwhile.
   * The team may be transferred before it is locked, so its owner is read again then.
   */
  const inTeam = async <T>(asked: Scope, work: (opened: Opened) => Promise<T>): Promise<T> => {
    for (;;) {
      const outcome = await unitOfWork(asked, async (tx, scope) => {
        const { payerId } = scope;
        for (const id of [payerId, scope.actorId].sort()) await tx.locks.holdAccount(id);
        const plan = await plans.requireFeature(tx, payerId, 'hasTeams');
        const team = await openTeam(tx, scope, 'admin');
        return team.owner.id === payerId ? { done: await work({ tx, plan, team }) } : undefined;
      });
      if (outcome) return outcome.done;
    }
  };

  const onMember = <T>(
    asked: Scope,
    id: string,
    { needed, sentence }: { needed: Role; sentence: string },
    work: (tx: TeamsTx, member: Member) => Promise<T>,
  ): Promise<T> =>
    unitOfWork(asked, async (tx, scope) => {
      const { owner } = await openTeam(tx, scope, needed);
      if (owner.id === id) throw ownerStays(sentence);
      const member = await tx.members.find(scope.workspaceId, id);
      if (!member) throw notFound('member');
      return work(tx, member);
    });

  /** Makes a link for an address, replacing the one before, and mails it. */
  const send = async (
    { tx, team }: Opened,
    scope: Scope,
    inviter: Inviter,
    pending: Member | undefined,
    { email, role, sendMail, action }: Wanted,
  ): Promise<SentInvitation> => {
    const now = clock.now();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + linkLifetimeMs);
    const link = { role, invitedBy: inviter.id, tokenHash: hashToken(token), expiresAt, invitedAt: now };
    const id = pending?.id ?? newId();
    if (pending) await tx.members.renew(id, link);
    else await tx.members.invite(id, team.id, email, link);
    const address = invitationLink(site, token);
    if (sendMail) {
      const mail = { recipient: email, inviter, teamName: team.name, role, link: address, expiresAt };
      await queueMail(tx, invitationMail(mail, site), now);
    }
    await tx.activity.record(scope, { action, subject: { id: null, name: email }, detail: role }, now);
    const member = await tx.members.find(team.id, id);
    if (!member) throw new Error('The database lost an invitation.');
    return { member, link: address, isMailed: sendMail && canMail && (await tx.accounts.isVerified(inviter.id)) };
  };

  return {
    /**
     * Invites an address, or makes another link for one that is invited. Throws `Refusal('plan_limit')`,
     * `Refusal('plan_required')`, `Refusal('already_member')`, `Refusal('rate_limited')`, or
     * `Refusal('validation_failed')` for one's own address.
     */
    async invite(scope: Scope, inviter: Inviter, typed: string, role: MemberRole): Promise<SentInvitation> {
      const email = normaliseAddress(typed);
      if (!isPlainAddress(email))
        throw invalidField('email', 'Email must be an email address, such as name@example.com.');
      await limits.countInvitation(scope.workspaceId);
      return inTeam(scope, async (opened) => {
        const { tx, plan, team } = opened;
        const { account } = await tx.accounts.findByEmail(email);
        if (account?.id === scope.actorId) throw invalidField('email', 'You’re already on this team.');
        if (account?.id === team.owner.id) throw alreadyMember(team.owner.fullName);
        const known = account && (await tx.members.find(team.id, account.id));
        if (known?.joinedAt) throw alreadyMember(known.fullName);
        const pending = known ?? (await tx.members.findInvited(team.id, email));
        const places = (await tx.members.counts(team.id)).all + 1;
        if (!pending && places >= plan.membersPerTeam) throw noRoom(plan);
        const action = pending ? 'invitation_renewed' : 'member_invited';
        return send(opened, scope, inviter, pending, { email: pending?.email ?? email, role, sendMail: true, action });
      });
    },

    /**
     * Makes another link. Throws `Refusal('already_member')` for somebody who has joined, and whatever `invite` throws.
     */
    async renew(scope: Scope, inviter: Inviter, id: string, sendMail: boolean): Promise<SentInvitation> {
      await limits.countInvitation(scope.workspaceId);
      return inTeam(scope, async (opened) => {
        const { tx, team } = opened;
        if (id === team.owner.id) throw alreadyMember(team.owner.fullName);
        const member = await tx.members.find(team.id, id);
        if (!member) throw notFound('member');
        if (member.joinedAt) throw alreadyMember(member.fullName);
        const { email, role } = member;
        return send(opened, scope, inviter, member, { email, role, sendMail, action: 'invitation_renewed' });
      });
    },

    /** Throws `Refusal('owner_stays')`. */
    changeRole: (scope: Scope, id: string, role: MemberRole): Promise<Member> =>
      onMember(scope, id, { needed: 'admin', sentence: 'The owner’s role can’t be changed.' }, async (tx, member) => {
        if (member.role === role) return member;
        await tx.members.setRole(member.id, role);
        const subject = subjectOf(member);
        await tx.activity.record(scope, { action: 'member_role_changed', subject, detail: role }, clock.now());
        return { ...member, role };
      }),

    /** Withdraws an invitation as well. Throws `Refusal('owner_stays')`. */
    remove: (scope: Scope, id: string): Promise<void> =>
      onMember(scope, id, { needed: 'admin', sentence: 'The owner can’t be removed.' }, async (tx, member) => {
        await tx.members.delete(member.id);
        if (member.accountId) await tx.apiKeys.deleteOfMember(scope.workspaceId, member.accountId);
        const action = member.joinedAt ? 'member_removed' : 'invitation_revoked';
        await tx.activity.record(scope, { action, subject: subjectOf(member) }, clock.now());
      }),

    /** Throws `Refusal('owner_stays')`. */
    leave: (scope: Scope): Promise<void> =>
      onMember(scope, scope.actorId, { needed: 'viewer', sentence: 'The owner can’t leave.' }, async (tx, member) => {
        await tx.activity.record(scope, { action: 'member_left', subject: subjectOf(member) }, clock.now());
        await tx.members.delete(member.id);
        await tx.apiKeys.deleteOfMember(scope.workspaceId, scope.actorId);
      }),
  };
}

/** An invited address has no name yet, and must not tell whether it has an account. */
const subjectOf = ({ accountId, fullName, email, joinedAt }: Member) =>
  joinedAt ? { id: accountId, name: fullName } : { id: null, name: email };

import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { normaliseAddress } from '../../lib/emailAddress';
import { Refusal } from '../../lib/refusal';
import type { Person } from '../../lib/scope';
import { hashToken } from '../../lib/secrets';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { alreadyMember, closedToGuests, linkExpired, linkGone, linkUsed, noSeat, otherAddress } from './teamRefusals';
import type { MembersRepository } from './members.repository';
import { teamWorkspace, type TeamsTx } from './teams.service';
import type { Invitation } from './teams.types';

interface InvitationsDeps {
  members: Pick<MembersRepository, 'findByLink'>;
  unitOfWork: UnitOfWork<TeamsTx & PlansTx>;
  plans: PlansService;
  limits: Pick<LimitsService, 'countInvitationOpened'>;
  clock: Clock;
}

/** Who accepts. */
interface Guest extends Person {
  account: { id: string; email: string; fullName: string };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** Invitations by mailed links. Having the invited address isn't enough: joining also takes the link. */
export function createInvitationsService({ members, unitOfWork, plans, limits, clock }: InvitationsDeps) {
  const refuseUnusable = ({ usedBy, expiresAt, team }: Invitation, guestId?: string): void => {
    if (usedBy !== null && usedBy === guestId) {
      throw new Refusal('invitation_used', `You’re already on ${team.name}.`);
    }
    if (usedBy !== null) throw linkUsed();
    if (expiresAt <= clock.now()) throw linkExpired();
  };

  return {
    /**
     * The team and role that a link invites to. Throws `Refusal('not_found')`, `Refusal('invitation_expired')`,
     * `Refusal('invitation_used')` or `Refusal('rate_limited')`.
     */
    async read(token: string, address: string): Promise<Invitation> {
      await limits.countInvitationOpened(address);
      const invitation = await members.findByLink(hashToken(token));
      if (!invitation) throw linkGone();
      refuseUnusable(invitation);
      return invitation;
    },

    /**
     * Makes the account of the invited address a member, and returns the id of the team. Throws as `read` does,
     * `Refusal('invitation_other_address')`, `Refusal('already_member')`, or, where the owner's plan has no seat for
     * one more, `Refusal('plan_limit')` or `Refusal('team_read_only')`. The link stays valid then.
     */
    async accept(token: string, caller: Guest, address: string): Promise<string> {
      const guest = caller.account;
      await limits.countInvitationOpened(address);
      const tokenHash = hashToken(token);
      return unitOfWork(caller, async (tx) => {
        const seen = await tx.members.findByLink(tokenHash);
        if (!seen) throw linkGone();
        const plan = await plans.planIn(tx, seen.ownerId);
        await tx.locks.workspace(seen.team.id);
        // It may have been used or withdrawn before the lock was had.
        const invitation = await tx.members.findByLink(tokenHash);
        if (!invitation) throw linkGone();
        refuseUnusable(invitation, guest.id);
        if (!isSameAddress(invitation.email, guest.email)) throw otherAddress(invitation.email);
        const { team, ownerId, role, memberId } = invitation;
        if (ownerId === guest.id || (await tx.members.find(team.id, guest.id))?.joinedAt) {
          throw alreadyMember(guest.fullName);
        }
        // Handed over between the two looks: the link works at the next try.
        if (ownerId !== seen.ownerId) throw noSeat(team.name);
        if (!plan.hasTeams) throw closedToGuests(team.name);
        if ((await tx.members.counts(team.id)).joined + 2 > plan.membersPerTeam) throw noSeat(team.name);
        const now = clock.now();
        await tx.members.join(memberId, guest.id, now);
        const subject = { id: guest.id, name: guest.fullName };
        await tx.activity.record(
          teamWorkspace(guest.id, team.id),
          { action: 'member_joined', subject, detail: role },
          now,
        );
        return team.id;
      });
    },
  };
}

const isSameAddress = (one: string, other: string): boolean =>
  normaliseAddress(one).toLowerCase() === normaliseAddress(other).toLowerCase();

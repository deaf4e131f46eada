import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { type StorageTx, withinStorage } from '../storage/storage.service';
import { linkOfNobody } from './linkOfNobody';
import { mostTeams, openTeam, type TeamsTx } from './teams.service';
import type { Member, TeamFacts } from './teams.types';

export type TransferTx = TeamsTx & PlansTx & StorageTx;

interface TransferDeps {
  unitOfWork: UnitOfWork<TransferTx>;
  plans: PlansService;
  clock: Clock;
}

type Tx = TransferTx & { locks: Locks };

export type TransferService = ReturnType<typeof createTransferService>;

/** Transferring a team: its owner pays for it. */
export function createTransferService({ unitOfWork, plans, clock }: TransferDeps) {
  /** Throws if the team does not fit the new owner's plan or storage. */
  const refuseTooSmall = async (tx: Tx, team: TeamFacts, heir: Member & { accountId: string }): Promise<void> => {
    const plan = await plans.planIn(tx, heir.accountId);
    const { fullName } = heir;
    if (!plan.hasTeams) {
      const larger = (await tx.plans.list(clock.now())).filter(({ hasTeams }) => hasTeams).map(({ name }) => name);
      const names = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(larger);
      throw new Refusal(
        'plan_required',
        `${fullName}’s plan doesn’t include teams. Ask ${fullName} to move to ${names} first.`,
      );
    }
    const people = (await tx.members.counts(team.id)).all + 1;
    if (people > plan.membersPerTeam) {
      throw new Refusal(
        'plan_limit',
        `${fullName}’s plan allows ${plan.membersPerTeam} people on a team, and this one has ${people}. Ask ${fullName} to upgrade, or remove ${people - plan.membersPerTeam} first.`,
      );
    }
    if ((await tx.teams.namesOwnedBy(heir.accountId)).length >= mostTeams) {
      throw new Refusal('too_many', `${fullName} already owns 20 teams.`);
    }
  };

  const handOver = async (
    tx: Tx,
    team: TeamFacts,
    owner: TeamFacts['owner'],
    heir: Member & { accountId: string },
  ): Promise<void> => {
    await tx.members.delete(heir.id);
    await tx.workspaces.setOwner(team.id, heir.accountId);
    const link = linkOfNobody('admin', heir.accountId, clock.now());
    await tx.members.add(newId(), team.id, owner.email, owner.id, link);
  };

  return {
    /**
     * Makes an active member the owner, and the owner an admin. Throws `Refusal('plan_required')`,
     * `Refusal('plan_limit')`, `Refusal('too_many')` or `Refusal('storage_full')` if the team does not fit the
     * member's plan or storage, and `Refusal('validation_failed')` for a member who can't own it.
     */
    transfer: (asked: Scope, memberId: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        const { workspaceId: teamId, actorId } = scope;
        const chosen = await tx.members.find(teamId, memberId);
        if (memberId === actorId) throw invalidField('user_id', 'You already own this team.');
        if (!chosen) throw notFound('member');
        if (!chosen.joinedAt) {
          throw invalidField('user_id', `${chosen.email} hasn’t joined yet. Choose someone who has.`);
        }
        const heirId = chosen.accountId ?? '';
        await tx.locks.accounts([actorId, heirId]);
        const team = await openTeam(tx, scope, 'owner');
        // The member may have been removed before the locks were taken.
        const found = await tx.members.find(teamId, heirId);
        if (!found?.joinedAt) throw notFound('member');
        const heir = { ...found, accountId: heirId };
        await refuseTooSmall(tx, team, heir);
        await withinStorage(tx, { actorId: heirId, payerId: heirId }, () => handOver(tx, team, team.owner, heir)).catch(
          rewordedFor(heir),
        );
        const subject = { id: heirId, name: heir.fullName };
        await tx.activity.record(scope, { action: 'team_transferred', subject }, clock.now());
      }),
  };
}

/** Rewords the refusal for the current owner: the new owner's storage is full. */
const rewordedFor =
  ({ fullName }: Member) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal) || error.code !== 'storage_full') throw error;
    throw new Refusal(
      'storage_full',
      `${fullName} doesn’t have room for this team’s images and ads. Ask ${fullName} to delete some, or delete some of the team’s.`,
    );
  };

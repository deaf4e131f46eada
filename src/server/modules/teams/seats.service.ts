import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { TeamsRepository } from './teams.repository';
import { choosingMs, openTeam, type TeamsTx } from './teams.service';
import type { SeatState } from './teams.types';

interface SeatsDeps {
  teams: Pick<TeamsRepository, 'listCrowded'>;
  unitOfWork: UnitOfWork<TeamsTx & PlansTx>;
  plans: PlansService;
  clock: Clock;
}

export type SeatsService = ReturnType<typeof createSeatsService>;

/** Who is active in a team that has more people than its owner's plan has seats. */
export function createSeatsService({ teams, unitOfWork, plans, clock }: SeatsDeps) {
  const settleTeam = (id: string, ownerId: string): Promise<void> =>
    unitOfWork(byNobody, async (tx) => {
      const plan = await plans.planIn(tx, ownerId);
      await tx.locks.workspace(id);
      const team = await tx.teams.find(id, ownerId);
      // Handed over since it was listed: the next run sees it with its new owner. Without teams all of it is read-only.
      if (team?.role !== 'owner' || !plan.hasTeams) return;
      await settle(tx, id, plan.membersPerTeam, team.seats, clock.now());
    });

  return {
    /** Checks every team that may be over its seats. Runs every minute. */
    async run(): Promise<void> {
      const seats = (await plans.list()).filter(({ hasTeams }) => hasTeams).map((plan) => plan.membersPerTeam);
      for (const { id, ownerId } of await teams.listCrowded(Math.min(...seats))) await settleTeam(id, ownerId);
    },

    /**
     * Lets the owner decide who stays active; everybody else can only read at once. Remaining seats go to those who
     * joined first. Throws `Refusal('validation_failed')` for more than there are seats, or for somebody who has not
     * joined.
     */
    choose: (asked: Scope, memberIds: string[]): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        const { membersPerTeam: seats } = await plans.requireFeature(tx, scope.payerId, 'hasTeams');
        const { id, seats: state } = await openTeam(tx, scope, 'owner');
        const joined = await tx.members.listJoined(id);
        if (joined.length + 1 <= seats) return;
        const chosen = memberIds.map((memberId) => memberId.toLowerCase());
        if (chosen.length > seats - 1) throw invalidField('member_ids', `Choose at most ${seats - 1} people.`);
        if (chosen.some((memberId) => !joined.some((member) => member.id === memberId))) {
          throw invalidField('member_ids', 'Someone you chose isn’t on this team anymore. Please choose again.');
        }
        const now = clock.now();
        await tx.members.setKept(id, chosen);
        await settle(tx, id, seats, { ...state, decidedAt: now }, now);
      }),
  };
}

/** Brings a team's seats up to date, in a transaction that holds the owner's plan and has locked the team. */
async function settle(
  tx: TeamsTx,
  id: string,
  seats: number,
  { overSince, decidedAt }: SeatState,
  now: Date,
): Promise<void> {
  const joined = await tx.members.listJoined(id);
  if (joined.length + 1 <= seats) {
    if (overSince === null) return;
    await tx.members.setKept(id, []);
    await tx.members.setWaiting(id, []);
    await tx.teams.setSeats(id, { overSince: null, decidedAt: null });
    return;
  }
  const since = overSince ?? now;
  const isTimeUp = now.getTime() - since.getTime() >= choosingMs;
  const decided = decidedAt ?? (isTimeUp ? now : null);
  await tx.teams.setSeats(id, { overSince: since, decidedAt: decided });
  const waiting = decided ? joined.slice(seats - 1) : [];
  await tx.members.setWaiting(
    id,
    waiting.map((member) => member.id),
  );
}

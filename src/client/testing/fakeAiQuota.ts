import type { PlanId } from '../api/api';
import { type FakeCall, FakeRefusal, type FakeState } from './fakeState';
import { openTeam, planOfTeam, roleIn } from './fakeTeams';

export const monthlyLimits = { free: 0, pro: 200, business: 1000, enterprise: 10_000 } as const;
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

type Asked = Pick<FakeCall<'generateAdCopy'>, 'state' | 'account' | 'query'>;

/** The plan that pays for what is written: the team owner's in a team. */
function payingPlan({ state, account, query }: Asked): PlanId {
  const teamId = query.get('team_id');
  if (teamId === null) return account.user.subscription_plan;
  return planOfTeam(state, openTeam(state, account, teamId, 'editor')).id;
}

export function checkPlan(asked: Asked) {
  if (monthlyLimits[payingPlan(asked)] > 0) return;
  throw new FakeRefusal(
    403,
    'plan_required',
    'AI ad copy is part of Pro, Business, and Enterprise. Upgrade your plan to use it.',
  );
}

export function checkQuota(asked: Asked) {
  checkPlan(asked);
  const { generationsWritten } = asked.account;
  const limit = monthlyLimits[payingPlan(asked)];
  if (generationsWritten >= limit) {
    throw usedUp(asked, limit, 'generations');
  }
}

export function usedUp({ state, account, query }: Asked, limit: number, things: string): FakeRefusal {
  const teamId = query.get('team_id');
  const all = `all ${limit.toLocaleString('en-US')} ${things}`;
  const isPayer = teamId === null || roleIn(openTeam(state, account, teamId), account) === 'owner';
  const who = isPayer ? `You’ve used ${all} your plan` : `The team has used ${all} its owner’s plan`;
  const day = dayFormat.format(Date.parse(nextMonth(state)));
  return new FakeRefusal(403, 'plan_limit', `${who} includes this month. They reset on ${day}.`);
}

/** When the months of quotas begin anew. */
export function nextMonth(state: FakeState): string {
  const now = new Date(state.now());
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
}

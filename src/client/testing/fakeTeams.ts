import type { User } from '../api/api';
import type { TeamMember, TeamActivity, TeamRole, Team } from '../api/teamsApi';
import { aUuid } from './builders';
import { type FakePlan, planOf } from './fakePlans';
import type { FakeAccount } from './fakeAccount';
import type { FoundOperation } from './fakeRoutes';
import { FakeRefusal, type FakeState, type FakeTeam } from './fakeState';
import type { FakeWorkspace } from './fakeWorkspace';

const roles: TeamRole[] = ['viewer', 'editor', 'admin', 'owner'];

/** An account's role in a team; `undefined` if it isn't in it. */
export function roleIn({ owner, members }: FakeTeam, { user }: FakeAccount): TeamRole | undefined {
  if (owner.id === user.id) return 'owner';
  return members.find(({ user_id, status }) => user_id === user.id && status === 'active')?.role;
}

/** A team of the caller's; refused without at least the needed role. */
export function openTeam(
  state: FakeState,
  account: FakeAccount,
  id: string | null | undefined,
  needed: TeamRole = 'viewer',
): FakeTeam {
  const team = state.teams.find((one) => one.id === id);
  const role = team && roleIn(team, account);
  if (!role) throw new FakeRefusal(404, 'not_found', 'This team doesn’t exist, or you’re not on it.');
  if (roles.indexOf(role) < roles.indexOf(needed)) {
    const detail =
      needed === 'owner'
        ? 'Only the team’s owner can do this.'
        : `You need the ${needed} role for this. Ask an admin or the owner.`;
    throw new FakeRefusal(403, 'role_required', detail);
  }
  if (needed !== 'viewer' && needsTwoStep(team, account)) {
    const detail = 'This team asks its owner and admins for two-step sign-in. Turn it on in Settings, then try again.';
    throw new FakeRefusal(403, 'two_step_required', detail);
  }
  return team;
}

function needsTwoStep(team: FakeTeam, account: FakeAccount): boolean {
  const role = roleIn(team, account);
  return team.requiresTwoStep && (role === 'owner' || role === 'admin') && account.twoStep.turnedOnAt === null;
}

/** The plan that applies to a team. */
export function planOfTeam(state: FakeState, { owner, plan }: FakeTeam): FakePlan {
  return planOf(state.accounts.find(({ user }) => user.id === owner.id)?.user.subscription_plan ?? plan);
}

/** How many people a plan allows in a team. */
export const roomOf = ({ limits }: FakePlan): number => limits.members_per_team ?? 0;

export function refuseReadOnly(state: FakeState, account: FakeAccount, team: FakeTeam) {
  if (planOfTeam(state, team).teams) return;
  throw new FakeRefusal(
    403,
    'team_read_only',
    roleIn(team, account) === 'owner'
      ? `Your plan doesn’t include teams, so ${team.name} is read-only. Nothing is lost: it opens again when you upgrade.`
      : `${team.name}’s owner is on a plan without teams, so it’s read-only. Nothing is lost: it opens again when the owner upgrades.`,
  );
}

/** Refuses what a call may not do in the team that its address names. */
export function enterTeam(
  state: FakeState,
  account: FakeAccount,
  teamId: string | null,
  { role, isReadOnlyEnough }: Pick<FoundOperation['route'], 'role' | 'isReadOnlyEnough'>,
) {
  if (teamId === null || role === null) return;
  const team = openTeam(state, account, teamId, role);
  if (!isReadOnlyEnough) refuseReadOnly(state, account, team);
}

/** A team as one of its people sees it. */
export function asTeam(state: FakeState, account: FakeAccount, team: FakeTeam): Team {
  const { id, name, description, created_at, members, owner } = team;
  const plan = planOfTeam(state, team);
  return {
    id,
    name,
    description,
    created_at,
    members,
    owner,
    owner_id: owner.id,
    plan: plan.id,
    max_members: roomOf(plan),
    my_role: roleIn(team, account),
    read_only: !plan.teams,
    ai_copy: plan.ai_copy,
    over_seats: team.over_seats ?? null,
    requires_two_step: team.requiresTwoStep,
    needs_two_step: needsTwoStep(team, account),
  };
}

type RecordedActivity = Pick<TeamActivity, 'action' | 'subject'> & { detail?: string };

/** Adds to a team's activity. */
export function record(
  state: FakeState,
  team: FakeTeam,
  { user }: FakeAccount,
  { detail = '', ...activity }: RecordedActivity,
) {
  const actor = { id: user.id, full_name: user.full_name };
  team.activity.unshift({ id: aUuid(), created_at: new Date(state.now()).toISOString(), actor, detail, ...activity });
}

export function subjectOf({ user_id, full_name, email, status }: TeamMember): TeamActivity['subject'] {
  return status === 'active' ? { id: user_id, name: full_name } : { id: null, name: email };
}

/** The workspace that a call names. */
export function workspaceNamed(state: FakeState, account: FakeAccount, query: URLSearchParams): FakeWorkspace {
  return query.has('team_id') ? openTeam(state, account, query.get('team_id')) : account;
}

/**
 * The workspace that something is made in, and the plan that counts there. Refused to viewers and in read-only teams.
 */
export function workspaceToFill(state: FakeState, account: FakeAccount, teamId: string | null) {
  if (teamId === null)
    return { workspace: account, teamId, plan: planOf(account.user.subscription_plan), isPayer: true };
  const team = openTeam(state, account, teamId, 'editor');
  refuseReadOnly(state, account, team);
  return { workspace: team, teamId, plan: planOfTeam(state, team), isPayer: roleIn(team, account) === 'owner' };
}

/** Where a campaign is: among the caller's own, or in a team of the caller's. */
export function workspaceOf(state: FakeState, account: FakeAccount, campaignId: string | undefined): FakeWorkspace {
  return teamOf(state, account, campaignId) ?? account;
}

/** The team of a campaign, an import, or a choice of columns. */
function teamOf(state: FakeState, account: FakeAccount, thingId: string | undefined): FakeTeam | undefined {
  const mine = state.teams.filter((team) => roleIn(team, account));
  return mine.find(({ campaigns, imports, reportColumns }) =>
    [...campaigns, ...imports.map((each) => each.import), ...reportColumns].some(({ id }) => id === thingId),
  );
}

/** The workspace of a campaign, an import, or a choice of columns that is to be changed. Refused without the needed role and in read-only teams. */
export function workspaceToChange(
  state: FakeState,
  account: FakeAccount,
  thingId: string | undefined,
  needed: TeamRole = 'editor',
): FakeWorkspace {
  const team = teamOf(state, account, thingId);
  if (!team) return account;
  openTeam(state, account, team.id, needed);
  refuseReadOnly(state, account, team);
  return team;
}

/** What an account's teams lend it besides its own plan; nothing for accounts in no team. */
export function accessOf(state: FakeState, account: FakeAccount): Pick<User, 'team_access' | 'ai_access'> {
  const mine = state.teams.map((team) => ({ plan: planOfTeam(state, team), role: roleIn(team, account) }));
  const paid = mine.filter(({ plan, role }) => role && plan.teams);
  if (paid.length === 0) return {};
  const own = planOf(account.user.subscription_plan);
  return { team_access: true, ai_access: own.ai_copy || paid.some(({ role }) => role !== 'viewer') };
}

import type { UnitOfWork } from '../../db/unitOfWork';
import type { AuditTx } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { dayMs } from '../../lib/durations';
import { groupBy } from '../../lib/groupBy';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import type { Page, Paged } from '../../lib/page';
import { notFound, Refusal, roleRequired } from '../../lib/refusal';
import { includesRole, ownWorkspace, type Person, type Workspace, type Role, type Scope } from '../../lib/scope';
import type { AiService } from '../ai/ai.service';
import type { Plan, PlansService, PlansTx } from '../plans/plans.service';
import type { TeamActivities } from './teams.activity';
import type { MembersRepository } from './members.repository';
import type { TeamsRepository } from './teams.repository';
import type { Member, Membership, Team, TeamFacts, TeamFields, TeamStats } from './teams.types';

/** The most teams that an account may own. */
export const mostTeams = 20;

/** How long an owner may choose who stays active. */
export const choosingMs = 14 * dayMs;

/** The part of workspaces that teams may change. */
interface TeamWorkspaces {
  insertTeam(id: string, ownerId: string, createdAt: Date): Promise<void>;
  setOwner(id: string, ownerId: string): Promise<void>;
  delete(ids: string[]): Promise<void>;
}

/** What members made programs call with. */
interface MemberKeys {
  deleteOfMember(teamId: string, accountId: string): Promise<void>;
}

/** Tells which accounts take a second step to sign in. */
export interface TwoStepRuleTx {
  twoStep: { isOn(accountId: string): Promise<boolean> };
}

/** What is needed to change a team in a transaction. */
export interface TeamsTx extends AuditTx {
  teams: TeamsRepository;
  members: MembersRepository;
  workspaces: TeamWorkspaces;
  apiKeys: MemberKeys;
  activity: TeamActivities;
}

/** Teams, and what other modules count in them. */
export interface TeamsRepositories {
  teams: TeamsRepository;
  members: MembersRepository;
  campaigns: { counts(workspaceId: string): Promise<{ byStatus: Record<'active' | 'paused' | 'completed', number> }> };
  ads: { count(workspaceId: string): Promise<number> };
  images: { countWhole(workspaceId: string): Promise<number> };
}

interface TeamsDeps extends TeamsRepositories {
  ai: Pick<AiService, 'writtenIn'>;
  unitOfWork: UnitOfWork<TeamsTx & PlansTx & TwoStepRuleTx>;
  plans: PlansService;
  clock: Clock;
}

export type TeamsService = ReturnType<typeof createTeamsService>;

/** The team that the actor acts in. */
export const teamWorkspace = (actorId: string, teamId: string): Workspace => ({
  actorId,
  workspaceId: teamId,
  isTeam: true,
});

/**
 * Locks a team in a transaction that has locked what it needs of accounts, and looks at what the actor is in it at this
 * moment: the role may have been lost since the call was let in. Throws `Refusal('not_found')` or
 * `Refusal('role_required')`.
 */
export async function openTeam(
  tx: Pick<TeamsTx, 'teams'> & { locks: Locks },
  { workspaceId, actorId }: Scope,
  needed: Role,
): Promise<TeamFacts> {
  await tx.locks.workspace(workspaceId);
  const team = await tx.teams.find(workspaceId, actorId);
  if (!team) throw notFound('team');
  if (!includesRole(team.role, needed)) throw roleRequired(needed);
  return team;
}

/** Teams and who sees them. Rule: docs/product-rules.md, "Teams". */
export function createTeamsService(deps: TeamsDeps) {
  const { teams, members, campaigns, ads, images, ai, unitOfWork, plans, clock } = deps;
  /** Adds the people and the plans of any number of teams in as many statements as of one. */
  const complete = async (facts: TeamFacts[]): Promise<Team[]> => {
    if (facts.length === 0) return [];
    const [found, planOf] = await Promise.all([
      members.listOf(facts.map(({ id }) => id)),
      plans.plansOf(facts.map(({ owner }) => owner)),
    ]);
    const membersOf = groupBy<string, Member>(found, ({ teamId }) => teamId);
    return facts.map((team) => {
      const plan = planOf.get(team.owner.id);
      return {
        ...team,
        planId: plan?.id ?? plans.defaultPlan,
        maxMembers: plan?.membersPerTeam ?? 0,
        isReadOnly: !plan?.hasTeams,
        overSeats: overSeats(team, membersOf.get(team.id) ?? [], plan),
        hasAiCopy: plan?.hasAiCopy === true,
        members: membersOf.get(team.id) ?? [],
      };
    });
  };

  const get = async (teamId: string, accountId: string): Promise<Team> => {
    const facts = await teams.find(teamId, accountId);
    const [team] = await complete(facts ? [facts] : []);
    if (!team) throw notFound('team');
    return team;
  };

  return {
    /** The oldest membership first. On every plan. */
    async listMine(accountId: string, page: Page): Promise<Paged<Team>> {
      const { items, total } = await teams.page(accountId, page);
      return { items: await complete(items), total };
    },

    /** All that an account owns or belongs to, the oldest membership first. */
    memberships: (accountId: string): Promise<Membership[]> => teams.memberships(accountId),

    /** Throws `Refusal('plan_required')`, or `Refusal('too_many')` for the 21st. */
    async create(owner: Person, fields: TeamFields): Promise<Team> {
      const accountId = owner.account.id;
      const now = clock.now();
      const id = newId();
      const tidied = tidy(fields);
      await unitOfWork(owner, async (tx) => {
        await tx.locks.account(accountId);
        await plans.requireFeature(tx, accountId, 'hasTeams');
        if ((await tx.teams.namesOwnedBy(accountId)).length >= mostTeams) {
          throw new Refusal('too_many', 'You already own 20 teams. Delete or transfer one to create another.');
        }
        await tx.workspaces.insertTeam(id, accountId, now);
        await tx.teams.insert(id, tidied, now);
        const subject = { id, name: tidied.name };
        await tx.activity.record(teamWorkspace(accountId, id), { action: 'team_created', subject }, now);
      });
      return get(id, accountId);
    },

    get: ({ workspaceId, actorId }: Scope): Promise<Team> => get(workspaceId, actorId),

    /** As one of its members sees it. */
    getAs: get,

    /** Changes the given fields. */
    async update(scope: Scope, change: Partial<TeamFields>): Promise<Team> {
      const { workspaceId: id, actorId } = scope;
      const now = clock.now();
      await unitOfWork(scope, async (tx) => {
        const { name } = await openTeam(tx, scope, 'admin');
        const tidied = tidy(change);
        await tx.teams.update(id, tidied, now);
        const subject = { id, name: tidied.name ?? name };
        await tx.activity.record(scope, { action: 'team_edited', subject }, now);
        if (subject.name === name) return;
        await tx.audit.record(scope, { action: 'team_renamed', subject, detail: name }, now);
      });
      return get(id, actorId);
    },

    /**
     * Asks the owner and admins for two-step sign-in, or no longer. Throws `Refusal('two_step_required')` where the
     * owner has none, who could do nothing in the team then.
     */
    async requireTwoStep(scope: Scope, isRequired: boolean): Promise<Team> {
      const { workspaceId: id, actorId } = scope;
      await unitOfWork(scope, async (tx) => {
        await tx.locks.holdAccount(actorId);
        const { name, requiresTwoStep } = await openTeam(tx, scope, 'owner');
        if (requiresTwoStep === isRequired) return;
        if (isRequired && !(await tx.twoStep.isOn(actorId))) {
          throw new Refusal(
            'two_step_required',
            'Turn on two-step sign-in for yourself first, in Settings. Then you can ask your team for it.',
          );
        }
        await tx.teams.setRequiresTwoStep(id, isRequired);
        const action = isRequired ? 'team_two_step_required' : 'team_two_step_optional';
        await tx.audit.record(scope, { action, subject: { id, name } }, clock.now());
      });
      return get(id, actorId);
    },

    /** Deletes everything that is in it, too. */
    delete: (scope: Scope): Promise<void> =>
      unitOfWork(scope, async (tx) => {
        const { id, name } = await openTeam(tx, scope, 'owner');
        // What is kept in the team goes with it.
        const inOwn = ownWorkspace(scope.actorId);
        await tx.audit.record(inOwn, { action: 'team_deleted', subject: { id, name } }, clock.now());
        await tx.workspaces.delete([scope.workspaceId]);
      }),

    async stats({ workspaceId }: Scope): Promise<TeamStats> {
      const [people, { byStatus }, totalAds, totalImages, generations] = await Promise.all([
        members.counts(workspaceId),
        campaigns.counts(workspaceId),
        ads.count(workspaceId),
        images.countWhole(workspaceId),
        ai.writtenIn(workspaceId),
      ]);
      return {
        totalMembers: people.all + 1,
        activeMembers: people.joined + 1,
        totalCampaigns: byStatus.active + byStatus.paused + byStatus.completed,
        activeCampaigns: byStatus.active,
        totalAds,
        totalImages,
        aiGenerationsThisMonth: generations,
      };
    },
  };
}

/** A team's people and seats where it has more people than seats; null otherwise, and without a plan with teams. */
function overSeats({ seats }: TeamFacts, all: Member[], plan: Plan | undefined): Team['overSeats'] {
  const people = all.filter(({ joinedAt }) => joinedAt !== null).length + 1;
  if (!plan?.hasTeams || seats.overSince === null || people <= plan.membersPerTeam) return null;
  const decideBy = seats.decidedAt === null ? new Date(seats.overSince.getTime() + choosingMs) : null;
  return { people, seats: plan.membersPerTeam, decideBy };
}

const tidy = <Fields extends Partial<TeamFields>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.name !== undefined && { name: fields.name.trim() }),
  ...(fields.description !== undefined && { description: fields.description.trim() }),
});

import { and, count, desc, eq, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { likePattern } from '../../db/likePattern';
import { accounts } from '../../db/tables/accounts';
import { teamActivities, teams } from '../../db/tables/teams';
import type { ActivityRecorder, ActivityTable, NewActivity } from '../../lib/activity';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import type { ActivityFilter, TeamActivity } from './teams.types';

/** How many entries of a team's activity are kept. */
export const mostActivities = 10_000;

/** The length of the columns. */
const longestText = 254;

const columns = {
  id: teamActivities.id,
  createdAt: teamActivities.createdAt,
  actorId: teamActivities.actorId,
  actorName: teamActivities.actorName,
  action: teamActivities.action,
  subjectId: teamActivities.subjectId,
  subjectName: teamActivities.subjectName,
  detail: teamActivities.detail,
};

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

/** `table` holds the activity of all modules. */
export function createActivityRepository(db: Db, table: ActivityTable) {
  const isEdit = (action: string) => Object.values(table).some((ofKind) => ofKind?.[action] === 'edit');
  const ofTeam = (teamId: string) => eq(teamActivities.workspaceId, teamId);
  const prepareLatest = () =>
    db
      .select({ id: teamActivities.id })
      .from(teamActivities)
      .where(eq(teamActivities.workspaceId, sql.placeholder('teamId')))
      .orderBy(desc(teamActivities.id))
      .limit(1)
      .prepare('latest_activity');

  let latest: ReturnType<typeof prepareLatest> | undefined;

  /** Deletes the newest entry if it says the same. Returns whether it did. */
  const takeRepeated = async (
    { workspaceId, actorId, guestName }: { workspaceId: string; actorId?: string; guestName?: string },
    { action, subject }: NewActivity,
  ): Promise<boolean> => {
    const newest = db
      .select({ id: teamActivities.id })
      .from(teamActivities)
      .where(ofTeam(workspaceId))
      .orderBy(desc(teamActivities.id))
      .limit(1);
    const isSame = and(
      actorId === undefined ? isNull(teamActivities.actorId) : eq(teamActivities.actorId, actorId),
      guestName === undefined ? undefined : eq(teamActivities.actorName, guestName),
      eq(teamActivities.action, action),
      sql`${teamActivities.subjectId} is not distinct from ${subject.id}::uuid`,
    );
    const taken = await db
      .delete(teamActivities)
      .where(and(inArray(teamActivities.id, newest), isSame))
      .returning({ id: teamActivities.id });
    return taken.length === 1;
  };

  /** Deletes all but the newest. */
  const prune = async (teamId: string): Promise<void> => {
    const oldestKept = db
      .select({ id: teamActivities.id })
      .from(teamActivities)
      .where(ofTeam(teamId))
      .orderBy(desc(teamActivities.id))
      .offset(mostActivities - 1)
      .limit(1);
    await db.delete(teamActivities).where(and(ofTeam(teamId), lt(teamActivities.id, sql`(${oldestKept})`)));
  };

  const matching = (teamId: string, { actorId, kind, search }: ActivityFilter) => {
    const pattern = likePattern(search ?? '');
    return and(
      ofTeam(teamId),
      actorId === undefined ? undefined : eq(teamActivities.actorId, actorId),
      kind === undefined ? undefined : inArray(teamActivities.action, Object.keys(table[kind] ?? {})),
      search ? or(ilike(teamActivities.actorName, pattern), ilike(teamActivities.subjectName, pattern)) : undefined,
    );
  };

  const list = (teamId: string, filter: ActivityFilter, { limit, offset }: Page) =>
    db
      .select(columns)
      .from(teamActivities)
      .where(matching(teamId, filter))
      .orderBy(desc(teamActivities.id))
      .limit(limit)
      .offset(offset);

  const recorder: ActivityRecorder<string> = {
    async record(workspace, activity, now) {
      if (!workspace.isTeam) return;
      const { action, subject, detail = '' } = activity;
      const isRepeated = isEdit(action) && (await takeRepeated(workspace, activity));
      const actorName = db.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, workspace.actorId));
      await db.insert(teamActivities).values({
        id: newId(),
        workspaceId: workspace.workspaceId,
        actorId: workspace.actorId,
        actorName: sql`(${actorName})`,
        action,
        subjectId: subject.id,
        subjectName: shortened(subject.name),
        detail: shortened(detail),
        createdAt: now,
      });
      if (!isRepeated) await prune(workspace.workspaceId);
    },

    async recordGuest({ workspaceId }, guestName, activity, now) {
      const { action, subject, detail = '' } = activity;
      if ((await db.$count(teams, eq(teams.id, workspaceId))) === 0) return;
      const isRepeated = isEdit(action) && (await takeRepeated({ workspaceId, guestName }, activity));
      await db.insert(teamActivities).values({
        id: newId(),
        workspaceId,
        actorId: null,
        actorName: guestName,
        action,
        subjectId: subject.id,
        subjectName: shortened(subject.name),
        detail: shortened(detail),
        createdAt: now,
      });
      if (!isRepeated) await prune(workspaceId);
    },
  };

  return {
    ...recorder,

    /** The newest first. */
    async page(teamId: string, filter: ActivityFilter, page: Page): Promise<Paged<TeamActivity>> {
      const [[counted], rows] = await Promise.all([
        db.select({ total: count() }).from(teamActivities).where(matching(teamId, filter)),
        list(teamId, filter, page),
      ]);
      return { items: rows, total: counted?.total ?? 0 };
    },

    /** All that match, the newest first. */
    async all(teamId: string, filter: ActivityFilter): Promise<TeamActivity[]> {
      return list(teamId, filter, { limit: mostActivities, offset: 0 });
    },

    /** The id of the newest entry; null if there is none. Open pages ask for it every few seconds. */
    async latest(teamId: string): Promise<string | null> {
      latest ??= prepareLatest();
      const [row] = await latest.execute({ teamId });
      return row?.id ?? null;
    },
  };
}

/** By code points, as the database counts. */
const shortened = (text: string): string =>
  text.length <= longestText ? text : [...text].slice(0, longestText).join('');

import { and, count, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { likePattern } from '../../db/likePattern';
import { accounts } from '../../db/tables/accounts';
import { auditEntries } from '../../db/tables/audit';
import type { ActivityTable, NewActivity } from '../../lib/activity';
import { type AuditAction, type AuditPlace, type AuditRecorder, keptInAudit, nothingNamed } from '../../lib/audit';
import { newId } from '../../lib/ids';
import { currentOrigin, type Origin } from '../../lib/origin';
import type { Page, Paged } from '../../lib/page';
import type { AuditEntry, AuditFilter } from './audit.types';

/** How many are kept in a workspace; the database refuses to delete newer ones. */
export const mostEntries = 100_000;

const longestText = 254;
const longestAddress = 100;

const columns = {
  id: auditEntries.id,
  actorId: auditEntries.actorId,
  actorName: auditEntries.actorName,
  keyName: auditEntries.keyName,
  keyPrefix: auditEntries.keyPrefix,
  address: auditEntries.address,
  action: auditEntries.action,
  subjectId: auditEntries.subjectId,
  subjectName: auditEntries.subjectName,
  detail: auditEntries.detail,
  createdAt: auditEntries.createdAt,
};

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** `activity` holds that of all modules. */
export function createAuditRepository(db: Db, activity: ActivityTable) {
  const nameOf = (accountId: string): SQL<string> =>
    sql`(${db.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, accountId))})`;

  const insert = async (
    { workspaceId, actorId }: AuditPlace,
    origin: Pick<Origin, 'address' | 'key'> | undefined,
    { action, subject, detail = '' }: NewActivity,
    createdAt: Date,
  ): Promise<void> => {
    await db.insert(auditEntries).values({
      id: newId(),
      workspaceId,
      actorId,
      actorName: actorId === null ? '' : nameOf(actorId),
      keyName: origin?.key?.name ?? null,
      keyPrefix: origin?.key?.prefix ?? null,
      address: origin?.address.slice(0, longestAddress) ?? null,
      action,
      subjectId: subject.id,
      subjectName: shortened(subject.name),
      detail: shortened(detail),
      createdAt,
    });
  };

  const recorder: AuditRecorder<string> = {
    record: (place, what, now) => insert(place, place.actorId === null ? undefined : currentOrigin(), what, now),
  };

  const matching = (workspaceId: string, { kind, search, from, to }: AuditFilter) => {
    const pattern = likePattern(search ?? '');
    const { actorName, subjectName, keyName } = auditEntries;
    return and(
      eq(auditEntries.workspaceId, workspaceId),
      kind && inArray(auditEntries.action, keptInAudit(activity)[kind]),
      search ? or(ilike(actorName, pattern), ilike(subjectName, pattern), ilike(keyName, pattern)) : undefined,
      from === undefined ? undefined : gte(auditEntries.createdAt, new Date(`${from}T00:00:00.000Z`)),
      to === undefined ? undefined : lte(auditEntries.createdAt, new Date(`${to}T23:59:59.999Z`)),
    );
  };

  const list = (workspaceId: string, filter: AuditFilter, { limit, offset }: Page): Promise<AuditEntry[]> =>
    db
      .select(columns)
      .from(auditEntries)
      .where(matching(workspaceId, filter))
      .orderBy(desc(auditEntries.id))
      .limit(limit)
      .offset(offset);

  return {
    ...recorder,

    /** What somebody tried who is not signed in, from an address. */
    recordStranger: (workspaceId: string, address: string, action: AuditAction, at: Date): Promise<void> =>
      insert({ workspaceId, actorId: null }, { address, key: null }, { action, subject: nothingNamed }, at),

    /** The newest first. */
    async page(workspaceId: string, filter: AuditFilter, page: Page): Promise<Paged<AuditEntry>> {
      const [[counted], items] = await Promise.all([
        db.select({ total: count() }).from(auditEntries).where(matching(workspaceId, filter)),
        list(workspaceId, filter, page),
      ]);
      return { items, total: counted?.total ?? 0 };
    },

    /** The newest that match, the newest first. */
    newest: (workspaceId: string, filter: AuditFilter, most: number): Promise<AuditEntry[]> =>
      list(workspaceId, filter, { limit: most, offset: 0 }),

    /** Deletes what is older, by the database's clock too: it refuses what is younger than a year. */
    async deleteBefore(time: Date): Promise<void> {
      const isOldThere = sql`${auditEntries.createdAt} < now() - interval '1 year'`;
      await db.delete(auditEntries).where(and(lt(auditEntries.createdAt, time), isOldThere));
    },

    /** Deletes all but the newest of each workspace. */
    async prune(): Promise<void> {
      const crowded = await db
        .select({ workspaceId: auditEntries.workspaceId })
        .from(auditEntries)
        .groupBy(auditEntries.workspaceId)
        .having(sql`count(*) > ${mostEntries}`);
      for (const { workspaceId } of crowded) {
        const ofWorkspace = eq(auditEntries.workspaceId, workspaceId);
        const oldestKept = db
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(ofWorkspace)
          .orderBy(desc(auditEntries.id))
          .offset(mostEntries - 1)
          .limit(1);
        await db.delete(auditEntries).where(and(ofWorkspace, lt(auditEntries.id, sql`(${oldestKept})`)));
      }
    },
  };
}

/** By code points, as the database counts. */
const shortened = (text: string): string =>
  text.length <= longestText ? text : [...text].slice(0, longestText).join('');

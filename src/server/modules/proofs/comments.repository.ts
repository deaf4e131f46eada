import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { adComments, commentAnswers } from '../../db/tables/proofs';
import type { Page, Paged } from '../../lib/page';
import type { AdComment, CommentAnswer, CommentCounts, CommentFilter, NewComment } from './comments.types';

const { adId: _adId, proofId: _proofId, ...columns } = getTableColumns(adComments);

export type CommentsRepository = ReturnType<typeof createCommentsRepository>;

export function createCommentsRepository(db: Db) {
  const isOpen = isNull(adComments.resolvedAt);

  const answersOf = async (ids: string[]): Promise<(CommentAnswer & { commentId: string })[]> => {
    if (ids.length === 0) return [];
    const { id, commentId, text, createdAt } = commentAnswers;
    return db
      .select({ id, commentId, name: accounts.fullName, text, createdAt })
      .from(commentAnswers)
      .leftJoin(accounts, eq(accounts.id, commentAnswers.createdBy))
      .where(inArray(commentId, ids))
      .orderBy(asc(id));
  };

  const read = async (wanted: SQL | undefined, page: Page): Promise<AdComment[]> => {
    const found = await db
      .select(columns)
      .from(adComments)
      .where(wanted)
      .orderBy(asc(adComments.number))
      .limit(page.limit)
      .offset(page.offset);
    const answers = await answersOf(found.map(({ id }) => id));
    return found.map(({ x, y, ...comment }) => ({
      ...comment,
      point: x === null || y === null ? null : { x, y },
      answers: answers.flatMap(({ commentId, ...answer }) => (commentId === comment.id ? [answer] : [])),
    }));
  };

  const first = { limit: 1, offset: 0 };

  return {
    /** The oldest first. */
    async page({ adId, proofId, isResolved }: CommentFilter, page: Page): Promise<Paged<AdComment>> {
      const wanted = and(
        eq(adComments.adId, adId),
        proofId === undefined ? undefined : eq(adComments.proofId, proofId),
        isResolved ? isNotNull(adComments.resolvedAt) : isOpen,
      );
      return { items: await read(wanted, page), total: await db.$count(adComments, wanted) };
    },

    async find(adId: string, id: string): Promise<AdComment | undefined> {
      const [found] = await read(and(eq(adComments.adId, adId), eq(adComments.id, id)), first);
      return found;
    },

    /** An open comment that says the same, by the same name and link. */
    async findSame({ adId, proofId, format, preview, point, name, text }: NewComment): Promise<AdComment | undefined> {
      const at = point
        ? and(eq(adComments.x, point.x), eq(adComments.y, point.y))
        : and(isNull(adComments.x), isNull(adComments.y));
      const [found] = await read(
        and(
          ...[eq(adComments.proofId, proofId), eq(adComments.adId, adId), isOpen, at],
          ...[eq(adComments.format, format), eq(adComments.preview, preview)],
          ...[eq(adComments.name, name), eq(adComments.text, text)],
        ),
        first,
      );
      return found;
    },

    /** How many came by a link, to any of its ads. */
    countOf: (proofId: string) => db.$count(adComments, eq(adComments.proofId, proofId)),

    /** How many of these ads' came by a link, by ad. Ads without one are left out. */
    async counts(proofId: string, adIds: string[]): Promise<Map<string, CommentCounts>> {
      const rows = await db
        .select({
          adId: adComments.adId,
          open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
          all: count(),
        })
        .from(adComments)
        .where(and(eq(adComments.proofId, proofId), inArray(adComments.adId, adIds)))
        .groupBy(adComments.adId);
      return new Map(rows.map(({ adId, open, all }) => [adId, { open, resolved: all - open }]));
    },

    /** Stores a comment with the ad's next number, and returns that number. The caller has locked the ad. */
    async insert({ point, ...comment }: NewComment): Promise<number> {
      const [last] = await db
        .select({ number: max(adComments.number) })
        .from(adComments)
        .where(eq(adComments.adId, comment.adId));
      const number = (last?.number ?? 0) + 1;
      await db.insert(adComments).values({ ...comment, number, x: point?.x ?? null, y: point?.y ?? null });
      return number;
    },

    async insertAnswer(answer: { id: string; commentId: string; createdBy: string; text: string; createdAt: Date }) {
      await db.insert(commentAnswers).values(answer);
    },

    /** Null reopens it. */
    async setResolved(id: string, resolvedAt: Date | null): Promise<void> {
      await db.update(adComments).set({ resolvedAt }).where(eq(adComments.id, id));
    },
  };
}

import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { adComments, adDecisions, proofs } from '../../db/tables/proofs';
import type { ProofNews } from './proofNews.types';

type Found = Omit<ProofNews, 'adName' | 'adMadeBy'>;

/** A proof with news to mail. */
interface ProofWithNews {
  workspaceId: string;
  createdBy: string | null;
  name: string;
  /** When the last mail went out, or the proof was made. */
  since: Date;
}

export type ProofNewsRepository = ReturnType<typeof createProofNewsRepository>;

export function createProofNewsRepository(db: Db) {
  return {
    /** When the next mail goes out, null where none is queued, and when the last one did. */
    async plan(proofId: string): Promise<{ dueAt: Date | null; toldAt: Date | null } | undefined> {
      const [found] = await db
        .select({ dueAt: proofs.newsDueAt, toldAt: proofs.newsToldAt })
        .from(proofs)
        .where(eq(proofs.id, proofId));
      return found;
    },

    async setDue(proofId: string, dueAt: Date): Promise<void> {
      await db.update(proofs).set({ newsDueAt: dueAt }).where(eq(proofs.id, proofId));
    },

    /** Takes a proof whose mail is due, which nobody else gets then; `undefined` if there is none. */
    async take(proofId: string, now: Date): Promise<ProofWithNews | undefined> {
      const [found] = await db
        .select({
          workspaceId: proofs.workspaceId,
          createdBy: proofs.createdBy,
          name: proofs.name,
          since: sql<Date>`coalesce(${proofs.newsToldAt}, ${proofs.createdAt})`.mapWith(proofs.createdAt),
        })
        .from(proofs)
        .where(and(eq(proofs.id, proofId), sql`${proofs.newsDueAt} is not null`))
        .for('update');
      if (found) await db.update(proofs).set({ newsDueAt: null, newsToldAt: now }).where(eq(proofs.id, proofId));
      return found;
    },

    /** What came by a link since then, the oldest first. Comments that were resolved meanwhile are no news. */
    async since(proofId: string, time: Date): Promise<Found[]> {
      const comments = await db
        .select({
          adId: adComments.adId,
          name: adComments.name,
          text: adComments.text,
          at: adComments.createdAt,
          format: adComments.format,
        })
        .from(adComments)
        .where(and(eq(adComments.proofId, proofId), gte(adComments.createdAt, time), isNull(adComments.resolvedAt)))
        .orderBy(asc(adComments.id));
      const decisions = await db
        .select({
          adId: adDecisions.adId,
          name: adDecisions.name,
          text: adDecisions.note,
          at: adDecisions.createdAt,
          kind: adDecisions.kind,
        })
        .from(adDecisions)
        .where(and(eq(adDecisions.proofId, proofId), gte(adDecisions.createdAt, time)))
        .orderBy(asc(adDecisions.id));
      return [
        ...comments.map((one) => ({ ...one, kind: 'comment' as const })),
        ...decisions.map((one) => ({ ...one, format: null })),
      ].sort((one, other) => one.at.getTime() - other.at.getTime());
    },
  };
}

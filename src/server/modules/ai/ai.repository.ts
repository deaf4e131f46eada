import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { aiGenerations, aiUsage } from '../../db/tables/ai';
import type { Day } from '../../lib/days';
import type { Page, Paged } from '../../lib/page';
import type { Generation, GenerationOwner } from './ai.types';

const columns = {
  id: aiGenerations.id,
  kind: aiGenerations.kind,
  request: aiGenerations.request,
  response: aiGenerations.response,
  createdAt: aiGenerations.createdAt,
};

export type AiRepository = ReturnType<typeof createAiRepository>;

export function createAiRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(aiGenerations.workspaceId, workspaceId);
  const newestFirst = [desc(aiGenerations.createdAt), desc(aiGenerations.id)];
  return {
    async insert(generation: Generation, owner: GenerationOwner): Promise<void> {
      await db.insert(aiGenerations).values({ ...generation, ...owner });
    },

    /** The newest first; ties by id. */
    async page(workspaceId: string, { limit, offset }: Page): Promise<Paged<Generation>> {
      const where = inWorkspace(workspaceId);
      const [total, found] = await Promise.all([
        db.$count(aiGenerations, where),
        db
          .select(columns)
          .from(aiGenerations)
          .where(where)
          .orderBy(...newestFirst)
          .limit(limit)
          .offset(offset),
      ]);
      return { items: found.map(generationOf), total };
    },

    /** All ids, the newest first. */
    async listIds(workspaceId: string): Promise<string[]> {
      const rows = await db
        .select({ id: aiGenerations.id })
        .from(aiGenerations)
        .where(inWorkspace(workspaceId))
        .orderBy(...newestFirst);
      return rows.map(({ id }) => id);
    },

    /** Those of `ids` that there are, in any order. */
    async listOf(workspaceId: string, ids: string[]): Promise<Generation[]> {
      const found = await db
        .select(columns)
        .from(aiGenerations)
        .where(and(inWorkspace(workspaceId), inArray(aiGenerations.id, ids)));
      return found.map(generationOf);
    },

    /** Whether there was one. */
    async delete(workspaceId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(aiGenerations)
        .where(and(inWorkspace(workspaceId), eq(aiGenerations.id, id)))
        .returning({ id: aiGenerations.id });
      return gone.length === 1;
    },

    /** Deletes all but the newest `kept`. */
    async deleteOldest(workspaceId: string, kept: number): Promise<void> {
      const older = db
        .select({ id: aiGenerations.id })
        .from(aiGenerations)
        .where(inWorkspace(workspaceId))
        .orderBy(...newestFirst)
        .offset(kept);
      await db.delete(aiGenerations).where(inArray(aiGenerations.id, older));
    },

    /**
     * Counts one more generation in a month, given by its first day, unless that would be more than `limit` (at least
     * 1). One statement, so that parallel requests can't pass the limit. Returns whether it counted.
     */
    async take(payerId: string, month: Day, limit: number): Promise<boolean> {
      const taken = await db
        .insert(aiUsage)
        .values({ payerId, month, written: 1 })
        .onConflictDoUpdate({
          target: [aiUsage.payerId, aiUsage.month],
          set: { written: sql`${aiUsage.written} + 1` },
          setWhere: lt(aiUsage.written, limit),
        })
        .returning({ written: aiUsage.written });
      return taken.length === 1;
    },

    /** How many generations count in a month, and ever. */
    async written(payerId: string, month: Day): Promise<{ inMonth: number; total: number }> {
      const rows = await db
        .select({ month: aiUsage.month, written: aiUsage.written })
        .from(aiUsage)
        .where(eq(aiUsage.payerId, payerId));
      return {
        inMonth: rows.find((row) => row.month === month)?.written ?? 0,
        total: rows.reduce((sum, row) => sum + row.written, 0),
      };
    },
  };
}

/** A row's kind says what its request and response are, which the types of the columns can't. */
const generationOf = (row: Pick<typeof aiGenerations.$inferSelect, keyof typeof columns>): Generation =>
  row as Generation;

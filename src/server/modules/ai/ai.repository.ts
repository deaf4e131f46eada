import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { aiBrandVoices, aiGenerations, aiUsage, aiWorkspaceMonths } from '../../db/tables/ai';
import type { Day } from '../../lib/days';
import type { Page, Paged } from '../../lib/page';
import type { BrandVoice, Generation, GenerationOwner } from './ai.types';

/** The two things that are counted by month. */
type Counted = 'written' | 'suggested';

const columns = {
  id: aiGenerations.id,
  kind: aiGenerations.kind,
  request: aiGenerations.request,
  response: aiGenerations.response,
  isFavorite: aiGenerations.isFavorite,
  createdAt: aiGenerations.createdAt,
};

const voiceColumns = {
  description: aiBrandVoices.description,
  wordsToUse: aiBrandVoices.wordsToUse,
  bannedWords: aiBrandVoices.bannedWords,
  requiredClaims: aiBrandVoices.requiredClaims,
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
    async page(workspaceId: string, isFavorite: boolean, { limit, offset }: Page): Promise<Paged<Generation>> {
      const where = and(inWorkspace(workspaceId), isFavorite ? eq(aiGenerations.isFavorite, true) : undefined);
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

    /** `undefined` where there is none. */
    async setFavorite(workspaceId: string, id: string, isFavorite: boolean): Promise<Generation | undefined> {
      const [changed] = await db
        .update(aiGenerations)
        .set({ isFavorite })
        .where(and(inWorkspace(workspaceId), eq(aiGenerations.id, id)))
        .returning(columns);
      return changed && generationOf(changed);
    },

    /** Deletes all but `newest` and `others` more: favorites stay before the rest, newer ones before older ones. */
    async deleteOldest(workspaceId: string, newest: string, others: number): Promise<void> {
      const older = db
        .select({ id: aiGenerations.id })
        .from(aiGenerations)
        .where(and(inWorkspace(workspaceId), ne(aiGenerations.id, newest)))
        .orderBy(desc(aiGenerations.isFavorite), ...newestFirst)
        .offset(others);
      await db.delete(aiGenerations).where(inArray(aiGenerations.id, older));
    },

    /**
     * Counts one more in a month, given by its first day, unless that would be more than `limit` (at least 1). One
     * statement, so that parallel requests can't pass the limit. Returns how many that makes, `undefined` if it counted none.
     */
    async take(counted: Counted, payerId: string, month: Day, limit: number): Promise<number | undefined> {
      const column = aiUsage[counted];
      const [taken] = await db
        .insert(aiUsage)
        .values({ payerId, month, [counted]: 1 })
        .onConflictDoUpdate({
          target: [aiUsage.payerId, aiUsage.month],
          set: { [counted]: sql`${column} + 1` },
          setWhere: lt(column, limit),
        })
        .returning({ count: column });
      return taken?.count;
    },

    /** Counts one more that was written in a workspace in a month. No limit counts it. */
    async countInWorkspace(workspaceId: string, month: Day): Promise<void> {
      await db
        .insert(aiWorkspaceMonths)
        .values({ workspaceId, month, written: 1 })
        .onConflictDoUpdate({
          target: [aiWorkspaceMonths.workspaceId, aiWorkspaceMonths.month],
          set: { written: sql`${aiWorkspaceMonths.written} + 1` },
        });
    },

    /** How much was written in a workspace in a month, deleted generations included. */
    async writtenInWorkspace(workspaceId: string, month: Day): Promise<number> {
      const [row] = await db
        .select({ written: aiWorkspaceMonths.written })
        .from(aiWorkspaceMonths)
        .where(and(eq(aiWorkspaceMonths.workspaceId, workspaceId), eq(aiWorkspaceMonths.month, month)));
      return row?.written ?? 0;
    },

    /** How many texts were suggested in a month. */
    async suggested(payerId: string, month: Day): Promise<number> {
      const [row] = await db
        .select({ suggested: aiUsage.suggested })
        .from(aiUsage)
        .where(and(eq(aiUsage.payerId, payerId), eq(aiUsage.month, month)));
      return row?.suggested ?? 0;
    },

    /** How many generations count in a month, and ever. */
    async countWritten(payerId: string, month: Day): Promise<{ inMonth: number; total: number }> {
      const rows = await db
        .select({ month: aiUsage.month, written: aiUsage.written })
        .from(aiUsage)
        .where(eq(aiUsage.payerId, payerId));
      return {
        inMonth: rows.find((row) => row.month === month)?.written ?? 0,
        total: rows.reduce((sum, row) => sum + row.written, 0),
      };
    },

    /** `undefined` until one is set. */
    async findVoice(workspaceId: string): Promise<BrandVoice | undefined> {
      const [voice] = await db
        .select(voiceColumns)
        .from(aiBrandVoices)
        .where(eq(aiBrandVoices.workspaceId, workspaceId));
      return voice;
    },

    async setVoice(workspaceId: string, { description, ...lists }: BrandVoice): Promise<void> {
      const [wordsToUse, bannedWords, requiredClaims] = [
        [...lists.wordsToUse],
        [...lists.bannedWords],
        [...lists.requiredClaims],
      ];
      const set = { description, wordsToUse, bannedWords, requiredClaims };
      await db
        .insert(aiBrandVoices)
        .values({ workspaceId, ...set })
        .onConflictDoUpdate({ target: aiBrandVoices.workspaceId, set });
    },
  };
}

/** A row's kind says what its request and response are, which the types of the columns can't. */
const generationOf = (row: Pick<typeof aiGenerations.$inferSelect, keyof typeof columns>): Generation =>
  row as Generation;

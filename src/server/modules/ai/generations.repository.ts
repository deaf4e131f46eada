import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { aiGenerations } from '../../db/tables/ai';
import type { Page, Paged } from '../../lib/page';
import type { Generation, GenerationOwner } from './ai.types';

const columns = {
  id: aiGenerations.id,
  kind: aiGenerations.kind,
  request: aiGenerations.request,
  response: aiGenerations.response,
  isFavorite: aiGenerations.isFavorite,
  createdAt: aiGenerations.createdAt,
};

export type GenerationsRepository = ReturnType<typeof createGenerationsRepository>;

/** What was written, as it is kept. */
export function createGenerationsRepository(db: Db) {
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
  };
}

/** A row's kind says what its request and response are, which the types of the columns can't. */
const generationOf = (row: Pick<typeof aiGenerations.$inferSelect, keyof typeof columns>): Generation =>
  row as Generation;

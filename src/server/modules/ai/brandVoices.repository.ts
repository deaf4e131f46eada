import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { aiBrandVoices } from '../../db/tables/ai';
import type { BrandVoice } from './ai.types';

const voiceColumns = {
  description: aiBrandVoices.description,
  wordsToUse: aiBrandVoices.wordsToUse,
  bannedWords: aiBrandVoices.bannedWords,
  requiredClaims: aiBrandVoices.requiredClaims,
};

export type BrandVoicesRepository = ReturnType<typeof createBrandVoicesRepository>;

export function createBrandVoicesRepository(db: Db) {
  return {
    /** `undefined` until one is set. */
    async find(workspaceId: string): Promise<BrandVoice | undefined> {
      const [voice] = await db
        .select(voiceColumns)
        .from(aiBrandVoices)
        .where(eq(aiBrandVoices.workspaceId, workspaceId));
      return voice;
    },

    async set(workspaceId: string, { description, ...lists }: BrandVoice): Promise<void> {
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

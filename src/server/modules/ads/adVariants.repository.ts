import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { adColumns, ads } from '../../db/tables/ads';
import type { SavedAd, Variant } from './ads.types';

export type AdVariantsRepository = ReturnType<typeof createAdVariantsRepository>;

/** Ads that are tried side by side. */
export function createAdVariantsRepository(db: Db) {
  const of = (workspaceId: string, group: string) =>
    and(eq(ads.workspaceId, workspaceId), eq(ads.variantGroup, group), isNull(ads.deletedAt));
  return {
    /** The variants of a group without deleted ones, the first made first; ties by id. */
    async list(workspaceId: string, group: string): Promise<{ id: string; name: string }[]> {
      return db
        .select({ id: ads.id, name: sql<string>`${ads.variantName}` })
        .from(ads)
        .where(of(workspaceId, group))
        .orderBy(asc(ads.createdAt), asc(ads.id));
    },

    /** Whether another variant than `id` has the name, regardless of case. */
    async isNameTaken(workspaceId: string, { variantGroup, variantName }: Variant, id?: string): Promise<boolean> {
      const others = and(of(workspaceId, variantGroup), id === undefined ? undefined : ne(ads.id, id));
      return (await db.$count(ads, and(others, sql`lower(${ads.variantName}) = lower(${variantName})`))) > 0;
    },

    /** Makes an ad a variant; leaves its revision alone. `undefined` if the ad is gone. */
    async set(workspaceId: string, id: string, variant: Variant): Promise<SavedAd | undefined> {
      const [ad] = await db
        .update(ads)
        .set(variant)
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.id, id), isNull(ads.deletedAt)))
        .returning(adColumns);
      return ad;
    },
  };
}

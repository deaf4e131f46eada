import { and, asc, eq, inArray, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { adColumns, ads } from '../../db/tables/ads';
import type { SavedAd, SharedLinks, Variant } from './ads.types';

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

    /**
     * The links with tags of their own that these ads have in common with other variants of theirs, without outer blanks
     * and each once; the variant that was made first comes first.
     */
    async sharedLinks(workspaceId: string, ids: string[]): Promise<(SharedLinks & { id: string })[]> {
      if (ids.length === 0) return [];
      const others = alias(ads, 'others');
      const [own, theirs] = [linksIn(ads.contents), linksIn(others.contents)];
      const link = sql`own.link`;
      return db
        .select({
          id: ads.id,
          variantName: sql<string>`${others.variantName}`,
          links: sql<string[]>`jsonb_agg(distinct ${link})`,
        })
        .from(ads)
        .innerJoin(
          others,
          and(
            eq(others.workspaceId, ads.workspaceId),
            eq(others.variantGroup, ads.variantGroup),
            ne(others.id, ads.id),
            isNull(others.deletedAt),
          ),
        )
        .innerJoin(sql`lateral ${own} as own(link)`, sql`${link} like '%utm!_content=%' escape '!'`)
        .innerJoin(sql`lateral ${theirs} as theirs(link)`, sql`theirs.link = ${link}`)
        .where(and(eq(ads.workspaceId, workspaceId), inArray(ads.id, ids), isNull(ads.deletedAt)))
        .groupBy(ads.id, others.id)
        .orderBy(asc(others.createdAt), asc(others.id));
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

/** Every link in an ad's formats and their cards, as a table. */
const linksIn = (contents: SQLWrapper) =>
  sql`(select distinct btrim(value #>> '{}', E' \\t\\r\\n') from jsonb_path_query(${contents}, '$.**.final_url') as value)`;

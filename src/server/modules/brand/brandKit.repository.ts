import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { brandKits } from '../../db/tables/brand';
import type { BrandKit } from './brandKit.types';

const { workspaceId: _workspaceId, ...columns } = getTableColumns(brandKits);

export type BrandKitRepository = ReturnType<typeof createBrandKitRepository>;

export function createBrandKitRepository(db: Db) {
  return {
    /** `undefined` until one is set. */
    async find(workspaceId: string): Promise<BrandKit | undefined> {
      const [kit] = await db.select(columns).from(brandKits).where(eq(brandKits.workspaceId, workspaceId));
      return kit;
    },

    async save(workspaceId: string, kit: BrandKit): Promise<void> {
      await db
        .insert(brandKits)
        .values({ workspaceId, ...kit })
        .onConflictDoUpdate({ target: brandKits.workspaceId, set: kit });
    },

    /** Which of these images are a kit's logo. */
    async logosAmong(imageIds: string[]): Promise<Set<string>> {
      if (imageIds.length === 0) return new Set();
      const rows = await db
        .select({ logoId: brandKits.logoId })
        .from(brandKits)
        .where(inArray(brandKits.logoId, imageIds));
      return new Set(rows.flatMap(({ logoId }) => logoId ?? []));
    },
  };
}

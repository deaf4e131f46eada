import type { brandKits } from '../../db/tables/brand';

/** What a workspace's new ads begin with. */
export type BrandKit = Omit<typeof brandKits.$inferSelect, 'workspaceId'>;

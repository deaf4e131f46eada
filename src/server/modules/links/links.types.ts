import type { UtmFields } from '../../../ad-kit/linkBuilder';
import type { linkPresets, linkSettings, utmColumns } from '../../db/tables/links';

export type { UtmFields };

export type NewLinkPreset = Omit<typeof linkPresets.$inferSelect, keyof typeof utmColumns> & { utm: UtmFields };

/** Values that are kept for links to come, as they go into links. */
export type LinkPreset = Omit<NewLinkPreset, 'workspaceId' | 'createdBy'>;

/** What people say of a preset. */
export type LinkPresetFields = Omit<LinkPreset, 'id' | 'createdAt'>;

/** How an account writes its links. */
export type LinkSettings = Omit<typeof linkSettings.$inferSelect, 'workspaceId'>;

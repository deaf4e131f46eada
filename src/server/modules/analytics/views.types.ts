import type { analyticsViews } from '../../db/tables/analytics';

export type NewView = typeof analyticsViews.$inferSelect;

/** A view of the numbers that is kept under a name. */
export type SavedView = Omit<NewView, 'workspaceId' | 'createdBy'>;

/** What people say of a view. */
export type ViewFields = Pick<NewView, 'name' | 'query'>;

import type { Page, Paged } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { ActivityRepository } from './activity.repository';
import type { ActivityFilter, TeamActivity } from './teams.types';

export type ActivityService = ReturnType<typeof createActivityService>;

/** What was done in teams. */
export function createActivityService({ activity }: { activity: ActivityRepository }) {
  return {
    /** The newest first. */
    list: ({ workspaceId }: Scope, filter: ActivityFilter, page: Page): Promise<Paged<TeamActivity>> =>
      activity.page(workspaceId, filter, page),

    /** All that match, the newest first. */
    listAll: ({ workspaceId }: Scope, filter: ActivityFilter): Promise<TeamActivity[]> =>
      activity.all(workspaceId, filter),

    /** Changes whenever anything in the team does: the id of the newest activity; null if there is none. */
    latest: ({ workspaceId }: Scope): Promise<string | null> => activity.latest(workspaceId),
  };
}

import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const adActivity = {
  ad: { ad_created: 'event', ad_edited: 'edit', ad_deleted: 'deletion', ad_restored: 'event' },
} as const satisfies ModuleActivity;

export type AdActivity = ActivityRecorder<ActionsOf<typeof adActivity>>;

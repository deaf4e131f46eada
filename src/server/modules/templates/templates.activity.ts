import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const templateActivity = {
  template: { template_created: 'event', template_edited: 'edit', template_deleted: 'deletion' },
} as const satisfies ModuleActivity;

export type TemplateActivity = ActivityRecorder<ActionsOf<typeof templateActivity>>;

import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const copyActivity = {
  copy: { copy_written: 'event', brand_voice_changed: 'edit' },
} as const satisfies ModuleActivity;

export type CopyActivity = ActivityRecorder<ActionsOf<typeof copyActivity>>;

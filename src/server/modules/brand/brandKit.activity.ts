import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const brandActivity = { brand: { brand_kit_changed: 'edit' } } as const satisfies ModuleActivity;

export type BrandActivity = ActivityRecorder<ActionsOf<typeof brandActivity>>;

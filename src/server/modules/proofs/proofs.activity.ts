import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const proofActivity = {
  proof: {
    proof_created: 'event',
    proof_changed: 'event',
    proof_revoked: 'event',
    ad_approved: 'event',
    ad_changes_asked: 'event',
  },
} as const satisfies ModuleActivity;

export type ProofActivity = ActivityRecorder<ActionsOf<typeof proofActivity>>;

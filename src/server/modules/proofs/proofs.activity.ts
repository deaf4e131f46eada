import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const proofActivity = {
  proof: {
    proof_created: 'event',
    proof_changed: 'event',
    proof_revoked: 'event',
    ad_approved: 'event',
    ad_changes_asked: 'event',
    ad_commented: 'edit',
    ad_comment_answered: 'edit',
    ad_comment_resolved: 'edit',
    ad_comment_reopened: 'edit',
  },
} as const satisfies ModuleActivity;

export type ProofActivity = ActivityRecorder<ActionsOf<typeof proofActivity>>;

/** Nobody checked the name, so nobody is to take it for a member's. */
export const asGuest = (name: string): string => `${name} (proof link)`;

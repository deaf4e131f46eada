import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const teamActivity = {
  member: {
    member_invited: 'event',
    member_joined: 'event',
    member_role_changed: 'event',
    member_removed: 'event',
    member_left: 'event',
    invitation_renewed: 'event',
    invitation_revoked: 'event',
  },
  team: { team_created: 'event', team_edited: 'edit', team_transferred: 'event' },
} as const satisfies ModuleActivity;

export type TeamAction = ActionsOf<typeof teamActivity>;

export type TeamActivities = ActivityRecorder<TeamAction>;

import type { MemberRole } from '../../api/teamsApi';

/** The roles that somebody can be given, and what each may do. */
export const roleChoices: readonly { role: MemberRole; text: string; may: string }[] = [
  {
    role: 'admin',
    text: 'Full access to team management and all features',
    may: 'Manage team, invite members, create campaigns, use AI features, view billing',
  },
  {
    role: 'editor',
    text: 'Creates and edits campaigns and uses AI features',
    may: 'Create campaigns, edit campaigns, use AI features, view analytics',
  },
  { role: 'viewer', text: 'Read-only access to campaigns and analytics', may: 'View campaigns, view analytics' },
];

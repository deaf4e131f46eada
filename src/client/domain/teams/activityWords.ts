import type { MemberRole, TeamActivity, TeamActivityAction, TeamActivityKind } from '../../api/teamsApi';

/** What activity is about, as the filter names it. */
export const activityKindNames: Record<TeamActivityKind, string> = {
  campaign: 'Campaigns',
  ad: 'Ads',
  template: 'Templates',
  proof: 'Proof links',
  copy: 'AI copy',
  brand: 'Brand kit',
  member: 'Members',
  team: 'Team',
};

/** Names what an action was done to, and says what else there is to tell. */
export type Say = (name: string, detail: string) => string;

/** What each action reads like after the name of who did it. The audit log says what it keeps of them in the same words. */
export const activitySentences: Record<TeamActivityAction, Say> = {
  campaign_created: (name) => `created ${name}`,
  campaign_edited: (name) => `edited ${name}`,
  campaign_paused: (name) => `paused ${name}`,
  campaign_resumed: (name) => `resumed ${name}`,
  campaign_completed: (name) => `completed ${name}`,
  campaign_deleted: (name) => `deleted ${name}`,
  campaign_duplicated: (name) => `duplicated ${name}`,
  campaign_moved_in: (name) => `moved ${name} into the team`,
  campaign_moved_out: (name) => `moved ${name} out of the team`,
  numbers_recorded: (name) => `updated the numbers of ${name}`,
  ad_created: (name) => `created the ad ${name}`,
  ad_edited: (name) => `edited the ad ${name}`,
  ad_deleted: (name) => `deleted the ad ${name}`,
  ad_restored: (name) => `restored the ad ${name}`,
  template_created: (name) => `created the template ${name}`,
  template_edited: (name) => `edited the template ${name}`,
  template_deleted: (name) => `deleted the template ${name}`,
  proof_created: (name) => `made a proof link of ${name}`,
  proof_changed: (name) => `changed who decides by the proof link of ${name}`,
  proof_revoked: (name) => `revoked the proof link of ${name}`,
  ad_approved: (name, email) => `approved the ad ${name}${asAddress(email)}`,
  ad_changes_asked: (name, email) => `asked for changes to the ad ${name}${asAddress(email)}`,
  ad_commented: (name) => `commented on the ad ${name}`,
  ad_comment_answered: (name) => `answered comments on the ad ${name}`,
  ad_comment_resolved: (name) => `resolved comments on the ad ${name}`,
  ad_comment_reopened: (name) => `reopened comments on the ad ${name}`,
  copy_written: (name) => (name ? `wrote ad copy for ${name}` : 'wrote ad copy'),
  brand_voice_changed: () => 'changed the brand voice',
  brand_kit_changed: () => 'changed the brand kit',
  member_invited: (name, role) => `invited ${name}${asRole(role)}`,
  member_joined: (_name, role) => `joined the team${asRole(role)}`,
  member_role_changed: (name, role) => `made ${name} ${withArticle(role)}`,
  member_removed: (name) => `removed ${name}`,
  member_left: () => 'left the team',
  invitation_renewed: (name) => `sent ${name} a new invitation`,
  invitation_revoked: (name) => `revoked the invitation for ${name}`,
  team_created: () => 'created the team',
  team_edited: () => 'edited the team’s details',
  team_transferred: (name) => `transferred the team to ${name}`,
};

/** What somebody did, to follow that person's name: "paused Spring Sale". */
export function activitySentence({ action, subject, detail }: TeamActivity): string {
  // Another backend may tell of more than this client knows.
  const say = activitySentences[action] as Say | undefined;
  return say ? say(subject.name, detail) : `${action.replaceAll('_', ' ')} ${subject.name}`;
}

const articles: Record<MemberRole, string> = { admin: 'an admin', editor: 'an editor', viewer: 'a viewer' };

const withArticle = (role: string): string => articles[role as MemberRole] ?? role;
/** What a client confirmed with a code; empty for nothing. */
const asAddress = (email: string): string => (email ? ` as ${email}` : '');
const asRole = (role: string): string => (role ? ` as ${withArticle(role)}` : '');

import type { AuditAction, AuditEntry, AuditKind } from '../../api/auditLogApi';
import type { TeamActivityAction } from '../../api/teamsApi';
import { activitySentences, type Say } from '../../domain/teams/activityWords';

/** What entries are about, as the filter names it. */
export const auditKindNames: Record<AuditKind, string> = {
  sign_in: 'Sign-ins',
  access: 'API keys, webhooks, and links',
  member: 'People and teams',
  billing: 'Plan and payments',
  deletion: 'Deletions',
  export: 'Exports',
};

/** What each action reads like after the name of who did it, in a team's own words where these are enough here. */
const sentences: Record<Exclude<AuditAction, TeamActivityAction>, Say> & Partial<Record<AuditAction, Say>> = {
  ...activitySentences,
  account_created: () => 'created the account',
  signed_in: () => 'signed in',
  signed_in_by_link: () => 'signed in with an emailed link',
  sign_in_failed: () => 'entered a wrong password',
  sign_in_refused: () => 'tried to sign in too many times',
  signed_out: () => 'signed out',
  device_signed_out: () => 'signed out another device',
  password_changed: () => 'changed the password',
  password_reset: () => 'reset the password with an emailed link',
  two_step_turned_on: () => 'turned on two-step sign-in',
  two_step_turned_off: () => 'turned off two-step sign-in',
  recovery_codes_renewed: () => 'got new recovery codes',
  recovery_code_used: () => 'used a recovery code',
  second_step_failed: () => 'entered a wrong sign-in code',
  second_step_refused: () => 'entered too many sign-in codes',
  key_created: (name) => `created the API key ${name}`,
  key_rotated: (name) => `rotated the API key ${name}`,
  key_revoked: (name) => `revoked the API key ${name}`,
  webhook_added: (name) => `added the webhook ${name}`,
  webhook_changed: (name) => `changed the webhook ${name}`,
  webhook_deleted: (name) => `deleted the webhook ${name}`,
  webhook_secret_replaced: (name) => `replaced the secret of the webhook ${name}`,
  account_renamed: (name) => `changed the account’s name to ${name}`,
  member_removed: (name) => `removed ${name} from the team`,
  team_created: (name) => `created the team ${name}`,
  team_renamed: (name, before) => `renamed the team ${before} to ${name}`,
  team_deleted: (name) => `deleted the team ${name}`,
  team_two_step_required: () => 'asked admins for two-step sign-in',
  team_two_step_optional: () => 'made two-step sign-in optional for admins',
  subscription_started: (plan) => `started the ${plan} plan`,
  subscription_changed: (plan) => `switched to the ${plan} plan`,
  subscription_cancelled: (plan) => `canceled the ${plan} plan`,
  subscription_resumed: (plan) => `resumed the ${plan} plan`,
  subscription_renewed: (plan) => `renewed the ${plan} plan`,
  subscription_ended: (plan) => `ended the ${plan} plan`,
  payment_failed: (plan) => `tried to pay for the ${plan} plan, and the payment failed`,
  payment_made: (plan) => `paid for the ${plan} plan`,
  campaign_deleted: (name) => `deleted the campaign ${name}`,
  campaign_moved_out: (name) => `moved the campaign ${name} to another workspace`,
  image_deleted: () => 'deleted an image',
  generation_deleted: () => 'deleted AI copy from the history',
  account_exported: () => 'exported the account’s data',
  campaigns_exported: () => 'exported campaigns',
  report_exported: () => 'exported a report',
  client_report_exported: () => 'exported a client report',
  ad_exported: () => 'exported an ad',
  ads_exported: () => 'exported ads for an ads manager',
  activity_exported: () => 'exported the team’s activity',
  audit_log_exported: () => 'exported the audit log',
};

/** What an action reads like that nobody who was signed in did. */
const byItself: Partial<Record<AuditAction, Say>> = {
  sign_in_failed: () => 'Someone entered a wrong password',
  sign_in_refused: () => 'Someone tried to sign in too many times and has to wait',
  two_step_turned_off: () => 'The site’s operator turned off two-step sign-in',
  second_step_failed: () => 'Someone knew the password but entered a wrong sign-in code',
  second_step_refused: () => 'Someone knew the password but entered too many sign-in codes and has to wait',
  subscription_started: (plan) => `The ${plan} plan started`,
  subscription_changed: (plan) => `The plan changed to ${plan}`,
  subscription_cancelled: (plan) => `The ${plan} plan was canceled`,
  subscription_resumed: (plan) => `The ${plan} plan was resumed`,
  subscription_renewed: (plan) => `The ${plan} plan was renewed`,
  subscription_ended: (plan) => `The ${plan} plan ended`,
  payment_failed: (plan) => `A payment for the ${plan} plan failed`,
  payment_made: (plan) => `The ${plan} plan was paid for`,
};

/** What was done: after the name of who did it where somebody did, else a sentence of its own. */
export function auditSentence({ actor, action, subject, detail }: AuditEntry): string {
  // Another backend may tell of more than this client knows.
  const known = sentences[action];
  const say = actor === null ? (byItself[action] ?? known) : known;
  return say ? say(subject.name, detail) : `${action.replaceAll('_', ' ')} ${subject.name}`;
}

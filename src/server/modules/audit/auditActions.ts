import type { WireTypes } from '../../contract/handlers';
import type { ActivityRecorder } from '../../lib/activity';
import type { AuditAction, AuditActions, AuditKind, AuditRecorder } from '../../lib/audit';

type KindOf<Action extends AuditAction> = {
  [Kind in AuditKind]: Action extends AuditActions[Kind] ? Kind : never;
}[AuditKind];

const kindOf: { readonly [Action in AuditAction]: KindOf<Action> } = {
  account_created: 'sign_in',
  signed_in: 'sign_in',
  signed_in_by_link: 'sign_in',
  sign_in_failed: 'sign_in',
  sign_in_refused: 'sign_in',
  signed_out: 'sign_in',
  device_signed_out: 'sign_in',
  password_changed: 'sign_in',
  password_reset: 'sign_in',
  two_step_turned_on: 'sign_in',
  two_step_turned_off: 'sign_in',
  recovery_codes_renewed: 'sign_in',
  recovery_code_used: 'sign_in',
  second_step_failed: 'sign_in',
  second_step_refused: 'sign_in',
  key_created: 'access',
  key_rotated: 'access',
  key_revoked: 'access',
  webhook_added: 'access',
  webhook_changed: 'access',
  webhook_deleted: 'access',
  webhook_secret_replaced: 'access',
  proof_created: 'access',
  proof_revoked: 'access',
  account_renamed: 'member',
  member_invited: 'member',
  invitation_renewed: 'member',
  invitation_revoked: 'member',
  member_joined: 'member',
  member_role_changed: 'member',
  member_removed: 'member',
  member_left: 'member',
  team_created: 'member',
  team_renamed: 'member',
  team_transferred: 'member',
  team_deleted: 'member',
  team_two_step_required: 'member',
  team_two_step_optional: 'member',
  subscription_started: 'billing',
  subscription_changed: 'billing',
  subscription_cancelled: 'billing',
  subscription_resumed: 'billing',
  subscription_renewed: 'billing',
  subscription_ended: 'billing',
  payment_failed: 'billing',
  payment_made: 'billing',
  campaign_deleted: 'deletion',
  campaign_moved_out: 'deletion',
  ad_deleted: 'deletion',
  template_deleted: 'deletion',
  image_deleted: 'deletion',
  generation_deleted: 'deletion',
  account_exported: 'export',
  campaigns_exported: 'export',
  report_exported: 'export',
  client_report_exported: 'export',
  ad_exported: 'export',
  ads_exported: 'export',
  activity_exported: 'export',
  audit_log_exported: 'export',
};

export const actionsOf = (kind: AuditKind): AuditAction[] =>
  (Object.keys(kindOf) as AuditAction[]).filter((action) => kindOf[action] === kind);

type Activity = WireTypes['TeamActivityAction'];

/** What the audit log keeps of what a team's activity lists. */
const isKept: ReadonlySet<string> = new Set([
  'member_invited',
  'invitation_renewed',
  'invitation_revoked',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'member_left',
  'team_created',
  'team_transferred',
  'campaign_deleted',
  'campaign_moved_out',
  'ad_deleted',
  'template_deleted',
  'proof_created',
  'proof_revoked',
] satisfies (Activity & AuditAction)[]);

const keeps = (action: Activity): action is Activity & AuditAction => isKept.has(action);

/** Keeps what members do as `activity` does, and in the audit log, in workspaces of accounts' own too. */
export function keepingAudit<Recorder extends ActivityRecorder<Activity>>(
  activity: Recorder,
  audit: AuditRecorder,
): Recorder {
  return {
    ...activity,
    async record(workspace, what, now) {
      await activity.record(workspace, what, now);
      const { action } = what;
      if (keeps(action)) await audit.record(workspace, { ...what, action }, now);
    },
  } satisfies ActivityRecorder<Activity>;
}

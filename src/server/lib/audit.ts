import { type ActivityTable, deletionsIn, type NewActivity } from './activity';
import type { Workspace } from './scope';

/**
 * What the audit log keeps, by kind, besides the deletions that a team's activity lists. An action of the same name
 * there is kept in both.
 */
const auditActions = {
  sign_in: [
    'account_created',
    'signed_in',
    'signed_in_by_link',
    'sign_in_failed',
    'sign_in_refused',
    'signed_out',
    'device_signed_out',
    'password_changed',
    'password_reset',
    'two_step_turned_on',
    'two_step_turned_off',
    'recovery_codes_renewed',
    'recovery_code_used',
    'second_step_failed',
    'second_step_refused',
  ],
  access: [
    'key_created',
    'key_rotated',
    'key_revoked',
    'webhook_added',
    'webhook_changed',
    'webhook_deleted',
    'webhook_secret_replaced',
    'proof_created',
    'proof_changed',
    'proof_revoked',
  ],
  member: [
    'account_renamed',
    'member_invited',
    'invitation_renewed',
    'invitation_revoked',
    'member_joined',
    'member_role_changed',
    'member_removed',
    'member_left',
    'team_created',
    'team_renamed',
    'team_transferred',
    'team_deleted',
    'team_two_step_required',
    'team_two_step_optional',
  ],
  billing: [
    'subscription_started',
    'subscription_changed',
    'subscription_cancelled',
    'subscription_resumed',
    'subscription_renewed',
    'subscription_ended',
    'payment_failed',
    'payment_made',
  ],
  deletion: ['image_deleted', 'generation_deleted'],
  export: [
    'account_exported',
    'campaigns_exported',
    'report_exported',
    'client_report_exported',
    'ad_exported',
    'ads_exported',
    'activity_exported',
    'audit_log_exported',
  ],
} as const;

export type AuditKind = keyof typeof auditActions;
export type AuditActionOf<Kind extends AuditKind> = (typeof auditActions)[Kind][number];
export type AuditAction = AuditActionOf<AuditKind>;

/** All actions that the audit log keeps, by kind, given those of a team's activity. */
export const keptInAudit = (activity: ActivityTable): Readonly<Record<AuditKind, readonly string[]>> => ({
  ...auditActions,
  deletion: [...auditActions.deletion, ...deletionsIn(activity)],
});

/** Something that has no name of its own, such as a sign-in. */
export const nothingNamed = { id: null, name: '' };

/** Where something was done, and by whom; null for what nobody who was signed in did. */
export interface AuditPlace extends Pick<Workspace, 'workspaceId'> {
  actorId: string | null;
}

/** Keeps who did what, in the transaction in which it is done: what is undone is not told. */
export interface AuditRecorder<Action extends string = AuditAction> {
  /** With the address and the API key of the request that is being answered, unless nobody did it. */
  record(place: AuditPlace, what: NewActivity<Action>, now: Date): Promise<void>;
}

/** The part of a transaction that writes to the audit log. */
export interface AuditTx {
  audit: AuditRecorder;
}

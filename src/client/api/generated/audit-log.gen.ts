// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditLog: build.query<ListAuditLogApiResponse, ListAuditLogApiArg>({
      query: (queryArg) => ({
        url: `/audit-log`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
          kind: queryArg.kind,
          search: queryArg.search,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportAuditLog: build.query<
      ExportAuditLogApiResponse,
      ExportAuditLogApiArg
    >({
      query: (queryArg) => ({
        url: `/audit-log/csv`,
        params: {
          team_id: queryArg.teamId,
          kind: queryArg.kind,
          search: queryArg.search,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListAuditLogApiResponse =
  /** status 200 One page of entries. */ AuditEntry[];
export type ListAuditLogApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
  /** Only entries of this kind. */
  kind?: AuditKind;
  /** Only entries in which the name of the person, the thing or the API key contains this text, regardless of case. */
  search?: string;
  /** First day wanted, included. */
  from?: string;
  /** Last day wanted, included. */
  to?: string;
};
export type ExportAuditLogApiResponse = /** status 200 The file. */ string;
export type ExportAuditLogApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only entries of this kind. */
  kind?: AuditKind;
  /** Only entries in which the name of the person, the thing or the API key contains this text, regardless of case. */
  search?: string;
  /** First day wanted, included. */
  from?: string;
  /** Last day wanted, included. */
  to?: string;
};
export type AuditAction =
  | "account_created"
  | "signed_in"
  | "signed_in_by_link"
  | "sign_in_failed"
  | "sign_in_refused"
  | "signed_out"
  | "device_signed_out"
  | "password_changed"
  | "password_reset"
  | "two_step_turned_on"
  | "two_step_turned_off"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "second_step_failed"
  | "second_step_refused"
  | "account_renamed"
  | "key_created"
  | "key_rotated"
  | "key_revoked"
  | "webhook_added"
  | "webhook_changed"
  | "webhook_deleted"
  | "webhook_secret_replaced"
  | "proof_created"
  | "proof_changed"
  | "proof_revoked"
  | "member_invited"
  | "invitation_renewed"
  | "invitation_revoked"
  | "member_joined"
  | "member_role_changed"
  | "member_removed"
  | "member_left"
  | "team_created"
  | "team_renamed"
  | "team_transferred"
  | "team_deleted"
  | "team_two_step_required"
  | "team_two_step_optional"
  | "subscription_started"
  | "subscription_changed"
  | "subscription_cancelled"
  | "subscription_resumed"
  | "subscription_renewed"
  | "subscription_ended"
  | "payment_failed"
  | "payment_made"
  | "campaign_deleted"
  | "campaign_moved_out"
  | "ad_deleted"
  | "template_deleted"
  | "image_deleted"
  | "generation_deleted"
  | "account_exported"
  | "campaigns_exported"
  | "report_exported"
  | "client_report_exported"
  | "ad_exported"
  | "ads_exported"
  | "activity_exported"
  | "audit_log_exported";
export type AuditEntry = {
  /** The entry's id. */
  id: string;
  /** When it was done. */
  created_at: string;
  /** Who did it; null for what no signed-in person did. */
  actor: {
    /** The account, which may be gone. */
    id: string;
    /** The person's name, as it was. */
    full_name: string;
  } | null;
  /** The API key that it was done with; null for what was done in the app. */
  api_key: {
    /** The key's name, as it was. */
    name: string;
    /** The first characters of its secret. */
    prefix: string;
  } | null;
  /** The IP address it was done from; null if no one did it. */
  address: string | null;
  action: AuditAction;
  /** What it was done to. */
  subject: {
    /** Its id, which may be gone; null if there is none. */
    id: string | null;
    /** Its name, as it was; empty if it has none. */
    name: string;
  };
  /** Further details, such as the new role; empty if there are none. */
  detail: string;
};
export type ErrorCode =
  | "malformed_json"
  | "unauthenticated"
  | "invalid_credentials"
  | "invalid_code"
  | "second_step_required"
  | "sign_in_expired"
  | "plan_limit"
  | "plan_required"
  | "role_required"
  | "scope_required"
  | "key_not_allowed"
  | "team_read_only"
  | "two_step_required"
  | "not_found"
  | "demo_off"
  | "email_taken"
  | "no_password"
  | "email_unverified"
  | "two_step_on"
  | "two_step_off"
  | "two_step_not_started"
  | "reset_link_invalid"
  | "sign_in_link_invalid"
  | "verification_link_invalid"
  | "already_verified"
  | "sample_data_exists"
  | "sample_campaign"
  | "too_many"
  | "too_many_variants"
  | "variant_name_taken"
  | "campaign_completed"
  | "import_overwritten"
  | "import_running"
  | "stale_version"
  | "selection_changed"
  | "idempotency_in_progress"
  | "idempotency_answer_lost"
  | "idempotency_key_reused"
  | "image_in_use"
  | "already_member"
  | "owner_stays"
  | "owns_teams"
  | "invitation_expired"
  | "invitation_used"
  | "invitation_other_address"
  | "proof_expired"
  | "proof_locked"
  | "approver_required"
  | "storage_full"
  | "already_free"
  | "billing_busy"
  | "cancel_instead"
  | "checkout_closed"
  | "checkout_off"
  | "current_plan"
  | "no_subscription"
  | "payment_due"
  | "webhook_invalid"
  | "webhook_off"
  | "payments_away"
  | "writer_away"
  | "payload_too_large"
  | "unsupported_media_type"
  | "image_invalid"
  | "image_too_large"
  | "validation_failed"
  | "rate_limited"
  | "disk_full"
  | "internal"
  | "unavailable"
  | "busy";
export type FieldError = {
  /** The field, with dots and indexes for nested ones. */
  field: string;
  /** One sentence for a person. */
  message: string;
};
export type Problem = {
  /** One sentence that a person can act on. */
  detail: string;
  code?: ErrorCode;
  /** For 422, what is wrong by field, at most 20 of them. */
  errors?: FieldError[];
  /** For `second_step_required`, what `completeSignIn` takes. */
  second_step?: {
    /** The sign-in that goes on. Shown only here. */
    challenge: string;
    /** When it ends, 5 minutes later. */
    expires_at: string;
  };
};
export type AuditKind =
  "sign_in" | "access" | "member" | "billing" | "deletion" | "export";

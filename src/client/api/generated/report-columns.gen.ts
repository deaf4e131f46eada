// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReportColumns: build.query<
      ListReportColumnsApiResponse,
      ListReportColumnsApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/columns`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    rememberReportColumns: build.mutation<
      RememberReportColumnsApiResponse,
      RememberReportColumnsApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/columns`,
        method: "PUT",
        body: queryArg.columnsToRemember,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    forgetReportColumns: build.mutation<
      ForgetReportColumnsApiResponse,
      ForgetReportColumnsApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/columns/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListReportColumnsApiResponse =
  /** status 200 One page of choices. */ RememberedColumns[];
export type ListReportColumnsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type RememberReportColumnsApiResponse =
  /** status 200 The choice as it is remembered. */ RememberedColumns;
export type RememberReportColumnsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  columnsToRemember: ColumnsToRemember;
};
export type ForgetReportColumnsApiResponse = unknown;
export type ForgetReportColumnsApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ReportColumn = number | null;
export type ReportColumns = {
  /** The day. */
  date?: ReportColumn;
  /** The campaign's name. */
  campaign?: ReportColumn;
  /** The ad's name. */
  ad?: ReportColumn;
  /** Spend. */
  spend?: ReportColumn;
  /** How often ads were shown. */
  impressions?: ReportColumn;
  /** Clicks on ads. */
  clicks?: ReportColumn;
  /** Conversions. */
  conversions?: ReportColumn;
  /** Revenue. */
  revenue?: ReportColumn;
};
export type RememberedColumns = {
  /** The choice's id. */
  id: string;
  /** The header row's titles in alphabetical order, in lower case and without accents and currencies; at most 300. */
  titles: string[];
  /** Which of the titles holds which field, counted from 1. Of equal titles, the first is the leftmost column of a file. */
  columns: ReportColumns;
  /** When they were chosen. */
  chosen_at: string;
  /** The full name of the person who chose them; null once the account is deleted. */
  chosen_by: string | null;
  /** Whether the caller chose them. */
  is_own: boolean;
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
export type ColumnsToRemember = {
  /** The file's header row, in order; at most 6,000 characters in all. */
  headings: string[];
  /** Which of them holds which field, counted from 1; at least one field. One that is left out is found by its title. */
  columns: ReportColumns;
};

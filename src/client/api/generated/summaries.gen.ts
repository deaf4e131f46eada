// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmailSummary: build.query<
      GetEmailSummaryApiResponse,
      GetEmailSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/email-summary`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    setEmailSummary: build.mutation<
      SetEmailSummaryApiResponse,
      SetEmailSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/email-summary`,
        method: "PUT",
        body: queryArg.emailSummaryChoice,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    stopEmailSummary: build.mutation<
      StopEmailSummaryApiResponse,
      StopEmailSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/email-summary/unsubscribe`,
        method: "POST",
        body: queryArg.body,
        params: {
          token: queryArg.token,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetEmailSummaryApiResponse =
  /** status 200 How often, and when next. */ EmailSummary;
export type GetEmailSummaryApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
export type SetEmailSummaryApiResponse =
  /** status 200 How often, and when next. */ EmailSummary;
export type SetEmailSummaryApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  emailSummaryChoice: EmailSummaryChoice;
};
export type StopEmailSummaryApiResponse = unknown;
export type StopEmailSummaryApiArg = {
  /** The token of the email's link. */
  token: string;
  body: Blob;
};
export type EmailSummaryCadence = "off" | "weekly" | "monthly";
export type EmailSummary = {
  cadence: EmailSummaryCadence;
  /** The day (UTC) on which the next one goes out; null if it is off. */
  next_on: string | null;
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
export type EmailSummaryChoice = {
  cadence: EmailSummaryCadence;
};

// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLinkPresets: build.query<
      ListLinkPresetsApiResponse,
      ListLinkPresetsApiArg
    >({
      query: (queryArg) => ({
        url: `/link-presets`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createLinkPreset: build.mutation<
      CreateLinkPresetApiResponse,
      CreateLinkPresetApiArg
    >({
      query: (queryArg) => ({
        url: `/link-presets`,
        method: "POST",
        body: queryArg.newLinkPreset,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    deleteLinkPreset: build.mutation<
      DeleteLinkPresetApiResponse,
      DeleteLinkPresetApiArg
    >({
      query: (queryArg) => ({
        url: `/link-presets/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getLinkSettings: build.query<
      GetLinkSettingsApiResponse,
      GetLinkSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/link-settings`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    updateLinkSettings: build.mutation<
      UpdateLinkSettingsApiResponse,
      UpdateLinkSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/link-settings`,
        method: "PUT",
        body: queryArg.linkSettings,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListLinkPresetsApiResponse =
  /** status 200 One page of presets. */ LinkPreset[];
export type ListLinkPresetsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateLinkPresetApiResponse =
  /** status 201 The preset. */ LinkPreset;
export type CreateLinkPresetApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newLinkPreset: NewLinkPreset;
};
export type DeleteLinkPresetApiResponse = unknown;
export type DeleteLinkPresetApiArg = {
  /** The id (UUID). */
  id: string;
};
export type GetLinkSettingsApiResponse =
  /** status 200 The account's choice, or the default. */ LinkSettings;
export type GetLinkSettingsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
export type UpdateLinkSettingsApiResponse =
  /** status 200 The choice. */ LinkSettings;
export type UpdateLinkSettingsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  linkSettings: LinkSettings;
};
export type UtmValue = string;
export type UtmValues = {
  /** Where the visit comes from. */
  source: UtmValue;
  /** The kind of marketing. */
  medium: UtmValue;
  /** The product, slogan or promotion. */
  campaign: UtmValue;
  /** The paid keyword. */
  term: UtmValue;
  /** Distinguishes ads and variants. */
  content: UtmValue;
  /** The campaign's id, which joins imported costs. */
  id: UtmValue;
};
export type LinkPreset = {
  /** The preset's id. */
  id: string;
  /** Its name. */
  name: string;
  utm: UtmValues;
  /** When it was created. */
  created_at: string;
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
export type NewLinkPreset = {
  /** Its name, 1 to 120 characters. */
  name: string;
  utm: UtmValues;
  /** The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  created_at?: any;
};
export type LinkSeparator = "-" | "_";
export type LinkSettings = {
  separator: LinkSeparator;
};

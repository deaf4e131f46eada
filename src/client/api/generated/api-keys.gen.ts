// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: (queryArg) => ({
        url: `/api-keys`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api-keys`,
        method: "POST",
        body: queryArg.newApiKey,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api-keys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    rotateApiKey: build.mutation<RotateApiKeyApiResponse, RotateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api-keys/${encodeURIComponent(String(queryArg.id))}/rotate`,
        method: "POST",
        body: queryArg.apiKeyRotation,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListApiKeysApiResponse =
  /** status 200 One page of keys. */ ApiKey[];
export type ListApiKeysApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateApiKeyApiResponse =
  /** status 201 The key and its secret. */ CreatedApiKey;
export type CreateApiKeyApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newApiKey: NewApiKey;
};
export type RevokeApiKeyApiResponse = unknown;
export type RevokeApiKeyApiArg = {
  /** The id (UUID). */
  id: string;
};
export type RotateApiKeyApiResponse =
  /** status 201 The new key and its secret. */ CreatedApiKey;
export type RotateApiKeyApiArg = {
  /** The id (UUID). */
  id: string;
  apiKeyRotation: ApiKeyRotation;
};
export type KeyScope =
  | "campaigns:read"
  | "campaigns:write"
  | "numbers:read"
  | "numbers:write"
  | "ads:read"
  | "ads:write"
  | "templates:read"
  | "templates:write"
  | "copy:read"
  | "copy:write"
  | "teams:read"
  | "teams:write"
  | "analytics:read"
  | "analytics:write";
export type MemberRole = "admin" | "editor" | "viewer";
export type ApiKey = {
  /** The key's id. */
  id: string;
  /** What it is for. */
  name: string;
  /** The first characters of its secret. */
  prefix: string;
  /** What it may do. */
  scopes: KeyScope[];
  role: MemberRole;
  /** The full name of who made it. */
  made_by: string;
  /** Whether the caller made it. */
  is_own: boolean;
  /** When it was created. */
  created_at: string;
  /** When it stops working; null for never. */
  expires_at: string | null;
  /** When it was last used, to within a minute; null if never. */
  last_used_at: string | null;
  /** The IP address that it was last used from; null if never. */
  last_used_address: string | null;
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
export type CreatedApiKey = {
  key: ApiKey;
  /** What to send as the bearer token. It is not stored, and never shown again. */
  secret: string;
};
export type NewApiKey = {
  /** A name for its purpose, 1 to 80 characters. */
  name: string;
  /** What it may do; each once. */
  scopes: KeyScope[];
  /** The highest role it acts with, up to the caller's own; viewer by default. In any case, the key can't do what
    its creator can't.
     */
  role?: MemberRole;
  /** When it stops working, within ten years; null or left out for never. */
  expires_at?: string | null;
  /** The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  prefix?: any;
  /** Accepted and ignored. */
  made_by?: any;
  /** Accepted and ignored. */
  is_own?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  last_used_at?: any;
  /** Accepted and ignored. */
  last_used_address?: any;
};
export type ApiKeyRotation = {
  /** For how many hours the old key works on; with 0 it ends at once. */
  overlap_hours: number;
};

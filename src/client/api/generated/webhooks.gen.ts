// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: (queryArg) => ({
        url: `/webhooks`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createWebhook: build.mutation<
      CreateWebhookApiResponse,
      CreateWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks`,
        method: "POST",
        body: queryArg.newWebhook,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    updateWebhook: build.mutation<
      UpdateWebhookApiResponse,
      UpdateWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.webhookChange,
      }),
    }),
    deleteWebhook: build.mutation<
      DeleteWebhookApiResponse,
      DeleteWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    rotateWebhookSecret: build.mutation<
      RotateWebhookSecretApiResponse,
      RotateWebhookSecretApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}/secret`,
        method: "POST",
        body: queryArg.secretRotation,
      }),
    }),
    testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}/test`,
        method: "POST",
      }),
    }),
    listWebhookDeliveries: build.query<
      ListWebhookDeliveriesApiResponse,
      ListWebhookDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries`,
        params: {
          status: queryArg.status,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    redeliverWebhook: build.mutation<
      RedeliverWebhookApiResponse,
      RedeliverWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/webhook-deliveries/${encodeURIComponent(String(queryArg.id))}/redeliver`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListWebhooksApiResponse =
  /** status 200 One page of webhooks. */ Webhook[];
export type ListWebhooksApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateWebhookApiResponse =
  /** status 201 The webhook and its secret. */ CreatedWebhook;
export type CreateWebhookApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newWebhook: NewWebhook;
};
export type UpdateWebhookApiResponse =
  /** status 200 The webhook as changed. */ Webhook;
export type UpdateWebhookApiArg = {
  /** The id (UUID). */
  id: string;
  webhookChange: WebhookChange;
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  /** The id (UUID). */
  id: string;
};
export type RotateWebhookSecretApiResponse =
  /** status 200 The webhook and its new secret. */ CreatedWebhook;
export type RotateWebhookSecretApiArg = {
  /** The id (UUID). */
  id: string;
  secretRotation: SecretRotation;
};
export type TestWebhookApiResponse =
  /** status 202 The delivery, which waits to be sent. */ WebhookDelivery;
export type TestWebhookApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ListWebhookDeliveriesApiResponse =
  /** status 200 One page of deliveries. */ WebhookDelivery[];
export type ListWebhookDeliveriesApiArg = {
  /** The id (UUID). */
  id: string;
  /** Only those in this state. */
  status?: WebhookDeliveryStatus;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type RedeliverWebhookApiResponse =
  /** status 202 The delivery, which waits to be sent. */ WebhookDelivery;
export type RedeliverWebhookApiArg = {
  /** The id (UUID). */
  id: string;
};
export type WebhookAddress = string;
export type WebhookEvent =
  | "campaign.created"
  | "campaign.updated"
  | "campaign.status_changed"
  | "campaign.deleted"
  | "numbers.updated"
  | "ad.saved"
  | "ad.deleted"
  | "member.invited"
  | "member.joined"
  | "member.removed"
  | "member.role_changed"
  | "plan.changed"
  | "limit.reached";
export type WebhookEvents = WebhookEvent[];
export type Webhook = {
  /** The webhook's id. */
  id: string;
  url: WebhookAddress;
  events: WebhookEvents;
  /** Whether anything is sent to it. */
  is_on: boolean;
  /** Why it was switched off by itself; null if it wasn't. `failing`: nothing arrived for a day. `gone`: the receiver
    answered 410. `behind`: 10,000 deliveries waited.
     */
  off_reason:
    | ("failing" | "gone" | "behind" | null)
    | ("failing" | "gone" | "behind" | null);
  /** Since when nothing has arrived; null if the last delivery did. */
  failing_since: string | null;
  /** Until when deliveries are signed with the replaced secret too; null if they aren't. */
  old_secret_until: string | null;
  /** When it was added. */
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
export type CreatedWebhook = {
  webhook: Webhook;
  /** What deliveries are signed with, as the Standard Webhooks libraries take it. It is never shown again. */
  secret: string;
};
export type NewWebhook = {
  url: WebhookAddress;
  events: WebhookEvents;
  /** The team to add it to, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  is_on?: any;
  /** Accepted and ignored. */
  off_reason?: any;
  /** Accepted and ignored. */
  failing_since?: any;
  /** Accepted and ignored. */
  old_secret_until?: any;
  /** Accepted and ignored. */
  created_at?: any;
};
export type WebhookChange = {
  url?: WebhookAddress;
  events?: WebhookEvents;
  /** Whether anything is sent to it. */
  is_on?: boolean;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  off_reason?: any;
  /** Accepted and ignored. */
  failing_since?: any;
  /** Accepted and ignored. */
  old_secret_until?: any;
  /** Accepted and ignored. */
  created_at?: any;
};
export type SecretRotation = {
  /** For how many hours deliveries are signed with the old secret too; with 0 not at all. */
  overlap_hours: number;
};
export type WebhookDeliveryStatus = "waiting" | "delivered" | "failed";
export type WebhookDelivery = {
  /** The delivery's id, sent as `webhook-id`. It stays the same however often it is sent. */
  id: string;
  /** The event: a `WebhookEvent`, or `webhook.test`. */
  event: string;
  status: WebhookDeliveryStatus;
  /** How often it was tried; sending it again starts over. */
  attempts: number;
  /** When it happened. */
  created_at: string;
  /** When it is tried next; null unless it waits. */
  due_at: string | null;
  /** When it was last tried; null if never. */
  tried_at: string | null;
  /** How long the last try took in milliseconds; null if there was none. */
  took_ms: number | null;
  /** What is sent: a `WebhookMessage` as JSON. */
  body: string;
  /** The HTTP status of the last try's answer; null without one. */
  answer_status: number | null;
  /** The first 1,000 characters of the last try's answer; null without one. */
  answer: string | null;
  /** Why the last try failed; null if it didn't. `status`: the answer's status was none of 200 to 299. `redirect`: it was a
    redirect, which is not followed. `timeout`: nothing was answered within 5 seconds. `unreachable`: no
    connection could be made. `certificate`: the receiver's certificate is not valid. `private_address`: the name leads into a private
    network. `plan`: the plan included no API access. `switched_off`: the webhook was switched off.
     */
  failure:
    | (
        | "status"
        | "redirect"
        | "timeout"
        | "unreachable"
        | "certificate"
        | "private_address"
        | "plan"
        | "switched_off"
        | null
      )
    | (
        | "status"
        | "redirect"
        | "timeout"
        | "unreachable"
        | "certificate"
        | "private_address"
        | "plan"
        | "switched_off"
        | null
      );
};

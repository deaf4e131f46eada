// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalyticsOverview: build.query<
      GetAnalyticsOverviewApiResponse,
      GetAnalyticsOverviewApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/overview`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetAnalyticsOverviewApiResponse =
  /** status 200 The figures, computed from campaigns and daily numbers. */ AnalyticsOverview;
export type GetAnalyticsOverviewApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
export type CampaignsByStatus = {
  /** Active campaigns. */
  active: number;
  /** Paused campaigns. */
  paused: number;
  /** Completed campaigns. */
  completed: number;
};
export type Trends = {
  /** Change of the impressions in percent. */
  impressions: number | null;
  /** Change of the clicks in percent. */
  clicks: number | null;
  /** Change of the conversions in percent. */
  conversions: number | null;
};
export type MonthlyFigures = {
  /** The month. */
  month: string;
  /** Revenue in dollars. */
  revenue: number;
  /** Spend in dollars. */
  spent: number;
};
export type AnalyticsOverview = {
  /** Spend of all campaigns in dollars. */
  total_spent: number;
  /** Budgets of all campaigns in dollars. */
  total_budget: number;
  /** Impressions of all campaigns. */
  total_impressions: number;
  /** Clicks of all campaigns. */
  total_clicks: number;
  /** Conversions of all campaigns, up to two decimals. */
  total_conversions: number;
  campaigns_by_status: CampaignsByStatus;
  trends?: Trends;
  /** Six months (UTC), oldest first, the current one last. */
  monthly?: MonthlyFigures[];
};
export type ErrorCode =
  | "malformed_json"
  | "unauthenticated"
  | "invalid_credentials"
  | "plan_limit"
  | "plan_required"
  | "role_required"
  | "team_read_only"
  | "not_found"
  | "demo_off"
  | "email_taken"
  | "no_password"
  | "reset_link_invalid"
  | "sign_in_link_invalid"
  | "verification_link_invalid"
  | "already_verified"
  | "sample_data_exists"
  | "sample_campaign"
  | "too_many"
  | "campaign_completed"
  | "stale_version"
  | "selection_changed"
  | "image_in_use"
  | "already_member"
  | "owner_stays"
  | "owns_teams"
  | "invitation_expired"
  | "invitation_used"
  | "invitation_other_address"
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
};

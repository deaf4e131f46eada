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
    getAnalyticsReport: build.query<
      GetAnalyticsReportApiResponse,
      GetAnalyticsReportApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/report`,
        params: {
          team_id: queryArg.teamId,
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
          compare: queryArg.compare,
          campaign_id: queryArg.campaignId,
          search: queryArg.search,
          status: queryArg.status,
          platform: queryArg.platform,
          label: queryArg.label,
        },
      }),
    }),
    exportAnalyticsReport: build.query<
      ExportAnalyticsReportApiResponse,
      ExportAnalyticsReportApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/report/export`,
        params: {
          team_id: queryArg.teamId,
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
          compare: queryArg.compare,
          campaign_id: queryArg.campaignId,
          search: queryArg.search,
          status: queryArg.status,
          platform: queryArg.platform,
          label: queryArg.label,
        },
      }),
    }),
    exportClientReport: build.query<
      ExportClientReportApiResponse,
      ExportClientReportApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/report/pdf`,
        params: {
          team_id: queryArg.teamId,
          from: queryArg["from"],
          to: queryArg.to,
          compare: queryArg.compare,
          campaign_id: queryArg.campaignId,
          search: queryArg.search,
          status: queryArg.status,
          platform: queryArg.platform,
          label: queryArg.label,
          metric: queryArg.metric,
          title: queryArg.title,
          note: queryArg.note,
          without: queryArg.without,
          paper: queryArg.paper,
        },
      }),
    }),
    listAnalyticsViews: build.query<
      ListAnalyticsViewsApiResponse,
      ListAnalyticsViewsApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/views`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createAnalyticsView: build.mutation<
      CreateAnalyticsViewApiResponse,
      CreateAnalyticsViewApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/views`,
        method: "POST",
        body: queryArg.newAnalyticsView,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    renameAnalyticsView: build.mutation<
      RenameAnalyticsViewApiResponse,
      RenameAnalyticsViewApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/views/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.analyticsViewName,
      }),
    }),
    deleteAnalyticsView: build.mutation<
      DeleteAnalyticsViewApiResponse,
      DeleteAnalyticsViewApiArg
    >({
      query: (queryArg) => ({
        url: `/analytics/views/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
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
export type GetAnalyticsReportApiResponse =
  /** status 200 The period, its sums, and its parts. */ AnalyticsReport;
export type GetAnalyticsReportApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** First day of the period, included; by default 29 days before the last. */
  from?: string;
  /** Last day of the period, included, at most 1,096 days after the first; by default today (UTC). */
  to?: string;
  /** What the results are broken down by. */
  by?: AnalyticsBreakdown;
  /** What the period is compared with; no comparison if left out. */
  compare?: AnalyticsComparison;
  /** Only this campaign. */
  campaignId?: string;
  /** Only campaigns whose name contains this text, regardless of case. */
  search?: string;
  /** Only campaigns in this status. */
  status?: CampaignStatus;
  /** Only campaigns on this platform. */
  platform?: Platform;
  /** Only campaigns with this label, regardless of case. */
  label?: Label;
};
export type ExportAnalyticsReportApiResponse =
  /** status 200 The file. */ string;
export type ExportAnalyticsReportApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** First day of the period, included; by default 29 days before the last. */
  from?: string;
  /** Last day of the period, included, at most 1,096 days after the first; by default today (UTC). */
  to?: string;
  /** What the results are broken down by. */
  by?: AnalyticsBreakdown;
  /** What the period is compared with; no comparison if left out. */
  compare?: AnalyticsComparison;
  /** Only this campaign. */
  campaignId?: string;
  /** Only campaigns whose name contains this text, regardless of case. */
  search?: string;
  /** Only campaigns in this status. */
  status?: CampaignStatus;
  /** Only campaigns on this platform. */
  platform?: Platform;
  /** Only campaigns with this label, regardless of case. */
  label?: Label;
};
export type ExportClientReportApiResponse = /** status 200 The file. */ Blob;
export type ExportClientReportApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** First day of the period, included; by default 29 days before the last. */
  from?: string;
  /** Last day of the period, included, at most 1,096 days after the first; by default today (UTC). */
  to?: string;
  /** What the period is compared with; no comparison if left out. */
  compare?: AnalyticsComparison;
  /** Only this campaign. */
  campaignId?: string;
  /** Only campaigns whose name contains this text, regardless of case. */
  search?: string;
  /** Only campaigns in this status. */
  status?: CampaignStatus;
  /** Only campaigns on this platform. */
  platform?: Platform;
  /** Only campaigns with this label, regardless of case. */
  label?: Label;
  /** The figure that is drawn over time. */
  metric?: AnalyticsMetric;
  /** What the report is called; by default "Campaign performance report". */
  title?: string;
  /** Text placed before the summary; each line is a paragraph. */
  note?: string;
  /** The parts to leave out, separated by commas: `summary`, `metrics`, `trend`, `platforms`, `campaigns`, and `labels`. */
  without?: string;
  /** The size of its pages. */
  paper?: ClientReportPaper;
};
export type ListAnalyticsViewsApiResponse =
  /** status 200 One page of views. */ AnalyticsView[];
export type ListAnalyticsViewsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateAnalyticsViewApiResponse =
  /** status 201 The view. */ AnalyticsView;
export type CreateAnalyticsViewApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newAnalyticsView: NewAnalyticsView;
};
export type RenameAnalyticsViewApiResponse =
  /** status 200 The view under its new name. */ AnalyticsView;
export type RenameAnalyticsViewApiArg = {
  /** The id (UUID). */
  id: string;
  analyticsViewName: AnalyticsViewName;
};
export type DeleteAnalyticsViewApiResponse = unknown;
export type DeleteAnalyticsViewApiArg = {
  /** The id (UUID). */
  id: string;
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
  /** Revenue in dollars; null where the month has numbers and no day of it reports any. */
  revenue: number | null;
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
  /** Conversions of all campaigns, up to two decimals; null where no day reports any. */
  total_conversions: number | null;
  campaigns_by_status: CampaignsByStatus;
  trends?: Trends;
  /** Six months (UTC), oldest first, the current one last. */
  monthly?: MonthlyFigures[];
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
export type ConversionRate = number | null;
export type Cpa = number | null;
export type Roas = number | null;
export type AnalyticsResults = {
  /** How often ads were shown. */
  impressions: number;
  /** Clicks on ads. */
  clicks: number;
  /** Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
  conversions: number | null;
  /** Spend in dollars. */
  spent: number;
  /** Revenue in dollars; null where no day reports any: the reports had no such column. */
  revenue: number | null;
  /** How many days, each campaign's by itself, don't report conversions. Of what no ad explains, those of its ads count, too. */
  days_without_conversions: number;
  /** The same of revenue. */
  days_without_revenue: number;
  /** Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
  ctr: number | null;
  /** Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
  cpc: number | null;
  /** Cost per 1,000 impressions in dollars: spent / impressions × 1,000, 2 decimals; null without impressions. */
  cpm: number | null;
  conversion_rate: ConversionRate;
  cpa: Cpa;
  roas: Roas;
};
export type Platform =
  "facebook" | "google" | "instagram" | "linkedin" | "twitter";
export type AnalyticsRow = {
  /** The first day of a day, week or month; a weekday from 1, Monday, to 7; a platform; a campaign's or an ad's id, empty for what no ad explains; or a label, empty for campaigns without any. */
  key: string;
  /** The campaign's or the ad's name; null for every other part. */
  name: string | null;
  /** The campaign's platform; null for every other part. */
  platform: Platform | null;
  /** The name of the campaign that an ad's results are of; null if they are of several, and for every other part. */
  campaign_name: string | null;
  /** Its results in the period; null if it has no numbers there. */
  results: AnalyticsResults | null;
  /** Its results in the period that is compared with; null if it has no numbers there. Days, weeks and months of that period count as those that lie as long after it as the period does. */
  before: AnalyticsResults | null;
};
export type AnalyticsRest = {
  /** How many campaigns there are; in a report by ad, how many ads. */
  campaigns: number;
  results: AnalyticsResults;
  before: AnalyticsResults;
};
export type AnalyticsReport = {
  /** First day of the period. */
  from: string;
  /** Last day of the period. */
  to: string;
  /** First day of the period that is compared with; null if none is. */
  before_from: string | null;
  /** Last day of the period that is compared with; null if none is. */
  before_to: string | null;
  /** The period's results; null if no campaign that matches has numbers in it. */
  total: AnalyticsResults | null;
  /** The results of the period that is compared with; null if none is, or if no campaign that matches has numbers in it. */
  total_before: AnalyticsResults | null;
  /** Days, weeks, months and weekdays in their order, platforms, campaigns, ads and labels by spend, the largest first. At most 500 campaigns, ads or labels. After the ads comes what none of them explains, if anything is left. */
  rows: AnalyticsRow[];
  /** The campaigns or ads after the first 500; null if there are none. */
  rest: AnalyticsRest | null;
};
export type AnalyticsBreakdown =
  | "day"
  | "week"
  | "month"
  | "weekday"
  | "platform"
  | "campaign"
  | "ad"
  | "label";
export type AnalyticsComparison = "previous_period" | "previous_year";
export type CampaignStatus = "active" | "paused" | "completed";
export type Label = string;
export type AnalyticsMetric =
  | "spent"
  | "impressions"
  | "clicks"
  | "ctr"
  | "cpc"
  | "cpm"
  | "conversions"
  | "conversion_rate"
  | "cpa"
  | "revenue"
  | "roas";
export type ClientReportPaper = "a4" | "letter";
export type AnalyticsView = {
  /** The view's id. */
  id: string;
  /** Its name. */
  name: string;
  /** The page's query string, such as `by=campaign&period=last_90`; empty for the default view. */
  query: string;
  /** When it was saved. */
  created_at: string;
};
export type NewAnalyticsView = {
  /** Its name, 1 to 120 characters. */
  name: string;
  /** The page's query string, without the question mark. */
  query: string;
  /** The team to save it in, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  created_at?: any;
};
export type AnalyticsViewName = {
  /** Its name, 1 to 120 characters. */
  name: string;
};

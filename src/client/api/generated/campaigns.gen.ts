// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCampaigns: build.query<ListCampaignsApiResponse, ListCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/campaigns`,
        params: {
          team_id: queryArg.teamId,
          search: queryArg.search,
          status: queryArg.status,
          platform: queryArg.platform,
          label: queryArg.label,
          sort: queryArg.sort,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createCampaign: build.mutation<
      CreateCampaignApiResponse,
      CreateCampaignApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns`,
        method: "POST",
        body: queryArg.newCampaign,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    changeCampaigns: build.mutation<
      ChangeCampaignsApiResponse,
      ChangeCampaignsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/bulk`,
        method: "POST",
        body: queryArg.bulkChange,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    labelCampaigns: build.mutation<
      LabelCampaignsApiResponse,
      LabelCampaignsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/labels`,
        method: "POST",
        body: queryArg.labelChange,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    exportCampaigns: build.query<
      ExportCampaignsApiResponse,
      ExportCampaignsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/export`,
        params: {
          team_id: queryArg.teamId,
          search: queryArg.search,
          status: queryArg.status,
          platform: queryArg.platform,
          label: queryArg.label,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    getCampaignSummary: build.query<
      GetCampaignSummaryApiResponse,
      GetCampaignSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/summary`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    getCampaignTotals: build.query<
      GetCampaignTotalsApiResponse,
      GetCampaignTotalsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/totals`,
        params: {
          team_id: queryArg.teamId,
          search: queryArg.search,
          status: queryArg.status,
          platform: queryArg.platform,
          label: queryArg.label,
        },
      }),
    }),
    addSampleCampaigns: build.mutation<
      AddSampleCampaignsApiResponse,
      AddSampleCampaignsApiArg
    >({
      query: () => ({ url: `/campaigns/sample-data`, method: "POST" }),
    }),
    removeSampleCampaigns: build.mutation<
      RemoveSampleCampaignsApiResponse,
      RemoveSampleCampaignsApiArg
    >({
      query: () => ({ url: `/campaigns/sample-data`, method: "DELETE" }),
    }),
    getCampaign: build.query<GetCampaignApiResponse, GetCampaignApiArg>({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateCampaign: build.mutation<
      UpdateCampaignApiResponse,
      UpdateCampaignApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.campaignChange,
      }),
    }),
    deleteCampaign: build.mutation<
      DeleteCampaignApiResponse,
      DeleteCampaignApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    duplicateCampaign: build.mutation<
      DuplicateCampaignApiResponse,
      DuplicateCampaignApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/duplicate`,
        method: "POST",
      }),
    }),
    getCampaignBrief: build.query<
      GetCampaignBriefApiResponse,
      GetCampaignBriefApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/brief`,
      }),
    }),
    updateCampaignBrief: build.mutation<
      UpdateCampaignBriefApiResponse,
      UpdateCampaignBriefApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/brief`,
        method: "PUT",
        body: queryArg.campaignBriefChange,
      }),
    }),
    moveCampaign: build.mutation<MoveCampaignApiResponse, MoveCampaignApiArg>({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/move`,
        method: "POST",
        body: queryArg.campaignMove,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListCampaignsApiResponse =
  /** status 200 One page of campaigns. */ Campaign[];
export type ListCampaignsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only campaigns whose name contains this text, regardless of case. */
  search?: string;
  /** Only campaigns in this status. */
  status?: CampaignStatus;
  /** Only campaigns on this platform. */
  platform?: Platform;
  /** Only campaigns with this label, regardless of case. */
  label?: Label;
  /** The field to sort by. */
  sort?: CampaignSortField;
  /** The direction of the sort. */
  order?: SortDirection;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateCampaignApiResponse =
  /** status 201 The campaign. */ Campaign;
export type CreateCampaignApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newCampaign: NewCampaign;
};
export type ChangeCampaignsApiResponse =
  /** status 200 What was changed and what was refused. */ BulkResult;
export type ChangeCampaignsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  bulkChange: BulkChange;
};
export type LabelCampaignsApiResponse =
  /** status 200 What was changed and what was refused. */ BulkResult;
export type LabelCampaignsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  labelChange: LabelChange;
};
export type ExportCampaignsApiResponse = /** status 200 The file. */ string;
export type ExportCampaignsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only campaigns whose name contains this text, regardless of case. */
  search?: string;
  /** Only campaigns in this status. */
  status?: CampaignStatus;
  /** Only campaigns on this platform. */
  platform?: Platform;
  /** Only campaigns with this label, regardless of case. */
  label?: Label;
  /** The field to sort by. */
  sort?: CampaignSortField;
  /** The direction of the sort. */
  order?: SortDirection;
};
export type GetCampaignSummaryApiResponse =
  /** status 200 The counts. */ CampaignSummary;
export type GetCampaignSummaryApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
export type GetCampaignTotalsApiResponse =
  /** status 200 The sums. */ CampaignTotals;
export type GetCampaignTotalsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only campaigns whose name contains this text, regardless of case. */
  search?: string;
  /** Only campaigns in this status. */
  status?: CampaignStatus;
  /** Only campaigns on this platform. */
  platform?: Platform;
  /** Only campaigns with this label, regardless of case. */
  label?: Label;
};
export type AddSampleCampaignsApiResponse =
  /** status 201 How many were added. */ SampleDataResult;
export type AddSampleCampaignsApiArg = void;
export type RemoveSampleCampaignsApiResponse =
  /** status 200 How many were removed. */ SampleDataResult;
export type RemoveSampleCampaignsApiArg = void;
export type GetCampaignApiResponse = /** status 200 The campaign. */ Campaign;
export type GetCampaignApiArg = {
  /** The id (UUID). */
  id: string;
};
export type UpdateCampaignApiResponse =
  /** status 200 The campaign as changed. */ Campaign;
export type UpdateCampaignApiArg = {
  /** The id (UUID). */
  id: string;
  campaignChange: CampaignChange;
};
export type DeleteCampaignApiResponse = unknown;
export type DeleteCampaignApiArg = {
  /** The id (UUID). */
  id: string;
};
export type DuplicateCampaignApiResponse = /** status 201 The copy. */ Campaign;
export type DuplicateCampaignApiArg = {
  /** The id (UUID). */
  id: string;
};
export type GetCampaignBriefApiResponse =
  /** status 200 The brief; everything in it is empty until it is filled in. */ CampaignBrief;
export type GetCampaignBriefApiArg = {
  /** The id (UUID). */
  id: string;
};
export type UpdateCampaignBriefApiResponse =
  /** status 200 The brief as it is kept. */ CampaignBrief;
export type UpdateCampaignBriefApiArg = {
  /** The id (UUID). */
  id: string;
  campaignBriefChange: CampaignBriefChange;
};
export type MoveCampaignApiResponse =
  /** status 200 The campaign where it is from here on. */ Campaign;
export type MoveCampaignApiArg = {
  /** The id (UUID). */
  id: string;
  campaignMove: CampaignMove;
};
export type CampaignName = string;
export type CampaignStatus = "active" | "paused" | "completed";
export type Platform =
  "facebook" | "google" | "instagram" | "linkedin" | "twitter";
export type Budget = number;
export type FreeText = string | null;
export type OptionalDay = string | null;
export type ConversionRate = number | null;
export type Cpa = number | null;
export type Roas = number | null;
export type Label = string;
export type Labels = Label[];
export type Campaign = {
  /** The campaign's id. */
  id: string;
  name: CampaignName;
  status: CampaignStatus;
  platform: Platform;
  budget: Budget;
  /** What the campaign is to achieve. */
  objective?: FreeText;
  /** The campaign's audience. */
  target_audience?: FreeText;
  /** The first day. */
  start_date?: OptionalDay;
  /** The last day; not before the first. */
  end_date?: OptionalDay;
  /** Spend in dollars. */
  spent: number;
  /** Revenue in dollars; null where no day reports any: the reports had no such column. */
  revenue?: number | null;
  /** How often ads were shown. */
  impressions: number;
  /** Clicks on ads. */
  clicks: number;
  /** Conversions; up to two decimals, because platforms credit parts of one; null where no day reports any: the reports had no such column. */
  conversions: number | null;
  /** Click-through rate in percent: clicks / impressions × 100, 2 decimals; 0 without impressions. */
  ctr: number;
  /** Cost per click in dollars: spent / clicks, 2 decimals; 0 without clicks. */
  cpc: number;
  conversion_rate?: ConversionRate;
  cpa?: Cpa;
  roas?: Roas;
  labels?: Labels;
  /** Whether it is sample data, which does not count against the plan. */
  is_sample?: boolean;
  /** Grows by one with each change but that of its numbers, from 1. */
  revision?: number;
  /** The team it belongs to; null for a personal one. */
  team_id?: string | null;
  /** When it was created. */
  created_at: string;
  /** When it or its numbers last changed. */
  updated_at?: string;
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
export type CampaignSortField =
  | "created_at"
  | "name"
  | "status"
  | "platform"
  | "budget"
  | "spent"
  | "impressions"
  | "clicks"
  | "ctr"
  | "cpc"
  | "conversions"
  | "conversion_rate"
  | "cpa"
  | "revenue"
  | "roas"
  | "start_date"
  | "end_date";
export type SortDirection = "asc" | "desc";
export type NewCampaign = {
  name: CampaignName;
  platform: Platform;
  budget: Budget;
  /** Active if left out. */
  status?: CampaignStatus;
  /** What the campaign is to achieve. */
  objective?: FreeText;
  /** The campaign's audience. */
  target_audience?: FreeText;
  /** The first day. */
  start_date?: OptionalDay;
  /** The last day; not before the first. */
  end_date?: OptionalDay;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  spent?: any;
  /** Accepted and ignored. */
  revenue?: any;
  /** Accepted and ignored. */
  impressions?: any;
  /** Accepted and ignored. */
  clicks?: any;
  /** Accepted and ignored. */
  conversions?: any;
  /** Accepted and ignored. */
  ctr?: any;
  /** Accepted and ignored. */
  cpc?: any;
  /** Accepted and ignored. */
  conversion_rate?: any;
  /** Accepted and ignored. */
  cpa?: any;
  /** Accepted and ignored. */
  roas?: any;
  /** Accepted and ignored. */
  labels?: any;
  /** Accepted and ignored. */
  is_sample?: any;
  /** Accepted and ignored. */
  revision?: any;
  /** The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  updated_at?: any;
};
export type BulkRefusal = {
  /** The campaign or the ad. */
  id: string;
  code: ErrorCode;
  /** One sentence with the reason. */
  detail: string;
};
export type BulkResult = {
  /** Those of `done` that were so before. */
  already?: string[];
  /** Those that are now as requested, including those that already were. */
  done: string[];
  /** Those that were left unchanged. */
  refused: BulkRefusal[];
};
export type BulkAction = "pause" | "resume" | "complete" | "delete";
export type BulkMatching = {
  /** Only campaigns whose name contains this text, regardless of case. */
  search?: string;
  /** Only campaigns in this status. */
  status?: CampaignStatus;
  /** Only campaigns on this platform. */
  platform?: Platform;
  /** Only campaigns with this label, regardless of case. */
  label?: Label;
  /** The number of matches the person was shown. If a different number matches, nothing is changed. */
  count: number;
};
export type BulkChange = {
  action: BulkAction;
  matching?: BulkMatching;
  /** The campaigns. */
  ids?: string[];
};
export type LabelChange = {
  /** Labels that the campaigns get; one that differs from theirs in case only changes nothing. */
  add?: Labels;
  /** Labels that the campaigns lose, regardless of case. */
  remove?: Labels;
  matching?: BulkMatching;
  /** The campaigns. */
  ids?: string[];
};
export type CampaignsByStatus = {
  /** Active campaigns. */
  active: number;
  /** Paused campaigns. */
  paused: number;
  /** Completed campaigns. */
  completed: number;
};
export type CampaignSummary = {
  /** All campaigns. */
  total: number;
  campaigns_by_status: CampaignsByStatus;
  /** Created in this calendar month (UTC), counted for the account or for the team's owner, deleted ones included, sample data left out. */
  created_this_month: number;
  /** How many the plan allows in a month; null for no limit. */
  monthly_limit: number | null;
  /** When `created_this_month` starts at 0 again. */
  month_resets_at?: string;
  /** Campaigns that are no sample data. */
  own: number;
  /** Those of them that have numbers for at least one day. */
  own_with_metrics: number;
  /** Campaigns that are sample data. */
  sample: number;
};
export type CampaignTotals = {
  /** How many campaigns match. */
  campaigns: number;
  /** How many of each status match the other filters, whichever status is asked for. */
  campaigns_by_status: CampaignsByStatus;
  /** Budgets in dollars. */
  budget: number;
  /** Spend in dollars. */
  spent: number;
  /** Revenue in dollars; null where no day reports any: the reports had no such column. */
  revenue: number | null;
  /** How often ads were shown. */
  impressions: number;
  /** Clicks on ads. */
  clicks: number;
  /** Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
  conversions: number | null;
  /** Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
  ctr: number | null;
  /** Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
  cpc: number | null;
  conversion_rate: ConversionRate;
  cpa: Cpa;
  roas: Roas;
};
export type SampleDataResult = {
  /** How many campaigns were added or removed. */
  campaigns: number;
};
export type CampaignChange = {
  name?: CampaignName;
  platform?: Platform;
  budget?: Budget;
  status?: CampaignStatus;
  /** What the campaign is to achieve. */
  objective?: FreeText;
  /** The campaign's audience. */
  target_audience?: FreeText;
  /** The first day. */
  start_date?: OptionalDay;
  /** The last day; not before the first. */
  end_date?: OptionalDay;
  /** The revision that the change is based on. If left out, the change applies to whatever is stored. */
  revision?: number;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  spent?: any;
  /** Accepted and ignored. */
  revenue?: any;
  /** Accepted and ignored. */
  impressions?: any;
  /** Accepted and ignored. */
  clicks?: any;
  /** Accepted and ignored. */
  conversions?: any;
  /** Accepted and ignored. */
  ctr?: any;
  /** Accepted and ignored. */
  cpc?: any;
  /** Accepted and ignored. */
  conversion_rate?: any;
  /** Accepted and ignored. */
  cpa?: any;
  /** Accepted and ignored. */
  roas?: any;
  /** Accepted and ignored. */
  labels?: any;
  /** Accepted and ignored. */
  is_sample?: any;
  /** Accepted and ignored. */
  team_id?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  updated_at?: any;
};
export type BriefOffer = string;
export type BriefPrice = string;
export type BriefDeadline = string;
export type BriefProof = string;
export type AdLink = string;
export type CopyTone =
  "professional" | "casual" | "exciting" | "urgent" | "friendly";
export type BenefitKind =
  | "thing"
  | "does"
  | "can"
  | "state"
  | "sentence"
  | "offer"
  | "deadline"
  | "proof"
  | "absence"
  | "place"
  | "guarantee"
  | "unclear";
export type SaidKinds = (BenefitKind | null)[];
export type BriefWordsToUse = string[];
export type BriefBannedWords = string[];
export type BriefClaims = string[];
export type Brief = {
  /** What is advertised. */
  product_name: string;
  /** The ads' audience. */
  target_audience: string;
  offer: BriefOffer;
  price: BriefPrice;
  deadline: BriefDeadline;
  proof: BriefProof;
  landing_page: AdLink;
  /** How the texts sound. */
  tone: CopyTone;
  /** What speaks for it, the weightiest first. */
  key_benefits: string[];
  benefit_kinds: SaidKinds;
  words_to_use: BriefWordsToUse;
  banned_words: BriefBannedWords;
  required_claims: BriefClaims;
};
export type CampaignBrief = {
  brief: Brief;
  /** How often it was changed, 0 while it is empty. */
  revision: number;
};
export type CampaignBriefChange = {
  brief: Brief;
  /** The revision that the change was made from. */
  revision: number;
};
export type CampaignMove = {
  /** A team that the caller is in; null for the caller's own. */
  team_id: string | null;
};

// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInsights: build.query<GetInsightsApiResponse, GetInsightsApiArg>({
      query: (queryArg) => ({
        url: `/insights`,
        params: {
          team_id: queryArg.teamId,
          campaign_id: queryArg.campaignId,
        },
      }),
    }),
    getCampaignAdResults: build.query<
      GetCampaignAdResultsApiResponse,
      GetCampaignAdResultsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/ad-results`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    compareCampaignAds: build.query<
      CompareCampaignAdsApiResponse,
      CompareCampaignAdsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/ad-comparison`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          metric: queryArg.metric,
        },
      }),
    }),
    answerAdvice: build.mutation<AnswerAdviceApiResponse, AnswerAdviceApiArg>({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/advice/${encodeURIComponent(String(queryArg.kind))}`,
        method: "PUT",
        body: queryArg.adviceAnswer,
      }),
    }),
    takeBackAdviceAnswer: build.mutation<
      TakeBackAdviceAnswerApiResponse,
      TakeBackAdviceAnswerApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/advice/${encodeURIComponent(String(queryArg.kind))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetInsightsApiResponse = /** status 200 What they say. */ Insights;
export type GetInsightsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only this campaign. */
  campaignId?: string;
};
export type GetCampaignAdResultsApiResponse =
  /** status 200 The ads with numbers, the largest spend first. */ AdResults;
export type GetCampaignAdResultsApiArg = {
  /** The id (UUID). */
  id: string;
  /** First day wanted, included. */
  from?: string;
  /** Last day wanted, included. */
  to?: string;
};
export type CompareCampaignAdsApiResponse =
  /** status 200 What the numbers say. */ AdComparison;
export type CompareCampaignAdsApiArg = {
  /** The id (UUID). */
  id: string;
  /** First day wanted, included. */
  from?: string;
  /** Last day wanted, included. */
  to?: string;
  /** What the ads are compared by. */
  metric?: ComparedMetric;
};
export type AnswerAdviceApiResponse =
  /** status 200 Until when it is away. */ AnsweredAdvice;
export type AnswerAdviceApiArg = {
  /** The id (UUID). */
  id: string;
  /** What the advice is about. */
  kind: AdviceKind;
  adviceAnswer: AdviceAnswer;
};
export type TakeBackAdviceAnswerApiResponse = unknown;
export type TakeBackAdviceAnswerApiArg = {
  /** The id (UUID). */
  id: string;
  /** What the advice is about. */
  kind: AdviceKind;
};
export type Platform =
  "facebook" | "google" | "instagram" | "linkedin" | "twitter";
export type SpendForecast = {
  /** The expected sum. */
  total: number;
  /** The lower end of the range that holds the true sum with a probability of 80 % at least. */
  low: number;
  /** The upper end of that range. */
  high: number;
};
export type MoneyEnds = {
  /** The expected day. */
  expected: string | null;
  /** The true day is before this one with a probability of 10 % at most. */
  earliest: string | null;
  /** The true day is after this one with a probability of 10 % at most. */
  latest: string | null;
};
export type PacingVerdict =
  | "used_up"
  | "on_budget"
  | "too_fast"
  | "too_slow"
  | "no_budget"
  | "no_end"
  | "too_few_days"
  | "too_uneven";
export type CampaignPacing = {
  /** What was spent up to `numbers_until`. */
  spent: number;
  /** What an even pace would have spent by then; null without a budget or an end. */
  expected_by_now: number | null;
  /** What is spent by the end; null without an end or with fewer than three complete days. */
  forecast: SpendForecast | null;
  /** When the budget is used up; null without a budget or with fewer than three complete days, once it is used up, and where no days are left. */
  money_ends: MoneyEnds | null;
  /** What was spent on each of the newest 7 days, on average. */
  daily_spend: number;
  /** What to spend on each day that is left to land on the budget; null without a budget, an end, or days left. */
  daily_spend_to_land: number | null;
  verdict: PacingVerdict;
};
export type InsightCampaign = {
  /** The campaign's id. */
  id: string;
  /** Its name. */
  name: string;
  platform: Platform;
  /** Budget in dollars; 0 means none. */
  budget: number;
  /** The day it starts on; null if that is open. */
  start_date: string | null;
  /** The day it ends; null if it runs until someone ends it. */
  end_date: string | null;
  /** The newest day with numbers that is over; null if there are none in the newest 84 days. */
  numbers_until: string | null;
  /** How its spend goes, as of that day; null if that day is more than two weeks ago. */
  pacing: CampaignPacing | null;
};
export type ChangedMetric =
  | "spend"
  | "impressions"
  | "clicks"
  | "ctr"
  | "cpc"
  | "conversions"
  | "conversion_rate"
  | "cpa";
export type MetricChange = {
  /** The campaign. */
  campaign_id: string;
  metric: ChangedMetric;
  /** The last day that it is about. */
  day: string;
  /** How many days it is about: that day alone, or those that end with it. */
  days: 1 | 3 | 7;
  /** The metric on those days; null where nothing came of the money, as of a CPA. */
  value: number | null;
  /** The lower end of the usual range. */
  usual_low: number;
  /** The upper end of the usual range; null where it has none. */
  usual_high: number | null;
  /** Which way the metric went. */
  direction: "up" | "down";
};
export type AdviceKind =
  | "used_up"
  | "ends_too_early"
  | "budget_unused"
  | "no_conversions"
  | "ad_worse"
  | "numbers_missing";
export type AdFigure = {
  /** The ad. */
  ad_id: string;
  /** Its name. */
  name: string;
  /** A CTR in percent, or a CPA in dollars; null for a CPA without conversions. */
  figure: number | null;
};
export type WorseAd = {
  /** What they are compared by: the cost per conversion, or the click-through rate where conversions aren't reported. */
  metric: "ctr" | "cpa";
  /** The one that does worse; of several, the one with the most spend in the newest week. */
  worse: AdFigure;
  /** The one that does best. */
  better: AdFigure;
};
export type Advice = {
  /** The campaign that it is for. */
  campaign_id: string;
  kind: AdviceKind;
  /** Of `no_conversions` the clicks of those of the newest 28 days that report conversions; null for every other kind. */
  clicks: number | null;
  /** Of `ad_worse` the two ads; null for every other kind. */
  ads: WorseAd | null;
};
export type AnsweredAdvice = {
  /** The campaign that it is for. */
  campaign_id: string;
  kind: AdviceKind;
  /** Whether it was followed, or is put off. */
  answer: "done" | "not_now";
  /** When it comes back if the numbers still say so. */
  away_until: string;
};
export type Insights = {
  /** The campaigns that were looked at, the largest spend of the newest 28 days first. */
  campaigns: InsightCampaign[];
  /** How many more active campaigns there are. */
  left_out: number;
  /** What changed in the newest 7 days, the strongest change first; one of each campaign and metric at most. */
  changes: MetricChange[];
  /** What to do, the most urgent first. */
  advice: Advice[];
  /** How many more pieces of advice there are. */
  more_advice: number;
  /** Dismissed recommendations that the numbers still call for; the next to come back is first. */
  answered: AnsweredAdvice[];
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
export type AdResult = {
  /** The ad. */
  ad_id: string;
  /** Its name. */
  name: string;
  /** How often it was shown. */
  impressions: number;
  /** Clicks on it. */
  clicks: number;
  /** Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
  conversions: number | null;
  /** Spend in dollars. */
  spent: number;
  /** Revenue in dollars; null where no day reports any: the reports had no such column. */
  revenue: number | null;
  /** Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
  ctr: number | null;
  /** Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
  cpc: number | null;
  conversion_rate: ConversionRate;
  cpa: Cpa;
  roas: Roas;
};
export type NumbersNotByAd = {
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
  /** Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
  ctr: number | null;
  /** Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
  cpc: number | null;
  conversion_rate: ConversionRate;
  cpa: Cpa;
  roas: Roas;
};
export type AdResults = {
  /** The ads that have numbers, the largest spend first. */
  ads: AdResult[];
  /** The rest of the campaign's numbers; null where there is none. */
  not_by_ad: NumbersNotByAd | null;
};
export type ComparedMetric = "ctr" | "conversion_rate" | "cpa";
export type ComparedAd = {
  /** The ad. */
  ad_id: string;
  /** Its name. */
  name: string;
  /** The metric, in percent or, for `cpa`, in dollars, 2 decimals; null where it can't be computed. */
  figure: number | null;
  /** Above this the true figure lies with 97.5 % probability, in the unit of `figure`; null where nothing can be told. */
  low: number | null;
  /** Below this the true figure lies with 97.5 % probability; null where nothing can be told, and where there is no upper end. */
  high: number | null;
  /** How probable it is that no other one is better, from 0 to 1; null where nothing can be told. */
  probability_of_best: number | null;
};
export type AdVerdict = {
  /** Whether one ad is surely better, more data is needed, or the numbers can't tell. */
  kind: "winner" | "undecided" | "cannot_tell";
  /** The winner; null for other kinds. */
  ad_id: string | null;
  /** What `still_needed` counts; null for other kinds than `undecided`. */
  unit: ("impressions" | "clicks" | null) | ("impressions" | "clicks" | null);
  /** How many more all ads together need if their rates stay the same; null if no number would be enough. */
  still_needed: number | null;
  /** How many days that takes at the pace of the newest week with numbers; null where that is unknown. */
  days: number | null;
  /** Why the numbers can't answer it; null for other kinds than `cannot_tell`. */
  reason:
    | (
        | "too_few_ads"
        | "no_impressions"
        | "no_clicks"
        | "no_conversions"
        | "conversions_not_reported"
        | "no_spend"
        | "more_clicks_than_impressions"
        | "more_conversions_than_clicks"
        | null
      )
    | (
        | "too_few_ads"
        | "no_impressions"
        | "no_clicks"
        | "no_conversions"
        | "conversions_not_reported"
        | "no_spend"
        | "more_clicks_than_impressions"
        | "more_conversions_than_clicks"
        | null
      );
};
export type AdComparison = {
  metric: ComparedMetric;
  /** The ads that are compared, the most impressions first. */
  ads: ComparedAd[];
  /** How many more ads have numbers. */
  left_out: number;
  verdict: AdVerdict;
};
export type AdviceAnswer = {
  /** Whether it was followed, or is put off. */
  answer: "done" | "not_now";
};

// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCampaignMetrics: build.query<
      ListCampaignMetricsApiResponse,
      ListCampaignMetricsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/metrics`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    recordCampaignMetrics: build.mutation<
      RecordCampaignMetricsApiResponse,
      RecordCampaignMetricsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/metrics`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getCampaignFigures: build.query<
      GetCampaignFiguresApiResponse,
      GetCampaignFiguresApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/figures`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    importCampaignMetrics: build.mutation<
      ImportCampaignMetricsApiResponse,
      ImportCampaignMetricsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/metrics/import`,
        method: "POST",
        body: queryArg.metricsImport,
      }),
    }),
    deleteCampaignMetrics: build.mutation<
      DeleteCampaignMetricsApiResponse,
      DeleteCampaignMetricsApiArg
    >({
      query: (queryArg) => ({
        url: `/campaigns/${encodeURIComponent(String(queryArg.id))}/metrics/${encodeURIComponent(String(queryArg.date))}`,
        method: "DELETE",
      }),
    }),
    importReport: build.mutation<ImportReportApiResponse, ImportReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/import`,
        method: "POST",
        body: queryArg.reportImport,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    listReportImports: build.query<
      ListReportImportsApiResponse,
      ListReportImportsApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/imports`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    takeBackReportImport: build.mutation<
      TakeBackReportImportApiResponse,
      TakeBackReportImportApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/imports/${encodeURIComponent(String(queryArg.id))}/take-back`,
        method: "POST",
        params: {
          stop: queryArg.stop,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListCampaignMetricsApiResponse =
  /** status 200 One page of days. */ DailyMetrics[];
export type ListCampaignMetricsApiArg = {
  /** The id (UUID). */
  id: string;
  /** First day wanted, included. */
  from?: string;
  /** Last day wanted, included. */
  to?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type RecordCampaignMetricsApiResponse =
  /** status 200 How many days were added, changed and left as they were. */ MetricsResult;
export type RecordCampaignMetricsApiArg = {
  /** The id (UUID). */
  id: string;
  body: DailyMetricsChange[];
};
export type GetCampaignFiguresApiResponse =
  /** status 200 The sums, and how they came about. */ CampaignFigures;
export type GetCampaignFiguresApiArg = {
  /** The id (UUID). */
  id: string;
  /** First day wanted, included. */
  from?: string;
  /** Last day wanted, included. */
  to?: string;
};
export type ImportCampaignMetricsApiResponse =
  /** status 200 What each row does, and whether it was stored. */ MetricsImportReport;
export type ImportCampaignMetricsApiArg = {
  /** The id (UUID). */
  id: string;
  metricsImport: MetricsImport;
};
export type DeleteCampaignMetricsApiResponse = unknown;
export type DeleteCampaignMetricsApiArg = {
  /** The id (UUID). */
  id: string;
  /** The day. */
  date: string;
};
export type ImportReportApiResponse =
  /** status 200 What each campaign of the file does, and whether it was stored. */ ReportImportResult;
export type ImportReportApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  reportImport: ReportImport;
};
export type ListReportImportsApiResponse =
  /** status 200 One page of imports. */ PastImport[];
export type ListReportImportsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type TakeBackReportImportApiResponse =
  /** status 200 The import, taken back. */ PastImport;
export type TakeBackReportImportApiArg = {
  /** The id (UUID). */
  id: string;
  /** True to stop an import that is running. Whoever sends its parts has to stop first. */
  stop?: boolean;
};
export type DailyMetrics = {
  /** The day: from 2000-01-01 to tomorrow (UTC). */
  date: string;
  /** How often ads were shown. */
  impressions: number;
  /** Clicks on ads. */
  clicks: number;
  /** Conversions, at most two decimals, because platforms credit parts of one; null: the report has no such column. */
  conversions: number | null;
  /** Spend in dollars, at most two decimals. */
  spent: number;
  /** Revenue in dollars, at most two decimals; null: the report has no such column. */
  revenue: number | null;
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
export type MetricsResult = {
  /** Days that had no numbers before. */
  added: number;
  /** Days whose numbers were replaced by others. */
  changed: number;
  /** Days that had these numbers already. */
  unchanged: number;
};
export type DailyMetricsChange = {
  /** The day: from 2000-01-01 to tomorrow (UTC). */
  date: string;
  /** How often ads were shown. */
  impressions?: number;
  /** Clicks on ads. */
  clicks?: number;
  /** Conversions, at most two decimals. */
  conversions?: number;
  /** Spend in dollars, at most two decimals. */
  spent?: number;
  /** Revenue in dollars, at most two decimals. */
  revenue?: number;
};
export type ConversionRate = number | null;
export type Cpa = number | null;
export type Roas = number | null;
export type MetricsStep = {
  /** The first day. */
  date: string;
  /** How often ads were shown. */
  impressions: number;
  /** Clicks on ads. */
  clicks: number;
  /** Conversions, at most two decimals; null where no day reports any. */
  conversions: number | null;
  /** Spend in dollars, at most two decimals. */
  spent: number;
  /** Revenue in dollars, at most two decimals; null where no day reports any. */
  revenue: number | null;
  /** How many of its days don't report conversions. */
  days_without_conversions: number;
  /** How many of its days don't report revenue. */
  days_without_revenue: number;
};
export type CampaignFigures = {
  /** The first day: as requested, or else the first with numbers; null if there are none. */
  from: string | null;
  /** The last day: as requested, or else the last with numbers; null if there are none. */
  to: string | null;
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
  /** What an entry of the series adds up. */
  step: "day" | "week" | "month";
  /** The steps that have numbers, oldest first, each with its first day. */
  series: MetricsStep[];
};
export type ReportAds = {
  /** Ads of the campaign that get numbers of their own. */
  recognized: number;
  /** Ads of the file that are none of the campaign. */
  not_recognized: number;
};
export type MetricsImportOutcome =
  "added" | "changed" | "unchanged" | "refused";
export type MetricsImportRow = {
  /** The day's first line in the file, the heading line being 1 unless lines stand before it. */
  line: number;
  /** How many lines of the file it adds up. */
  lines: number;
  outcome: MetricsImportOutcome;
  /** The day; null where it cannot be read. */
  date: string | null;
  /** The day's numbers with those of the file, rounded; null where it is refused. */
  metrics: DailyMetrics | null;
  /** The numbers that the day had; null if none. */
  before: DailyMetrics | null;
  /** Why the day is refused; null for the others. */
  message: string | null;
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
export type ReportCampaign = {
  /** The name as the file writes it. */
  name: string;
  /** Rows of the file. */
  rows: number;
  /** How often ads were shown. */
  impressions: number | null;
  /** Clicks on ads. */
  clicks: number | null;
  /** Conversions, results of every kind included. */
  conversions: number | null;
  /** Spend, in the currency of the file. */
  spent: number | null;
  /** Revenue, in the currency of the file. */
  revenue: number | null;
};
export type ReportFile = {
  /** The file's columns, in order; at most 300. */
  headings: {
    /** The heading, at most 200 characters of it. */
    name: string;
    /** The first value below it, at most 60 characters of it; empty if none. */
    sample: string;
  }[];
  /** Which column is read as what. A field that is left out has none. */
  columns: ReportColumns;
  /** The file's campaigns: the one of the same name first, then by spend. Empty where no column names them. */
  campaigns: ReportCampaign[];
  /** The campaign that is read; null where none is named or one has to be chosen. */
  campaign: string | null;
  /** Kinds of results that the campaign has; empty where conversions are no results of named kinds. */
  result_kinds: {
    /** The kind as the file writes it. */
    name: string;
    /** How many there are. */
    results: number;
  }[];
  /** The kind that counts as conversions; null where none is named or one has to be chosen. */
  result_kind: string | null;
  /** How dates are read; null where they can be read one way only or the order has to be chosen. */
  date_order:
    ("month_first" | "day_first" | null) | ("month_first" | "day_first" | null);
  /** Whether the order of days and months in the dates is ambiguous. */
  is_date_order_open: boolean;
  /** The currency that the file names, three capitals; null if none. */
  currency: string | null;
  /** What has to be answered before anything can be stored: campaign, kind of results, order of dates, or the rate of the currency. */
  questions: ("campaign" | "result_kind" | "date_order" | "currency")[];
};
export type MetricsImportReport = {
  /** False for a dry run. */
  stored: boolean;
  /** Days that have no numbers yet. */
  added: number;
  /** Days that get other numbers. */
  changed: number;
  /** Days that are stored so already. */
  unchanged: number;
  /** Days, and rows without a readable day, that cannot be stored. */
  refused: number;
  /** How many ads the file tells apart; null where it tells none. */
  ads: ReportAds | null;
  /** Every day of the file, and every row whose day cannot be read, in its order. Empty while something is open. */
  rows: MetricsImportRow[];
  /** Why nothing can be read with these columns, in a dry run; null if something can. */
  problem: string | null;
  file: ReportFile;
};
export type ReportFileName = string;
export type DecimalSign = "." | ",";
export type NewDays = "leave_out" | "zero";
export type MetricsImport = {
  /** The file's text, at most 5,000 rows. */
  csv: string;
  file_name?: ReportFileName;
  /** True to be told what each day would get, without storing anything. */
  dry_run?: boolean;
  /** Which column holds which field. A field that's left out is found by its heading. */
  columns?: ReportColumns;
  /** The campaign of the file that is meant, as the file writes it; by default the one of the same name, or the only one. */
  campaign?: string;
  /** The kind of results that counts as conversions, as the file writes it. */
  result_kind?: string;
  /** What comes first in a date such as 11/1/2026 that can be read two ways: the month, as in the United States, or the day. */
  date_order?: "month_first" | "day_first";
  decimal_sign?: DecimalSign;
  /** The factor that amounts of money are multiplied by; 1 keeps them unchanged. Required if the file names a currency other than US dollars. */
  rate?: number;
  new_days?: NewDays;
};
export type ReportImportCampaign = {
  totals: ReportCampaign;
  /** The campaign that gets its numbers; null where none does, and for a new one that is not stored yet. */
  campaign_id: string | null;
  /** The name of the campaign that gets its numbers; null where none does. */
  campaign_name: string | null;
  /** Whether that campaign is made for it. */
  is_new: boolean;
  /** How it was found where it goes: `choice`, a target of this request; `memory`, one of an earlier import of a campaign of this name; `name`, a campaign of the same name; `utm`, the only campaign whose name is the `utm_campaign` of its addresses. Null where nothing was found. */
  matched_by:
    | ("choice" | "memory" | "name" | "utm" | null)
    | ("choice" | "memory" | "name" | "utm" | null);
  /** Days that have no numbers yet. */
  added: number;
  /** Days that get other numbers. */
  changed: number;
  /** Days that are stored so already. */
  unchanged: number;
  /** Days, and rows without a readable day, that cannot be stored. */
  refused: number;
  /** How many ads the file tells apart; null where it tells none, and where the numbers go nowhere. */
  ads: ReportAds | null;
  /** Why the campaign can't get any numbers; null if it can. */
  problem: string | null;
  /** Why days are refused, with the line of the file: the first five. */
  faults: {
    /** The day's first line in the file, counted from 1. */
    line: number;
    /** Why the day is refused. */
    message: string;
  }[];
};
export type ReportImportResult = {
  /** False for a dry run. */
  stored: boolean;
  /** One page of the days of the campaign that `days_of` names, and of its rows whose day can't be read, in the file's order. Empty unless asked. */
  days: MetricsImportRow[];
  /** The campaigns of the file, by spend. Empty while something is open. */
  campaigns: ReportImportCampaign[];
  /** Why nothing can be read with these columns, in a dry run; null if something can. */
  problem: string | null;
  file: ReportFile;
};
export type Platform =
  "facebook" | "google" | "instagram" | "linkedin" | "twitter";
export type ReportTarget = {
  /** The campaign, as the file writes it. */
  campaign: string;
  /** The campaign that gets its numbers, which none other of the file may get. */
  campaign_id?: string;
  /** Makes a campaign of its name on this platform, without a budget, which counts against the month's campaigns. */
  new_platform?: Platform;
};
export type ReportDaysOf = {
  /** The campaign, as the file writes it. */
  campaign: string;
  /** Only days that have this outcome. */
  outcome?: MetricsImportOutcome;
  /** How many days are told at most. */
  limit?: number;
  /** How many days are left out before. */
  offset?: number;
};
export type ReportImport = {
  /** The file's text, at most 5,000 rows. */
  csv: string;
  file_name?: ReportFileName;
  /** True while further parts of the import follow. The import then counts as running for two minutes, or until its next part, and can't be undone meanwhile. Leave it out of the last part. */
  more_follows?: boolean;
  /** What the import is called. Send a longer file in parts, one after the other, all with the same new id: they are listed as one import and can be undone as one. All rows of a campaign's day must be in one part. A part sent again, as after a lost answer, is answered as at first. */
  import_id?: string;
  /** True to be told what each campaign would get, without storing anything. */
  dry_run?: boolean;
  /** Which column holds which field. A field that's left out is found by its heading. */
  columns?: ReportColumns;
  /** The kind of results that counts as conversions, as the file writes it. */
  result_kind?: string;
  /** What comes first in a date such as 11/1/2026 that can be read two ways: the month, as in the United States, or the day. */
  date_order?: "month_first" | "day_first";
  decimal_sign?: DecimalSign;
  /** The factor that amounts of money are multiplied by; 1 keeps them unchanged. Required if the file names a currency other than US dollars. */
  rate?: number;
  new_days?: NewDays;
  /** Where campaigns of the file go, each at most once. */
  targets?: ReportTarget[];
  days_of?: ReportDaysOf;
};
export type ImportedCampaign = {
  /** The campaign's id. */
  id: string;
  /** The campaign's name. */
  name: string;
};
export type PastImport = {
  /** The import's id. */
  id: string;
  /** When it was stored. */
  created_at: string;
  /** The file's name; null if none was given. */
  file_name: string | null;
  /** The full name of the person who imported it; null once the account is deleted. */
  imported_by: string | null;
  /** How many campaigns it has numbers of. */
  campaigns: number;
  /** The campaign, if it has numbers of only one that is still there; otherwise null. */
  campaign: ImportedCampaign | null;
  /** Days that had no numbers before. */
  added: number;
  /** Days that got other numbers. */
  changed: number;
  /** Days that had these numbers already. */
  unchanged: number;
  /** Days, and rows without a readable day, that were not stored. */
  refused: number;
  /** Whether further parts of it are expected. It can't be undone meanwhile, unless it is stopped. */
  is_running: boolean;
  /** Whether it changed something and all of it is still as it left it. */
  can_be_taken_back: boolean;
  /** When it was undone; null if it was not. */
  taken_back_at: string | null;
};

// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStorageUse: build.query<GetStorageUseApiResponse, GetStorageUseApiArg>({
      query: (queryArg) => ({
        url: `/auth/storage`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
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
    listLibraryTemplates: build.query<
      ListLibraryTemplatesApiResponse,
      ListLibraryTemplatesApiArg
    >({
      query: (queryArg) => ({
        url: `/template-library/templates`,
        params: {
          team_id: queryArg.teamId,
          search: queryArg.search,
          category: queryArg.category,
          industry: queryArg.industry,
          format: queryArg.format,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    applyLibraryTemplate: build.mutation<
      ApplyLibraryTemplateApiResponse,
      ApplyLibraryTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/template-library/templates/${encodeURIComponent(String(queryArg.templateId))}/use`,
        method: "POST",
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    getLibraryArtwork: build.query<
      GetLibraryArtworkApiResponse,
      GetLibraryArtworkApiArg
    >({
      query: (queryArg) => ({
        url: `/template-library/templates/${encodeURIComponent(String(queryArg.templateId))}/artwork`,
        params: {
          v: queryArg.v,
        },
      }),
    }),
    listTemplateCategories: build.query<
      ListTemplateCategoriesApiResponse,
      ListTemplateCategoriesApiArg
    >({
      query: () => ({ url: `/template-library/categories` }),
    }),
    listTemplateIndustries: build.query<
      ListTemplateIndustriesApiResponse,
      ListTemplateIndustriesApiArg
    >({
      query: () => ({ url: `/template-library/industries` }),
    }),
    getLibraryStats: build.query<
      GetLibraryStatsApiResponse,
      GetLibraryStatsApiArg
    >({
      query: () => ({ url: `/template-library/stats` }),
    }),
    listTemplates: build.query<ListTemplatesApiResponse, ListTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/templates`,
        params: {
          team_id: queryArg.teamId,
          search: queryArg.search,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createTemplate: build.mutation<
      CreateTemplateApiResponse,
      CreateTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/templates`,
        method: "POST",
        body: queryArg.newTemplate,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    getTemplate: build.query<GetTemplateApiResponse, GetTemplateApiArg>({
      query: (queryArg) => ({
        url: `/templates/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateTemplate: build.mutation<
      UpdateTemplateApiResponse,
      UpdateTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.templateChange,
      }),
    }),
    deleteTemplate: build.mutation<
      DeleteTemplateApiResponse,
      DeleteTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    applyTemplate: build.mutation<
      ApplyTemplateApiResponse,
      ApplyTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/templates/${encodeURIComponent(String(queryArg.id))}/use`,
        method: "POST",
      }),
    }),
    listAds: build.query<ListAdsApiResponse, ListAdsApiArg>({
      query: (queryArg) => ({
        url: `/ads`,
        params: {
          team_id: queryArg.teamId,
          campaign_id: queryArg.campaignId,
          search: queryArg.search,
          platform: queryArg.platform,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createAd: build.mutation<CreateAdApiResponse, CreateAdApiArg>({
      query: (queryArg) => ({
        url: `/ads`,
        method: "POST",
        body: queryArg.newAd,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    getAd: build.query<GetAdApiResponse, GetAdApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateAd: build.mutation<UpdateAdApiResponse, UpdateAdApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.adChange,
      }),
    }),
    deleteAd: build.mutation<DeleteAdApiResponse, DeleteAdApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    restoreAd: build.mutation<RestoreAdApiResponse, RestoreAdApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: "POST",
      }),
    }),
    duplicateAd: build.mutation<DuplicateAdApiResponse, DuplicateAdApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/duplicate`,
        method: "POST",
        body: queryArg.adCopyRequest,
      }),
    }),
    getAdPicture: build.query<GetAdPictureApiResponse, GetAdPictureApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/picture`,
        params: {
          canvas: queryArg.canvas,
          type: queryArg["type"],
        },
      }),
    }),
    exportAd: build.query<ExportAdApiResponse, ExportAdApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/export`,
      }),
    }),
    listImages: build.query<ListImagesApiResponse, ListImagesApiArg>({
      query: (queryArg) => ({
        url: `/images`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
      query: (queryArg) => ({
        url: `/images`,
        method: "POST",
        body: queryArg.body,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    getImage: build.query<GetImageApiResponse, GetImageApiArg>({
      query: (queryArg) => ({
        url: `/images/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    deleteImage: build.mutation<DeleteImageApiResponse, DeleteImageApiArg>({
      query: (queryArg) => ({
        url: `/images/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
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
    getBrandKit: build.query<GetBrandKitApiResponse, GetBrandKitApiArg>({
      query: (queryArg) => ({
        url: `/brand-kit`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    updateBrandKit: build.mutation<
      UpdateBrandKitApiResponse,
      UpdateBrandKitApiArg
    >({
      query: (queryArg) => ({
        url: `/brand-kit`,
        method: "PUT",
        body: queryArg.brandKit,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAdsApi };
export type GetStorageUseApiResponse =
  /** status 200 What is used, and what there is. */ StorageUse;
export type GetStorageUseApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
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
  /** How many to leave out at the beginning. */
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
export type ListLibraryTemplatesApiResponse =
  /** status 200 One page of templates. */ LibraryTemplate[];
export type ListLibraryTemplatesApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Words to find. Each has to match; slightly misspelt ones do. */
  search?: string;
  /** Only templates of this category. */
  category?: TemplateCategory;
  /** Only templates for this industry. */
  industry?: Industry;
  /** Only templates of this size. */
  format?: ArtworkFormat;
  /** How many at most. */
  limit?: number;
  /** How many to leave out at the beginning. */
  offset?: number;
};
export type ApplyLibraryTemplateApiResponse =
  /** status 201 The account's copy. */ Template;
export type ApplyLibraryTemplateApiArg = {
  /** The id of a template of the library. */
  templateId: LibraryTemplateId;
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
export type GetLibraryArtworkApiResponse =
  /** status 200 The drawing, in the template's format. */ string;
export type GetLibraryArtworkApiArg = {
  /** The id of a template of the library. */
  templateId: LibraryTemplateId;
  /** The drawing's version, as in `thumbnail`. */
  v?: string;
};
export type ListTemplateCategoriesApiResponse =
  /** status 200 All categories that have templates. */ TemplateCategoryCount[];
export type ListTemplateCategoriesApiArg = void;
export type ListTemplateIndustriesApiResponse =
  /** status 200 All industries that have templates. */ IndustryCount[];
export type ListTemplateIndustriesApiArg = void;
export type GetLibraryStatsApiResponse =
  /** status 200 Numbers over the whole library. */ LibraryStats;
export type GetLibraryStatsApiArg = void;
export type ListTemplatesApiResponse =
  /** status 200 One page of templates. */ Template[];
export type ListTemplatesApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only templates whose name contains this text, regardless of case. */
  search?: string;
  /** How many at most. */
  limit?: number;
  /** How many to leave out at the beginning. */
  offset?: number;
};
export type CreateTemplateApiResponse =
  /** status 201 The template. */ Template;
export type CreateTemplateApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newTemplate: NewTemplate;
};
export type GetTemplateApiResponse = /** status 200 The template. */ Template;
export type GetTemplateApiArg = {
  /** The id (UUID). */
  id: string;
};
export type UpdateTemplateApiResponse =
  /** status 200 The template as it is from here on. */ Template;
export type UpdateTemplateApiArg = {
  /** The id (UUID). */
  id: string;
  templateChange: TemplateChange;
};
export type DeleteTemplateApiResponse = unknown;
export type DeleteTemplateApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ApplyTemplateApiResponse =
  /** status 200 The template with its use counted. */ Template;
export type ApplyTemplateApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ListAdsApiResponse = /** status 200 One page of ads. */ SavedAd[];
export type ListAdsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only ads of this campaign. */
  campaignId?: string;
  /** Only ads whose name contains this text, regardless of case. */
  search?: string;
  /** Only ads with a format of this platform. */
  platform?: Platform;
  /** How many at most. */
  limit?: number;
  /** How many to leave out at the beginning. */
  offset?: number;
};
export type CreateAdApiResponse =
  /** status 201 The ad, in its first revision. */ SavedAd;
export type CreateAdApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newAd: NewAd;
};
export type GetAdApiResponse = /** status 200 The ad. */ SavedAd;
export type GetAdApiArg = {
  /** The id (UUID). */
  id: string;
};
export type UpdateAdApiResponse =
  /** status 200 The ad in its new revision. */ SavedAd;
export type UpdateAdApiArg = {
  /** The id (UUID). */
  id: string;
  adChange: AdChange;
};
export type DeleteAdApiResponse = unknown;
export type DeleteAdApiArg = {
  /** The id (UUID). */
  id: string;
};
export type RestoreAdApiResponse = /** status 200 The ad as it was. */ SavedAd;
export type RestoreAdApiArg = {
  /** The id (UUID). */
  id: string;
};
export type DuplicateAdApiResponse =
  /** status 201 The copy, and what became of its texts. */ AdCopy;
export type DuplicateAdApiArg = {
  /** The id (UUID). */
  id: string;
  adCopyRequest: AdCopyRequest;
};
export type GetAdPictureApiResponse =
  /** status 200 The drawing as it is stored, with the ad's own image and logo in it. */ Blob;
export type GetAdPictureApiArg = {
  /** The id (UUID). */
  id: string;
  /** The size; left out, the first that the ad's formats take. */
  canvas?: ArtworkFormat;
  /** A file of pixels or of shapes. */
  type?: "png" | "svg";
};
export type ExportAdApiResponse = /** status 200 The file. */ Blob;
export type ExportAdApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ListImagesApiResponse =
  /** status 200 One page of images. */ Image[];
export type ListImagesApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to leave out at the beginning. */
  offset?: number;
};
export type UploadImageApiResponse = /** status 201 The image. */ Image;
export type UploadImageApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  body: Blob;
};
export type GetImageApiResponse = /** status 200 The file. */ Blob;
export type GetImageApiArg = {
  /** The id (UUID). */
  id: string;
};
export type DeleteImageApiResponse = unknown;
export type DeleteImageApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ListLinkPresetsApiResponse =
  /** status 200 One page of presets. */ LinkPreset[];
export type ListLinkPresetsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to leave out at the beginning. */
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
export type GetBrandKitApiResponse =
  /** status 200 The brand kit; everything in it is empty until it is set. */ BrandKit;
export type GetBrandKitApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
export type UpdateBrandKitApiResponse =
  /** status 200 The brand kit as it is kept. */ BrandKit;
export type UpdateBrandKitApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  brandKit: BrandKit;
};
export type StorageUse = {
  /** What is taken, in bytes. */
  used_bytes: number;
  /** What may be taken at most, in bytes. */
  limit_bytes: number;
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
export type DailyMetrics = {
  /** The day: from 2000-01-01 to tomorrow (UTC). */
  date: string;
  /** How often ads were shown. */
  impressions: number;
  /** Clicks on ads. */
  clicks: number;
  /** Conversions, at most two decimals: platforms credit parts of one. */
  conversions: number;
  /** Spend in dollars, at most two decimals. */
  spent: number;
  /** Revenue in dollars, at most two decimals. */
  revenue: number;
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
export type CampaignFigures = {
  /** The first day: as asked, or else the first that has numbers; null without any. */
  from: string | null;
  /** The last day: as asked, or else the last that has numbers; null without any. */
  to: string | null;
  /** Spend in dollars. */
  spent: number;
  /** Revenue in dollars. */
  revenue: number;
  /** How often ads were shown. */
  impressions: number;
  /** Clicks on ads. */
  clicks: number;
  /** Conversions, up to two decimals. */
  conversions: number;
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
  series: DailyMetrics[];
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
  /** Whether the dates leave their order open. */
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
  /** Every day of the file, and every row whose day cannot be read, in its order. Empty while something is open. */
  rows: MetricsImportRow[];
  /** Why nothing can be read with these columns, in a dry run; null if something can. */
  problem: string | null;
  file: ReportFile;
};
export type MetricsImport = {
  /** The file's text, at most 5,000 rows. */
  csv: string;
  /** True to be told what each day would get, without storing anything. */
  dry_run?: boolean;
  /** Which column holds what. A field that is left out is found by its heading. */
  columns?: ReportColumns;
  /** The campaign of the file that is meant, as the file writes it; by default the one of the same name, or the only one. */
  campaign?: string;
  /** The kind of results that counts as conversions, as the file writes it. */
  result_kind?: string;
  /** What comes first in a date such as 11/1/2026 that can be read two ways: the month, as in the United States, or the day. */
  date_order?: "month_first" | "day_first";
  /** What amounts of money are multiplied by; 1 takes them as they are. Needed where the file names another currency than US dollars. */
  rate?: number;
};
export type LibraryTemplateId = string;
export type TemplateCategory =
  "Product" | "Service" | "Event" | "Brand" | "Sale" | "App";
export type Industry =
  | "E-commerce"
  | "SaaS"
  | "Healthcare"
  | "Finance"
  | "Education"
  | "Food & Beverage"
  | "Professional Services"
  | "Local Services"
  | "Events"
  | "Corporate"
  | "Mobile Apps"
  | "Fitness & Wellness";
export type ArtworkFormat =
  "1080x1080" | "1080x1350" | "1080x1920" | "1200x628" | "1200x1200";
export type TemplateButton = string;
export type Platform =
  "facebook" | "google" | "instagram" | "linkedin" | "twitter";
export type BestPlatforms = Platform[];
export type ArtworkLayout =
  | "shelf"
  | "triple-word"
  | "cropped-window"
  | "ticket"
  | "ruled-frame"
  | "tiles"
  | "layers"
  | "question-and-call"
  | "device"
  | "behind-the-object"
  | "one-shape"
  | "on-the-record"
  | "full-photo";
export type ArtworkColours =
  | "roast"
  | "signal"
  | "pine"
  | "lilac"
  | "ledger"
  | "primary"
  | "sunrise"
  | "hazard"
  | "mint"
  | "blush"
  | "citrus"
  | "navy"
  | "sky"
  | "graphite"
  | "clay"
  | "orchard"
  | "brand";
export type HexColor = string;
export type BrandColors = {
  background: HexColor;
  primary: HexColor;
  accent: HexColor;
  light: HexColor;
  dark: HexColor;
};
export type DisplayFont =
  | "fraunces"
  | "playfair-display"
  | "playfair-display-italic"
  | "dm-serif-display"
  | "instrument-serif"
  | "instrument-serif-italic"
  | "archivo"
  | "anton"
  | "bowlby-one"
  | "space-grotesk"
  | "bricolage-grotesque";
export type TextFont =
  | "archivo"
  | "space-grotesk"
  | "bricolage-grotesque"
  | "noto-sans"
  | "fraunces"
  | "playfair-display";
export type Illustration =
  | "parcel"
  | "sneaker"
  | "tote-bag"
  | "armchair"
  | "dashboard"
  | "laptop"
  | "servers"
  | "smile"
  | "stethoscope"
  | "medicine-bottle"
  | "heart"
  | "coin-stack"
  | "bank-card"
  | "piggy-bank"
  | "books"
  | "pencil-cup"
  | "globe"
  | "coffee"
  | "citrus-can"
  | "ramen-bowl"
  | "pizza"
  | "portrait-woman"
  | "portrait-man"
  | "portrait-curls"
  | "portrait-grey"
  | "portrait-scarf"
  | "portrait-young"
  | "portrait-older"
  | "contract"
  | "scales"
  | "radiator"
  | "paint-roller"
  | "house"
  | "van"
  | "microphone"
  | "record"
  | "balloons"
  | "office-tower"
  | "briefcase"
  | "trophy"
  | "phone"
  | "map-phone"
  | "headphones"
  | "kettlebell"
  | "dumbbell"
  | "water-bottle"
  | "lotus";
export type ArtworkPattern =
  | "rings"
  | "waves"
  | "checks"
  | "stripes"
  | "dots"
  | "rays"
  | "terrazzo"
  | "scales";
export type ImageCrop = {
  /** Where the focal point is across the image, as a share of its width from the left. */
  x: number;
  /** Where the focal point is down the image, as a share of its height from the top. */
  y: number;
  /** How much closer than whole the image is shown, in times. */
  zoom: number;
};
export type ImageCrops = {
  "1080x1080"?: ImageCrop;
  "1080x1350"?: ImageCrop;
  "1080x1920"?: ImageCrop;
  "1200x628"?: ImageCrop;
  "1200x1200"?: ImageCrop;
};
export type ArtworkDesign = {
  layout: ArtworkLayout;
  colours: ArtworkColours;
  brand_colors?: BrandColors;
  display_font: DisplayFont;
  text_font: TextFont;
  /** The subject; null for none. */
  illustration?: Illustration | null;
  /** The repeat of the ground; null for a plain one. */
  pattern?: ArtworkPattern | null;
  /** The name that signs the drawing; empty for none. */
  brand?: string;
  image_crops?: ImageCrops;
};
export type DesignElements = {
  /** The colours as #rrggbb, the ground first. */
  color_scheme: string[];
  /** The names of the fonts, the headline's first. */
  fonts: string[];
  artwork?: ArtworkDesign;
};
export type LibraryTemplate = {
  id: LibraryTemplateId;
  /** Its name. */
  name: string;
  /** What it is and when it works. */
  description: string;
  category: TemplateCategory;
  industry: Industry;
  format: ArtworkFormat;
  /** The address of its drawing. */
  thumbnail: string;
  /** The headline. */
  headline: string;
  /** The line below the headline; empty for none. */
  subheadline: string;
  /** The text of the ad, beside the picture. */
  body_text: string;
  /** The line under the headline of the ad, at most 27 characters, which is what Facebook shows of it. */
  short_description?: string;
  /** The call to action in the picture. */
  cta: string;
  button?: TemplateButton;
  /** Whom it is for, separated by commas. */
  target_audience: string;
  best_platforms: BestPlatforms;
  /** What makes it work. */
  conversion_tips: string[];
  design_elements: DesignElements;
  /** How often it was used here. */
  uses: number;
  /** Whether the account's plan lacks it. */
  locked?: boolean;
};
export type TemplateHeadline = string;
export type TemplateLine = string;
export type TemplateShortLine = string;
export type TemplateAudience = string;
export type Template = {
  /** The template's id. */
  id: string;
  /** Its name. */
  name: string;
  /** What it is for; empty for nothing. */
  description: string;
  /** What its ads are for; null if nothing in particular. */
  category: TemplateCategory | null;
  /** The line of business; null for none in particular. */
  industry: Industry | null;
  format: ArtworkFormat;
  headline: TemplateHeadline;
  subheadline: TemplateLine;
  /** The text of the ad, beside the picture; empty for none. */
  body_text: string;
  short_description?: TemplateShortLine;
  /** The call to action in the picture; empty for none. */
  cta: string;
  /** The button under the ad; null for none in particular. */
  button?: TemplateButton | null;
  target_audience: TemplateAudience;
  best_platforms: BestPlatforms;
  design_elements: DesignElements;
  /** How often it was used. */
  uses: number;
  /** The template of the library that it was copied from; null for none. */
  library_template_id: LibraryTemplateId | null;
  /** The team that it belongs to; null for somebody's own. */
  team_id?: string | null;
  /** When it was created. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
};
export type TemplateCategoryCount = {
  name: TemplateCategory;
  /** How many templates it has. */
  count: number;
};
export type PopularTemplate = {
  id: LibraryTemplateId;
  /** Its name. */
  name: string;
  /** The address of its drawing. */
  thumbnail: string;
};
export type IndustryCount = {
  name: Industry;
  /** How many templates it has. */
  count: number;
  /** The most used, at most 3; ties in the library's order. */
  popular_templates: PopularTemplate[];
};
export type LibraryStats = {
  /** How many templates there are. */
  total_templates: number;
  /** How many categories they are in. */
  categories_count: number;
  /** How many industries they are for. */
  industries_count: number;
  /** How often they were used here. */
  total_uses: number;
};
export type DesignChoice = {
  artwork: ArtworkDesign;
  /** Accepted and ignored: it follows from the artwork. */
  color_scheme?: any;
  /** Accepted and ignored: they follow from the artwork. */
  fonts?: any;
};
export type NewTemplate = {
  /** Its name, 1 to 120 characters. */
  name: string;
  /** What it is for; empty for nothing. */
  description?: string;
  /** What its ads are for; null if nothing in particular. */
  category?: TemplateCategory | null;
  /** The line of business; null for none in particular. */
  industry?: Industry | null;
  format: ArtworkFormat;
  headline: TemplateHeadline;
  subheadline?: TemplateLine;
  /** The text of the ad, beside the picture; empty for none. */
  body_text?: string;
  short_description?: TemplateShortLine;
  /** The call to action in the picture; empty for none. */
  cta?: string;
  /** The button under the ad; null for none in particular. */
  button?: TemplateButton | null;
  target_audience?: TemplateAudience;
  best_platforms?: BestPlatforms;
  design_elements: DesignChoice;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  uses?: any;
  /** Accepted and ignored. */
  library_template_id?: any;
  /** Of a new one: the team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. On a change it is ignored. */
  team_id?: string | null;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  updated_at?: any;
};
export type TemplateChange = {
  /** Its name, 1 to 120 characters. */
  name?: string;
  /** What it is for; empty for nothing. */
  description?: string;
  /** What its ads are for; null if nothing in particular. */
  category?: TemplateCategory | null;
  /** The line of business; null for none in particular. */
  industry?: Industry | null;
  format?: ArtworkFormat;
  headline?: TemplateHeadline;
  subheadline?: TemplateLine;
  /** The text of the ad, beside the picture; empty for none. */
  body_text?: string;
  short_description?: TemplateShortLine;
  /** The call to action in the picture; empty for none. */
  cta?: string;
  /** The button under the ad; null for none in particular. */
  button?: TemplateButton | null;
  target_audience?: TemplateAudience;
  best_platforms?: BestPlatforms;
  design_elements?: DesignChoice;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  uses?: any;
  /** Accepted and ignored. */
  library_template_id?: any;
  /** Of a new one: the team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. On a change it is ignored. */
  team_id?: string | null;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  updated_at?: any;
};
export type AdText = string;
export type AdLink = string;
export type GoogleSearchAd = {
  /** Which format this is. */
  format: "google_search";
  /** The headlines that Google chooses from. */
  headlines: {
    /** The text. */
    text: AdText;
    /** The only position that it may be shown in; null for any. */
    pin: (1 | 2 | 3 | null) | (1 | 2 | 3 | null);
  }[];
  /** The descriptions that Google chooses from. */
  descriptions: {
    /** The text. */
    text: AdText;
    /** The only position that it may be shown in; null for any. */
    pin: (1 | 2 | null) | (1 | 2 | null);
  }[];
  /** The first part of the path that is shown: `example.com/path1`. */
  path1: AdText;
  /** The second part. */
  path2: AdText;
  final_url: AdLink;
};
export type AdCallToAction = string | null;
export type GoogleDisplayAd = {
  /** Which format this is. */
  format: "google_display";
  /** The short headlines. */
  headlines: AdText[];
  /** The long headline. */
  long_headline: AdText;
  /** The descriptions. */
  descriptions: AdText[];
  /** Who advertises. */
  business_name: AdText;
  call_to_action: AdCallToAction;
  final_url: AdLink;
  /** Images of the account's own; without any, the drawn artwork is the picture. */
  images: string[];
};
export type AdImage = string | null;
export type MetaFeedAd = {
  /** Which format this is. */
  format: "facebook_feed" | "instagram_feed";
  /** The text above the picture. */
  primary_text: AdText;
  /** The headline. */
  headline: AdText;
  /** The line below the headline. */
  description: AdText;
  call_to_action: AdCallToAction;
  final_url: AdLink;
  image: AdImage;
};
export type MetaStoryAd = {
  /** Which format this is. */
  format: "facebook_story" | "instagram_story";
  /** The text. */
  primary_text: AdText;
  /** The headline. */
  headline: AdText;
  call_to_action: AdCallToAction;
  final_url: AdLink;
  image: AdImage;
};
export type CarouselCard = {
  /** The headline. */
  headline: AdText;
  /** The line below it. */
  description: AdText;
  final_url: AdLink;
  image: AdImage;
};
export type MetaCarouselAd = {
  /** Which format this is. */
  format: "facebook_carousel" | "instagram_carousel";
  /** The text above the cards. */
  primary_text: AdText;
  /** The cards in the order they are shown. */
  cards: CarouselCard[];
  call_to_action: AdCallToAction;
  final_url: AdLink;
};
export type LinkedinImageAd = {
  /** Which format this is. */
  format: "linkedin_image";
  /** Seen only by the advertiser. */
  ad_name: AdText;
  /** The text above the picture. */
  introductory_text: AdText;
  /** The headline. */
  headline: AdText;
  /** The line below the headline. */
  description: AdText;
  call_to_action: AdCallToAction;
  final_url: AdLink;
  image: AdImage;
};
export type TwitterImageAd = {
  /** Which format this is. */
  format: "twitter_image";
  /** The post. */
  post_text: AdText;
  /** The title on the website's card. */
  card_title: AdText;
  final_url: AdLink;
  image: AdImage;
};
export type AdContents =
  | ({
      format: "google_search";
    } & GoogleSearchAd)
  | ({
      format: "google_display";
    } & GoogleDisplayAd)
  | ({
      format: "facebook_feed";
    } & MetaFeedAd)
  | ({
      format: "instagram_feed";
    } & MetaFeedAd)
  | ({
      format: "facebook_story";
    } & MetaStoryAd)
  | ({
      format: "instagram_story";
    } & MetaStoryAd)
  | ({
      format: "facebook_carousel";
    } & MetaCarouselAd)
  | ({
      format: "instagram_carousel";
    } & MetaCarouselAd)
  | ({
      format: "linkedin_image";
    } & LinkedinImageAd)
  | ({
      format: "twitter_image";
    } & TwitterImageAd);
export type PictureTexts = {
  /** The headline. */
  headline: string;
  /** The line below it. */
  subheadline: string;
  /** The text beside the picture, which one layout draws too. */
  body: string;
  /** The call to action. */
  cta: string;
};
export type BriefOffer = string;
export type BriefPrice = string;
export type BriefDeadline = string;
export type BriefProof = string;
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
  /** Whom the ads are for. */
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
export type AdFromBrief = {
  brief: Brief;
  /** The texts that were written from it, each once; what else the ad says was typed by hand. At most 100,000 characters together. */
  texts: string[];
};
export type AdFormat =
  | "google_search"
  | "google_display"
  | "facebook_feed"
  | "facebook_story"
  | "facebook_carousel"
  | "instagram_feed"
  | "instagram_story"
  | "instagram_carousel"
  | "linkedin_image"
  | "twitter_image";
export type SampleField = {
  format: AdFormat;
  /** Where it is in the format: `primary_text`, `headlines[2]`, `cards[0].headline`. */
  field: string;
};
export type SavedAd = {
  /** The ad's id. */
  id: string;
  /** The campaign that it belongs to; null for none. */
  campaign_id: string | null;
  /** Its name, 1 to 120 characters. */
  name: string;
  /** What it says, one entry for each format, 1 to 10; at most 100,000 characters in all. */
  contents: AdContents[];
  artwork: ArtworkDesign;
  picture: PictureTexts;
  /** The image in the drawing's picture; null for the illustration. */
  image_id: string | null;
  /** The image that signs the drawing; null for the written brand. */
  logo_id: string | null;
  /** What it was filled from; null if it never was. */
  from_brief?: AdFromBrief | null;
  /** How often it was saved, from 1. */
  revision: number;
  /** The team that it belongs to; null for somebody's own. */
  team_id?: string | null;
  /** Which of its brand, headline, subheadline and body are word for word those of a template of the library, whose businesses are made up; each once. */
  sample_texts?: string[];
  /** Which fields of its formats still hold words that a template of the library puts there, whatever their case and outer space; in the order of `contents`. */
  sample_fields?: SampleField[];
  /** When it was created. */
  created_at: string;
  /** When it was last saved. */
  updated_at: string;
};
export type NewAd = {
  /** The campaign that it belongs to; null for none. */
  campaign_id?: string | null;
  /** Its name, 1 to 120 characters. */
  name: string;
  /** What it says, one entry for each format, 1 to 10; at most 100,000 characters in all. */
  contents: AdContents[];
  artwork: ArtworkDesign;
  picture: PictureTexts;
  /** The image in the drawing's picture; null for the illustration. */
  image_id?: string | null;
  /** The image that signs the drawing; null for the written brand. */
  logo_id?: string | null;
  /** What it was filled from; null if it never was. */
  from_brief?: AdFromBrief | null;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  revision?: any;
  /** The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  sample_texts?: any;
  /** Accepted and ignored. */
  sample_fields?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  updated_at?: any;
};
export type AdChange = {
  /** The campaign that it belongs to; null for none. */
  campaign_id?: string | null;
  /** Its name, 1 to 120 characters. */
  name?: string;
  /** What it says, one entry for each format, 1 to 10; at most 100,000 characters in all. */
  contents?: AdContents[];
  artwork?: ArtworkDesign;
  picture?: PictureTexts;
  /** The image in the drawing's picture; null for the illustration. */
  image_id?: string | null;
  /** The image that signs the drawing; null for the written brand. */
  logo_id?: string | null;
  /** What it was filled from; null if it never was. */
  from_brief?: AdFromBrief | null;
  /** The revision that the change was made from. */
  revision: number;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  team_id?: any;
  /** Accepted and ignored. */
  sample_texts?: any;
  /** Accepted and ignored. */
  sample_fields?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  updated_at?: any;
};
export type AdTextChange = {
  /** `changed`: the other platform says it in its own words. */
  kind: "shortened" | "split" | "merged" | "changed" | "dropped";
  /** Where it stood, such as `cards[0].headline`. */
  from: string[];
  /** The texts as they were. */
  before: string[];
  /** Where it stands in the copy; nowhere if it was dropped. */
  to: string[];
  /** The texts as they are. */
  after: string[];
};
export type MissingField = {
  /** The field, such as `headlines`. */
  field: string;
  /** What is missing, for the person. */
  sentence: string;
};
export type AdCopy = {
  ad: SavedAd;
  /** Texts that did not simply move, in the order of the ad that was copied. */
  changes: AdTextChange[];
  /** What the format needs and the ad had nothing for. */
  missing: MissingField[];
};
export type AdCopyRequest = {
  format?: AdFormat;
};
export type ImageType = "image/png" | "image/jpeg" | "image/webp";
export type Image = {
  /** The image's id. */
  id: string;
  /** Pixels across. */
  width: number;
  /** Pixels down. */
  height: number;
  /** The size of the file. */
  bytes: number;
  type: ImageType;
  /** Whether it is a cut-out: at least a fiftieth of it is see-through. */
  transparent?: boolean;
  /** When it was uploaded. */
  created_at: string;
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
  /** Tells ads and variants apart. */
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
export type BrandKit = {
  /** The name that signs drawings, at most 60 characters; empty for none. */
  name: string;
  /** The image that takes the written name's place; null for none. */
  logo_id: string | null;
  /** The colors; null for none. */
  colors: BrandColors | null;
  /** The face of headlines; null for none. */
  display_font: DisplayFont | null;
  /** The face of other texts; null for none. */
  text_font: TextFont | null;
};

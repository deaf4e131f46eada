// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerAccount: build.mutation<
      RegisterAccountApiResponse,
      RegisterAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/register`,
        method: "POST",
        body: queryArg.registration,
      }),
    }),
    logIn: build.mutation<LogInApiResponse, LogInApiArg>({
      query: (queryArg) => ({
        url: `/auth/login`,
        method: "POST",
        body: queryArg.credentials,
      }),
    }),
    createDemoAccount: build.mutation<
      CreateDemoAccountApiResponse,
      CreateDemoAccountApiArg
    >({
      query: () => ({ url: `/auth/demo`, method: "POST" }),
    }),
    logOut: build.mutation<LogOutApiResponse, LogOutApiArg>({
      query: () => ({ url: `/auth/logout`, method: "POST" }),
    }),
    getCurrentUser: build.query<
      GetCurrentUserApiResponse,
      GetCurrentUserApiArg
    >({
      query: () => ({ url: `/auth/me` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/me`,
        method: "PATCH",
        body: queryArg.profileChange,
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password`,
        method: "POST",
        body: queryArg.passwordChange,
      }),
    }),
    requestEmailVerification: build.mutation<
      RequestEmailVerificationApiResponse,
      RequestEmailVerificationApiArg
    >({
      query: () => ({ url: `/auth/email-verification`, method: "POST" }),
    }),
    confirmEmailVerification: build.mutation<
      ConfirmEmailVerificationApiResponse,
      ConfirmEmailVerificationApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/email-verification/confirm`,
        method: "POST",
        body: queryArg.emailVerification,
      }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password-reset`,
        method: "POST",
        body: queryArg.passwordResetRequest,
      }),
    }),
    confirmPasswordReset: build.mutation<
      ConfirmPasswordResetApiResponse,
      ConfirmPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password-reset/confirm`,
        method: "POST",
        body: queryArg.passwordResetConfirmation,
      }),
    }),
    requestSignInLink: build.mutation<
      RequestSignInLinkApiResponse,
      RequestSignInLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/sign-in-link`,
        method: "POST",
        body: queryArg.signInLinkRequest,
      }),
    }),
    confirmSignInLink: build.mutation<
      ConfirmSignInLinkApiResponse,
      ConfirmSignInLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/sign-in-link/confirm`,
        method: "POST",
        body: queryArg.signInLinkConfirmation,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: (queryArg) => ({
        url: `/auth/sessions`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    revokeSession: build.mutation<
      RevokeSessionApiResponse,
      RevokeSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    exportAccount: build.query<ExportAccountApiResponse, ExportAccountApiArg>({
      query: () => ({ url: `/auth/export` }),
    }),
    deleteAccount: build.mutation<
      DeleteAccountApiResponse,
      DeleteAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/account-deletion`,
        method: "POST",
        body: queryArg.accountDeletion,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type RegisterAccountApiResponse =
  /** status 201 The account, signed in. */ Session;
export type RegisterAccountApiArg = {
  registration: Registration;
};
export type LogInApiResponse = /** status 200 Signed in. */ Session;
export type LogInApiArg = {
  credentials: Credentials;
};
export type CreateDemoAccountApiResponse =
  /** status 201 The demo account, signed in. */ Session;
export type CreateDemoAccountApiArg = void;
export type LogOutApiResponse = unknown;
export type LogOutApiArg = void;
export type GetCurrentUserApiResponse = /** status 200 The user. */ User;
export type GetCurrentUserApiArg = void;
export type UpdateProfileApiResponse =
  /** status 200 The user as changed. */ User;
export type UpdateProfileApiArg = {
  profileChange: ProfileChange;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type RequestEmailVerificationApiResponse =
  /** status 202 Accepted. */ Message;
export type RequestEmailVerificationApiArg = void;
export type ConfirmEmailVerificationApiResponse = unknown;
export type ConfirmEmailVerificationApiArg = {
  emailVerification: EmailVerification;
};
export type RequestPasswordResetApiResponse =
  /** status 202 Accepted. */ Message;
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ConfirmPasswordResetApiResponse = unknown;
export type ConfirmPasswordResetApiArg = {
  passwordResetConfirmation: PasswordResetConfirmation;
};
export type RequestSignInLinkApiResponse = /** status 202 Accepted. */ Message;
export type RequestSignInLinkApiArg = {
  signInLinkRequest: SignInLinkRequest;
};
export type ConfirmSignInLinkApiResponse = /** status 200 Signed in. */ Session;
export type ConfirmSignInLinkApiArg = {
  signInLinkConfirmation: SignInLinkConfirmation;
};
export type ListSessionsApiResponse =
  /** status 200 The sessions. */ SignedInDevice[];
export type ListSessionsApiArg = {
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type RevokeSessionApiResponse = unknown;
export type RevokeSessionApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ExportAccountApiResponse =
  /** status 200 All of it. */ AccountExport;
export type ExportAccountApiArg = void;
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  accountDeletion: AccountDeletion;
};
export type PlanId = "free" | "pro" | "business" | "enterprise";
export type User = {
  /** The account's id. */
  id: string;
  /** Address, as typed at registration; unique regardless of case. */
  email: string;
  /** The person's name. */
  full_name: string;
  subscription_plan: PlanId;
  /** When the account was made. */
  created_at: string;
  /** Whether this is a demo account, which has no password. */
  is_demo?: boolean;
  /** Whether someone followed a link emailed to the address, or set the password with one. Until then the account
    gets no other emails; nothing else depends on it. Always true for a demo account, whose address is made up.
     */
  email_verified?: boolean;
  /** Whether the account may have ad copy written: by its plan, or as owner, admin or editor of a team whose owner's
    plan includes it.
     */
  ai_access?: boolean;
  /** Whether the account may work in teams, by its plan or as a member of a team whose owner's plan includes teams. */
  team_access?: boolean;
};
export type Session = {
  /** The token for the Authorization header. Shown only here. */
  access_token: string;
  /** How to send the token. */
  token_type: "bearer";
  user: User;
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
export type EmailAddress = string;
export type NewPassword = string;
export type PersonName = string;
export type Registration = {
  email: EmailAddress;
  password: NewPassword;
  full_name: PersonName;
};
export type Credentials = {
  /** The account's address. */
  email: string;
  /** Its password. */
  password: string;
};
export type ProfileChange = {
  full_name?: PersonName;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  email?: any;
  /** Accepted and ignored. */
  subscription_plan?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  is_demo?: any;
  /** Accepted and ignored. */
  email_verified?: any;
  /** Accepted and ignored. */
  ai_access?: any;
  /** Accepted and ignored. */
  team_access?: any;
};
export type PasswordChange = {
  /** The password until now. */
  current_password: string;
  new_password: NewPassword;
};
export type Message = {
  /** One sentence for a person. */
  message: string;
};
export type EmailVerification = {
  /** The token of the mailed link. */
  token: string;
};
export type PasswordResetRequest = {
  email: EmailAddress;
};
export type PasswordResetConfirmation = {
  /** The token of the mailed link. */
  token: string;
  password: NewPassword;
};
export type SignInLinkRequest = {
  email: EmailAddress;
};
export type SignInLinkConfirmation = {
  /** The token of the mailed link. */
  token: string;
};
export type SignedInDevice = {
  /** The session's id; not its token. */
  id: string;
  /** When it signed in. */
  created_at: string;
  /** When it was last used, to within an hour. */
  last_used_at: string;
  /** When it ends unless it is used before. */
  expires_at: string;
  /** The device's name, derived from its user agent. */
  name?: string;
  /** The browser's user agent at sign-in; empty if it sent none. */
  user_agent: string;
  /** Whether this is the session of the call. */
  current: boolean;
  /** Until when its browser signs in without a code, in an account with two-step sign-in; null where it is asked for one. Signing
    the session out ends this too.
     */
  remembered_until?: string | null;
};
export type TwoStep = {
  /** When it was turned on; null while it is off. */
  turned_on_at: string | null;
  /** How many recovery codes were not used yet; 0 while it is off. */
  recovery_codes_left: number;
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
export type AdDailyMetrics = {
  /** The ad. */
  ad_id: string;
  /** The day. */
  date: string;
  /** How often it was shown. */
  impressions: number;
  /** Clicks on it. */
  clicks: number;
  /** Conversions, at most two decimals; null: the report has no such column. */
  conversions: number | null;
  /** Spend in dollars, at most two decimals. */
  spent: number;
  /** Revenue in dollars, at most two decimals; null: the report has no such column. */
  revenue: number | null;
};
export type ExportedCampaign = {
  campaign: Campaign;
  /** What its ads are to say; null until that is filled in. */
  brief: Brief | null;
  /** Its numbers by day, oldest first. */
  metrics: DailyMetrics[];
  /** What of them is whose of its ads, by day, oldest first. */
  ad_metrics: AdDailyMetrics[];
};
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
export type TemplateHeadline = string;
export type TemplateLine = string;
export type TemplateShortLine = string;
export type TemplateButton = string;
export type TemplateAudience = string;
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
  | "lotus"
  | "egg-basket"
  | "pumpkin"
  | "fir-tree"
  | "rainbow-flag"
  | "marquee"
  | "dog"
  | "fiddle"
  | "graduation-cap"
  | "wedding-rings"
  | "bread"
  | "scissors"
  | "wrench"
  | "shoebox"
  | "bouquet"
  | "cat"
  | "tattoo-machine"
  | "house-keys"
  | "book-pile"
  | "bicycle"
  | "suitcase"
  | "camera"
  | "guitar"
  | "tent"
  | "beer-mug"
  | "ice-cream"
  | "cake"
  | "pie"
  | "wine"
  | "barbell"
  | "hourglass"
  | "snowman"
  | "parasol"
  | "breakfast"
  | "shop-front"
  | "return-box"
  | "open-doors"
  | "signpost"
  | "table-for-two"
  | "burger"
  | "teapot"
  | "cheese"
  | "fish"
  | "chocolates"
  | "honey"
  | "shirt"
  | "sewing-machine"
  | "nail-polish"
  | "sudsy-car"
  | "mouse"
  | "light-bulb"
  | "lawn-mower"
  | "rubber-duck"
  | "storage-unit"
  | "squeegee"
  | "service-bell"
  | "steering-wheel"
  | "teddy-bear"
  | "piano"
  | "ballet-slippers"
  | "umbrella"
  | "glasses"
  | "toolbox"
  | "cactus"
  | "coffee-mill"
  | "lunch-tray"
  | "sapling"
  | "name-badge"
  | "office-chair"
  | "toothbrushes"
  | "bandages"
  | "calendar"
  | "hiking-boot"
  | "magnifier"
  | "stopwatch"
  | "towels"
  | "paint-swatches"
  | "alarm-clock"
  | "easel"
  | "paint-palette";
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
export type TextSizeStep = -2 | -1 | 0 | 1 | 2;
export type TextSizes = {
  brand?: TextSizeStep;
  headline?: TextSizeStep;
  subheadline?: TextSizeStep;
  cta?: TextSizeStep;
  body?: TextSizeStep;
};
export type ObjectPose = {
  /** Whether left and right are exchanged. The brand on its label isn't. */
  mirrored?: boolean;
  /** Steps of 15 degrees, clockwise; negative ones turn it counterclockwise. A portrait stays upright. */
  turn?: number;
  /** Steps of a fifth, each larger than the one before it; negative ones make it smaller. */
  size?: number;
  /** Steps to the right, each 3% of the artwork's shorter side; negative ones go to the left. */
  across?: number;
  /** Steps down, each 3% of the artwork's shorter side; negative ones go up. A portrait that is cut at an edge stays on it. */
  down?: number;
};
export type SizePoses = {
  "1080x1080"?: ObjectPose;
  "1080x1350"?: ObjectPose;
  "1080x1920"?: ObjectPose;
  "1200x628"?: ObjectPose;
  "1200x1200"?: ObjectPose;
};
export type LogoPlate = "always" | "none";
export type LogoSize = -2 | -1 | 0 | 1 | 2;
export type CutOutShadow = "soft" | "grain";
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
  text_sizes?: TextSizes;
  object_pose?: ObjectPose;
  size_poses?: SizePoses;
  logo_plate?: LogoPlate;
  logo_size?: LogoSize;
  cut_out_shadow?: CutOutShadow;
  /** The subjects that say what the texts of its template say, the template's own first, to be offered before others; at most 3. None of them is drawn for being here. Left out, there are none. */
  suggested_illustrations?: Illustration[];
};
export type DesignElements = {
  /** The colours as #rrggbb, the ground first. */
  color_scheme: string[];
  /** The names of the fonts, the headline's first. */
  fonts: string[];
  artwork?: ArtworkDesign;
};
export type LibraryTemplateId = string;
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
  /** The team it belongs to; null for a personal one. */
  team_id?: string | null;
  /** When it was created. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
};
export type AdText = string;
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
export type AdFromBrief = {
  brief: Brief;
  /** The texts written from it, each once; everything else in the ad was typed by hand. At most 100,000 characters in all. */
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
export type SharedLinks = {
  /** Which variant, 1 to 40 characters. */
  variant_name: string;
  /** The links, without outer space; each once. */
  links: AdLink[];
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
  /** The brief it was filled from; null if it never was. */
  from_brief?: AdFromBrief | null;
  /** How often it was saved, from 1. */
  revision: number;
  /** The team it belongs to; null for a personal one. */
  team_id?: string | null;
  labels?: Labels;
  /** Which of its brand, headline, subheadline and body are word for word those of a template of the library, whose businesses are made up; each once. */
  sample_texts?: string[];
  /** Which fields of its formats still hold words that a template of the library puts there, whatever their case and outer space; in the order of `contents`. */
  sample_fields?: SampleField[];
  /** What it has in common with its variants, which no other ad has; null for an ad without variants. */
  variant_group?: string | null;
  /** What tells it apart from its other variants, 1 to 40 characters; null for an ad without variants. */
  variant_name?: string | null;
  /** Only in `listAds`: its links with a `utm_content` that other variants of it have too, by which reports can't tell them apart; by variant, the first made first. Empty where it shares none. */
  shared_links?: SharedLinks[];
  /** When it was created. */
  created_at: string;
  /** When it was last saved. */
  updated_at: string;
};
export type ImageType = "image/png" | "image/jpeg" | "image/webp";
export type Tones = number[];
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
  tones?: Tones;
  /** When it was uploaded. */
  created_at: string;
};
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
export type EmailSummaryCadence = "off" | "weekly" | "monthly";
export type ExportedEmailSummary = {
  /** The team whose numbers it is of; null for the account's own. */
  team_id: string | null;
  cadence: EmailSummaryCadence;
  /** The day (UTC) on which the next one goes out; null if it is off. */
  next_on: string | null;
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
export type Approvers = EmailAddress[];
export type Proof = {
  /** The proof's id. */
  id: string;
  /** The title of its page. */
  name: string;
  /** The campaign whose ads it shows; null where ads were chosen. */
  campaign_id: string | null;
  /** The ads that were chosen, in their order, without those that are gone for good; empty for a campaign's. */
  ad_ids: string[];
  /** Whether it opens only with a passphrase. */
  has_passphrase: boolean;
  approvers: Approvers;
  /** The full name of who made it; null once that account is gone. */
  made_by: string | null;
  /** When it was made. */
  created_at: string;
  /** When it stops working. */
  expires_at: string;
  /** How many comments came by it that are open. */
  open_comment_count: number;
};
export type ProofEmails = {
  /** Whether comments and decisions are emailed. */
  enabled: boolean;
};
export type AuditAction =
  | "account_created"
  | "signed_in"
  | "signed_in_by_link"
  | "sign_in_failed"
  | "sign_in_refused"
  | "signed_out"
  | "device_signed_out"
  | "password_changed"
  | "password_reset"
  | "two_step_turned_on"
  | "two_step_turned_off"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "second_step_failed"
  | "second_step_refused"
  | "account_renamed"
  | "key_created"
  | "key_rotated"
  | "key_revoked"
  | "webhook_added"
  | "webhook_changed"
  | "webhook_deleted"
  | "webhook_secret_replaced"
  | "proof_created"
  | "proof_changed"
  | "proof_revoked"
  | "member_invited"
  | "invitation_renewed"
  | "invitation_revoked"
  | "member_joined"
  | "member_role_changed"
  | "member_removed"
  | "member_left"
  | "team_created"
  | "team_renamed"
  | "team_transferred"
  | "team_deleted"
  | "team_two_step_required"
  | "team_two_step_optional"
  | "subscription_started"
  | "subscription_changed"
  | "subscription_cancelled"
  | "subscription_resumed"
  | "subscription_renewed"
  | "subscription_ended"
  | "payment_failed"
  | "payment_made"
  | "campaign_deleted"
  | "campaign_moved_out"
  | "ad_deleted"
  | "template_deleted"
  | "image_deleted"
  | "generation_deleted"
  | "account_exported"
  | "campaigns_exported"
  | "report_exported"
  | "client_report_exported"
  | "ad_exported"
  | "ads_exported"
  | "activity_exported"
  | "audit_log_exported";
export type AuditEntry = {
  /** The entry's id. */
  id: string;
  /** When it was done. */
  created_at: string;
  /** Who did it; null for what no signed-in person did. */
  actor: {
    /** The account, which may be gone. */
    id: string;
    /** The person's name, as it was. */
    full_name: string;
  } | null;
  /** The API key that it was done with; null for what was done in the app. */
  api_key: {
    /** The key's name, as it was. */
    name: string;
    /** The first characters of its secret. */
    prefix: string;
  } | null;
  /** The IP address it was done from; null if no one did it. */
  address: string | null;
  action: AuditAction;
  /** What it was done to. */
  subject: {
    /** Its id, which may be gone; null if there is none. */
    id: string | null;
    /** Its name, as it was; empty if it has none. */
    name: string;
  };
  /** Further details, such as the new role; empty if there are none. */
  detail: string;
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
export type LinkSeparator = "-" | "_";
export type LinkSettings = {
  separator: LinkSeparator;
};
export type AdType = "display" | "video" | "carousel" | "story" | "search";
export type CopyBrief = {
  /** What is advertised. */
  product_name: string;
  /** The ad's audience. */
  target_audience: string;
  platform: Platform;
  ad_type: AdType;
  /** How the texts sound. */
  tone?: CopyTone;
  /** Its benefits, the most important first. Blank ones are dropped; at least one must remain. */
  key_benefits: string[];
  benefit_kinds?: SaidKinds;
  offer?: BriefOffer;
  price?: BriefPrice;
  deadline?: BriefDeadline;
  proof?: BriefProof;
  words_to_use?: BriefWordsToUse;
  banned_words?: BriefBannedWords;
  required_claims?: BriefClaims;
  /** What readers are to do; null or empty leaves it to the writer. */
  call_to_action?: string | null;
  /** How long every single text may be (Unicode code points); null for the platform's own limits alone. */
  max_characters?: number | null;
  /** Whether emoji may be used. */
  include_emojis?: boolean;
};
export type CopyCounts = {
  /** Of the headlines. */
  headlines: number[];
  /** Of the descriptions. */
  descriptions: number[];
  /** Of the calls to action. */
  call_to_actions: number[];
  /** Of the whole ads. */
  full_ad_copy: number[];
};
export type LeftOut = {
  /** The audience or a benefit, as it was sent. */
  text: string;
  /** Why, in a sentence: the platform forbids it, it is there twice, or there was no room. */
  reason: string;
}[];
export type WrittenCopy = {
  /** Its place in the history. */
  id: string;
  /** At least 5. */
  headlines: string[];
  /** Descriptions or primary texts; at least 3. */
  descriptions: string[];
  /** Words for a button; at least 3. */
  call_to_actions: string[];
  /** Whole ads, part by part on lines of their own; at least 2. */
  full_ad_copy: string[];
  character_counts: CopyCounts;
  left_out?: LeftOut;
};
export type AdCopyGeneration = {
  /** The generation's id. */
  id: string;
  /** What was asked for. */
  kind: "ad_copy";
  request: CopyBrief;
  response: WrittenCopy;
  /** Whether it is a favorite. */
  is_favorite: boolean;
  /** When it was written. */
  created_at: string;
};
export type HeadlinesBrief = {
  /** What is advertised. */
  product_name: string;
  /** The headlines' audience. */
  target_audience: string;
  platform: Platform;
  /** How the headlines sound. */
  tone?: CopyTone;
  /** How many are wanted. */
  count?: number;
};
export type HeadlineCounts = {
  /** The length of each headline (Unicode code points). */
  headlines: number[];
};
export type Headlines = {
  /** Its place in the history. */
  id: string;
  /** The headlines. */
  headlines: string[];
  character_counts: HeadlineCounts;
};
export type HeadlinesGeneration = {
  /** The generation's id. */
  id: string;
  /** What was asked for. */
  kind: "headlines";
  request: HeadlinesBrief;
  response: Headlines;
  /** Whether it is a favorite. */
  is_favorite: boolean;
  /** When it was written. */
  created_at: string;
};
export type OptimizationRequest = {
  /** The text as it was. */
  content: string;
  platform: Platform;
};
export type OptimizedContent = {
  /** Its place in the history. */
  id: string;
  /** The text, unchanged where nothing could surely be made better. */
  optimized_content: string;
  /** Its length (Unicode code points). */
  character_count: number;
  /** What is left to think about, a sentence each; at most 8. */
  suggestions: string[];
};
export type OptimizationGeneration = {
  /** The generation's id. */
  id: string;
  /** What was asked for. */
  kind: "optimization";
  request: OptimizationRequest;
  response: OptimizedContent;
  /** Whether it is a favorite. */
  is_favorite: boolean;
  /** When it was written. */
  created_at: string;
};
export type Generation =
  | ({
      kind: "ad_copy";
    } & AdCopyGeneration)
  | ({
      kind: "headlines";
    } & HeadlinesGeneration)
  | ({
      kind: "optimization";
    } & OptimizationGeneration);
export type BrandVoice = {
  /** How the brand sounds, in free text of at most 1,000 characters. A provider's model is given it; the built-in writer can't follow it. */
  description: string;
  /** Words that are preferred where they fit. The built-in writer uses those that say how something is, such as "sustainable". */
  words_to_use: string[];
  /** Words that are never used, whatever their capitals, nor with the s of a plural. */
  banned_words: string[];
  /** Sentences that every whole ad carries in full. */
  required_claims: string[];
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
export type TeamRole = "owner" | "admin" | "editor" | "viewer";
export type TeamMembership = {
  /** The team's id. */
  id: string;
  /** The team's name. */
  name: string;
  role: TeamRole;
  /** When the account joined, or made the team. */
  joined_at: string;
};
export type Currency = string;
export type TransactionStatus = "paid" | "failed" | "refunded" | "credited";
export type Transaction = {
  /** The transaction's id. */
  id: string;
  /** When it happened. */
  created_at: string;
  plan_id: PlanId;
  /** What it is for. */
  description: string;
  /** In minor units; the status says which way the money went. */
  amount_total: number;
  currency: Currency;
  status: TransactionStatus;
};
export type AccountExport = {
  /** When this was read. */
  exported_at: string;
  user: User;
  /** Where the account is signed in. */
  sessions: SignedInDevice[];
  two_step: TwoStep;
  /** All campaigns, oldest first. */
  campaigns: ExportedCampaign[];
  /** All templates of the account's own, the last changed first. */
  templates: Template[];
  /** All ads that are not deleted, the last changed first. */
  ads: SavedAd[];
  /** What is known of all images, the newest first. Their files are calls of their own. */
  images: Image[];
  /** Saved views of the numbers, the newest first. */
  analytics_views: AnalyticsView[];
  /** The summaries that the account gets by email, its own and those of teams. */
  email_summaries: ExportedEmailSummary[];
  /** The API keys that the account made, for its own workspace and for teams, the newest first. Their secrets are not stored. */
  api_keys: ApiKey[];
  /** The webhooks of the account's own workspace, the newest first. */
  webhooks: Webhook[];
  /** The proof links of the account's own workspace, the newest first. Their tokens are not stored. */
  proofs: Proof[];
  proof_emails: ProofEmails;
  /** The newest 1,000 entries of the audit log of the account's own workspace, the newest first. */
  audit_log: AuditEntry[];
  /** All presets for links, the newest first. */
  link_presets: LinkPreset[];
  link_settings: LinkSettings;
  /** All that was written for the account and is not deleted, the newest first. */
  generations: Generation[];
  brand_voice: BrandVoice;
  brand_kit: BrandKit;
  /** The teams that the account owns or belongs to, the oldest membership first. What is in them is the teams'. */
  teams: TeamMembership[];
  /** All payments, failed payments, refunds and credits, newest first. */
  transactions: Transaction[];
};
export type AccountDeletion = {
  /** The account's address, typed by the person to confirm. */
  email: string;
  /** The password; null or left out for a demo account. */
  password?: string | null;
};

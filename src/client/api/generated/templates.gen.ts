// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListTemplatesApiResponse =
  /** status 200 One page of templates. */ Template[];
export type ListTemplatesApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only templates whose name contains this text, regardless of case. */
  search?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
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

// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAds: build.query<ListAdsApiResponse, ListAdsApiArg>({
      query: (queryArg) => ({
        url: `/ads`,
        params: {
          team_id: queryArg.teamId,
          campaign_id: queryArg.campaignId,
          search: queryArg.search,
          platform: queryArg.platform,
          approval: queryArg.approval,
          label: queryArg.label,
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
    labelAds: build.mutation<LabelAdsApiResponse, LabelAdsApiArg>({
      query: (queryArg) => ({
        url: `/ads/labels`,
        method: "POST",
        body: queryArg.adLabelChange,
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
    listVariants: build.query<ListVariantsApiResponse, ListVariantsApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/variants`,
      }),
    }),
    addVariant: build.mutation<AddVariantApiResponse, AddVariantApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/variants`,
        method: "POST",
        body: queryArg.newVariant,
      }),
    }),
    exportVariants: build.query<
      ExportVariantsApiResponse,
      ExportVariantsApiArg
    >({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/variants/export`,
        params: {
          pictures: queryArg.pictures,
        },
      }),
    }),
    nameVariant: build.mutation<NameVariantApiResponse, NameVariantApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/variant-name`,
        method: "PUT",
        body: queryArg.variantName,
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
        params: {
          version: queryArg.version,
          pictures: queryArg.pictures,
        },
      }),
    }),
    exportAdPreflight: build.query<
      ExportAdPreflightApiResponse,
      ExportAdPreflightApiArg
    >({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/preflight/pdf`,
        params: {
          paper: queryArg.paper,
          pictures: queryArg.pictures,
        },
      }),
    }),
    exportBulkFile: build.query<
      ExportBulkFileApiResponse,
      ExportBulkFileApiArg
    >({
      query: (queryArg) => ({
        url: `/bulk-file`,
        params: {
          team_id: queryArg.teamId,
          manager: queryArg.manager,
          campaign_id: queryArg.campaignId,
          ad_ids: queryArg.adIds,
        },
      }),
    }),
    getBulkFilePreview: build.query<
      GetBulkFilePreviewApiResponse,
      GetBulkFilePreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/bulk-file/preview`,
        params: {
          team_id: queryArg.teamId,
          manager: queryArg.manager,
          campaign_id: queryArg.campaignId,
          ad_ids: queryArg.adIds,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
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
  /** Only ads that stand so with clients. */
  approval?: ApprovalState;
  /** Only ads with this label, regardless of case. */
  label?: Label;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateAdApiResponse =
  /** status 201 The ad, in its first revision. */ SavedAd;
export type CreateAdApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newAd: NewAd;
};
export type LabelAdsApiResponse =
  /** status 200 What was changed and what was refused. */ BulkResult;
export type LabelAdsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  adLabelChange: AdLabelChange;
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
export type ListVariantsApiResponse = /** status 200 The variants. */ SavedAd[];
export type ListVariantsApiArg = {
  /** The id (UUID). */
  id: string;
};
export type AddVariantApiResponse =
  /** status 201 The variant, in its first revision. */ SavedAd;
export type AddVariantApiArg = {
  /** The id (UUID). */
  id: string;
  newVariant: NewVariant;
};
export type ExportVariantsApiResponse = /** status 200 The file. */ Blob;
export type ExportVariantsApiArg = {
  /** The id (UUID). */
  id: string;
  /** What drawings are saved as; see `exportAd`. */
  pictures?: "png" | "jpeg";
};
export type NameVariantApiResponse =
  /** status 200 The ad with its name as a variant. */ SavedAd;
export type NameVariantApiArg = {
  /** The id (UUID). */
  id: string;
  variantName: VariantName;
};
export type GetAdPictureApiResponse =
  /** status 200 The drawing as it is stored, with the ad's own image and logo in it. */ Blob;
export type GetAdPictureApiArg = {
  /** The id (UUID). */
  id: string;
  /** The size; left out, the first that the ad's formats take. */
  canvas?: ArtworkFormat;
  /** A file of pixels or of shapes. A JPEG is of the highest quality that keeps to what the platforms of the ad's
    formats say of the bytes of a file.
     */
  type?: "png" | "jpeg" | "svg";
};
export type ExportAdApiResponse = /** status 200 The file. */ Blob;
export type ExportAdApiArg = {
  /** The id (UUID). */
  id: string;
  /** `approved`: the version that was approved last, and `approval.txt` is about that approval; `not_found` where none
    was. Left out for the ad as it is.
     */
  version?: "approved";
  /** What drawings are saved as. With `png`, a drawing whose PNG has more bytes than a format's platform says is a JPEG
    for that format. A JPEG is of the highest quality that keeps to what the platforms say.
     */
  pictures?: "png" | "jpeg";
};
export type ExportAdPreflightApiResponse = /** status 200 The file. */ Blob;
export type ExportAdPreflightApiArg = {
  /** The id (UUID). */
  id: string;
  /** The size of its pages. */
  paper?: ClientReportPaper;
  /** What drawings are saved as, whose files are checked; as for the download of the ad. */
  pictures?: "png" | "jpeg";
};
export type ExportBulkFileApiResponse = /** status 200 The file. */ string;
export type ExportBulkFileApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Where the file is read in. */
  manager: AdsManager;
  /** Only ads of this campaign. One that the workspace doesn't have is `not_found`. */
  campaignId?: string;
  /** Only these ads: their ids with commas between them, 100 at most. */
  adIds?: string;
};
export type GetBulkFilePreviewApiResponse =
  /** status 200 What the file would have. */ BulkFilePreview;
export type GetBulkFilePreviewApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Where the file is read in. */
  manager: AdsManager;
  /** Only ads of this campaign. One that the workspace doesn't have is `not_found`. */
  campaignId?: string;
  /** Only these ads: their ids with commas between them, 100 at most. */
  adIds?: string;
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
export type AdFromBrief = {
  brief: Brief;
  /** The texts written from it, each once; everything else in the ad was typed by hand. At most 100,000 characters in all. */
  texts: string[];
};
export type Label = string;
export type Labels = Label[];
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
export type Platform =
  "facebook" | "google" | "instagram" | "linkedin" | "twitter";
export type ApprovalState =
  "approved" | "changes_asked" | "changed_since_approval" | "waiting";
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
  /** The brief it was filled from; null if it never was. */
  from_brief?: AdFromBrief | null;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  revision?: any;
  /** The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  labels?: any;
  /** Accepted and ignored. */
  sample_texts?: any;
  /** Accepted and ignored. */
  sample_fields?: any;
  /** Accepted and ignored. */
  variant_group?: any;
  /** Accepted and ignored. */
  variant_name?: any;
  /** Accepted and ignored. */
  shared_links?: any;
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
export type AdLabelChange = {
  /** Labels that the ads get; one that differs from theirs in case only changes nothing. */
  add?: Labels;
  /** Labels that the ads lose, regardless of case. */
  remove?: Labels;
  /** The ads. */
  ids: string[];
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
  /** The brief it was filled from; null if it never was. */
  from_brief?: AdFromBrief | null;
  /** The revision that the change was made from. */
  revision: number;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  team_id?: any;
  /** Accepted and ignored. */
  labels?: any;
  /** Accepted and ignored. */
  sample_texts?: any;
  /** Accepted and ignored. */
  sample_fields?: any;
  /** Accepted and ignored. */
  variant_group?: any;
  /** Accepted and ignored. */
  variant_name?: any;
  /** Accepted and ignored. */
  shared_links?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  updated_at?: any;
};
export type AdTextChange = {
  /** `changed`: the other platform says it in its own words, or without the marks of a list. */
  kind: "shortened" | "split" | "merged" | "changed" | "dropped";
  /** Where it stood, such as `cards[0].headline`. */
  from: string[];
  /** The texts as they were. */
  before: string[];
  /** Where it is in the copy; missing if it was dropped. */
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
export type NewVariant = {
  /** Its name, 1 to 40 characters; left out, the first letter from A on that none of the ad's variants has. */
  variant_name?: string;
};
export type VariantName = {
  /** Its name, 1 to 40 characters. */
  variant_name: string;
};
export type ArtworkFormat =
  "1080x1080" | "1080x1350" | "1080x1920" | "1200x628" | "1200x1200";
export type ClientReportPaper = "a4" | "letter";
export type AdsManager = "google_ads_editor" | "meta_ads_manager";
export type BulkFileAd = {
  /** The ad's id. */
  ad_id: string;
  /** By what its report knows it: the name of the ad at Meta, of its ad group at Google; in its link as `utm_content`. */
  key: string;
  /** The campaign that it goes into. */
  campaign_name: string;
};
export type BulkFileLeftOut = {
  /** The ad's id. */
  ad_id: string;
  /** The ad's name. */
  name: string;
  /** Which of its formats; null where none is one of the file's. */
  format: AdFormat | null;
  /** All that speaks against it, as sentences. */
  reasons: string[];
};
export type BulkFilePreview = {
  /** What goes, one entry for each ad over there; in the order of the rows. */
  ads: BulkFileAd[];
  /** How many of them keep a `utm_content` that their owner set, so that it isn't their key. */
  links_with_own_content: number;
  /** How many ads were not looked at, because a file takes the 100 that changed last. */
  beyond: number;
  /** What stays; in the order of the ads, the last changed first, and their formats. */
  left_out: BulkFileLeftOut[];
  /** What the file leaves blank for a person to fill in over there, as sentences. */
  notes: string[];
};

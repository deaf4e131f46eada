// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateAdCopy: build.mutation<
      GenerateAdCopyApiResponse,
      GenerateAdCopyApiArg
    >({
      query: (queryArg) => ({
        url: `/ai/generate-ad-copy`,
        method: "POST",
        body: queryArg.copyBrief,
        params: {
          team_id: queryArg.teamId,
          campaign_id: queryArg.campaignId,
        },
      }),
    }),
    generateHeadlines: build.mutation<
      GenerateHeadlinesApiResponse,
      GenerateHeadlinesApiArg
    >({
      query: (queryArg) => ({
        url: `/ai/generate-headlines`,
        method: "POST",
        body: queryArg.headlinesBrief,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    optimizeContent: build.mutation<
      OptimizeContentApiResponse,
      OptimizeContentApiArg
    >({
      query: (queryArg) => ({
        url: `/ai/optimize-content`,
        method: "POST",
        params: {
          team_id: queryArg.teamId,
          content: queryArg.content,
          platform: queryArg.platform,
        },
      }),
    }),
    suggestTexts: build.mutation<SuggestTextsApiResponse, SuggestTextsApiArg>({
      query: (queryArg) => ({
        url: `/ai/suggest-texts`,
        method: "POST",
        body: queryArg.textWish,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    fillAd: build.mutation<FillAdApiResponse, FillAdApiArg>({
      query: (queryArg) => ({
        url: `/ai/fill-ad`,
        method: "POST",
        body: queryArg.adToFill,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    readBenefits: build.mutation<ReadBenefitsApiResponse, ReadBenefitsApiArg>({
      query: (queryArg) => ({
        url: `/ai/read-benefits`,
        method: "POST",
        body: queryArg.benefitsToRead,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    getBrandVoice: build.query<GetBrandVoiceApiResponse, GetBrandVoiceApiArg>({
      query: (queryArg) => ({
        url: `/ai/brand-voice`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    updateBrandVoice: build.mutation<
      UpdateBrandVoiceApiResponse,
      UpdateBrandVoiceApiArg
    >({
      query: (queryArg) => ({
        url: `/ai/brand-voice`,
        method: "PUT",
        body: queryArg.brandVoice,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    listGenerations: build.query<
      ListGenerationsApiResponse,
      ListGenerationsApiArg
    >({
      query: (queryArg) => ({
        url: `/ai/generation-history`,
        params: {
          team_id: queryArg.teamId,
          limit: queryArg.limit,
          offset: queryArg.offset,
          favorites: queryArg.favorites,
        },
      }),
    }),
    updateGeneration: build.mutation<
      UpdateGenerationApiResponse,
      UpdateGenerationApiArg
    >({
      query: (queryArg) => ({
        url: `/ai/generation-history/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.generationChange,
      }),
    }),
    deleteGeneration: build.mutation<
      DeleteGenerationApiResponse,
      DeleteGenerationApiArg
    >({
      query: (queryArg) => ({
        url: `/ai/generation-history/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getAiUsage: build.query<GetAiUsageApiResponse, GetAiUsageApiArg>({
      query: (queryArg) => ({
        url: `/ai/usage-stats`,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GenerateAdCopyApiResponse =
  /** status 200 What was written, the best of each kind first. */ WrittenCopy;
export type GenerateAdCopyApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** The campaign that the copy is for, in the same workspace. What the body leaves empty of offer, price, deadline,
    proof, words and claims is then that of the campaign's brief.
     */
  campaignId?: string;
  copyBrief: CopyBrief;
};
export type GenerateHeadlinesApiResponse =
  /** status 200 The headlines, the best first. */ Headlines;
export type GenerateHeadlinesApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  headlinesBrief: HeadlinesBrief;
};
export type OptimizeContentApiResponse =
  /** status 200 The text, and what is left to think about. */ OptimizedContent;
export type OptimizeContentApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** The text, at most 5,000 characters. */
  content: string;
  /** Where it is to be shown. */
  platform: Platform;
};
export type SuggestTextsApiResponse =
  /** status 200 The texts, the best first. */ SuggestedTexts;
export type SuggestTextsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  textWish: TextWish;
};
export type FillAdApiResponse =
  /** status 200 The ad with its texts from the brief. */ FilledAd;
export type FillAdApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  adToFill: AdToFill;
};
export type ReadBenefitsApiResponse =
  /** status 200 What they are read as. */ BenefitsRead;
export type ReadBenefitsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  benefitsToRead: BenefitsToRead;
};
export type GetBrandVoiceApiResponse =
  /** status 200 The brand voice; everything in it is empty until it is set. */ BrandVoice;
export type GetBrandVoiceApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
};
export type UpdateBrandVoiceApiResponse =
  /** status 200 The brand voice as it is kept. */ BrandVoice;
export type UpdateBrandVoiceApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  brandVoice: BrandVoice;
};
export type ListGenerationsApiResponse =
  /** status 200 One page of generations. */ Generation[];
export type ListGenerationsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** How many items to return at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
  /** Whether to return favorites alone. */
  favorites?: boolean;
};
export type UpdateGenerationApiResponse =
  /** status 200 What was written, as it is kept. */ Generation;
export type UpdateGenerationApiArg = {
  /** The id (UUID). */
  id: string;
  generationChange: GenerationChange;
};
export type DeleteGenerationApiResponse = unknown;
export type DeleteGenerationApiArg = {
  /** The id (UUID). */
  id: string;
};
export type GetAiUsageApiResponse = /** status 200 The counts. */ AiUsage;
export type GetAiUsageApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
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
export type AdType = "display" | "video" | "carousel" | "story" | "search";
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
export type BriefOffer = string;
export type BriefPrice = string;
export type BriefDeadline = string;
export type BriefProof = string;
export type BriefWordsToUse = string[];
export type BriefBannedWords = string[];
export type BriefClaims = string[];
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
export type SuggestedTexts = {
  /** One to as many as were wanted; fewer where no more are worth showing. */
  texts: string[];
  /** The length of each text (Unicode code points). */
  character_counts: number[];
};
export type CopyKind =
  "headline" | "description" | "call_to_action" | "full_ad";
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
export type ProseField =
  | "headlines"
  | "long_headline"
  | "descriptions"
  | "primary_text"
  | "headline"
  | "description"
  | "cards.headline"
  | "cards.description"
  | "introductory_text"
  | "post_text"
  | "card_title";
export type TextChange = "another" | "shorten" | "lengthen";
export type TextWish = {
  /** What is advertised. */
  product_name: string;
  /** The ad's audience; empty if not given. */
  target_audience?: string;
  /** Where the ad is shown. With `format`, that decides. */
  platform: Platform;
  /** How the texts sound. */
  tone?: CopyTone;
  /** Its benefits, the most important first. Blank ones are dropped. */
  key_benefits?: string[];
  benefit_kinds?: SaidKinds;
  offer?: BriefOffer;
  price?: BriefPrice;
  deadline?: BriefDeadline;
  proof?: BriefProof;
  words_to_use?: BriefWordsToUse;
  banned_words?: BriefBannedWords;
  /** What readers are to do; null or empty leaves it to the writer. */
  call_to_action?: string | null;
  /** Whether emoji may be used. */
  include_emojis?: boolean;
  kind?: CopyKind;
  ad_type?: AdType;
  format?: AdFormat;
  field?: ProseField;
  /** How long every text may be (Unicode code points); null for the place's own limits alone. */
  max_characters?: number | null;
  change?: TextChange;
  /** What is to be changed, at most 5,000 characters; empty where there is nothing yet. */
  text?: string;
  /** What is there already: nothing alike is given. At most 50,000 characters together. */
  avoid?: string[];
  /** How many are wanted. */
  count?: number;
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
export type FilledAd = {
  /** The formats that were sent, in the same order. Images, and paths that the brief doesn't mention, are returned unchanged. */
  contents: AdContents[];
  picture: PictureTexts;
  left_out: LeftOut;
};
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
export type AdToFill = {
  brief: Brief;
  /** The brief the ad was filled from before; null or left out to rewrite all texts. */
  previous_brief?: Brief | null;
  /** What the ad says now, one entry for each format, 1 to 10; at most 100,000 characters in all. */
  contents: AdContents[];
  picture: PictureTexts;
};
export type BenefitsRead = {
  /** One for each benefit, in their order. */
  kinds: BenefitKind[];
};
export type BenefitsToRead = {
  /** As in a brief. */
  key_benefits: string[];
};
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
export type GenerationChange = {
  /** Whether it is a favorite. */
  is_favorite: boolean;
};
export type AiUsage = {
  /** How much was written in this calendar month (UTC), deleted ones included; counted for the account, or for the team's owner. */
  generations_this_month: number;
  /** How much was ever written, deleted ones included. */
  generations_total: number;
  /** How much the plan allows in a month; 0 where it includes no AI copy. */
  monthly_limit: number;
  /** When the month's count resets. */
  resets_at: string;
  /** The writer's name, for the page's "powered by" badge. */
  model_label: string;
};

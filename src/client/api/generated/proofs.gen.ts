// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProofs: build.query<ListProofsApiResponse, ListProofsApiArg>({
      query: (queryArg) => ({
        url: `/proofs`,
        params: {
          team_id: queryArg.teamId,
          ad_id: queryArg.adId,
          campaign_id: queryArg.campaignId,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createProof: build.mutation<CreateProofApiResponse, CreateProofApiArg>({
      query: (queryArg) => ({
        url: `/proofs`,
        method: "POST",
        body: queryArg.newProof,
        params: {
          team_id: queryArg.teamId,
        },
      }),
    }),
    getProofEmails: build.query<
      GetProofEmailsApiResponse,
      GetProofEmailsApiArg
    >({
      query: () => ({ url: `/proof-emails` }),
    }),
    setProofEmails: build.mutation<
      SetProofEmailsApiResponse,
      SetProofEmailsApiArg
    >({
      query: (queryArg) => ({
        url: `/proof-emails`,
        method: "PUT",
        body: queryArg.proofEmails,
      }),
    }),
    stopProofEmails: build.mutation<
      StopProofEmailsApiResponse,
      StopProofEmailsApiArg
    >({
      query: (queryArg) => ({
        url: `/proof-emails/unsubscribe`,
        method: "POST",
        body: queryArg.body,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    updateProof: build.mutation<UpdateProofApiResponse, UpdateProofApiArg>({
      query: (queryArg) => ({
        url: `/proofs/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.proofChange,
      }),
    }),
    revokeProof: build.mutation<RevokeProofApiResponse, RevokeProofApiArg>({
      query: (queryArg) => ({
        url: `/proofs/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getSharedProof: build.query<
      GetSharedProofApiResponse,
      GetSharedProofApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}`,
        params: {
          access: queryArg.access,
        },
      }),
    }),
    unlockSharedProof: build.mutation<
      UnlockSharedProofApiResponse,
      UnlockSharedProofApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}/unlock`,
        method: "POST",
        body: queryArg.proofPassphrase,
      }),
    }),
    requestApprovalCode: build.mutation<
      RequestApprovalCodeApiResponse,
      RequestApprovalCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}/codes`,
        method: "POST",
        body: queryArg.approvalCodeRequest,
        params: {
          access: queryArg.access,
        },
      }),
    }),
    confirmApprovalCode: build.mutation<
      ConfirmApprovalCodeApiResponse,
      ConfirmApprovalCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}/codes/confirm`,
        method: "POST",
        body: queryArg.approvalCode,
        params: {
          access: queryArg.access,
        },
      }),
    }),
    getSharedImage: build.query<
      GetSharedImageApiResponse,
      GetSharedImageApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
        params: {
          access: queryArg.access,
        },
      }),
    }),
    decideOnSharedAd: build.mutation<
      DecideOnSharedAdApiResponse,
      DecideOnSharedAdApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}/ads/${encodeURIComponent(String(queryArg.adId))}/decisions`,
        method: "POST",
        body: queryArg.newDecision,
        params: {
          access: queryArg.access,
        },
      }),
    }),
    listSharedComments: build.query<
      ListSharedCommentsApiResponse,
      ListSharedCommentsApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}/ads/${encodeURIComponent(String(queryArg.adId))}/comments`,
        params: {
          access: queryArg.access,
          state: queryArg.state,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    commentOnSharedAd: build.mutation<
      CommentOnSharedAdApiResponse,
      CommentOnSharedAdApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-proofs/${encodeURIComponent(String(queryArg.token))}/ads/${encodeURIComponent(String(queryArg.adId))}/comments`,
        method: "POST",
        body: queryArg.newComment,
        params: {
          access: queryArg.access,
        },
      }),
    }),
    listAdDecisions: build.query<
      ListAdDecisionsApiResponse,
      ListAdDecisionsApiArg
    >({
      query: (queryArg) => ({
        url: `/ad-decisions`,
        params: {
          team_id: queryArg.teamId,
          ad_ids: queryArg.adIds,
        },
      }),
    }),
    getApprovedAd: build.query<GetApprovedAdApiResponse, GetApprovedAdApiArg>({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/approved`,
      }),
    }),
    listAdComments: build.query<
      ListAdCommentsApiResponse,
      ListAdCommentsApiArg
    >({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/comments`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    resolveAdComment: build.mutation<
      ResolveAdCommentApiResponse,
      ResolveAdCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}`,
        method: "PUT",
        body: queryArg.commentResolution,
      }),
    }),
    answerAdComment: build.mutation<
      AnswerAdCommentApiResponse,
      AnswerAdCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/ads/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}/answers`,
        method: "POST",
        body: queryArg.newCommentAnswer,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListProofsApiResponse =
  /** status 200 One page of links. */ Proof[];
export type ListProofsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** Only links that were made of this ad, alone or with others. */
  adId?: string;
  /** Only links that were made of this campaign. */
  campaignId?: string;
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CreateProofApiResponse =
  /** status 201 What was made, and its link. */ CreatedProof;
export type CreateProofApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  newProof: NewProof;
};
export type GetProofEmailsApiResponse =
  /** status 200 The caller's choice; on until somebody turns it off. */ ProofEmails;
export type GetProofEmailsApiArg = void;
export type SetProofEmailsApiResponse =
  /** status 200 The choice. */ ProofEmails;
export type SetProofEmailsApiArg = {
  proofEmails: ProofEmails;
};
export type StopProofEmailsApiResponse = unknown;
export type StopProofEmailsApiArg = {
  /** The token of the email's link. */
  token: string;
  body: Blob;
};
export type UpdateProofApiResponse =
  /** status 200 The link as it is now. */ Proof;
export type UpdateProofApiArg = {
  /** The id (UUID). */
  id: string;
  proofChange: ProofChange;
};
export type RevokeProofApiResponse = unknown;
export type RevokeProofApiArg = {
  /** The id (UUID). */
  id: string;
};
export type GetSharedProofApiResponse = /** status 200 The ads. */ SharedProof;
export type GetSharedProofApiArg = {
  /** The token of the proof link. */
  token: string;
  /** What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
  access?: string;
};
export type UnlockSharedProofApiResponse =
  /** status 200 What the other calls of this link take as `access`. */ UnlockedProof;
export type UnlockSharedProofApiArg = {
  /** The token of the proof link. */
  token: string;
  proofPassphrase: ProofPassphrase;
};
export type RequestApprovalCodeApiResponse =
  /** status 202 Accepted. */ Message;
export type RequestApprovalCodeApiArg = {
  /** The token of the proof link. */
  token: string;
  /** What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
  access?: string;
  approvalCodeRequest: ApprovalCodeRequest;
};
export type ConfirmApprovalCodeApiResponse =
  /** status 200 What `decideOnSharedAd` takes as `approver`. */ ConfirmedApprover;
export type ConfirmApprovalCodeApiArg = {
  /** The token of the proof link. */
  token: string;
  /** What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
  access?: string;
  approvalCode: ApprovalCode;
};
export type GetSharedImageApiResponse = /** status 200 The file. */ Blob;
export type GetSharedImageApiArg = {
  /** The token of the proof link. */
  token: string;
  /** The id of an image that one of the ads shows. */
  imageId: string;
  /** What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
  access?: string;
};
export type DecideOnSharedAdApiResponse =
  /** status 201 The decision. */ SharedDecision;
export type DecideOnSharedAdApiArg = {
  /** The token of the proof link. */
  token: string;
  /** The id of an ad that the proof shows. */
  adId: string;
  /** What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
  access?: string;
  newDecision: NewDecision;
};
export type ListSharedCommentsApiResponse =
  /** status 200 One page of comments. */ AdComment[];
export type ListSharedCommentsApiArg = {
  /** The token of the proof link. */
  token: string;
  /** The id of an ad that the proof shows. */
  adId: string;
  /** What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
  access?: string;
  /** Only comments that are open, or only those that are resolved. */
  state?: "open" | "resolved";
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type CommentOnSharedAdApiResponse =
  /** status 201 The comment. */ AdComment;
export type CommentOnSharedAdApiArg = {
  /** The token of the proof link. */
  token: string;
  /** The id of an ad that the proof shows. */
  adId: string;
  /** What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
  access?: string;
  newComment: NewComment;
};
export type ListAdDecisionsApiResponse =
  /** status 200 The decisions. */ AdDecision[];
export type ListAdDecisionsApiArg = {
  /** A team that the caller is in. Without it the call is about the caller's own. */
  teamId?: string;
  /** The ads: their ids with commas between them, 100 at most. */
  adIds: string;
};
export type GetApprovedAdApiResponse =
  /** status 200 The version. */ ApprovedAd;
export type GetApprovedAdApiArg = {
  /** The id (UUID). */
  id: string;
};
export type ListAdCommentsApiResponse =
  /** status 200 One page of comments. */ AdComment[];
export type ListAdCommentsApiArg = {
  /** The id (UUID). */
  id: string;
  /** Only comments that are open, or only those that are resolved. */
  state?: "open" | "resolved";
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type ResolveAdCommentApiResponse =
  /** status 200 The comment. */ AdComment;
export type ResolveAdCommentApiArg = {
  /** The id (UUID). */
  id: string;
  /** The comment's id. */
  commentId: string;
  commentResolution: CommentResolution;
};
export type AnswerAdCommentApiResponse =
  /** status 201 The comment with all its answers. */ AdComment;
export type AnswerAdCommentApiArg = {
  /** The id (UUID). */
  id: string;
  /** The comment's id. */
  commentId: string;
  newCommentAnswer: NewCommentAnswer;
};
export type EmailAddress = string;
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
export type CreatedProof = {
  proof: Proof;
  /** The address of its page. Shown only here. */
  link: string;
};
export type NewProof = {
  /** The title of its page, 1 to 120 characters. */
  name: string;
  /** The ads to show, 1 to 100 of them, in this order; left out for a campaign's. */
  ad_ids?: string[];
  /** The campaign whose ads to show, also those that are made later; null or left out for chosen ads. */
  campaign_id?: string | null;
  /** In how many days it stops working: 7, 30, or 90. */
  expires_in_days: 7 | 30 | 90;
  /** What people have to type to open it, 6 to 100 characters; null or left out for nothing. */
  passphrase?: string | null;
  approvers?: Approvers;
  /** The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. */
  team_id?: string | null;
  /** Accepted and ignored. */
  id?: any;
  /** Accepted and ignored. */
  has_passphrase?: any;
  /** Accepted and ignored. */
  made_by?: any;
  /** Accepted and ignored. */
  created_at?: any;
  /** Accepted and ignored. */
  expires_at?: any;
  /** Accepted and ignored. */
  open_comment_count?: any;
};
export type ProofEmails = {
  /** Whether comments and decisions are emailed. */
  enabled: boolean;
};
export type ProofChange = {
  approvers: Approvers;
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
export type DecisionKind = "approved" | "changes_asked";
export type SharedDecision = {
  /** The ad's id. */
  ad_id: string;
  kind: DecisionKind;
  /** The name that the person gave, which nobody checked. */
  name: string;
  /** What the person said; empty for nothing. */
  note: string;
  /** When it was decided. */
  created_at: string;
  /** Whether the ad still is as it was then. */
  is_current: boolean;
};
export type ApprovedVersion = {
  /** The name that the person gave who approved it, which nobody checked. */
  name: string;
  /** When it was approved. */
  created_at: string;
  /** What it said, one entry for each format, 1 to 10. */
  contents: AdContents[];
  artwork: ArtworkDesign;
  picture: PictureTexts;
  /** The image in the drawing's picture; null for the illustration. */
  image_id: string | null;
  /** The image that signed the drawing; null for the written brand. */
  logo_id: string | null;
};
export type CommentCounts = {
  /** How many are open. */
  open: number;
  /** How many are resolved. */
  resolved: number;
};
export type SharedAd = {
  /** The ad's id. */
  id: string;
  /** Its name. */
  name: string;
  /** What it says, one entry for each format, 1 to 10. */
  contents: AdContents[];
  artwork: ArtworkDesign;
  picture: PictureTexts;
  /** The image in the drawing's picture; null for the illustration. */
  image_id: string | null;
  /** The image that signs the drawing; null for the written brand. */
  logo_id: string | null;
  /** When it was last saved. */
  updated_at: string;
  /** Stands for exactly these texts, images, and looks; a decision names it. */
  version: string;
  /** What was decided last; null for nothing yet. */
  decision: SharedDecision | null;
  /** The version that was approved last, where the ad was changed since; else null. */
  approved: ApprovedVersion | null;
  /** Of those that came by this link. */
  comments: CommentCounts;
};
export type Tones = number[];
export type SharedImage = {
  /** The image's id. */
  id: string;
  /** Pixels across. */
  width: number;
  /** Pixels down. */
  height: number;
  /** Whether it is a cut-out: at least a fiftieth of it is see-through. */
  transparent: boolean;
  tones: Tones;
};
export type SharedProof = {
  /** The title of its page. */
  name: string;
  /** When the link stops working. */
  expires_at: string;
  /** Whether only named people decide, who confirm their address with a mailed code. */
  takes_code: boolean;
  /** The ads, at most 100; a campaign's with the last changed first. */
  ads: SharedAd[];
  /** How many ads there are to show; `ads` has the first 100. */
  ad_count: number;
  /** What is known of the images that the ads show; each once. */
  images: SharedImage[];
};
export type UnlockedProof = {
  /** What the other calls of this link take as `access`; it works as long as the link. */
  access: string;
};
export type ProofPassphrase = {
  /** The passphrase, at most 100 characters. */
  passphrase: string;
};
export type Message = {
  /** One sentence for a person. */
  message: string;
};
export type ApprovalCodeRequest = {
  email: EmailAddress;
};
export type ConfirmedApprover = {
  /** What `decideOnSharedAd` takes as `approver`, for 12 hours. */
  approver: string;
};
export type ApprovalCode = {
  email: EmailAddress;
  /** The six digits; gaps between them don't count. */
  code: string;
};
export type NewDecision = {
  kind: DecisionKind;
  /** Who decides, 1 to 80 characters. */
  name: string;
  /** What to change, or anything else; at most 2,000 characters, and left out for nothing. */
  note?: string;
  /** The `version` of the ad that was looked at. */
  version: string;
  /** What `confirmApprovalCode` gave, where only named people decide; else null or left out. */
  approver?: string | null;
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
export type PreviewPoint = {
  /** How far it is from the left, as a share of the width. */
  x: number;
  /** How far it is from the top, as a share of the height. */
  y: number;
};
export type CommentAnswer = {
  /** The answer's id. */
  id: string;
  /** The full name of who answered; null once that account is gone. */
  name: string | null;
  /** The answer. */
  text: string;
  /** When it was given. */
  created_at: string;
};
export type AdComment = {
  /** The comment's id. */
  id: string;
  /** Which of the ad's comments it is, from 1; it keeps its number. */
  number: number;
  /** The format that it is about, which the ad may have no more. */
  format: AdFormat;
  /** Which of the format's previews it is about, from 0. */
  preview: number;
  /** What part of the preview it is about; null for all of it. */
  point: PreviewPoint | null;
  /** The name that the person gave, which nobody checked. */
  name: string;
  /** What the person said, as it was typed. */
  text: string;
  /** When it was sent. */
  created_at: string;
  /** When it was resolved; null while it is open. */
  resolved_at: string | null;
  /** The answers, the oldest first; 20 at most. */
  answers: CommentAnswer[];
};
export type NewComment = {
  /** Who comments, 1 to 80 characters. */
  name: string;
  /** The comment, 1 to 2,000 characters. */
  text: string;
  /** The format that it is about, one of the ad's. */
  format: AdFormat;
  /** Which of the format's previews it is about, from 0. */
  preview?: number;
  /** What part of the preview it is about; null or left out for all of it. */
  point?: PreviewPoint | null;
};
export type AdDecision = {
  /** The ad's id. */
  ad_id: string;
  kind: DecisionKind;
  /** The name that the person gave, which nobody checked. */
  name: string;
  /** The address that the person confirmed with a mailed code; null where whoever had the link decided. */
  email: string | null;
  /** What the person said; empty for nothing. */
  note: string;
  /** When it was decided. */
  created_at: string;
  /** Whether the ad still is as it was then. */
  is_current: boolean;
  /** Whether a version of the ad was approved, then or before, which `getApprovedAd` gives. */
  has_approved_version: boolean;
};
export type ApprovedAd = {
  /** The name that the person gave who approved it, which nobody checked. */
  name: string;
  /** The address that the person confirmed with a mailed code; null where whoever had the link decided. */
  email: string | null;
  /** What the person said; empty for nothing. */
  note: string;
  /** When it was approved. */
  created_at: string;
  /** What it said, one entry for each format, 1 to 10. */
  contents: AdContents[];
  artwork: ArtworkDesign;
  picture: PictureTexts;
  /** The image in the drawing's picture; null for the illustration. */
  image_id: string | null;
  /** The image that signed the drawing; null for the written brand. */
  logo_id: string | null;
};
export type CommentResolution = {
  /** True to resolve it, false to reopen it. */
  resolved: boolean;
};
export type NewCommentAnswer = {
  /** The answer, 1 to 2,000 characters. */
  text: string;
};

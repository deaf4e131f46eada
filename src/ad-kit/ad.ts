/**
 * What an ad says, as it goes over the wire: one shape for each format, plain JSON, no field left out. An empty text
 * and `null` mean "not given". How it looks (layout, colours, fonts) is not part of it.
 */
export type Ad =
  GoogleSearchAd | GoogleDisplayAd | MetaFeedAd | MetaStoryAd | MetaCarouselAd | LinkedinImageAd | TwitterImageAd;

export type AdFormat = Ad['format'];

export type AdPlatform = 'facebook' | 'google' | 'instagram' | 'linkedin' | 'twitter';

/** The ad of one format: `AdOf<'google_search'>`. */
export type AdOf<Format extends AdFormat> = ForFormat<Ad, Format>;
type ForFormat<Each, Format> = Each extends { format: infer Own }
  ? Format extends Own
    ? Each & { format: Format }
    : never
  : never;

/** A text that Google may show in any position, or only in the one it is pinned to, counted from 1. */
export type PinnableText<Position extends number = number> = {
  text: string;
  pin: Position | null;
};

export type GoogleSearchAd = {
  format: 'google_search';
  headlines: PinnableText<1 | 2 | 3>[];
  descriptions: PinnableText<1 | 2>[];
  /** Shown behind the domain: `example.com/path1/path2`. */
  path1: string;
  path2: string;
  final_url: string;
};

export type GoogleDisplayAd = {
  format: 'google_display';
  headlines: string[];
  long_headline: string;
  descriptions: string[];
  business_name: string;
  call_to_action: CallToActionId;
  final_url: string;
  /** Ids of the account's own images; without any, the drawn artwork is the picture. */
  images: string[];
};

/**
 * The id of a call to action of the ad's platform, see callsToAction.ts; `null` lets the platform choose or show none.
 */
export type CallToActionId = string | null;

/** The id of one of the account's own images; `null` means the drawn artwork. */
type ImageId = string | null;

export type MetaFeedAd = {
  format: 'facebook_feed' | 'instagram_feed';
  primary_text: string;
  headline: string;
  description: string;
  call_to_action: CallToActionId;
  final_url: string;
  image: ImageId;
};

export type MetaStoryAd = {
  format: 'facebook_story' | 'instagram_story';
  primary_text: string;
  headline: string;
  call_to_action: CallToActionId;
  final_url: string;
  image: ImageId;
};

export type MetaCarouselAd = {
  format: 'facebook_carousel' | 'instagram_carousel';
  primary_text: string;
  /** In the order they are shown. */
  cards: CarouselCard[];
  call_to_action: CallToActionId;
  /** Where cards without an address of their own lead. */
  final_url: string;
};

export type CarouselCard = {
  headline: string;
  description: string;
  /** Empty: the ad's address. */
  final_url: string;
  image: ImageId;
};

export type LinkedinImageAd = {
  format: 'linkedin_image';
  /** Seen only by the advertiser. */
  ad_name: string;
  introductory_text: string;
  headline: string;
  description: string;
  call_to_action: CallToActionId;
  final_url: string;
  image: ImageId;
};

/** A post with an image and a website button; the platform writes the button's text itself. */
export type TwitterImageAd = {
  format: 'twitter_image';
  post_text: string;
  card_title: string;
  final_url: string;
  image: ImageId;
};

/** What is known about an uploaded image. */
export type ImageFacts = {
  /** Pixels. */
  width: number;
  height: number;
  bytes: number;
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
};

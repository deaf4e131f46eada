import type { AdFormat, AdPlatform } from './ad';
import type { CanvasId } from './canvases';
import { platformNames } from './platforms';

type FieldKind =
  'text' | 'long_text' | 'texts' | 'pinnable_texts' | 'cards' | 'link' | 'call_to_action' | 'image' | 'images';

export type AdField = {
  /** The name in the ad, such as `headlines`; a card's fields are `cards.headline` and so on. */
  name: string;
  /** One item's name, as a person reads it: "Headline". */
  label: string;
  kind: FieldKind;
};

export type FormatInfo = {
  platform: AdPlatform;
  /** "Responsive search ad". */
  label: string;
  /** In the order in which a form shows them and findings are listed. */
  fields: readonly AdField[];
  /** What pictures the placement takes, the best first; empty where it shows none. */
  canvases: readonly CanvasId[];
};

/**
 * The parts of a story's height that its controls cover; texts and logos stay out of them.
 * Source: facebook.com/business/ads-guide/update/image/facebook-story, by a mirror (A).
 */
export const storySafeZone = { top: 0.14, bottom: 0.2 } as const;

const field = (name: string, label: string, kind: FieldKind = 'text'): AdField => ({ name, label, kind });
const link = field('final_url', 'Final URL', 'link');
const button = field('call_to_action', 'Call to action', 'call_to_action');
const image = field('image', 'Image', 'image');
const primaryText = field('primary_text', 'Primary text', 'long_text');
const headline = field('headline', 'Headline');
const description = field('description', 'Description');

const feed = {
  label: 'Feed ad',
  fields: [primaryText, headline, description, button, link, image],
  canvases: ['1080x1080', '1080x1350', '1200x628'],
} as const;
const story = {
  label: 'Story ad',
  fields: [primaryText, headline, button, link, image],
  canvases: ['1080x1920'],
} as const;
const carousel = {
  label: 'Carousel ad',
  fields: [
    primaryText,
    field('cards', 'Card', 'cards'),
    field('cards.headline', 'Headline'),
    field('cards.description', 'Description'),
    field('cards.final_url', 'Final URL', 'link'),
    field('cards.image', 'Image', 'image'),
    button,
    link,
  ],
  canvases: ['1080x1080'],
} as const;

export const formats: Record<AdFormat, FormatInfo> = {
  google_search: {
    platform: 'google',
    label: 'Responsive search ad',
    fields: [
      field('headlines', 'Headline', 'pinnable_texts'),
      field('descriptions', 'Description', 'pinnable_texts'),
      field('path1', 'Path 1'),
      field('path2', 'Path 2'),
      link,
    ],
    canvases: [],
  },
  google_display: {
    platform: 'google',
    label: 'Responsive display ad',
    fields: [
      field('headlines', 'Headline', 'texts'),
      field('long_headline', 'Long headline'),
      field('descriptions', 'Description', 'texts'),
      field('business_name', 'Business name'),
      button,
      link,
      field('images', 'Image', 'images'),
    ],
    canvases: ['1200x628', '1200x1200'],
  },
  facebook_feed: { platform: 'facebook', ...feed },
  facebook_story: { platform: 'facebook', ...story },
  facebook_carousel: { platform: 'facebook', ...carousel },
  instagram_feed: { platform: 'instagram', ...feed },
  instagram_story: { platform: 'instagram', ...story },
  instagram_carousel: { platform: 'instagram', ...carousel },
  linkedin_image: {
    platform: 'linkedin',
    label: 'Single image ad',
    fields: [
      field('ad_name', 'Ad name'),
      field('introductory_text', 'Introductory text', 'long_text'),
      headline,
      description,
      button,
      link,
      image,
    ],
    canvases: ['1200x628', '1200x1200', '1080x1350'],
  },
  twitter_image: {
    platform: 'twitter',
    label: 'Image ad with website button',
    fields: [
      field('post_text', 'Post text', 'long_text'),
      field('card_title', 'Website card title'),
      { ...link, label: 'Website URL' },
      image,
    ],
    canvases: ['1200x628', '1200x1200'],
  },
};

/** Every format, platform by platform. */
export const adFormats = Object.keys(formats) as AdFormat[];

/** Whether a format takes a text that its placement leaves out: Instagram's show no description below a headline. */
export function isHiddenField(format: AdFormat, field: string): boolean {
  return formats[format].platform === 'instagram' && field.endsWith('description');
}

/** A format in a few words: "Google search". */
export function formatName(format: AdFormat): string {
  return `${platformNames[formats[format].platform]} ${format.slice(format.indexOf('_') + 1)}`;
}

/** The pictures that an ad in these formats takes, each size once, the best of the first format first. */
export function canvasesOf(chosen: readonly AdFormat[]): CanvasId[] {
  return [...new Set(chosen.flatMap((format) => formats[format].canvases))];
}

/** The formats of one platform, its usual one first. */
export function formatsOf(platform: AdPlatform): AdFormat[] {
  return adFormats.filter((format) => formats[format].platform === platform);
}

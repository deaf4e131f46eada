import type { Ad, AdFormat, CarouselCard } from '../ad';
import { formatName, isHiddenField } from '../formats';
import type { ReadyAd } from './bulkFile';

const mostCards = 10;
const cardColumns = ['Link', 'Name', 'Description', 'Image Hash'] as const;

/**
 * The columns of Meta's import file that an image ad or a carousel needs. Those of an account, such as its Page, and those
 * that only a person can decide are there, and empty.
 *
 * The names are those of files that others export and import (B); Meta's own template needs a login. Which of them Meta
 * insists on is not verified.
 */
export const metaColumns: readonly string[] = [
  'Campaign ID',
  'Campaign Name',
  'Special Ad Categories',
  'Campaign Status',
  'Campaign Objective',
  'Buying Type',
  'Campaign Daily Budget',
  'Campaign Lifetime Budget',
  'Campaign Start Time',
  'Campaign Stop Time',
  'Ad Set ID',
  'Ad Set Run Status',
  'Ad Set Name',
  'Link Object ID',
  'Optimized Conversion Tracking Pixels',
  'Link',
  'Countries',
  'Publisher Platforms',
  'Facebook Positions',
  'Instagram Positions',
  'Optimization Goal',
  'Billing Event',
  'Ad ID',
  'Ad Status',
  'Ad Name',
  'Title',
  'Body',
  'Link Description',
  'Image Hash',
  'Image File Name',
  'Creative Type',
  'URL Tags',
  'Instagram Account ID',
  'Call to Action',
  ...Array.from({ length: mostCards }, (_, index) => cardColumns.map((column) => cardColumn(index, column))).flat(),
];

/** What the file cannot say and a person has to, in the order of Ads Manager's own forms. */
export const metaNotes: readonly string[] = [
  'Each campaign’s objective, special ad categories, budget, and start and end dates.',
  'Each ad set’s audience, countries, and optimization goal, and the pixel if you use one.',
  'Your Facebook Page and Instagram account.',
  'The images: upload them from the ZIP with the file. Carousel cards take theirs in Ads Manager, in the order of their names.',
  'Everything arrives paused.',
];

type Row = Record<string, string>;

/** Where an ad set shows its ads: each format is written for one placement. */
const placements: Partial<Record<AdFormat, Row>> = {
  facebook_feed: { 'Publisher Platforms': 'facebook', 'Facebook Positions': 'feed' },
  facebook_story: { 'Publisher Platforms': 'facebook', 'Facebook Positions': 'story' },
  facebook_carousel: { 'Publisher Platforms': 'facebook', 'Facebook Positions': 'feed' },
  instagram_feed: { 'Publisher Platforms': 'instagram', 'Instagram Positions': 'stream' },
  instagram_story: { 'Publisher Platforms': 'instagram', 'Instagram Positions': 'story' },
  instagram_carousel: { 'Publisher Platforms': 'instagram', 'Instagram Positions': 'stream' },
};

/**
 * One row for each ad, with its campaign and its ad set, one for each format of a campaign; cells that are not named are
 * empty. `imageOf`: the name of the ad's image in the ZIP.
 */
export function metaRows(ready: readonly ReadyAd[], imageOf: (one: ReadyAd) => string): Row[] {
  return ready.map((one) => ({
    'Campaign Name': one.campaign.name.trim(),
    'Campaign Status': 'PAUSED',
    'Buying Type': 'AUCTION',
    'Ad Set Run Status': 'PAUSED',
    'Ad Set Name': formatName(one.ad.format),
    ...placements[one.ad.format],
    'Ad Status': 'PAUSED',
    'Ad Name': one.key,
    'Creative Type': 'Link Page Post Ad',
    Link: one.ad.final_url,
    ...textCells(one.ad),
    ...('cards' in one.ad ? carouselCells(one.ad) : { 'Image File Name': imageOf(one) }),
  }));
}

function textCells(ad: Ad): Row {
  return {
    Body: 'primary_text' in ad ? ad.primary_text.trim() : '',
    Title: 'headline' in ad ? ad.headline.trim() : '',
    'Link Description': 'description' in ad && !isHiddenField(ad.format, 'description') ? ad.description.trim() : '',
    'Call to Action': 'call_to_action' in ad ? (ad.call_to_action ?? '') : '',
  };
}

/** A card without an address of its own leads where the ad does. */
function carouselCells({ cards, final_url, format }: Ad & { cards: CarouselCard[] }): Row {
  const isPlain = isHiddenField(format, 'cards.description');
  return Object.fromEntries(
    cards.slice(0, mostCards).flatMap((card, index) => [
      [cardColumn(index, 'Link'), card.final_url || final_url],
      [cardColumn(index, 'Name'), card.headline.trim()],
      [cardColumn(index, 'Description'), isPlain ? '' : card.description.trim()],
    ]),
  );
}

function cardColumn(index: number, column: (typeof cardColumns)[number]): string {
  return `Product ${index + 1} - ${column}`;
}

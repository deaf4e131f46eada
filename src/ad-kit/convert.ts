import type { Ad, AdFormat, AdOf } from './ad';
import { callToActionLabel, sameCallToAction } from './callsToAction';
import { checkAd } from './check';
import type { Finding } from './preflight/finding';
import { type Material, materialOf, piecesOf } from './conversion/material';
import { toDisplayAd, toSearchAd } from './conversion/toGoogle';
import { toCarouselAd, toFeedAd, toLinkedinAd, toStoryAd, toTwitterAd } from './conversion/toSocial';
import { type Change, createTrail, type Trail } from './conversion/trail';
import { formats } from './formats';
import { ruleFor } from './rules/rulesOf';

export type Conversion<Format extends AdFormat = AdFormat> = {
  ad: AdOf<Format>;
  /** What did not simply move, in the order of the ad that was converted. */
  changes: Change[];
  /** What the other format needs and the ad had nothing for. */
  missing: Finding[];
};

/**
 * The same ad for another format. Every text in the result is a text of the ad or a part of one; nothing is invented,
 * and what the format needs beyond that is named as missing. Texts are shortened only to limits that block.
 */
export function convertAd<Format extends AdFormat>(ad: Ad, format: Format): Conversion<Format> {
  const { converted, changes } = hasSameShape(ad.format, format)
    ? { converted: { ...ad, format } as Ad, changes: [] }
    : rewrite(ad, format);
  const [withCall, callChanges] = withCallToAction(converted, ad);
  return { ad: withCall as AdOf<Format>, changes: [...changes, ...callChanges], missing: missingIn(withCall) };
}

/** Facebook's and Instagram's formats have the same fields. */
function hasSameShape(from: AdFormat, to: AdFormat): boolean {
  return from === to || shapeOf(from) === shapeOf(to);
}

function shapeOf(format: AdFormat): string {
  return format.replace(/^(?:facebook|instagram)_/, 'meta_');
}

function rewrite(ad: Ad, format: AdFormat): { converted: Ad; changes: Change[] } {
  const material = materialOf(ad);
  // Calls to action are said in the platform's own words, which withCallToAction sees to.
  const trail = createTrail(piecesOf({ ...material, callToAction: [] }));
  const written = writeAd(format, material, trail);
  const linked = { ...written, final_url: move(material.links, 'final_url', trail) };
  return { converted: withImages(linked, material, trail), changes: trail.changes() };
}

/** What an ad says as a format takes it, without its links, images and call to action. */
export function writeAd(format: AdFormat, material: Material, trail: Trail): Ad {
  switch (format) {
    case 'google_search':
      return toSearchAd(material, trail);
    case 'google_display':
      return toDisplayAd(material, trail);
    case 'facebook_feed':
    case 'instagram_feed':
      return toFeedAd(format, material, trail);
    case 'facebook_story':
    case 'instagram_story':
      return toStoryAd(format, material, trail);
    case 'facebook_carousel':
    case 'instagram_carousel':
      return toCarouselAd(format, material, trail);
    case 'linkedin_image':
      return toLinkedinAd(material, trail);
    case 'twitter_image':
      return toTwitterAd(material, trail);
  }
}

/** Addresses and images move whole or not at all; the first one goes. */
function move(pieces: Material['links'], to: string, trail: Trail): string {
  const [first] = pieces;
  if (!first) return '';
  trail.put(to, first.text, [first], first.text);
  return first.text;
}

function withImages(ad: Ad, { images }: Material, trail: Trail): Ad {
  if ('image' in ad) return { ...ad, image: move(images, 'image', trail) || null };
  if ('images' in ad) {
    return { ...ad, images: images.map((image, index) => move([image], `images[${index}]`, trail)) };
  }
  if ('cards' in ad) {
    const cards = ad.cards.map((card, index) => ({
      ...card,
      image: move(images.slice(index, index + 1), `cards[${index}].image`, trail) || null,
    }));
    return { ...ad, cards };
  }
  return ad;
}

function withCallToAction(ad: Ad, source: Ad): [Ad, Change[]] {
  const id = 'call_to_action' in source ? source.call_to_action : null;
  if (id === null) return [ad, []];
  const wanted = 'call_to_action' in ad ? sameCallToAction(id, formats[ad.format].platform) : null;
  const before = [callToActionLabel(formats[source.format].platform, id) || id];
  const from = ['call_to_action'];
  if (wanted === null) {
    const without = 'call_to_action' in ad ? { ...ad, call_to_action: null } : ad;
    return [without, [{ kind: 'dropped', from, before, to: [], after: [] }]];
  }
  const after = [callToActionLabel(formats[ad.format].platform, wanted)];
  const changes: Change[] = wanted === id ? [] : [{ kind: 'changed', from, before, to: from, after }];
  return [{ ...ad, call_to_action: wanted } as Ad, changes];
}

function missingIn(ad: Ad): Finding[] {
  const countRules = new Set(formats[ad.format].fields.map(({ name }) => ruleFor(ad.format, name, 'count')?.id));
  return checkAd(ad).filter(({ ruleId }) => countRules.has(ruleId));
}

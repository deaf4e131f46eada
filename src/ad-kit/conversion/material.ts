import type { Ad, CallToActionId, CarouselCard, LinkedinImageAd, MetaFeedAd, MetaStoryAd } from '../ad';
import type { Piece } from './trail';

/** What an ad says, by the part it plays rather than by the field of a platform. Empty texts are left out. */
export type Material = {
  /** Short and first: headlines, titles of cards. */
  headlines: Piece[];
  longHeadline: Piece[];
  /** What stands beside a headline. */
  asides: Piece[];
  /** What is read for its own sake: primary text, descriptions of a search ad, a post. */
  bodies: Piece[];
  businessName: Piece[];
  adName: Piece[];
  links: Piece[];
  images: Piece[];
  callToAction: Piece[];
  /** What no other format has: pins and paths. */
  others: Piece[];
};

/** An ad that says nothing. */
export const noMaterial = (): Material => ({
  headlines: [],
  longHeadline: [],
  asides: [],
  bodies: [],
  businessName: [],
  adName: [],
  links: [],
  images: [],
  callToAction: [],
  others: [],
});

const piece = (from: string, text: string | null): Piece[] => (text?.trim() ? [{ from, text: text.trim() }] : []);

/** Reads an ad of any format. */
export function materialOf(ad: Ad): Material {
  const links = piece('final_url', ad.final_url);
  switch (ad.format) {
    case 'google_search':
      return {
        ...noMaterial(),
        headlines: ad.headlines.flatMap(({ text }, index) => piece(`headlines[${index}]`, text)),
        bodies: ad.descriptions.flatMap(({ text }, index) => piece(`descriptions[${index}]`, text)),
        links,
        others: [
          ...pinsOf('headlines', ad.headlines),
          ...pinsOf('descriptions', ad.descriptions),
          ...piece('path1', ad.path1),
          ...piece('path2', ad.path2),
        ],
      };
    case 'google_display':
      return {
        ...noMaterial(),
        headlines: ad.headlines.flatMap((text, index) => piece(`headlines[${index}]`, text)),
        longHeadline: piece('long_headline', ad.long_headline),
        bodies: ad.descriptions.flatMap((text, index) => piece(`descriptions[${index}]`, text)),
        businessName: piece('business_name', ad.business_name),
        links,
        images: ad.images.flatMap((id, index) => piece(`images[${index}]`, id)),
        callToAction: calls(ad.call_to_action),
      };
    case 'facebook_carousel':
    case 'instagram_carousel':
      return {
        ...noMaterial(),
        headlines: ofCards(ad.cards, 'headline'),
        asides: ofCards(ad.cards, 'description'),
        bodies: piece('primary_text', ad.primary_text),
        links: [...links, ...ofCards(ad.cards, 'final_url')],
        images: ofCards(ad.cards, 'image'),
        callToAction: calls(ad.call_to_action),
      };
    case 'twitter_image':
      return {
        ...noMaterial(),
        headlines: piece('card_title', ad.card_title),
        bodies: piece('post_text', ad.post_text),
        links,
        images: piece('image', ad.image),
      };
    case 'linkedin_image':
      return {
        ...withOneHeadline(ad),
        asides: piece('description', ad.description),
        bodies: piece('introductory_text', ad.introductory_text),
        adName: piece('ad_name', ad.ad_name),
      };
    case 'facebook_feed':
    case 'instagram_feed':
      return {
        ...withOneHeadline(ad),
        asides: piece('description', ad.description),
        bodies: piece('primary_text', ad.primary_text),
      };
    case 'facebook_story':
    case 'instagram_story':
      return { ...withOneHeadline(ad), bodies: piece('primary_text', ad.primary_text) };
  }
}

function withOneHeadline(ad: MetaFeedAd | MetaStoryAd | LinkedinImageAd): Material {
  return {
    ...noMaterial(),
    headlines: piece('headline', ad.headline),
    links: piece('final_url', ad.final_url),
    images: piece('image', ad.image),
    callToAction: calls(ad.call_to_action),
  };
}

/** Everything in it, in the order in which changes are listed. */
export function piecesOf(material: Material): Piece[] {
  return Object.values(material).flat();
}

function calls(id: CallToActionId): Piece[] {
  return piece('call_to_action', id);
}

function pinsOf(field: string, texts: readonly { text: string; pin: number | null }[]): Piece[] {
  return texts.flatMap(({ text, pin }, index) =>
    pin === null || text.trim() === '' ? [] : [{ from: `${field}[${index}].pin`, text: `position ${pin}` }],
  );
}

function ofCards(cards: readonly CarouselCard[], key: keyof CarouselCard): Piece[] {
  return cards.flatMap((card, index) => piece(`cards[${index}].${key}`, card[key]));
}

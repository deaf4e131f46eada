import type { AdFormat, GoogleSearchAd } from './ad';
import { graphemesOf } from './graphemes';
import { measure, type Unit } from './measure';
import { arrangementAt, countArrangements, pinPlan } from './pins';
import { withDefaults } from './placeholders';
import { ruleFor } from './rules/rulesOf';
import { splitAddress } from './webAddress';

/** A text in a preview: together the two parts are the whole text. */
export type Cut = {
  shown: string;
  /** Behind "See more", or gone; empty where everything is shown. */
  hidden: string;
};

/** Where a placement cuts a text, at the last word that is shown whole. Fields that are never cut are shown whole. */
export function cutText(text: string, format: AdFormat, field: string): Cut {
  const rule = ruleFor(format, field, 'cut');
  if (!rule || measure(text, rule.unit) <= rule.limit) return { shown: text, hidden: '' };
  const end = endWithin(text, rule.limit, rule.unit);
  const space = text.slice(0, end).search(/\s\S*$/);
  // A text without spaces is cut where the room ends.
  const at = /\s/.test(text.charAt(end)) || space <= end / 2 ? end : space;
  return { shown: text.slice(0, at), hidden: text.slice(at) };
}

/** A text's beginning with the ellipsis behind it; a mark that ends a clause makes way for it, as platforms show it. */
export function withEllipsis(shown: string): string {
  let end = shown.length;
  while (end > 0 && /[\s.,;:…]/u.test(shown.charAt(end - 1))) end -= 1;
  return `${shown.slice(0, end)}…`;
}

/** Where a text reaches a length; never within a character that a person sees as one. */
function endWithin(text: string, limit: number, unit: Unit): number {
  let end = 0;
  let length = 0;
  for (const character of graphemesOf(text)) {
    length += unit === 'graphemes' ? 1 : measure(character, unit);
    if (length > limit) break;
    end += character.length;
  }
  return end;
}

/** One way in which Google may show a search ad: up to three headlines and two descriptions, in their order. */
export type SearchCombination = {
  headlines: string[];
  descriptions: string[];
};

const headlinePositions = 3;
const descriptionPositions = 2;

/** How many different combinations Google can choose from, pins respected; 0 for an ad without any text. */
export function countSearchCombinations(ad: Pick<GoogleSearchAd, 'headlines' | 'descriptions'>): number {
  const headlines = countArrangements(pinPlan(ad.headlines, headlinePositions));
  const descriptions = countArrangements(pinPlan(ad.descriptions, descriptionPositions));
  return headlines === 0 && descriptions === 0 ? 0 : Math.max(1, headlines) * Math.max(1, descriptions);
}

/**
 * One of the combinations. Any whole number will do: stepping up or down goes round, and shows different headlines
 * with every step. Placeholders show their default.
 */
export function searchCombinationAt(
  ad: Pick<GoogleSearchAd, 'headlines' | 'descriptions'>,
  step: number,
): SearchCombination {
  const headlinePlan = pinPlan(ad.headlines, headlinePositions);
  const descriptionPlan = pinPlan(ad.descriptions, descriptionPositions);
  const headlineCount = Math.max(1, countArrangements(headlinePlan));
  const total = Math.max(1, countSearchCombinations(ad));
  const number = ((step % total) + total) % total;
  const shown = (index: number, texts: readonly { text: string }[]) => withDefaults(texts[index]?.text ?? '').trim();
  return {
    headlines: arrangementAt(headlinePlan, number % headlineCount).map((index) => shown(index, ad.headlines)),
    descriptions: arrangementAt(descriptionPlan, Math.floor(number / headlineCount)).map((index) =>
      shown(index, ad.descriptions),
    ),
  };
}

/**
 * The address that Google shows: the final URL's domain and the paths, such as `www.example.com/coffee/beans`. A
 * second path without a first is not shown. Empty where the final URL has no domain.
 */
export function displayUrl({ final_url, path1, path2 }: Pick<GoogleSearchAd, 'final_url' | 'path1' | 'path2'>): string {
  const domain = domainOf(final_url);
  if (domain === '') return '';
  const paths = path1.trim() === '' ? [] : [path1.trim(), path2.trim()].filter((path) => path !== '');
  return [domain, ...paths].join('/');
}

/** The domain that a card shows under its picture, without port; empty for what is no address. */
export function domainOf(address: string): string {
  return (
    splitAddress(address.trim())
      ?.host.replace(/^.*@|:\d*$/g, '')
      .toLowerCase() ?? ''
  );
}

import type { Ad } from '../ad';
import { callToActionLabel } from '../callsToAction';
import { emojiOf } from '../emoji';
import { type FieldValue, valuesIn } from '../fieldValues';
import { formats } from '../formats';
import { splitSentences } from '../textBreaks';
import { splitAddress } from '../webAddress';
import { createAlikeness } from './alike';
import { callingVerbs } from './optimize/plainWords';
import { proseFieldsOf } from './suggest/place';
import type { WishSubject } from './wish';

/** What an ad's campaign and its artwork say of it; empty where they say nothing. */
type Surroundings = { campaignName: string; targetAudience: string; brand: string };

const mostBenefits = 6;
/** As long as a brief's own may be. */
const longestBenefit = 200;
const longestName = 200;

/**
 * What an ad that is being edited is about, as far as it says so already: the product by the business's name, else by
 * its artwork's brand, else by the address it leads to, else by its first headline or its campaign; benefits from its texts. The tone is not in an ad.
 */
export function aboutAd(ad: Ad, { campaignName, targetAudience, brand }: Surroundings): WishSubject {
  const { platform } = formats[ad.format];
  const texts = proseFieldsOf(ad.format).flatMap((field) => valuesIn(ad, field).map(({ text }) => text.trim()));
  const told = texts.filter((text) => text !== '');
  const productName = nameIn(ad, told, { campaignName, brand });
  return {
    productName,
    targetAudience: targetAudience.trim(),
    platform,
    tone: 'professional',
    keyBenefits: benefitsIn(told, productName),
    callToAction: ('call_to_action' in ad && callToActionLabel(platform, ad.call_to_action ?? '')) || null,
    includeEmojis: told.some((text) => emojiOf(text).length > 0),
  };
}

function nameIn(
  ad: Ad,
  texts: readonly string[],
  { campaignName, brand }: Pick<Surroundings, 'campaignName' | 'brand'>,
): string {
  const headlines = ['headlines', 'headline', 'cards.headline', 'card_title'].flatMap((field) => valuesIn(ad, field));
  const found = [
    firstText(valuesIn(ad, 'business_name')),
    brand.trim(),
    hostName(ad.final_url, [campaignName, ...texts]),
    firstText(headlines),
    campaignName.trim(),
  ].find((name) => name !== '');
  return Array.from(found ?? '')
    .slice(0, longestName)
    .join('')
    .trim();
}

const firstText = (values: readonly FieldValue[]): string =>
  values.map(({ text }) => text.trim()).find((text) => text !== '') ?? '';

/** Hosts of many businesses say nothing of one. */
const strangers = new Set(
  'bit facebook fb instagram linkedin twitter x google goo tinyurl linktr youtube amazon etsy ebay example localhost'.split(
    ' ',
  ),
);
const secondLevels = new Set('co com org net ac gov'.split(' '));

/** "northfold-coffee" of www.northfold-coffee.co.uk, as the texts write it, else with large first letters. */
function hostName(address: string, texts: readonly string[]): string {
  const labels = (splitAddress(address)?.host ?? '').replace(/:\d*$/, '').toLowerCase().split('.').slice(0, -1);
  if (labels.length > 1 && secondLevels.has(labels.at(-1) ?? '')) labels.pop();
  const label = labels.at(-1) ?? '';
  if (!/\p{L}/u.test(label) || label.startsWith('xn--') || label.includes('{') || strangers.has(label)) return '';
  return spelledIn(texts, label.replaceAll('-', '')) ?? label.split('-').map(upperFirst).join(' ');
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** One to three words of the texts that are the label, in the texts' own spelling. */
function spelledIn(texts: readonly string[], label: string): string | undefined {
  for (const text of texts) {
    const words = text.match(/[\p{L}\p{N}’'&-]+/gu) ?? [];
    for (let start = 0; start < words.length; start += 1) {
      for (const count of [1, 2, 3]) {
        const some = words.slice(start, start + count);
        if (some.length === count && plainLetters(some) === label && /\p{Lu}/u.test(some[0] ?? ''))
          return some.join(' ');
      }
    }
  }
  return undefined;
}

const plainLetters = (words: readonly string[]): string =>
  words
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Sentence by sentence: questions, orders and the product's bare name tell nothing of it. */
function benefitsIn(texts: readonly string[], productName: string): string[] {
  const isAlike = createAlikeness();
  const found: string[] = [];
  for (const sentence of texts.flatMap(splitSentences)) {
    if (found.length >= mostBenefits) break;
    const [first = ''] = sentence.toLowerCase().match(/[\p{L}-]+/u) ?? [];
    const isTelling = !/[?？]$/.test(sentence) && !callingVerbs.has(first) && sentence.length <= longestBenefit;
    if (isTelling && ![productName, ...found].some((other) => isAlike(other, sentence))) found.push(sentence);
  }
  return found;
}

import type { AdPlatform } from '../ad';
import { type CallToAction, callsToAction, findCallToAction, sameCallToAction } from '../callsToAction';

/** Words of a button that say nothing of what it does. */
const plainWords: ReadonlySet<string> = new Set('a get more now request see site the time to up us view'.split(' '));

/** What people write for a button's promise, where they do not use its own word. */
const otherWords: Readonly<Record<string, string>> = {
  LEARN_MORE: 'discover explore find read how',
  SHOP_NOW: 'buy order purchase browse',
  SIGN_UP: 'join register trial started',
  BOOK_NOW: 'reserve schedule appointment',
  CONTACT_US: 'call talk ask message',
  GET_QUOTE: 'estimate',
  GET_OFFER: 'deal discount claim',
  DOWNLOAD: 'install',
};

/**
 * The button of a platform that promises the same as these words, or `null` where none does: the one with this label,
 * else the one whose telling word is among them, the longest word first, else the one that the words mean.
 */
export function nearestCall(text: string, platform: AdPlatform): string | null {
  const exact = findCallToAction(platform, text);
  if (exact !== null) return exact;
  // Who finds their next book books nothing.
  const words: string[] =
    text
      .toLowerCase()
      .replace(/\b(?:a|next|the|this) book\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const [named] = callsToAction[platform]
    .map((call) => ({ call, telling: tellingWords(call) }))
    .filter(({ telling }) => telling.length > 0 && telling.every((one) => words.some((word) => isForm(word, one))))
    .toSorted((one, other) => other.telling.join('').length - one.telling.join('').length);
  if (named) return named.call.id;
  const meant = Object.keys(otherWords).find((id) => otherWords[id]?.split(' ').some((word) => words.includes(word)));
  return meant === undefined ? null : sameCallToAction(meant, platform);
}

const tellingWords = ({ label }: CallToAction): string[] =>
  label
    .toLowerCase()
    .split(' ')
    .filter((word) => !plainWords.has(word));

/** Long words may end differently: "subscription" is a form of "subscribe", but "apple" is none of "apply". */
function isForm(word: string, telling: string): boolean {
  return word === telling || (telling.length > 7 && word.startsWith(telling.slice(0, -2)));
}

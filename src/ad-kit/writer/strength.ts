import { isBarePrice } from './factParts';
import type { Phrase } from './reading/phrase';
import type { PhraseKind } from './reading/phraseKind';

/** "Pork, chicken or bean", "8, 10 or 14mm": what one may choose, without what it is a choice of. */
const choices = /^[\p{L}\d.-]+(?: [\p{L}\d.-]+)?(?:, [\p{L}\d.-]+){1,4},? (?:and|or) [\p{L}\d.-]+$/u;

/** "12 bucks a session", "£15 flat", "$129 one time", "$149 a month, no contract". */
const price =
  /^(?:from |just |only )?(?:[$€£]\d[\d.,]*|\d+ (?:bucks|dollars|euros?|pounds|quid))(?:,? (?:all in|each|flat|one[- ]time|total|for (?:an hour|\d+ \p{L}+)|no \p{L}+|(?:a|per) \p{L}+)){0,3}$/u;

/** "20 minutes", "attendant optional", "kids sizes too", "ages 6 and up", "you need to swim", "gift shop": said on the way. */
const besides =
  /^\d+ (?:minutes|oz|lbs?|liters?|inches)$|^minimum order |^(?:ages?|kids|max|maximum|min|minimum) \d|^(?:also|must|or|plus|you (?:have|need) to|you must)\b|\b(?:can be added|minimum|optional|required|not included)$|^(?:\S+ ){1,3}(?:as well|too)$|^(?:(?:dinner|full|lunch|snack) menu|gift shop|parking|restrooms|snack bar)$/;

/** "On prescription", "in oak", "by appointment": of what? */
const hanging = /^(?:by|for|in|on|over|with) \S+(?: \S+)?$/;

/** Whether a fact says little before another one has said what is sold: no text, and no headline, begins with it. */
export const isBeside = (fact: Phrase): boolean =>
  fact.isNotice === true ||
  isBarePrice(fact) ||
  price.test(fact.plain) ||
  choices.test(fact.plain) ||
  besides.test(fact.plain) ||
  hanging.test(fact.plain) ||
  // "Biscuits", "gluten-free": one word is no reason to come.
  (!fact.plain.includes(' ') && (fact.kind === 'thing' || fact.kind === 'state' || fact.kind === 'unclear')) ||
  // "Feeds 80": who?
  (fact.kind === 'does' && fact.plain.split(' ').length === 2 && /\d/.test(fact.plain));

/** Terms of the sale, which matter to those who want the thing already: "send it back within 30 days", "free parking". */
const terms =
  /\b(?:cancel|delivery|parking|pause|postage|refunds?|returns?|send (?:it|them) back|shipping|skip (?:a|any))\b|\bover [$€£]\d/;

/** Whether an ad may begin with a fact. */
export const mayOpen = (fact: Phrase): boolean => !isBeside(fact) && !terms.test(fact.plain);

/** What counts most in an ad comes first: prices and days, then what shows that it is good. */
const strength: Readonly<Record<PhraseKind, number>> = {
  offer: 10,
  deadline: 10,
  guarantee: 7,
  proof: 7,
  absence: 6,
  does: 5,
  sentence: 5,
  can: 5,
  thing: 5,
  state: 4,
  place: 3,
  unclear: 1,
};

/** People begin with what they sell: of equal facts, and against a proof or an absence, the first one comes first. */
const firstTyped = 2;

/** What comes with every order is no reason to order. */
const shipping = /^(?:free (?:exchanges|returns)\b|ships (?:\p{L}+,? )?free\b)/u;

/** "$25/mo after" leads nowhere. */
function weightOf(fact: Phrase, index: number): number {
  const { kind, plain, isNotice } = fact;
  if (isNotice) return 0;
  if (shipping.test(plain)) return strength.absence;
  if (/\bafter$/.test(plain) || (kind !== 'offer' && isBeside(fact))) return strength.unclear;
  return strength[kind] + (/\d/.test(plain) ? 2 : 0) + (index === 0 ? firstTyped : 0);
}

/**
 * The facts of a brief, the strongest first; of equals, in the order in which they were typed. What only stands beside
 * another one, such as a bare price, doesn’t lead.
 */
export function byStrength(facts: readonly Phrase[]): Phrase[] {
  const weighed = facts.map((fact, index) => ({ fact, weight: weightOf(fact, index) }));
  const sorted = weighed.toSorted((one, other) => other.weight - one.weight).map(({ fact }) => fact);
  const [first, second, ...others] = sorted;
  if (first === undefined || second === undefined || second.isNotice) return sorted;
  return isBeside(first) && !isBeside(second) ? [second, first, ...others] : sorted;
}

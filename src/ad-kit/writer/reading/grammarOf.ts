import { adjectives } from '../words/sorts';
import { baseOf, verbOfGerund, verbs } from '../words/verbs';
import { seenAtOnce } from './atFirstSight';
import { deedOf, isActed, isDeed, isOrder } from './deeds';
import type { Grammar } from './phrase';
import { stateOf } from './stateOf';
import { bare, has, type TaggedWord } from './tagged';
import { thingOf } from './thingOf';
import { isWholeSentence } from './wholeSentence';

const pronouns =
  /^(?:you|we|they|it|i|there|there’s|there's|here’s|here's|he|she|everyone|everything|nothing|nobody|somebody|someone|this|that’s|it’s|we’ll|you’ll|we’re|you’re|we've|we’ve|it's|we'll|you'll|we're)$/;

/** "Order online, pick up same day": what one does twice is joined as one says it. */
const bothDone = (plain: string): string =>
  plain.replace(/^([^,]+), (?=([a-z]+) [^,]+$)/, (comma, first: string, verb: string) =>
    verbs.has(verb) && !/\b(?:and|or)\b/.test(plain) ? `${first} and ` : comma,
  );

/** By its parts of speech, where no word says plainly what it is. */
export function grammarOf(plain: string, tagged: readonly TaggedWord[]): Grammar {
  const seen = seenAtOnce(plain, tagged);
  if (seen) return seen.kind === 'does' ? deedOf(plain) : seen;
  if (adjectives.has(plain) || /^[a-z]+-free$/.test(plain)) return { kind: 'state', trait: plain };
  const [first, second] = tagged;
  if (!first) return { kind: 'unclear' };
  const word = bare(first);
  // "There in 20 minutes" is no "there is".
  if (/^there (?:in|within|by)\b/.test(plain)) return { kind: 'state', trait: plain };
  if (pronouns.test(word) || (/^(?:if|when)$/.test(word) && plain.includes(','))) return { kind: 'sentence' };
  if (/^(?:won|doesn|isn|can)[’']t$/.test(word) && second) return { kind: 'does' };
  if (/\s(?:only|welcome)$/.test(plain) && tagged.length <= 4) return { kind: 'state' };
  if (isDeed(plain, tagged)) return deedOf(plain);
  const [, deed = ''] =
    /^[a-z]+-(?:in|on|out|over|up) ([a-z]+s) (?:all|any|every|in|on|the|under|your)\b/.exec(plain) ?? [];
  if (baseOf(deed) !== undefined) return { kind: 'sentence' };
  // "Private room seats 14": the verb of a single thing.
  if (/^(?:[a-z]+ ){1,3}(?:seats|sleeps|holds|fits) (?:up to )?\d/.test(plain)) return { kind: 'sentence' };
  if (isWholeSentence(tagged)) return { kind: 'sentence' };
  if ((/^(?:never|always|also|finally)$/.test(word) || (/ly$/.test(word) && has(first, 'Adverb'))) && second) {
    const rest = grammarOf(plain.slice(plain.indexOf(' ') + 1), tagged.slice(1));
    // "You can never pay retail" says the contrary.
    if (rest.kind === 'can') return { kind: 'can', ...(word !== 'never' && { act: plain }) };
    if (rest.kind === 'does' || /^never \w+[^su]s$/.test(plain) || baseOf(bare(second)) !== undefined)
      return { kind: 'does', acts: plain };
    return { kind: 'state' };
  }
  const state = stateOf(plain, tagged);
  if (state) return state;
  // "Upload your list once, we remember every birthday" has two who do something.
  if (isOrder(plain, tagged))
    return /, (?:i|my|our|we)\b/i.test(plain) ? { kind: 'sentence' } : { kind: 'can', act: bothDone(plain) };
  const done = second ? verbOfGerund(word) : undefined;
  if (done !== undefined && isActed(second) && !has(second, 'Plural')) {
    return { kind: 'can', act: plain.replace(/^\S+/, done) };
  }
  return thingOf(plain, tagged);
}

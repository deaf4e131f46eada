import { baseOf, oftenNouns, pluralNouns, verbs } from '../words/verbs';
import { bare, has, type TaggedWord } from './tagged';

/** A subject, and behind it the verb that goes with it: "your keys stay on your phone", "lessons are one on one". */
export function isWholeSentence(tagged: readonly TaggedWord[]): boolean {
  const [first, second] = tagged;
  if (!first || !second) return false;
  // "Our vets make house calls": behind somebody's own people a verb may have any noun.
  const isOwn = has(first, 'Possessive') && has(second, 'Plural');
  const at = tagged.findIndex(
    (word, index) => index > 0 && isFinite(word, tagged[index - 1], tagged[index + 1], isOwn && index === 2),
  );
  if (at < 1) return false;
  const before = tagged.slice(0, at);
  const subordinate =
    /^(?:that|which|who|if|when|where|while|unless|until|after|before|as|because|than|how|what|so|to)$/;
  if (before.some((word) => subordinate.test(bare(word)))) return false;
  if (verbs.has(bare(first)) && !oftenNouns.has(bare(first))) return false;
  if (
    has(first, 'PresentTense', 'Infinitive', 'Imperative') &&
    !has(first, 'Gerund') &&
    !pluralNouns.has(bare(first)) &&
    !endsLikePlural(first)
  )
    return false;
  // "Made by people who care": the verb is not of the beginning.
  return !has(first, 'PastTense', 'Preposition', 'Conjunction') && before.some((word) => has(word, 'Noun', 'Value'));
}

const clauseBehind = /^(?:how|what|when|where|which|who|why)$/;

/** Whom it is done to, or how often. */
const aboutThem = /^(?:back|every|it|them|us|you)$/;

const endsLikePlural = (word: TaggedWord): boolean => has(word, 'Plural') && /s$/.test(bare(word));

function isFinite(
  word: TaggedWord,
  before: TaggedWord | undefined,
  after: TaggedWord | undefined,
  isOwn: boolean,
): boolean {
  const text = bare(word);
  if (
    /^(?:is|are|was|were|has|have|can|will|won’t|don’t|doesn’t|isn’t|aren’t|can’t|do|does|won't|don't|doesn't|isn't|aren't|can't)$/.test(
      text,
    )
  )
    return true;
  // "The camera shows where you lose heat".
  if (has(before, 'Noun') && after !== undefined && clauseBehind.test(bare(after)) && baseOf(text) !== undefined)
    return true;
  // "Your coach texts you": a plural of things is a verb behind one person.
  if (has(before, 'Actor', 'Singular') && baseOf(text) !== undefined && after && aboutThem.test(bare(after)))
    return true;
  // "Driver checks in on every visit".
  if (has(before, 'Actor') && has(word, 'PhrasalVerb') && has(after, 'Particle')) return true;
  if (has(before, 'Singular', 'Gerund') && !pluralNouns.has(text) && baseOf(text) !== undefined) {
    return has(after, 'Determiner', 'Value', 'Preposition', 'Possessive', 'Pronoun', 'ProperNoun', 'Adverb', 'Noun');
  }
  if (/ly$|^never$|^always$/.test(bare(before ?? word)) && baseOf(text) !== undefined) return true;
  // "Dogs find bed bugs a human would miss".
  if (has(before, 'Plural') && verbs.has(text) && !oftenNouns.has(text) && has(after, 'Noun') && !/s$/.test(text))
    return true;
  if (!has(before, 'Plural', 'Pronoun', 'Person', 'ProperNoun') || has(before, 'Possessive', 'Date', 'Duration'))
    return false;
  if (!has(word, 'PresentTense', 'Infinitive') || has(word, 'Gerund')) return false;
  const isGoverning =
    after === undefined ||
    bare(after) === 'to' ||
    has(after, 'Preposition', 'Determiner', 'Adverb', 'Possessive', 'Pronoun', 'Adjective', 'Plural') ||
    isOwn;
  return isGoverning && (has(before, 'Plural') ? !/s$/.test(text) || /ss$/.test(text) : true);
}

import { articleFor } from '../words/article';
import { wantsArticle } from '../words/sorts';
import { pluralNouns } from '../words/verbs';
import type { Grammar } from './phrase';
import { bare, has, type TaggedWord, taggedWords } from './tagged';

/** Whatever begins like a noun is a thing; in a sentence only where its article is known. */
export function thingOf(plain: string, tagged: readonly TaggedWord[]): Grammar {
  const [first] = tagged;
  if (has(first, 'Preposition', 'Conjunction') && !has(first, 'Noun')) return { kind: 'state' };
  const end = tagged.findIndex(
    (word, index) =>
      index > 0 &&
      // "Women-only clinic" goes on behind its hyphen.
      !has(word, 'Hyphenated') &&
      (has(word, 'Preposition', 'Conjunction', 'Determiner', 'Adverb', 'PastTense', 'Participle') ||
        /^(?:that|who|which|to)$/.test(bare(word))),
  );
  const head = tagged[(end < 0 ? tagged.length : end) - 1];
  if (!head || !tagged.some((word) => has(word, 'Noun', 'Gerund', 'Value', 'Acronym'))) {
    return tagged.length < 3 || plain.includes(', ') ? { kind: 'state' } : { kind: 'unclear' };
  }
  const isReady =
    has(first, 'Determiner', 'Possessive') ||
    /^(?:all|another|each|every|both|many|one|several|unlimited|plenty|\d[\d,.]*\+?)$/.test(plain.split(' ')[0] ?? '');
  const noun = bare(head);
  // "Dims with a tap" may be a verb that is known to nobody.
  const isVerbMaybe =
    /[^su]s$/.test(bare(first ?? head)) &&
    !pluralNouns.has(bare(first ?? head)) &&
    has(tagged[1], 'Preposition') &&
    !/^(?:of|for|by|from)$/.test(bare(tagged[1] ?? head)) &&
    has(taggedWords(`It ${plain}`)[1], 'PresentTense');
  const isSaidOfIt = tagged
    .slice(1)
    .some((word) => has(word, 'PastTense', 'Participle') && !has(word, 'Adjective', 'Noun'));
  // "Same-day before 1pm" leaves its noun out.
  const isWithoutNoun = /^(?:same|next)-day (?:before|by|if|until)\b/i.test(plain);
  // "Aerial photos next day" are many, whatever the day is.
  const [, dated] = /^(.+)(?<! the) (?:next|same) (?:day|morning|week)$/.exec(plain) ?? [];
  if (dated !== undefined) return { kind: 'thing', ...(/[^su’']s$/.test(dated) && { thing: plain }) };
  if (isVerbMaybe || isSaidOfIt || isWithoutNoun || / or /.test(plain)) return { kind: 'thing' };
  // "Nurses day and night": several, whatever follows.
  const isSeveral = /^(?:free )?\p{L}+[^su]s (?:day (?:and|or) night|all (?:day|night|year)|around the clock)\b/u.test(
    plain,
  );
  // "Honest upfront quotes": nobody quotes there.
  const isMany =
    has(head, 'Plural') ||
    (head === tagged.at(-1) && tagged.length < 4 && has(first, 'Adjective') && pluralNouns.has(noun));
  if (isReady || isSeveral || isMany) return { kind: 'thing', thing: plain };
  if (/^same /i.test(plain)) return { kind: 'thing', thing: `the ${plain}` };
  if (/^\d[\d.]*%/.test(plain)) return { kind: 'thing' };
  // "Room for 40 pallets" is no room.
  if (/^room for /.test(plain)) return { kind: 'thing', thing: plain };
  // "60-hour burn time" is one thing, whatever its noun; "24-hour support" needs no article.
  const isMeasured = /^\d+-[a-z]+ [a-z]/.test(plain) && !massNouns.test(noun) && !/\s[a-z-]+[^su]s(?:\s|$)/.test(plain);
  // "Vet and farrier reminders" are as many as their last word says.
  if (end > 0 && /^(?:and|&)$/.test(bare(tagged[end] ?? head)))
    return has(tagged.at(-1), 'Plural') ? { kind: 'thing', thing: plain } : { kind: 'thing' };
  if (wantsArticle(noun) || isMeasured) return { kind: 'thing', thing: `${articleFor(plain)} ${plain}` };
  return massNouns.test(noun) ? { kind: 'thing', thing: plain } : { kind: 'thing' };
}

/** Nouns that need no article, by their endings and the commonest ones. */
export const massNouns =
  /(?:acy|ing|ware|ship|ness|ance|ence|(?<!fer)ment|(?<!solu)tion|sion|ity|age|support|shipping|delivery|coffee|tea|bread|wine|beer|food|water|music|parking|service|payroll|freight|software|travel|gear|yoga|soap|privacy|security|advice|care|help|access|equipment|furniture|clothing|wool|cotton|leather|oak|steel|wifi|wi-fi|wood)$/;

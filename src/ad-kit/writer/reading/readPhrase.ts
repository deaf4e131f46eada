import { replaceEmoji } from '../../emoji';
import { hasForeignWordsOnly as isForeignWords } from '../optimize/language';
import { articleFor } from '../words/article';
import { insideSentence } from '../words/casing';
import { adjectives, wantsArticle } from '../words/sorts';
import { baseOf, oftenNouns, pluralNouns, verbOfGerund, verbs } from '../words/verbs';
import type { PhraseKind } from './phraseKind';
import { seenAtOnce } from './atFirstSight';
import { plainlySaid } from './plainlySaid';
import { saidForms } from './saidForms';
import { type TaggedWord, taggedWords } from './tagged';

/**
 * A phrase of a brief: what it is, and the forms that a sentence may need. It has only those that are sure; as typed it
 * can always stand by itself. All without a full stop, and small where a sentence would have them small.
 */
export type Phrase = {
  /** As it was typed, tidied. */
  plain: string;
  kind: PhraseKind;
  /** What one does with the product: "skip any week". */
  act?: string;
  /** What the product does: "ships in 24 hours". */
  acts?: string;
  /** "Contains wheat", "terms apply": has to be said, and is nothing to boast of. */
  isNotice?: true;
  /** The same said of many: "ship in 24 hours". */
  deeds?: string;
  /** What comes with it, with the article that it needs: "24/7 support", "a 10-year warranty". */
  thing?: string;
  /** What it is: "easy to use", "made in Germany". */
  trait?: string;
  /** "setup fees", of "no setup fees": what one is spared. */
  spared?: string;
};

/**
 * Reads a phrase as people type it: "Saves time", "24/7 support.", "- No setup fees". What a person says that it is
 * stands, and forms follow from it.
 */
export function readPhrase(typed: string, isOfAnotherLanguage = false, said: PhraseKind | null = null): Phrase {
  const key = `${isOfAnotherLanguage ? '-' : '+'}${said ?? ''} ${typed}`;
  const known = read.get(key);
  if (known) return known;
  const found = readAnew(typed, isOfAnotherLanguage);
  const phrase = said === null || said === found.kind ? found : asSaid(typed, said);
  if (read.size >= mostRemembered) read.clear();
  read.set(key, phrase);
  return phrase;
}

/**
 * Tagging a phrase takes long, and a brief is written for more than once: with 2,000 phrases instead of 500, answers to
 * 150 briefs in turn took 3.3 ms of a busy processor instead of 3.8. They are some 600 KB.
 */
const read = new Map<string, Phrase>();
const mostRemembered = 2_000;

const notice =
  /^(?:(?:may )?contains?|(?:some |other )?(?:terms|conditions|restrictions|exclusions)\b.*\bapply|results (?:may )?(?:vary|differ)|not (?:for|suitable|available|fda|insured|a substitute)|ages? \d|\d\d\+ only|must be|please (?:drink|gamble|play)|drink responsibly|batteries|void where|subject to|past performance|capital at risk|member fdic|equal housing|paid for by|for external use)\b/i;

/** Longer ones are whole texts: they stand as typed. */
const longestRead = 160;

function readAnew(typed: string, isOfAnotherLanguage: boolean): Phrase {
  const tidy = withHyphen(tidied(typed));
  if (isOfAnotherLanguage || tidy.length > longestRead || !/[A-Za-z]{2}|^[A-Z]$|^24\/7$/.test(tidy)) {
    return { plain: tidy, kind: 'unclear' };
  }
  if (
    isForeignPhrase(tidy) ||
    /^(?:n\/a|tbd|none|test|asdf|lorem\b.*)$/i.test(tidy) ||
    /[bcdfghjklmnpqrstvwxz]{5,}/i.test(tidy.replace(/ths|ngths/g, ''))
  ) {
    return { plain: tidy, kind: 'unclear' };
  }
  const { plain, tagged } = insideOf(tidy);
  const found = plainlySaid(plain, tagged) ?? grammarOf(plain, tagged);
  return notice.test(plain) ? { plain, kind: found.kind, isNotice: true } : { plain, ...found };
}

/** A phrase that a person calls otherwise than it was read. What can't be read has no forms, whatever it is called. */
function asSaid(typed: string, kind: PhraseKind): Phrase {
  const tidy = withHyphen(tidied(typed));
  const isUnread = tidy.length > longestRead || !/[A-Za-z]{2}/.test(tidy) || isForeignPhrase(tidy);
  if (kind === 'unclear' || isUnread) return { plain: tidy, kind };
  const { plain, tagged } = insideOf(tidy);
  if (notice.test(plain)) return { plain, kind, isNotice: true };
  if (kind === 'can' || kind === 'does' || kind === 'state') return { plain, kind, ...saidForms(plain, kind) };
  const thing = kind === 'thing' && tagged.length > 0 ? thingOf(plain, tagged).thing : undefined;
  return thing === undefined ? { plain, kind } : { plain, kind, thing };
}

/** A tidied phrase as it stands inside a sentence, and its words. */
function insideOf(tidy: string): { plain: string; tagged: TaggedWord[] } {
  const words = unshouted(tidy).split(' ');
  const tagged = taggedWords(words.join(' '));
  const isTitled = isTitle(tidy);
  const plain = words
    .map((word, index) => ((index === 0 || isTitled) && !isName(word, tagged, isTitled) ? insideSentence(word) : word))
    .join(' ');
  return { plain, tagged: isTitled ? taggedWords(plain) : tagged };
}

/** Letters and small words that English has not; "café" and its like it has. */
export const isForeignPhrase = (text: string): boolean =>
  isForeignWords(text) ||
  /[^\p{ASCII}\p{P}\p{S}\s]/u.test(
    text.replace(
      /caf\u00e9s?|cr\u00e8me|br\u00fbl\u00e9e|d\u00e9cor|entr\u00e9es?|jalape\u00f1os?|na\u00efve|pi\u00f1atas?|saut\u00e9(?:ed)?|soir\u00e9es?|ros\u00e9/giu,
      '',
    ),
  );

/** Without bullets, emoji and what stands at the end. */
function tidied(typed: string): string {
  return replaceEmoji(typed, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\d.’'])i(?=\s|[’'](?:m|ll|ve|d)\b)/gu, 'I')
    .replace(/(?<=\s)w\/o?(?=\s|[a-z])/g, (sign) => (sign === 'w/' ? 'with ' : 'without '))
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s\-–—•*·✓✔☑>]+/u, '')
    .replace(/(?<!\b(?:a\.m|p\.m|etc|Inc|Co|St))[\s.,;:!…]{1,20}$/u, '')
    .replace(/(?<=\b(?:a\.m|p\.m|etc|Inc|Co|St)\.)[\s.,;:!…]{1,20}$/u, '');
}

/** "90 day" before a noun is "90-day". */
const withHyphen = (text: string): string =>
  text.replace(/^(\d{1,4}) (minute|hour|day|night|week|month|year)(?= \p{L})/u, '$1-$2');

/** Words in capitals that are longer than abbreviations, or ordinary: "FREE shipping", "LIVE MUSIC EVERY NIGHT". */
function unshouted(text: string): string {
  const isAllLoud = !/\p{Ll}/u.test(text) && text.split(' ').filter((word) => /^\p{Lu}{2}/u.test(word)).length > 1;
  return text.replace(/(?<![\p{L}\d&])\p{Lu}{2,}(?![\p{L}\d&])/gu, (word) =>
    (isAllLoud && (word.length > 3 || shouted.has(word))) || shouted.has(word) ? word.toLocaleLowerCase('en') : word,
  );
}

/** Ordinary words that people put in capitals to be heard. */
const shouted = new Set(
  'A ALL AND ANY AT BEST BY EVER FAST FOR FREE FROM IN IS NEVER NEW NO NOT NOW OF OFF ON ONLY OR OUR OUT OVER SAVE THE TO TODAY WE WITH YOU YOUR'.split(
    ' ',
  ),
);

/** "Free Delivery Over $30": every longer word in capitals, and at least one behind the first. */
function isTitle(text: string): boolean {
  const longer = text.split(' ').filter((word, index) => index > 0 && /^\p{L}{4,}/u.test(word));
  return longer.length > 0 && longer.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

/** Names that the package knows by their word alone; in a title every word looks like one. */
const names = ['Place', 'WeekDay', 'Month', 'Person', 'Company', 'Organization', 'Holiday', 'Demonym'];
function isName(word: string, tagged: readonly TaggedWord[], isTitled: boolean): boolean {
  const bare = word.replace(/[^\p{L}\p{N}’'&-]/gu, '');
  const found = tagged.find(({ text }) => text === word || text === bare);
  // "Skip any week" is no person.
  if (!found || verbs.has(bare.toLocaleLowerCase('en'))) return false;
  // "Audit trail" is tagged as a place; the names of those have capitals throughout.
  const next = tagged[tagged.indexOf(found) + 1];
  if (found.tags.has('Place') && next?.tags.has('Place') === true && /^\p{Ll}/u.test(next.text)) return false;
  return names.some((name) => found.tags.has(name)) || (!isTitled && found.tags.has('ProperNoun'));
}

type Grammar = Omit<Phrase, 'plain'>;

/** By its parts of speech, where no word says plainly what it is. */
function grammarOf(plain: string, tagged: readonly TaggedWord[]): Grammar {
  const seen = seenAtOnce(plain, tagged);
  if (seen) return seen.kind === 'does' ? deedOf(plain) : seen;
  if (adjectives.has(plain)) return { kind: 'state', trait: plain };
  const [first, second] = tagged;
  if (!first) return { kind: 'unclear' };
  const word = bare(first);
  if (pronouns.test(word) || (/^(?:if|when)$/.test(word) && plain.includes(','))) return { kind: 'sentence' };
  if (/^(?:won|doesn|isn|can)[’']t$/.test(word) && second) return { kind: 'does' };
  if (/\s(?:only|welcome)$/.test(plain) && tagged.length <= 4) return { kind: 'state' };
  if (isDeed(plain, tagged)) return deedOf(plain);
  if (isWholeSentence(tagged)) return { kind: 'sentence' };
  if ((/^(?:never|always|also|finally)$/.test(word) || (/ly$/.test(word) && has(first, 'Adverb'))) && second) {
    const rest = grammarOf(plain.slice(plain.indexOf(' ') + 1), tagged.slice(1));
    if (rest.kind === 'can') return { kind: 'can', act: plain };
    if (rest.kind === 'does' || /^never \w+[^su]s$/.test(plain) || baseOf(bare(second)) !== undefined)
      return { kind: 'does', acts: plain };
    return { kind: 'state' };
  }
  const state = stateOf(plain, tagged);
  if (state) return state;
  if (isOrder(plain, tagged)) return { kind: 'can', act: plain };
  const done = second ? verbOfGerund(word) : undefined;
  if (done !== undefined && isActed(second) && !has(second, 'Plural')) {
    return { kind: 'can', act: plain.replace(/^\S+/, done) };
  }
  return thingOf(plain, tagged);
}

const bare = ({ text }: TaggedWord): string => text.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}’'/-]/gu, '');
const has = (word: TaggedWord | undefined, ...tags: string[]): boolean => tags.some((tag) => word?.tags.has(tag));

const pronouns =
  /^(?:you|we|they|it|i|there|there’s|there's|here’s|here's|he|she|everyone|everything|nothing|nobody|somebody|someone|this|that’s|it’s|we’ll|you’ll|we’re|you’re|we've|we’ve|it's|we'll|you'll|we're)$/;

/** A subject, and behind it the verb that goes with it: "your keys stay on your phone", "lessons are one on one". */
function isWholeSentence(tagged: readonly TaggedWord[]): boolean {
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
  if (has(first, 'PresentTense', 'Infinitive', 'Imperative') && !pluralNouns.has(bare(first)) && !endsLikePlural(first))
    return false;
  // "Made by people who care": the verb is not of the beginning.
  return !has(first, 'PastTense', 'Preposition', 'Conjunction') && before.some((word) => has(word, 'Noun', 'Value'));
}

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
  if (has(before, 'Singular', 'Gerund') && !pluralNouns.has(text) && baseOf(text) !== undefined) {
    return has(after, 'Determiner', 'Value', 'Preposition', 'Possessive', 'Pronoun', 'ProperNoun', 'Adverb', 'Noun');
  }
  if (/ly$|^never$|^always$/.test(bare(before ?? word)) && baseOf(text) !== undefined) return true;
  if (!has(before, 'Plural', 'Pronoun', 'Person', 'ProperNoun') || has(before, 'Possessive', 'Date', 'Duration'))
    return false;
  if (!has(word, 'PresentTense', 'Infinitive') || has(word, 'Gerund')) return false;
  const isGoverning =
    after === undefined ||
    has(after, 'Preposition', 'Determiner', 'Adverb', 'Possessive', 'Pronoun', 'Adjective', 'Plural') ||
    isOwn;
  return isGoverning && (has(before, 'Plural') ? !/s$/.test(text) || /ss$/.test(text) : true);
}

/** "Easy to use", "made in Germany", "machine washable", "open Saturdays". */
function stateOf(plain: string, tagged: readonly TaggedWord[]): Grammar | undefined {
  const [first, second] = tagged;
  const last = tagged.at(-1);
  if (!first) return undefined;
  const word = bare(first);
  if (tagged.length === 1 && /^[A-Z]{3,5}$/.test(first.text)) return { kind: 'state' };
  if (tagged.length === 1 && /ed$|^(?:vegan|vegetarian|kosher|halal)$/.test(word))
    return { kind: 'state', trait: plain };
  if (/^(?:[a-z]+-)?[a-z]+ed(?: end to end)?$/.test(plain)) return { kind: 'state', trait: plain };
  if (/^(?:rain or shine|run by|never caged)\b/i.test(plain) || isRowOfTraits(plain)) return { kind: 'state' };
  if (/^(?:perfect|ideal|great|good|best|fit|ready) (?:for|to)\b/i.test(plain)) return { kind: 'state', trait: plain };
  const isEnd = second === undefined || /,$/.test(first.text);
  const before =
    /^(?:to|in|on|at|by|for|from|with|without|and|or|out|as|every|all|enough|under|up|over|off|of|through|until|when|while|just|each|once|twice|daily|weekly|since|within|after|before|between|like|near|right|online|anywhere)$/;
  const leads =
    second !== undefined && (before.test(bare(second)) || has(second, 'Preposition', 'WeekDay', 'Conjunction', 'Time'));
  const participle = has(first, 'PastTense', 'Participle') || (/ed$/.test(word) && !has(first, 'Noun'));
  if (
    participle &&
    !verbs.has(word) &&
    (isEnd ||
      leads ||
      has(second, 'Adverb', 'Date', 'Value', 'Gerund') ||
      (has(second, 'Determiner') && has(tagged[2], 'Date', 'Duration')))
  )
    return ofCustomers.test(word) ? { kind: 'state' } : { kind: 'state', trait: plain };
  const isAdjective =
    has(first, 'Adjective') || /(?:-free|-friendly|proof|able|ible|-safe|-ready|-powered)$/.test(word);
  if (isAdjective && !verbs.has(word) && (isEnd || (leads && !has(second, 'Noun'))))
    return { kind: 'state', trait: plain };
  if (
    word === 'open' &&
    (has(second, 'WeekDay', 'Date', 'Value', 'Time') ||
      leads ||
      /^(?:late|early|daily|all)$/.test(bare(second ?? first)))
  )
    return { kind: 'state', trait: plain };
  if (has(second, 'Adverb') && has(first, 'Adverb') && has(last, 'Adjective')) return { kind: 'state', trait: plain };
  // "Machine washable", "wheelchair accessible", "kid tested": what is said stands at the end.
  const tail = bare(last ?? first);
  if (
    tagged.length > 1 &&
    /(?:able|ible|ready|free|friendly|compatible|tested|proof|made|grown|built|owned|baked|roasted|sourced|safe|included|available|welcome|optional)$/.test(
      tail,
    ) &&
    has(last, 'Adjective', 'PastTense', 'Participle', 'Verb') &&
    !tagged.slice(0, -1).some((each) => has(each, 'Preposition', 'Determiner'))
  ) {
    const isSaidOfIt = !/^(?:included|available|welcome|optional)$/.test(tail);
    return { kind: 'state', ...(isSaidOfIt && { trait: plain }) };
  }
  return undefined;
}

/** "Seen within 48 hours": the customer is, and not the product. */
const ofCustomers =
  /^(?:seen|heard|treated|paid|hired|approved|picked|taught|coached|fitted|matched|invited|accepted|settled)$/;

/** "Crispy outside, soft inside", "simple, fast, private". */
const isRowOfTraits = (plain: string): boolean =>
  plain.includes(', ') &&
  plain.split(', ').every((part) => {
    const [first, ...rest] = taggedWords(part);
    return has(first, 'Adjective', 'PastTense') && !rest.some((word) => has(word, 'Plural'));
  });

/** What follows a verb rather than a noun. */
function isActed(word: TaggedWord | undefined): boolean {
  if (!word) return false;
  return (
    has(word, 'Determiner', 'Possessive', 'Pronoun', 'Plural', 'Adverb', 'Preposition', 'Value') ||
    /^(?:up|down|out|off|back|away|online|overnight|anytime|anywhere|everything|more|less|better|faster|together|like|time|money|energy|weight|water|space)$/.test(
      bare(word),
    )
  );
}

/** "Ships in 24 hours", "declutters your inbox": a verb of the third person. */
function isDeed(plain: string, tagged: readonly TaggedWord[]): boolean {
  const [first, second] = tagged;
  const word = first ? bare(first) : '';
  if (!/[^su’']s$/.test(word)) return false;
  if (second === undefined) return false;
  const base = baseOf(word);
  if (base !== undefined && has(second, 'Pronoun')) return true;
  if (!has(taggedWords(`It ${plain}`)[1], 'PresentTense')) return false;
  const isNounAsWell = pluralNouns.has(word) || (base !== undefined && oftenNouns.has(base));
  if (isNounAsWell && !seldomNouns.has(word)) {
    if (has(second, 'Determiner') && (/^that$/.test(bare(second)) || has(tagged[2], 'Date', 'Duration'))) return false;
    if (has(second, 'Adjective', 'PastTense') && has(tagged[2], 'Plural')) return true;
    return (
      has(second, 'Determiner', 'Possessive', 'Pronoun', 'Value', 'Plural') &&
      !(has(second, 'Plural') && has(first, 'Noun') && !has(tagged[2], 'Preposition'))
    );
  }
  if (base !== undefined) return true;
  if (/^(?:that|for|by|of)$/.test(bare(second))) return false;
  // "Appointments this week" are many; "declutters your inbox" is done.
  if (has(first, 'Plural') && (has(tagged[2], 'Date', 'Duration') || /^(?:this|that|every|all)$/.test(bare(second))))
    return false;
  return has(first, 'PresentTense') || (isActed(second) && !has(second, 'Preposition'));
}

/** Of the verbs that are nouns as well, those which are seldom so at the beginning of a phrase. */
const seldomNouns = new Set(
  'ships runs works fits holds looks feels lifts stays stands starts stops sleeps waits drives helps moves turns sounds smells tastes lasts wraps includes measures charges parks'.split(
    ' ',
  ),
);

/** What one does, and what many do: the first verb, and those that follow behind "and", "or" or a comma. */
function deedOf(plain: string): Grammar {
  const words = plain.split(' ');
  const isVerb = (index: number): boolean => {
    const before = words[index - 1] ?? '';
    return index === 0 || /^(?:and|or|&)$/.test(before) || before.endsWith(',');
  };
  const said = words.map((word, index) => (isVerb(index) ? (baseOf(word) ?? word) : word));
  return { kind: 'does', acts: plain, ...(said[0] !== words[0] && { deeds: said.join(' ') }) };
}

/** "Skip any week", "pay after you get hired": a verb as one tells somebody to do it. */
function isOrder(plain: string, tagged: readonly TaggedWord[]): boolean {
  const [first, second] = tagged;
  const word = first ? bare(first) : '';
  if (!/^[a-z’'-]+$/.test(word) || word.length < 2) return false;
  const isKnown = verbs.has(word);
  const isTagged = has(first, 'Infinitive', 'Imperative') || has(taggedWords(`You can ${plain}`)[2], 'Infinitive');
  if (!isKnown && !(has(first, 'Infinitive', 'Imperative') && isActed(second))) return false;
  if (!isTagged && !isKnown) return false;
  if (second === undefined) return isKnown && !oftenNouns.has(word);
  if (!oftenNouns.has(word)) return true;
  const after = bare(second);
  if (
    /^(?:of|by)$/.test(after) ||
    (/^(?:swim|live|test)$/.test(word) && has(second, 'Noun') && !has(second, 'Possessive'))
  )
    return false;
  if (has(second, 'Determiner', 'Possessive', 'Pronoun'))
    return !thingsFirst.has(word) || !/^(?:all|every|each)$/.test(after);
  if (
    has(second, 'Preposition', 'Adverb') ||
    /^(?:before|after|online|anytime|anywhere|home|ahead|around)$/.test(after)
  )
    return !thingsFirst.has(word);
  if (/^(?:everything|more|less|better|faster|once|twice|time|money|energy|weight)$/.test(after)) return true;
  if (has(second, 'Adjective') && tagged.slice(2).some((each) => has(each, 'Plural'))) return true;
  if (!has(second, 'Plural')) return false;
  // "Answer calls from your laptop" speaks of what is the reader's own; "test kits in every box" does not.
  if (/\b(?:your|you)\b/.test(plain)) return true;
  return !has(first, 'Noun') && !thingsFirst.has(word);
}

/** Of the verbs that are nouns as well, those which name a thing where nothing else decides. */
const thingsFirst = new Set(
  'access answer care control cover design exchange experience feed finish fit fuel guide help import increase measure offer process progress record release repair report request return review sale search sense service sound spot store style support surprise switch test text transfer treat update upgrade use wash'.split(
    ' ',
  ),
);

/** Whatever begins like a noun is a thing; in a sentence only where its article is known. */
function thingOf(plain: string, tagged: readonly TaggedWord[]): Grammar {
  const [first] = tagged;
  if (has(first, 'Preposition', 'Conjunction') && !has(first, 'Noun')) return { kind: 'state' };
  const end = tagged.findIndex(
    (word, index) =>
      index > 0 &&
      (has(word, 'Preposition', 'Conjunction', 'Determiner', 'Adverb', 'PastTense', 'Participle') ||
        /^(?:that|who|which|to)$/.test(bare(word))),
  );
  const head = tagged[(end < 0 ? tagged.length : end) - 1];
  if (!head || !tagged.some((word) => has(word, 'Noun', 'Gerund', 'Value', 'Acronym'))) {
    return tagged.length < 3 || plain.includes(', ') ? { kind: 'state' } : { kind: 'unclear' };
  }
  const isReady =
    has(first, 'Determiner', 'Possessive') ||
    /^(?:all|every|both|many|several|unlimited|plenty|\d[\d,.]*\+?)$/.test(plain.split(' ')[0] ?? '');
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
  if (isVerbMaybe || isSaidOfIt || / or /.test(plain)) return { kind: 'thing' };
  if (isReady || has(head, 'Plural')) return { kind: 'thing', thing: plain };
  if (wantsArticle(noun)) return { kind: 'thing', thing: `${articleFor(plain)} ${plain}` };
  return massNouns.test(noun) ? { kind: 'thing', thing: plain } : { kind: 'thing' };
}

/** Nouns that need no article, by their endings and the commonest ones. */
export const massNouns =
  /(?:ing|ware|ship|ness|ance|ence|ment|tion|sion|ity|age|support|shipping|delivery|coffee|tea|bread|wine|beer|food|water|music|parking|service|payroll|freight|software|travel|gear|yoga|soap|privacy|security|advice|care|help|access|equipment|furniture|clothing|wool|cotton|leather|oak|steel|wood)$/;

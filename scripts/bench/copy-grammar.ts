import {
  isBase,
  isEnd,
  isNoun,
  isParticiple,
  isPlural,
  isThirdPerson,
  sentencesOf,
  setOf,
  type TaggedSentence,
  type TaggedWord,
} from './tagged-words';

/** Stands where the product's name stood, so that its words are not read as words. */
export const nameStandIn = 'Acme';

const determiners = setOf('a an the your our their my every each');
const modals = setOf("can will would could should must may might n't cannot");
const dangling = setOf('of for with to from at by into under');
const neverLast = setOf('a an the and or unless because than your our');
const joining = setOf(
  'who that which what how why where when if because as than so we they it he she i unless while everyone everybody nobody',
);
/** Nouns of ads that need an article or a number before them. */
const countNouns = setOf(`
  account album answer app appointment arena bed bike bill box cake car case cat chair checkup class coach consultation
  contract course day delay desk device discount dog dress estimate fee fitting gallery game gift guarantee guide home
  host hour house inspection invoice kitchen lawyer lesson loan machine meal mechanic menu month nurse oven photo pit plan
  plumber port price quote refund report room seat session shift shop site table teacher team ticket tour trial tutor
  visit warranty week wedding year`);
/** These end a statement about the noun before them: "no experience needed". */
const stating = setOf('welcome required needed necessary accepted handled deductible proof safe ok friendly charged');
/** "Get fit": these may follow "get" alone. */
const gettable = setOf(
  'fit ready better smart smarter warm well ahead closer stronger healthy creative outside active',
);
const mayBeginThing = setOf('up over under about around like to');

/** After these comes a thing, never a clause or a quality. */
const openers = setOf(`
  want you_want so,_want so,_you_want do_you_want you_deserve you_need need enjoy expect get imagine looking_for
  still_looking_for tired_of no_more hooray_for help_yourself_to say_yes_to love you_love you_'ll_love`);
const openerOfName = /^\S+_(?:gives?_you|comes?_with)$/;

type Wanted = { opener: string; rest: readonly TaggedWord[] };

/** What comes after an opener, where a sentence begins with one or has "who want". */
function wantedIn(words: readonly TaggedWord[]): Wanted | undefined {
  for (const length of [4, 3, 2, 1]) {
    const begin = words.slice(0, length).map(({ low }) => low);
    const key = begin.join('_').replace('so_,', 'so,');
    if (openers.has(key) || openerOfName.test(key)) return { opener: begin.at(-1) ?? '', rest: words.slice(length) };
  }
  const at = words.findIndex(({ low }, index) => low === 'want' && words[index - 1]?.low === 'who');
  return at === -1 ? undefined : { opener: 'want', rest: words.slice(at + 1) };
}

function isNoThing(words: readonly TaggedWord[]): boolean {
  const wanted = wantedIn(words);
  const [first, second] = wanted?.rest ?? [];
  return (
    wanted !== undefined &&
    first !== undefined &&
    (isThirdPerson(first) ||
      (first.pos === 'NUM' && isEnd(second)) ||
      isQuality(wanted.opener, first, second) ||
      isStatement(wanted) ||
      hasClause(wanted.rest))
  );
}

/** "made fresh", "in 24 hours", "easy to use", "free for three users", "save energy". */
function isQuality(opener: string, first: TaggedWord, second: TaggedWord | undefined): boolean {
  const isGet = opener === 'get';
  const next = second?.pos ?? '';
  if (isParticiple(first)) return !isGet && next !== 'NOUN';
  if (first.pos === 'ADP' || first.pos === 'SCONJ')
    return !isGet && !/^(?:imagine|expect)$/.test(opener) && !mayBeginThing.has(first.low);
  if (first.pos === 'ADJ' && !(isGet && gettable.has(first.low)))
    return isEnd(second) || second?.low === 'to' || (!isGet && next === 'ADP' && !/^(?:more|less)$/.test(first.low));
  return opener !== 'imagine' && isBase(first) && /^(?:PRON|DET|ADJ|NOUN)$/.test(next);
}

/** "tax deductible", "experience needed". */
function isStatement({ opener, rest }: Wanted): boolean {
  const endAt = rest.findIndex((word) => isEnd(word) || word.low === 'and');
  const thing = endAt === -1 ? rest : rest.slice(0, endAt);
  const [before, last] = thing.slice(-2);
  if (!before || !last || thing.length > 4 || before.pos !== 'NOUN' || opener === 'imagine') return false;
  return stating.has(last.low) || (opener !== 'get' && last.pos === 'ADJ');
}

/** "keys stay on your phone", "tea stays hot". */
function hasClause(rest: readonly TaggedWord[]): boolean {
  const at = rest.findIndex((word, index) => {
    const before = rest[index - 1];
    return before && ((isBase(word) && isPlural(before)) || (isThirdPerson(word) && before.pos === 'NOUN'));
  });
  return at !== -1 && !rest.slice(0, at).some(({ low, pos }) => joining.has(low) || pos === 'PUNCT');
}

function lacksArticle(words: readonly TaggedWord[]): boolean {
  const { opener = 'more', rest = [] } = wantedIn(words) ?? {};
  let at = rest.findIndex(({ pos }) => pos !== 'ADJ');
  while (isNoun(rest[at]) && isNoun(rest[at + 1])) at += 1;
  const noun = rest[at];
  return (
    opener !== 'more' &&
    noun?.pos === 'NOUN' &&
    countNouns.has(noun.low) &&
    !/^(?:NUM|SYM)$/.test(rest[at + 1]?.pos ?? '')
  );
}

function hasWrongArticle(words: readonly TaggedWord[]): boolean {
  return words.some(({ low, pos }, index) => {
    const next = words[index + 1];
    if ((low !== 'a' && low !== 'an') || pos !== 'DET' || !next || !/^[a-z]/i.test(next.text)) return false;
    if (isPlural(next) && next.pos === 'NOUN' && words[index + 2]?.pos !== 'NOUN') return true;
    if (/^[A-Z]{2}/.test(next.text)) return false;
    const vowel = /^(?:[aeio](?!ne\b|nce\b|u[a-z]*r|w)|u(?!ni[^nm]|s[aeu]|t[ei])|hour|hones|honor|heir)/;
    return vowel.test(next.low) !== (low === 'an');
  });
}

function hasTwoVerbs(words: readonly TaggedWord[]): boolean {
  const [one, other] = words.flatMap((word, index) => (isThirdPerson(word) ? [index] : []));
  if (words.length > 14 || one === undefined || other === undefined) return false;
  return !words.slice(one, other).some(({ low, pos }) => joining.has(low) || /CONJ|PUNCT|SYM/.test(pos));
}

/** Only of a sentence that begins with its subject, which may have a few words after it: "kids under 3". */
function isOfAnotherNumber(words: readonly TaggedWord[]): boolean {
  const [first, second] = words;
  if (first && second && /^(?:we|they|you|i)$/.test(first.low))
    return isThirdPerson(second) || /^(?:is|has)$/.test(second.low);
  if (first && second && /^(?:it|he|she)$/.test(first.low)) return isBase(second) || /^(?:are|have)$/.test(second.low);
  let at = words.findIndex(({ pos }) => !/^(?:DET|ADJ|NUM|PRON)$/.test(pos));
  while (isNoun(words[at]) && isNoun(words[at + 1])) at += 1;
  const subject = words[at];
  if (!subject || !isNoun(subject) || subject.text === nameStandIn) return false;
  let verbAt = at + 1;
  if (words[verbAt]?.pos === 'ADP') {
    verbAt += 1;
    while (/^(?:DET|ADJ|NUM|NOUN|PROPN|PRON)$/.test(words[verbAt]?.pos ?? '')) verbAt += 1;
  }
  const verb = words[verbAt];
  if (!verb) return false;
  if (isPlural(subject)) return /^(?:is|has|was|does)$/.test(verb.low) || (verbAt === at + 1 && isThirdPerson(verb));
  return subject.pos === 'NOUN' && subject.low === subject.lemma && /^(?:are|were|have)$/.test(verb.low);
}

type Pair = (word: TaggedWord, next: TaggedWord, before: TaggedWord | undefined) => boolean;

const hasPair = (words: readonly TaggedWord[], isFound: Pair) =>
  words.slice(1).some((next, index) => isFound(words[index] as TaggedWord, next, words[index - 1]));

const isDeterminerAlone: Pair = ({ low }, next) =>
  determiners.has(low) && (isThirdPerson(next) || next.pos === 'AUX' || (isEnd(next) && !/^an?$/.test(low)));

const isNoInfinitive: Pair = ({ low }, next, before) =>
  low === 'to' &&
  /^(?:wants?|needs?|ready|able|how|try|learn|easy)$/.test(before?.low ?? '') &&
  (isThirdPerson(next) || isPlural(next) || isParticiple(next) || /^(?:DET|PRON|ADJ|ADP)$/.test(next.pos));

const isNoBaseAfterModal: Pair = ({ low }, next) =>
  modals.has(low) &&
  (isThirdPerson(next) || /^(?:is|are|has)$/.test(next.low) || (isParticiple(next) && /ed$/.test(next.low)));

function endsHanging(words: readonly TaggedWord[]): boolean {
  const [before, last] = words.filter(({ pos }) => pos !== 'PUNCT').slice(-2);
  if (!before || !last) return false;
  return neverLast.has(last.low) || (dangling.has(last.low) && /^(?:NOUN|NUM|DET|ADP|CCONJ)$/.test(before.pos));
}

const openDay =
  /\b(?:want|get|enjoy|deserve|need|for|of|imagine|you|just)(?: to)? open (?:on |until |till )?(?:\w+days?\b|late|daily|24|\d)/i;
const pricedThing = /^(?:get|want|enjoy|looking for|imagine) (?!\S+ (?:a|from|for) )(?:[a-z]+ ){1,2}\$\d+\W*$/i;
const approval =
  /\b(?:[Gg]et|[Ww]ant|[Ee]njoy|[Ll]ooking for|gives? you|deserve|love|[Ii]magine) [A-Z]{2,6}[ -](?:approved|certified|compliant|cleared|rated|eligible)\b(?! \w+s\b)/;
const doubled =
  /\b(who \w+)\b.*\b\1\b|\b(for|with|of|to|in|on|from|at|by) \2\b|\b(?:with|of) (?:from|until|unless|if|because)\b/i;

/** Each fault of a sentence with what tells it. */
const rules: readonly [fault: string, isFound: (sentence: TaggedSentence) => boolean][] = [
  ['a determiner without a noun', ({ words }) => hasPair(words, isDeterminerAlone)],
  ['the wrong article', ({ words }) => hasWrongArticle(words)],
  ['no base form after "to"', ({ words }) => hasPair(words, isNoInfinitive)],
  ['no base form after a modal verb', ({ words }) => hasPair(words, isNoBaseAfterModal)],
  ['a clause or a quality where a thing belongs', ({ words }) => isNoThing(words)],
  ['a thing without its article', ({ words }) => lacksArticle(words)],
  ['"open" as a thing', ({ text }) => openDay.test(text)],
  ['"Imagine:" with a clause', ({ text }) => /^imagine: (?:you|we|your|it)\b/i.test(text)],
  ['an approval as a thing', ({ text }) => approval.test(text)],
  ['a price after a thing', ({ text }) => pricedThing.test(text)],
  ['two verbs', ({ words }) => hasTwoVerbs(words)],
  ['an end that hangs', ({ words }) => endsHanging(words)],
  ['doubled words', ({ text }) => doubled.test(text)],
  ['a subject of another number', ({ words }) => isOfAnotherNumber(words)],
];

/** In Title Case the tagger takes each word for a name. */
function withoutTitleCase(line: string): string {
  const long = line.match(/[\p{L}']{4,}/gu) ?? [];
  if (long.length < 2 || !long.every((word) => /^\p{Lu}/u.test(word))) return line;
  return line.replace(/(?<=[^\s.!?]\s)\p{Lu}\p{Ll}*(?!\p{L})/gu, (word) =>
    word === nameStandIn || word === 'I' ? word : word.toLowerCase(),
  );
}

const smallBeginning = /^[a-z]+(?![A-Za-z])|[!?] [a-z]|[a-z]{5}\. [a-z]/;

/** What is wrong with the English of a line, told by parts of speech; nothing for a good one. */
export function grammarFaults(line: string): string[] {
  const sentences = sentencesOf(withoutTitleCase(line.replaceAll('’', "'")));
  const faults = rules.filter(([, isFound]) => sentences.some(isFound)).map(([fault]) => fault);
  return smallBeginning.test(line) ? ['a small beginning', ...faults] : faults;
}

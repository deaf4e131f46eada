import { baseOf, oftenNouns, pluralNouns, verbs } from '../words/verbs';
import type { Grammar } from './phrase';
import { bare, has, type TaggedWord, taggedWords } from './tagged';

/** What follows a verb rather than a noun. */
export function isActed(word: TaggedWord | undefined): boolean {
  if (!word) return false;
  return (
    has(word, 'Determiner', 'Possessive', 'Pronoun', 'Plural', 'Adverb', 'Preposition', 'Value') ||
    /^(?:up|down|out|off|back|away|online|overnight|anytime|anywhere|everything|more|less|better|faster|together|like|time|money|energy|weight|water|space)$/.test(
      bare(word),
    )
  );
}

/** "Ships in 24 hours", "declutters your inbox": a verb of the third person. */
export function isDeed(plain: string, tagged: readonly TaggedWord[]): boolean {
  const [first, second] = tagged;
  const word = first ? bare(first) : '';
  if (!/[^su’']s$/.test(word)) return false;
  if (
    second === undefined ||
    manyAlone.test(word) ||
    notMany.test(word) ||
    /^(?:that|which|who|whose)$/.test(bare(second))
  )
    return false;
  const base = baseOf(word);
  // "Tags while you wait", "reminders before they expire".
  if (base === undefined && /^(?:after|before|when|while)$/.test(bare(second))) return false;
  if (base !== undefined && has(second, 'Pronoun')) return true;
  if (ofTwoWords.test(plain)) return true;
  if (onSomeDays.test(plain)) return false;
  if (ofCoach.test(plain)) return false;
  const [, does, what, next, whose] = taggedWords(`It ${plain}`);
  if (!has(does, 'PresentTense')) return false;
  // "Flags overtime before it happens".
  if (has(what, 'Singular') && next && /^(?:as|before|when)$/.test(bare(next)) && has(whose, 'Pronoun')) return true;
  // "Counts inventory from a photo".
  if (ofPrograms.has(word) && has(what, 'Singular') && next && /^(?:from|in|into|on|with|without)$/.test(bare(next)))
    return true;
  const isNounAsWell = pluralNouns.has(word) || (base !== undefined && oftenNouns.has(base));
  if (isNounAsWell && !seldomNouns.has(word)) {
    if (has(second, 'Determiner') && (/^that$/.test(bare(second)) || has(tagged[2], 'Date', 'Duration'))) return false;
    if (has(second, 'Adjective', 'PastTense') && has(tagged[2], 'Plural')) return true;
    // "Drafts violation letters": many of one thing are not many of another.
    if (has(second, 'Singular') && has(tagged[2], 'Plural')) return true;
    return (
      has(second, 'Determiner', 'Possessive', 'Pronoun', 'Value', 'Plural') &&
      !(has(second, 'Plural') && has(first, 'Noun') && !has(tagged[2], 'Preposition'))
    );
  }
  // "Scones baked every morning" are made, and screens are washed, where "arrives chilled" says how something comes.
  const isMade =
    has(second, 'PastTense', 'Participle') || /^[a-z]+(?:[^e]ed|built|made|sewn|woven)$/.test(bare(second));
  if (isMade && !has(tagged[2], 'Noun') && !beforeQualities.has(word)) return false;
  if (base !== undefined) return true;
  if (/^(?:that|for|from|by|of)$/.test(bare(second))) return false;
  // "Appointments this week" are many; "declutters your inbox" is done.
  if (has(first, 'Plural') && (has(tagged[2], 'Date', 'Duration') || /^(?:this|that|every|all)$/.test(bare(second))))
    return false;
  return has(first, 'PresentTense') || (isActed(second) && !has(second, 'Preposition'));
}

/** Verbs of programs that are nouns as well. */
const ofPrograms = new Set('catches counts flags logs matches scans sorts tracks'.split(' '));

/** "Kids movies on the ceiling", "uniforms secondhand": many, and nothing that is done. */
const manyAlone = /^(?:babies|cats|cats-only|crews|dogs|dogs-only|fades|kids|kids-only|teens|uniforms)$/;

/** "Bias checks", "gas grills": single things that end like a verb. */
const notMany = /^(?:atlas|bias|bus|canvas|christmas|gas|glass|grass|lens|plus|texas)$/;

/** "Coaches on the floor all day", "coach with every lane". */
const ofCoach = /^coach(?:es)? (?:at|for|from|in|on|who|with)\b/;

/** "Workshops on Saturdays", "auctions on Fridays": what there is on a day, where "opens on Fridays" is done. */
const onSomeDays =
  /^(?!(?:arrives|begins|closes|comes|delivers|ends|lands|leaves|meets|opens|plays|runs|serves|ships|starts|works)\b)[a-z]+s on (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/** "Fills in the forms for you". */
const ofTwoWords =
  /^(?:backs up|cleans up|drops off|fills (?:in|out)|picks up|plugs in(?:to)?|sets up|shuts off|signs up|sorts out) (?:all|any|every|the|your)\b/;

/** Of the verbs that are nouns as well, those which are seldom so at the beginning of a phrase. */
const seldomNouns = new Set(
  'ships runs works fits holds looks feels lifts stays stands starts stops sleeps waits drives helps moves turns sounds smells tastes lasts wraps includes measures charges parks folds zips dries shuts'.split(
    ' ',
  ),
);

/** Verbs that a participle may stand behind: "arrives chilled", "stays folded". */
const beforeQualities = new Set(
  'arrives comes feels gets goes keeps leaves lies looks remains runs sells ships sits sleeps stands stays travels'.split(
    ' ',
  ),
);

/** What one does, and what many do: the first verb, and those that follow behind "and", "or" or a comma. */
export function deedOf(plain: string): Grammar {
  const words = plain.split(' ');
  const isVerb = (index: number): boolean => {
    const before = words[index - 1] ?? '';
    return index === 0 || /^(?:and|or|&)$/.test(before) || before.endsWith(',');
  };
  const said = words.map((word, index) => (isVerb(index) ? (baseOf(word) ?? word) : word));
  return { kind: 'does', acts: plain, ...(said[0] !== words[0] && { deeds: said.join(' ') }) };
}

/** "Skip any week", "pay after you get hired": a verb as one tells somebody to do it. */
export function isOrder(plain: string, tagged: readonly TaggedWord[]): boolean {
  const [first, second] = tagged;
  const word = first ? bare(first) : '';
  if (!/^[a-z’'-]+$/.test(word) || word.length < 2) return false;
  // "Level 2 camera inspection" levels nothing.
  if (ofCoach.test(plain) || /^level \d/.test(plain)) return false;
  // "Fills in for you" is what somebody else does.
  if (baseOf(word) !== undefined) return false;
  // "Lend you knives": it is not the reader who does.
  if (second !== undefined && bare(second) === 'you') return false;
  // "Carry-on fits every airline" begins with a thing.
  if (/^[a-z]+-(?:in|off|on|out|over|to|up)s?(?= )/.test(plain)) return false;
  // "Report the same day" is one, and nothing that the reader does.
  if (thingsFirst.has(word) && / the (?:same|next) (?:day|evening|morning|night|week)$/.test(plain)) return false;
  const isKnown = verbs.has(word);
  const isTagged = has(first, 'Infinitive', 'Imperative') || has(taggedWords(`You can ${plain}`)[2], 'Infinitive');
  // "Drone photos of every shingle" would be done to photos.
  if (!isKnown && !(has(first, 'Infinitive', 'Imperative') && isActed(second) && !has(second, 'Plural'))) return false;
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
  'access answer care control cover design exchange experience feed finish fit fuel guide help import increase lift measure offer process progress record release repair report request return review sale search sense service sound spot staff store style support surprise switch test text transfer treat update upgrade use wash'.split(
    ' ',
  ),
);

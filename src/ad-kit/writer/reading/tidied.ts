import { replaceEmoji } from '../../emoji';
import { hasForeignWordsOnly as isForeignWords } from '../optimize/language';
import { insideSentence } from '../words/casing';
import { spelled } from '../words/spelling';
import { verbs } from '../words/verbs';
import { type TaggedWord, taggedWords } from './tagged';

/** A tidied phrase as it stands inside a sentence, and its words. */
export function insideOf(tidy: string): { plain: string; tagged: TaggedWord[] } {
  const words = unshouted(tidy).split(' ');
  const tagged = taggedWords(words.join(' '));
  const isTitled = isTitle(tidy) && !isRowOfNames(tidy, tagged);
  const place = namedPlace.exec(tidy)?.[1]?.split(' ') ?? [];
  const isKept = (word: string) => place.includes(word) || isName(word, tagged, isTitled);
  const plain = words
    .map((word, index) => ((index === 0 || isTitled) && !isKept(word) ? insideSentence(word) : word))
    .join(' ');
  return { plain, tagged: isTitled ? taggedWords(plain) : tagged };
}

/** "at Riverside Park": a place's name keeps its capitals also where every word has one. */
const namedPlace =
  /\b(?:at|by|in|near|on) ((?:\p{Lu}\p{Ll}+ ){1,3}(?:Avenue|Bay|Beach|Center|Gardens?|Hall|Hills|Island|Lake|Mall|Market|Park|Plaza|River|Road|Square|Street|Valley|Village))\b/u;

/** Letters and small words that English has not; "café" and its like it has. */
export const isForeignPhrase = (text: string): boolean =>
  isForeignWords(text) ||
  /[^\p{ASCII}\p{P}\p{S}\s]/u.test(
    text.replace(
      /caf\u00e9s?|cr\u00e8me|br\u00fbl\u00e9e|d\u00e9cor|entr\u00e9es?|jalape\u00f1os?|na\u00efve|pi\u00f1atas?|saut\u00e9(?:ed)?|soir\u00e9es?|ros\u00e9/giu,
      '',
    ),
  );

const openFrom = /^\d{1,2}(?::\d\d)? ?[ap]\.?m\.? ?(?:to|until|till|-|–) ?\d{1,2}(?::\d\d)? ?[ap]\.?m\.?$/i;

/** Without bullets, emoji and what stands at the end; "24/7", "free", and "9am to 5pm" alone say of nothing that it is so. */
export function tidied(typed: string): string {
  const tidy = withoutMarks(typed);
  if (/^24\/7$/.test(tidy)) return `Available ${tidy}`;
  if (/^free$/i.test(tidy)) return 'It’s free';
  return openFrom.test(tidy) ? `Open ${tidy}` : tidy.replace(staffWho, 'our $1 ');
}

/** "Therapists who only see teens": so ours do. In an audience they are somebody else’s. */
const staffWho =
  /^((?:[a-z]+ )?(?:coaches|doctors|guides|instructors|nurses|stylists|teachers|techs|therapists|trainers|tutors|vets)) who (?=(?:only |also )?(?:come|know|listen|live|love|see|speak|teach|treat|work)\b)/i;

function withoutMarks(typed: string): string {
  return spelled(replaceEmoji(typed, ' ').replace(/\s+/g, ' '))
    .replace(/(?<![\p{L}\d.’'])i(?=\s|[’'](?:m|ll|ve|d)\b)/gu, 'I')
    .replace(/(?<=\s)w\/o?(?=\s|[a-z])/g, (sign) => (sign === 'w/' ? 'with ' : 'without '))
    .replace(/ {2,}/g, ' ')
    .replace(/^(?:[\s–—•*·✓✔☑>]|-(?!\d+ ?(?:°|degrees\b|[CFcf]\b|to [+-]?\d)))+/u, '')
    .replace(/(?<!\b(?:a\.m|p\.m|etc|Inc|Co|St))[\s.,;:!…]{1,20}$/u, '')
    .replace(/(?<=\b(?:a\.m|p\.m|etc|Inc|Co|St)\.)[\s.,;:!…]{1,20}$/u, '');
}

/** "90 day" before a noun is "90-day". */
export const withHyphen = (text: string): string =>
  text.replace(
    /^(\d{1,4}) (minute|hour|day|night|week|month|year)(?= (?!after\b|apart\b|before\b|between\b|free\b(?! trial)|half\b|notice\b|off\b)\p{L})/u,
    '$1-$2',
  );

/** Words in capitals that are longer than abbreviations, or ordinary: "FREE shipping", "LIVE MUSIC EVERY NIGHT". */
function unshouted(text: string): string {
  const isAllLoud = !/\p{Ll}/u.test(text) && text.split(' ').filter((word) => /\p{Lu}{2}/u.test(word)).length > 1;
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
  // "4.8 on Yelp" and "SOC 2 Type II" have names.
  if (!/^\p{Lu}/u.test(text)) return false;
  if (/^\p{Lu}{2}/u.test(text) && !/^\p{Lu}+ \p{Lu}\p{Ll}+ \p{Lu}/u.test(text)) return false;
  // "May 16, 2027 in Emporia" and "Made in Ohio" name a place.
  if (/^\S+(?: [\d,]+)* (?:in|near) \p{Lu}\p{Ll}+$/u.test(text)) return false;
  const longer = text.split(' ').filter((word, index) => index > 0 && /^\p{L}{4,}/u.test(word));
  return longer.length > 0 && longer.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

/** "Bosch and Yamaha": one of them is known, so the other is a name, too; three capitals in a row are seldom typed else. */
const isRowOfNames = (text: string, tagged: readonly TaggedWord[]): boolean =>
  /^(?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+,? (?:and|&|or) \p{Lu}\p{L}+$/u.test(text) &&
  (text.includes(', ') ||
    tagged.some(({ tags }) => tags.has('Organization') || tags.has('Company') || tags.has('Place')));

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

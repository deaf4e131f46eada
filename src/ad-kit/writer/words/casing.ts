import { properNames } from './sorts';

/** Words that stay small inside a title, unless they are its first or last. */
const smallInTitles = new Set('a an and as at but by for if in nor of on or per so the to via vs yet'.split(' '));

/** Whether a word's letters are as they must be: a name such as iPhone, NASA or B2B, "A-rated", or one with a figure in it. */
const isFixed = (word: string): boolean => /\d|^[A-Z]-/.test(word) || /\p{Lu}/u.test(word.replace(/^\P{L}*\p{L}/u, ''));

const upperFirst = (word: string): string => word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('en'));

/** A headline in capitals, as search ads have it: "Coffee That Ships on Friday". Names keep their own letters. */
export function titleCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) => {
      // "2-year" is no name.
      if (/^\d[\d.,-]*-\p{Ll}+$/u.test(word))
        return word.replace(/\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
      if (/^[A-Z]+-/.test(word)) return word.split('-').map(upperFirst).join('-');
      if (isFixed(word) || !/\p{L}/u.test(word)) return word;
      if (/^(?:ft|kg|km|lbs?|mi|mm|oz)$/.test(word) && /^\d/.test(words[index - 1] ?? '')) return word;
      const isEdge = index === 0 || index === words.length - 1 || /[.:?!–—|]$/.test(words[index - 1] ?? '');
      const bare = word.toLocaleLowerCase('en').replace(/[^\p{L}’']/gu, '');
      return !isEdge && smallInTitles.has(bare) ? word : word.split('-').map(upperFirst).join('-');
    })
    .join(' ');
}

/** A text whose sentences begin in capitals; nothing else is changed. */
export function sentenceCase(text: string): string {
  return text.replace(
    /(^["“(]?|[.?!](?<!\b(?:Bros|Co|Corp|Dr|Inc|Jr|Ltd|Mr|Mrs|Ms|No|Sr|St|vs|[ap]\.m|min|mins|hr|hrs|pt|reg|ft|lb|oz|approx|incl|excl)[.?!])["”)]? +["“(]?|\n)(\p{Ll}[^\s.?!]*)/gu,
    (_all, before: string, word: string) =>
      // "Non-GMO", and "iPhone".
      isFixed(word) && !/^[a-z]+-/.test(word) ? `${before}${word}` : `${before}${upperFirst(word)}`,
  );
}

/** A word as it stands inside a sentence: small, unless it is a name, an abbreviation or "I". */
export function insideSentence(word: string): string {
  // "Spanish-speaking" begins with a name.
  const [first = word] = word.split('-');
  const bare = first.replace(/[^\p{L}]/gu, '').toLocaleLowerCase('en');
  if (isFixed(word) || word === 'I' || properNames.has(bare) || properNames.has(bare.replace(/s$/, ''))) return word;
  return word.replace(/\p{Lu}/u, (letter) => letter.toLocaleLowerCase('en'));
}

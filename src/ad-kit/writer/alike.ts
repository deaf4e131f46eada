const smallWords = new Set(
  'a an and at by for from here in is it now of on or our the this to today we with you your'.split(' '),
);

/** The words that a text is about: small ones and endings are left out. */
function subjectWords(text: string): Set<string> {
  const words = text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !smallWords.has(word)).map((word) => word.replace(/(?:ing|es|s|ed)$/, ''));
  return new Set(telling.length > 0 ? telling : words);
}

/** Whether texts are the same but for their capitals. */
export const isSame = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** The share of their words that two texts have in common. */
export function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / Math.max(1, one.size + other.size - common);
}

/** Tells whether texts say the same in nearly the same words. Each text is taken apart once. */
export function createAlikeness(share = 0.8) {
  const known = new Map<string, Set<string>>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? subjectWords(text);
    known.set(text, words);
    return words;
  };
  return (one: string, other: string): boolean => commonShare(wordsOf(one), wordsOf(other)) >= share;
}

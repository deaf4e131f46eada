const mostWords = 8;

/** The words of a text in lower case, without apostrophes, which nobody types, and punctuation at their ends. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? '')
    .filter(Boolean);

/** The words that a search is for; at most 8. */
export const searchedWords = (search: string): string[] => wordsOf(search).slice(0, mostWords);

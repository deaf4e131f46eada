const mostWords = 8;

/** The words of a search in lower case, without apostrophes and punctuation at their ends; at most 8. */
export function wordsOf(search: string): string[] {
  return search
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, mostWords);
}

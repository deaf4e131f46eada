import MiniSearch, { type SearchResult } from 'minisearch';
import type { PlacedEntry } from './libraryTemplates.types';
import { searchedWords, wordsOf } from './searchWords';

export type LibrarySearch = ReturnType<typeof createLibrarySearch>;

/** Shorter words have too few letters to tell a slip from another word: they have to begin a word. */
const shortestFuzzyWord = 4;

/** How many letters of a word may be wrong, as a share of them and at most. */
const wrongLetters = { share: 0.35, most: 2 };

/** Finds templates by words: an index in memory, because the library is a few hundred texts that never change. */
export function createLibrarySearch(entries: readonly PlacedEntry[]) {
  const index = new MiniSearch<PlacedEntry>({
    fields: ['name', 'text'],
    extractField: (entry, field) => fieldsOf(entry)[field],
    tokenize: wordsOf,
    // What `wordsOf` gives is in lower case already.
    processTerm: (word) => word,
    storeFields: ['position'],
    searchOptions: {
      tokenize: (word) => [word],
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length >= shortestFuzzyWord ? wrongLetters.share : false),
      maxFuzzy: wrongLetters.most,
    },
  });
  index.addAll(entries);

  return {
    /** The ids of what holds all words, the best match first. A search without letters and digits finds nothing. */
    find(search: string): string[] {
      const words = searchedWords(search);
      if (words.length === 0) return [];
      return index
        .search({ combineWith: 'AND', queries: words })
        .map((found) => ({
          id: String(found.id),
          position: Number(found.position),
          closeness: closeness(found, words),
        }))
        .sort((one, other) => other.closeness - one.closeness || one.position - other.position)
        .map(({ id }) => id);
    },
  };
}

/** Words in the name count most, then the right spelling anywhere, then what is spelt alike. */
function closeness({ match }: SearchResult, words: string[]): number {
  const found = Object.entries(match);
  const closenessOf = (word: string): number => {
    const spelt = found.filter(([term]) => term.startsWith(word));
    if (spelt.some(([, fields]) => fields.includes('name'))) return 3;
    return spelt.length > 0 ? 2 : 1;
  };
  return words.reduce((sum, word) => sum + closenessOf(word), 0);
}

/** What the index knows of a template, by the names of its fields. */
const fieldsOf = (entry: PlacedEntry): Record<string, string> => {
  const { id, position, name, headline, description, industry, targetAudience, keywords } = entry;
  const text = [name, headline, description, industry, targetAudience, keywords].join(' ');
  return { id, position: String(position), name, text };
};

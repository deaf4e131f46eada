import { createHash } from 'node:crypto';
import type { LibraryEntry, PlacedEntry } from './libraryTemplates.types';
import { keywordsOf } from './searchKeywords';

/** What is stored of an entry of the library. */
export function placed(entry: LibraryEntry, position: number): PlacedEntry {
  const known = { ...entry, keywords: keywordsOf(entry) };
  return { ...known, position, version: versionOf(known) };
}

/** Which drawing and text an entry is: another digest for any other content. */
function versionOf(entry: LibraryEntry): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 16);
}

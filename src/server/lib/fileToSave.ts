/** A file that a person saves. */
export interface FileToSave {
  /** Letters, digits and hyphens, with its ending. */
  name: string;
  type: string;
  contents: string | Uint8Array | AsyncIterable<Uint8Array>;
}

/** A name that every file system takes: without accents, and nothing but letters, digits and hyphens. */
export function fileNameOf(name: string, longest = 60): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const safe = plain.replace(/[^a-z0-9]+/g, '-').slice(0, longest);
  return safe.replace(/^-|-$/g, '') || 'ad';
}

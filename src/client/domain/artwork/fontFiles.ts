import { createFontLibrary, type FontLibrary } from '../../../ad-kit/type-setting/fontLibrary';
import { fontAddress } from './fontAddresses';

/** What was fetched, kept for as long as the page is open: a face is used by many drawings. */
const bytes = new Map<string, ArrayBuffer>();
const onTheirWay = new Map<string, Promise<void>>();

/** Every font that was fetched so far. */
export const fontLibrary: FontLibrary = createFontLibrary(bytes);

export function areFetched(paths: readonly string[]): boolean {
  return paths.every((path) => bytes.has(path));
}

/** Fetches what is missing. Rejects if a file can't be had; the next call tries it again. */
export async function fetchFonts(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.filter((path) => !bytes.has(path)).map(fetchOnce));
}

function fetchOnce(path: string): Promise<void> {
  const known = onTheirWay.get(path);
  if (known) return known;
  const fetching = fetchFile(path).finally(() => onTheirWay.delete(path));
  onTheirWay.set(path, fetching);
  return fetching;
}

async function fetchFile(path: string): Promise<void> {
  const response = await fetch(fontAddress(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  bytes.set(path, await response.arrayBuffer());
}

import type { ImageType } from './images.types';

/** The type that a file's first bytes tell, whatever it is called; `undefined` for any but the three. */
export function imageTypeOf(start: Buffer): ImageType | undefined {
  const begins = (text: string, at = 0) => start.toString('latin1', at, at + text.length) === text;
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins('\xff\xd8\xff')) return 'image/jpeg';
  if (begins('RIFF') && begins('WEBP', 8)) return 'image/webp';
  return undefined;
}

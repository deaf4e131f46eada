import { loadSharp } from '../sharp/loadSharp';

/** Percent. At the best, edges of letters are as clean as in the PNG; below the least, nobody would publish it. */
const [best, least] = [95, 40];

/**
 * A drawing as a JPEG of at most so many bytes, in the highest quality that fits; in the least where none does. Colors
 * have every pixel of their own, since letters blur where they share them.
 */
export async function jpegOf(png: Uint8Array, mostBytes: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const inQuality = (quality: number) =>
    sharp(png).flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  const finest = await inQuality(best);
  if (finest.length <= mostBytes) return finest;
  let fitting = await inQuality(least);
  let [fits, exceeds] = [least, best];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    const file = await inQuality(middle);
    if (file.length <= mostBytes) [fits, fitting] = [middle, file];
    else exceeds = middle;
  }
  return fitting;
}

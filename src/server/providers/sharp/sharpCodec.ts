import { rm } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { tonesOf } from '../../../ad-kit/artwork/logoContrast';
import type { ImageCodec } from '../../modules/images/imageCodec.port';
import type { ImageType, RewrittenPicture } from '../../modules/images/images.types';
import { loadSharp } from './loadSharp';

const writers: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  // To find the best codes, the encoder would keep the whole picture: 250 MB instead of 30 for a large one.
  'image/jpeg': (image) => image.jpeg({ quality: 90, optimiseCoding: false }),
  // It keeps the whole picture in any case, more of it with more effort.
  'image/webp': (image) => image.webp({ quality: 90, effort: 2 }),
};

/** Reads and writes pictures with sharp. */
export function createSharpCodec(): ImageCodec {
  return {
    async readSize(path) {
      const sharp = await loadSharp();
      try {
        const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
        return { width, height };
      } catch {
        return undefined;
      }
    },

    async rewrite(path, type, pixelLimit) {
      const sharp = await loadSharp();
      const target = `${path}-rewritten`;
      const image = sharp(path, { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true }).autoOrient();
      try {
        const { width, height, size } = await writers[type](image).toFile(target);
        return {
          type,
          width,
          height,
          byteCount: size,
          path: target,
          ...(await looksOf(target, pixelLimit)),
        };
      } catch {
        await rm(target, { force: true });
        return undefined;
      }
    },

    async readTones({ contents, width, height }) {
      try {
        return (await looksOf(contents, width * height)).tones;
      } catch {
        return undefined;
      }
    },
  };
}

/** Pixels a side; so many tell what is see-through and how light the rest is, and take no room. */
const sampleSide = 160;

/** Whether at least a fiftieth of a picture is see-through, and the tones of the rest. */
async function looksOf(
  picture: string | Uint8Array,
  pixelLimit: number,
): Promise<Pick<RewrittenPicture, 'isTransparent' | 'tones'>> {
  const sharp = await loadSharp();
  const image = sharp(picture, { limitInputPixels: pixelLimit, sequentialRead: true });
  const sample = image.resize({ width: sampleSide, height: sampleSide, fit: 'fill' }).toColourspace('srgb');
  const pixels = await sample.ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
  const seeThrough = pixels.filter((value, at) => at % 4 === 3 && value < 128).length;
  return { isTransparent: seeThrough >= pixels.length / 4 / 50, tones: tonesOf(pixels) };
}

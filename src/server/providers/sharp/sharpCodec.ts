import { rm } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { ImageCodec } from '../../modules/images/imageCodec.port';
import type { ImageType } from '../../modules/images/images.types';
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
          isTransparent: await isCutOut(target, pixelLimit),
          path: target,
        };
      } catch {
        await rm(target, { force: true });
        return undefined;
      }
    },
  };
}

/** Pixels a side; so many tell what is see-through, and take no room. */
const sampleSide = 100;

/** Whether at least a fiftieth of a picture is see-through. */
async function isCutOut(path: string, pixelLimit: number): Promise<boolean> {
  const sharp = await loadSharp();
  const image = sharp(path, { limitInputPixels: pixelLimit, sequentialRead: true });
  const { hasAlpha } = await image.metadata();
  if (!hasAlpha) return false;
  const sample = image.resize({ width: sampleSide, height: sampleSide, fit: 'fill' }).extractChannel('alpha');
  const alphas = await sample.raw({ depth: 'uchar' }).toBuffer();
  return alphas.filter((alpha) => alpha < 128).length >= alphas.length / 50;
}

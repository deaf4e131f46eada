import type { Sharp } from 'sharp';
import type { ImageCodec } from '../../modules/images/imageCodec.port';
import type { ImageType } from '../../modules/images/images.types';

const writers: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

/** Reads and writes pictures with sharp, which is loaded with the first one. */
export function createSharpCodec(): ImageCodec {
  return {
    async readSize(contents) {
      const { default: sharp } = await import('sharp');
      try {
        const { width, height } = await sharp(contents, { limitInputPixels: false }).metadata();
        return { width, height };
      } catch {
        return undefined;
      }
    },

    async rewrite(contents, type, pixelLimit) {
      const { default: sharp } = await import('sharp');
      const image = sharp(contents, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient();
      try {
        const { data, info } = await writers[type](image).toBuffer({ resolveWithObject: true });
        return { type, width: info.width, height: info.height, contents: data };
      } catch {
        return undefined;
      }
    },

    async shrink({ contents, type }, side) {
      const { default: sharp } = await import('sharp');
      const drawable = type === 'image/jpeg' ? type : 'image/png';
      const image = sharp(contents).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      const { data, info } = await writers[drawable](image).toBuffer({ resolveWithObject: true });
      return { type: drawable, width: info.width, height: info.height, contents: data };
    },
  };
}

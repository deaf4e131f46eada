import { strToU8, type Zippable, zipSync } from 'fflate';
import { type CanvasId, canvasesOf } from '../../../ad-kit/formats';
import type { ImagesService } from '../images/images.service';
import { copyCsv, copyText } from './adCopyFiles';
import type { AdDrawing } from './adDrawing.port';
import type { AdsService } from './ads.service';
import type { SavedAd } from './ads.types';

/** A file to save. */
export interface AdFile {
  /** Letters, digits and hyphens, with its ending. */
  name: string;
  type: string;
  contents: string | Buffer;
}

interface AdFilesDeps {
  ads: Pick<AdsService, 'get'>;
  images: Pick<ImagesService, 'drawable'>;
  drawing: AdDrawing;
}

export type AdFilesService = ReturnType<typeof createAdFilesService>;

/** What a person takes home of a saved ad. */
export function createAdFilesService({ ads, images, drawing }: AdFilesDeps) {
  const pictureOf = async (accountId: string, ad: SavedAd) => ({
    headline: ad.headline,
    subheadline: ad.subheadline,
    body: ad.body,
    cta: ad.cta,
    design: ad.artwork,
    image: ad.imageId === null ? null : await images.drawable(accountId, ad.imageId),
    logo: ad.logoId === null ? null : await images.drawable(accountId, ad.logoId),
  });

  return {
    /** The drawing on a canvas; by default the first that the ad's formats take. */
    async picture(accountId: string, id: string, wanted: CanvasId | undefined, type: 'png' | 'svg'): Promise<AdFile> {
      const ad = await ads.get(accountId, id);
      const canvas = wanted ?? canvasesOf(formatsIn(ad))[0] ?? '1080x1080';
      const picture = { ...(await pictureOf(accountId, ad)), canvas };
      const name = `${fileNameOf(ad.name)}-${canvas}.${type}`;
      return type === 'svg'
        ? { name, type: 'image/svg+xml; charset=utf-8', contents: await drawing.drawAdSvg(picture) }
        : { name, type: 'image/png', contents: await drawing.drawAdPng(picture) };
    },

    /** A ZIP file with the drawing in every size that the ad's formats take, and its texts. */
    async archive(accountId: string, id: string): Promise<AdFile> {
      const ad = await ads.get(accountId, id);
      const name = fileNameOf(ad.name);
      const picture = await pictureOf(accountId, ad);
      const files: Zippable = {};
      // One after the other: each takes all of a processor.
      for (const canvas of canvasesOf(formatsIn(ad))) {
        // A PNG is compressed already.
        files[`${name}-${canvas}.png`] = [await drawing.drawAdPng({ ...picture, canvas }), { level: 0 }];
      }
      files['copy.csv'] = strToU8(copyCsv(ad.contents));
      files['copy.txt'] = strToU8(copyText(ad.name, ad.contents));
      return { name: `${name}.zip`, type: 'application/zip', contents: zipped(files) };
    },
  };
}

const formatsIn = ({ contents }: SavedAd) => contents.map(({ format }) => format);

/** A name that every file system takes: without accents, and nothing but letters, digits and hyphens. */
function fileNameOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const safe = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 60);
  return safe.replace(/^-|-$/g, '') || 'ad';
}

/** Always with the same time, so that the same ad is the same file. */
function zipped(files: Zippable): Buffer {
  const { buffer, byteOffset, byteLength } = zipSync(files, { mtime: '1980-01-02T00:00:00' });
  return Buffer.from(buffer, byteOffset, byteLength);
}

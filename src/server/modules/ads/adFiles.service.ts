import type { CanvasId } from '../../../ad-kit/canvases';
import { canvasesOf } from '../../../ad-kit/formats';
import type { Turns } from '../../lib/turns';
import type { Scope } from '../../lib/scope';
import type { ImagesService } from '../images/images.service';
import { copyCsv, copyText } from './adCopyFiles';
import type { AdDrawing, AdPicture } from './adDrawing.port';
import type { AdsService } from './ads.service';
import type { SavedAd } from './ads.types';

/** A file to save. */
export interface AdFile {
  /** Letters, digits and hyphens, with its ending. */
  name: string;
  type: string;
  contents: string | Uint8Array;
}

interface AdFilesDeps {
  ads: Pick<AdsService, 'get'>;
  images: Pick<ImagesService, 'file'>;
  drawing: AdDrawing;
  /** A drawing with a picture of the account's own takes some hundred megabytes. */
  pictureTurns: Turns;
  heavyTurns: Turns;
}

export type AdFilesService = ReturnType<typeof createAdFilesService>;

/** What a person takes home of a saved ad. Throws `Refusal('busy')` when too much waits to be drawn. */
export function createAdFilesService({ ads, images, drawing, pictureTurns, heavyTurns }: AdFilesDeps) {
  const inTurn = <T>(scope: Scope, ad: SavedAd, draw: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const take = () => heavyTurns.take(scope.actorId, draw, signal);
    return ad.imageId === null && ad.logoId === null ? take() : pictureTurns.take(scope.actorId, take, signal);
  };

  const pictureOf = async (scope: Scope, ad: SavedAd): Promise<AdPicture> => ({
    headline: ad.headline,
    subheadline: ad.subheadline,
    body: ad.body,
    cta: ad.cta,
    design: ad.artwork,
    image: ad.imageId === null ? null : await images.file(scope, ad.imageId),
    logo: ad.logoId === null ? null : await images.file(scope, ad.logoId),
  });

  return {
    /** The drawing on a canvas; by default the first that the ad's formats take. */
    async picture(
      scope: Scope,
      id: string,
      wanted: { canvas: CanvasId | undefined; type: 'png' | 'svg' },
      signal: AbortSignal,
    ): Promise<AdFile> {
      const ad = await ads.get(scope, id);
      const canvas = wanted.canvas ?? canvasesOf(formatsIn(ad))[0] ?? '1080x1080';
      const name = `${fileNameOf(ad.name)}-${canvas}.${wanted.type}`;
      const draw = async (): Promise<AdFile> => {
        const picture = await pictureOf(scope, ad);
        return wanted.type === 'svg'
          ? { name, type: 'image/svg+xml; charset=utf-8', contents: await drawing.drawAdSvg(picture, canvas) }
          : { name, type: 'image/png', contents: await drawing.drawAdPng(picture, canvas) };
      };
      return inTurn(scope, ad, draw, signal);
    },

    /** A ZIP file with the drawing in every size that the ad's formats take, and its texts. */
    async archive(scope: Scope, id: string, signal: AbortSignal): Promise<AdFile> {
      const ad = await ads.get(scope, id);
      const name = fileNameOf(ad.name);
      const draw = async (): Promise<Uint8Array> =>
        drawing.drawAdArchive(await pictureOf(scope, ad), {
          drawings: canvasesOf(formatsIn(ad)).map((canvas) => ({ name: `${name}-${canvas}.png`, canvas })),
          texts: [
            { name: 'copy.csv', text: copyCsv(ad.contents) },
            { name: 'copy.txt', text: copyText(ad.name, ad.contents) },
          ],
        });
      const contents = await inTurn(scope, ad, draw, signal);
      return { name: `${name}.zip`, type: 'application/zip', contents };
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

import { hasCardTitle } from '../../../ad-kit/artwork/cardTitle';
import { googleLogoFindings, hasGoogleLogos } from '../../../ad-kit/artwork/googleLogos';
import type { CanvasId } from '../../../ad-kit/canvases';
import { mostBytesAt, type PictureType, pictureTypeFor } from '../../../ad-kit/pictureTypes';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { ZipFile } from '../../lib/zipPieces';
import type { ImagesService } from '../images/images.service';
import { logoFiles } from './adArchive';
import type { AdDrawing, AdPicture } from './adDrawing.port';
import type { SavedAd } from './ads.types';

export interface AdDrawingsDeps {
  images: Pick<ImagesService, 'file'>;
  drawing: AdDrawing;
  /** A drawing with a picture of the account's own takes some hundred megabytes. */
  pictureTurns: Turns;
  heavyTurns: Turns;
}

/** A drawing as files: as a PNG, and as a JPEG where one of an ad's formats takes that. */
export type DrawnFiles = { png: Uint8Array; jpeg?: Uint8Array };

/** Drawings of an ad by their size, and what they can't show as it is meant. */
export type Drawings = { files: ReadonlyMap<CanvasId, DrawnFiles>; findings: readonly ArtworkFinding[] };

export type AdDrawings = ReturnType<typeof createAdDrawings>;

/** Draws an account's ads, each in its turn. Throws `Refusal('busy')` when too much waits to be drawn. */
export function createAdDrawings({ images, drawing, pictureTurns, heavyTurns }: AdDrawingsDeps) {
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
    /** The drawing on one canvas. */
    one(scope: Scope, ad: SavedAd, canvas: CanvasId, type: PictureType | 'svg', signal: AbortSignal) {
      const draw = async (): Promise<Uint8Array | string> => {
        const picture = await pictureOf(scope, ad);
        if (type === 'svg') return drawing.drawAdSvg(picture, canvas);
        const png = await drawing.drawAdPng(picture, canvas);
        return type === 'png' ? png : drawing.jpegOf(png, mostBytesAt(ad.contents, canvas));
      };
      return inTurn(scope, ad, draw, signal);
    },

    /** An ad's drawings, also as JPEG files where one of its formats gets one. */
    async several(
      scope: Scope,
      ad: SavedAd,
      canvases: readonly CanvasId[],
      wanted: PictureType,
      signal: AbortSignal,
    ): Promise<Drawings> {
      if (canvases.length === 0) return { files: new Map(), findings: [] };
      const draw = async (): Promise<Drawings> => {
        const { pngs, findings } = await drawing.drawAdPngs(
          await pictureOf(scope, ad),
          canvases,
          hasCardTitle(ad.contents),
        );
        const files = new Map<CanvasId, DrawnFiles>();
        for (const [index, canvas] of canvases.entries()) {
          const png = pngs[index] ?? new Uint8Array();
          const isJpeg = ad.contents.some(
            ({ format }) => pictureTypeFor(format, wanted, { png: png.length }) === 'jpeg',
          );
          const mostBytes = mostBytesAt(ad.contents, canvas);
          files.set(canvas, { png, ...(isJpeg && { jpeg: await drawing.jpegOf(png, mostBytes) }) });
        }
        return { files, findings };
      };
      return inTurn(scope, ad, draw, signal);
    },

    /** The logo by itself where the ad's files have it, and what is wrong with that. */
    async logos(scope: Scope, ad: SavedAd, signal: AbortSignal) {
      if (ad.logoId === null || !hasGoogleLogos(ad.contents, ad.logoId)) return { files: [], findings: [] };
      const logo = await images.file(scope, ad.logoId);
      const draw = () => drawing.drawGoogleLogos({ logo, design: ad.artwork });
      const pngs = await inTurn(scope, ad, draw, signal);
      const files = logoFiles.map(({ path }, index): ZipFile => ({ path, pieces: [pngs[index] ?? new Uint8Array()] }));
      return { files, findings: googleLogoFindings(ad.contents, logo, ad.artwork.logoPlate) };
    },
  };
}

import type { Ad, CarouselCard } from './ad';
import type { CanvasId } from './canvases';
import { formats } from './formats';

/** Where a picture of an ad comes from: the drawing on a canvas, or one of the account's own images. */
export type PictureSource = { canvas: CanvasId } | { imageId: string };

/** The pictures that an ad's format takes, in their order, and what one of several is called. */
export function picturesOf(ad: Ad): { sources: PictureSource[]; kind: '' | 'card' | 'image' } {
  const [best, ...others] = formats[ad.format].canvases;
  if (!best) return { sources: [], kind: '' };
  const drawings = [best, ...others].map((canvas): PictureSource => ({ canvas }));
  const cards = 'cards' in ad ? ad.cards : [];
  if (cards.length > 0) return { sources: cards.map(sourceOfCard(best)), kind: 'card' };
  const own = ownImagesOf(ad).map((imageId): PictureSource => ({ imageId }));
  return { sources: own.length > 0 ? own : drawings, kind: own.length > 1 ? 'image' : '' };
}

const sourceOfCard =
  (canvas: CanvasId) =>
  ({ image }: CarouselCard): PictureSource =>
    image === null ? { canvas } : { imageId: image };

function ownImagesOf(ad: Ad): string[] {
  if ('images' in ad) return ad.images;
  return 'image' in ad && ad.image !== null ? [ad.image] : [];
}

import { canvases, type CanvasId } from '../canvases';
import type { Ad } from '../ad';
import { formats } from '../formats';
import type { PlacedText } from './sheet';

/**
 * Between which parts of a picture's height X lays the title of a website card, on a phone, where it takes most. How far
 * it reaches to the right depends on its length. An estimate: no source gives it.
 */
const cardTitleZone = { top: 0.8, bottom: 0.94 };

/**
 * The parts of a drawing that X's card title covers, each once; none on a canvas that X does not show. Drawings are the
 * same for all platforms, so it is said and not drawn around.
 */
export function underCardTitle(canvas: CanvasId, texts: readonly PlacedText[]): PlacedText['part'][] {
  if (!formats.twitter_image.canvases.includes(canvas)) return [];
  const { height } = canvases[canvas];
  const covered = texts.filter(({ corners }) => {
    const heights = corners.map(({ y }) => y / height);
    return Math.min(...heights) < cardTitleZone.bottom && Math.max(...heights) > cardTitleZone.top;
  });
  return [...new Set(covered.map(({ part }) => part))];
}

/** Whether X lays a title over an ad's artwork. */
export const hasCardTitle = (contents: readonly Ad[]): boolean =>
  contents.some((ad) => ad.format === 'twitter_image' && ad.card_title.trim() !== '');

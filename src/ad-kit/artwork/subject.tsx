import type { Box, TextAlign } from '../type-setting/textOutline';
import { paletteOn } from './colourSchemes';
import type { Colour } from './contrast';
import { bottom, inset, middle, px } from './geometry';
import { illustrations } from './illustrations/illustrations';
import { imageIn, type Part } from './parts';
import type { Sheet } from './sheet';

/** Where a subject is put and what is behind it. */
export type SubjectRoom = {
  box: Box;
  behind: Colour;
  anchor?: 'bottom' | 'middle';
  align?: TextAlign;
  /** What an image fills in place of `box`: it needs no margin to its panel. */
  imageBox?: Box;
  /** The ink of words that the subject covers. */
  letters?: Colour;
};

/**
 * The ad's subject as large as the box allows: the advertiser's image, else the illustration with the brand on its
 * label. Nothing when the ad has neither.
 */
export function subjectIn(
  sheet: Sheet,
  { box, behind, anchor = 'bottom', align = 'centre', imageBox = box, letters }: SubjectRoom,
): Part {
  const { image, illustration: id } = sheet.artwork;
  if (box.width <= 0 || box.height <= 0) return { element: null, box };
  if (image) return { element: imageIn(image, imageBox), box: imageBox };
  if (!id) return { element: null, box };
  const { bounds, label, draw } = illustrations[id];
  const [left, top, width, height] = bounds;
  const scale = Math.min(box.width / width, box.height / height);
  const spare = { x: box.width - width * scale, y: box.height - height * scale };
  const x = box.x + { left: 0, centre: spare.x / 2, right: spare.x }[align];
  const y = box.y + (anchor === 'bottom' ? spare.y : spare.y / 2);
  const [shiftX, shiftY] = [x - left * scale, y - top * scale];
  const palette = paletteOn(sheet.colours, behind, letters);
  const place = label && {
    x: shiftX + label.x * scale,
    y: shiftY + label.y * scale,
    width: label.width * scale,
    height: label.height * scale,
  };
  const writeLabel = () =>
    place && !sheet.artwork.logo && bottom(place) <= bottom(sheet.safe)
      ? sheet.text({
          part: 'brand',
          box: inset(place, place.height * 0.06),
          size: place.height,
          minSize: 6,
          maxLines: 2,
          face: 'display',
          align: 'centre',
          anchor: 'middle',
          on: [label.on(palette)],
          inks: [palette.dark, palette.light],
        }).element
      : null;
  return {
    element: (
      <g>
        <g transform={`translate(${px(shiftX)} ${px(shiftY)}) scale(${Math.round(scale * 1e4) / 1e4})`}>
          {draw(palette)}
        </g>
        {place && (label.turn ? sheet.turned(label.turn, middle(place), writeLabel) : writeLabel())}
      </g>
    ),
    box: { x, y, width: width * scale, height: height * scale },
  };
}

/** The subject's width by its height; a square's where there is none. */
export function subjectAspect({ artwork }: Sheet): number {
  if (artwork.image) return Math.min(1.5, Math.max(0.66, artwork.image.width / artwork.image.height));
  if (!artwork.illustration) return 1;
  const [, , width, height] = illustrations[artwork.illustration].bounds;
  return width / height;
}

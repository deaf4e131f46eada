import type { Box, TextAlign } from '../type-setting/textOutline';
import { paletteOn } from './colourSchemes';
import type { Colour } from './contrast';
import { bottom, inset, middle, px } from './geometry';
import { illustrations } from './illustrations/illustrations';
import type { Part } from './parts';
import { cutOutIn, photoIn, roundedBox, type PhotoShape } from './photo';
import type { Sheet } from './sheet';

/** Where a subject is put and what is behind it. */
export type SubjectRoom = {
  box: Box;
  behind: Colour;
  anchor?: 'bottom' | 'middle';
  align?: TextAlign;
  /** What a photo fills in place of `box`: it needs no margin to its panel. */
  photo?: PhotoShape;
  /** The ink of words that the subject covers. */
  letters?: Colour;
};

/**
 * The ad's subject as large as the box allows: the advertiser's image (a photo fills its shape, a cut-out stands
 * as it is), else the illustration with the brand on its
 * label. Nothing when the ad has neither.
 */
export function subjectIn(
  sheet: Sheet,
  { box, behind, anchor = 'bottom', align = 'centre', photo, letters }: SubjectRoom,
): Part {
  const { image, illustration: id } = sheet.artwork;
  if (image && !image.isTransparent)
    return photoIn(sheet, image, photo ?? { box, outline: roundedBox(box, sheet.unit * 2.4) });
  if (box.width <= 0 || box.height <= 0) return { element: null, box };
  if (image) return cutOutIn(sheet, image, { box, anchor, align });
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
  if (artwork.image) {
    const { width, height, isTransparent } = artwork.image;
    // A photo is cut to a shape that is good to look at; what has an outline of its own keeps its proportions.
    return isTransparent ? width / height : Math.min(1.34, Math.max(0.75, width / height));
  }
  if (!artwork.illustration) return 1;
  const [, , width, height] = illustrations[artwork.illustration].bounds;
  return width / height;
}

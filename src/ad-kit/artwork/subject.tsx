import type { Box, TextAlign } from '../type-setting/textOutline';
import { paletteOn } from './colourSchemes';
import type { Colour } from './contrast';
import { bottom, inset, middle, placeIn, px, right } from './geometry';
import { illustrations } from './illustrations/illustrations';
import { shapeColour, type Part } from './parts';
import { Clipped, cutOutIn, cutOutOf, photoIn, roundedBox, type PhotoShape } from './photo';
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
  /** Nothing at the box's foot hides the straight cut of a bust: it looks out of a disc. */
  isOpen?: boolean;
};

/** Whether an illustration or an image is cut straight below, so that it needs an edge to come from. */
export const isCutBelow = (sheet: Sheet): boolean => isBust(sheet) || cutOutOf(sheet) !== undefined;

export function isBust({ artwork: { image, illustration } }: Sheet): boolean {
  return !image && illustration !== undefined && illustrations[illustration].isBust === true;
}

/**
 * The ad's subject as large as the box allows: the advertiser's image (a photo fills its shape, a cut-out stands as it
 * is), else the illustration with the brand on its label. Nothing when the ad has neither.
 */
export function subjectIn(sheet: Sheet, { isOpen, ...room }: SubjectRoom): Part {
  return isOpen && isBust(sheet) ? bustInDisc(sheet, room) : wholeIn(sheet, room);
}

/** How wide shoulders are by the disc that they look out of, whose lower half cuts them. */
const shouldersByDisc = 0.92;

/** A bust whose shoulders end at the disc behind it, and whose head rises over it. */
function bustInDisc(sheet: Sheet, { box, behind, anchor = 'bottom', align = 'centre', letters }: SubjectRoom): Part {
  const { accent, second, third } = sheet.colours;
  const rise = shouldersByDisc / subjectAspect(sheet);
  const { scale: size, ...place } = placeIn(box, { width: 1, height: rise }, { anchor, align });
  const fill = shapeColour(behind, [accent, second, third]);
  const bust = wholeIn(sheet, { box: place, behind: fill, ...(letters && { letters }) });
  const [foot, radius] = [bottom(place), size / 2];
  const cut = `M${px(place.x)} ${px(place.y)}H${px(right(place))}V${px(foot - radius)}a${px(radius)} ${px(radius)} 0 0 1 ${px(-size)} 0z`;
  return {
    element: (
      <g>
        <circle cx={px(place.x + radius)} cy={px(foot - radius)} r={px(radius)} fill={fill} />
        <Clipped outline={cut}>{bust.element}</Clipped>
      </g>
    ),
    box: place,
  };
}

function wholeIn(
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
  const { scale, ...drawn } = placeIn(box, { width, height }, { anchor, align });
  const [shiftX, shiftY] = [drawn.x - left * scale, drawn.y - top * scale];
  const palette = paletteOn(sheet.colours, behind, letters);
  sheet.place('illustration', drawn);
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
    box: drawn,
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

import type { ReactElement } from 'react';
import type { Box, TextAlign } from '../type-setting/textOutline';
import { objectPoseOf } from './artwork';
import { type IllustrationPalette, paletteOn } from './colourSchemes';
import type { Colour } from './contrast';
import { bottom, inset, middle, placeIn, px, right } from './geometry';
import type { Illustration } from './illustrations/illustration';
import { posed, type Posed } from './posed';
import { shapeColour, type Part } from './parts';
import { Clipped, cutOutIn, cutOutOf, photoIn, roundedBox, type PhotoShape } from './photo';
import type { Sheet } from './sheet';

/** Where a subject is put and what is behind it. */
export type SubjectRoom = {
  box: Box;
  /** How far a drawn subject may be moved, which is no further than the box unless given. */
  reach?: Box;
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

export const isBust = ({ illustration }: Sheet): boolean => illustration?.isBust === true;

/**
 * The ad's subject as large as the box allows: the advertiser's image (a photo fills its shape, a cut-out stands as it
 * is), else the illustration with the brand on its label. Nothing when the ad has neither.
 */
export function subjectIn(sheet: Sheet, room: SubjectRoom): Part {
  const { illustration } = sheet;
  return illustration?.isBust && room.isOpen ? bustInDisc(sheet, illustration, room) : wholeIn(sheet, room);
}

/** How wide shoulders are by the disc that they look out of, whose lower half cuts them. */
const shouldersByDisc = 0.92;

/** A bust whose shoulders end at the disc behind it, and whose head rises over it. */
function bustInDisc(sheet: Sheet, illustration: Illustration, room: SubjectRoom): Part {
  const { behind, letters } = room;
  const { accent, second, third } = sheet.colours;
  const rise = shouldersByDisc / subjectAspect(sheet);
  const place = placeIn(room.box, { width: 1, height: rise }, anchorsOf(room));
  const pose = poseOf(sheet, place, room);
  const { box } = pose;
  const fill = shapeColour(behind, [accent, second, third]);
  const bust = drawnIn(sheet, illustration, pose, paletteOn(sheet.colours, fill, letters));
  const [foot, radius] = [bottom(box), box.width / 2];
  const cut = `M${px(box.x)} ${px(box.y)}H${px(right(box))}V${px(foot - radius)}a${px(radius)} ${px(radius)} 0 0 1 ${px(-box.width)} 0z`;
  return {
    element: (
      <g>
        <circle cx={px(box.x + radius)} cy={px(foot - radius)} r={px(radius)} fill={fill} />
        <Clipped outline={cut}>{bust}</Clipped>
      </g>
    ),
    box: place,
  };
}

function wholeIn(sheet: Sheet, room: SubjectRoom): Part {
  const { box, behind, photo, letters } = room;
  const { illustration } = sheet;
  const { image } = sheet.artwork;
  if (image && !image.isTransparent)
    return photoIn(sheet, image, photo ?? { box, outline: roundedBox(box, sheet.unit * 2.4) });
  if (box.width <= 0 || box.height <= 0) return { element: null, box };
  if (image) return cutOutIn(sheet, image, { box, ...anchorsOf(room) });
  if (!illustration) return { element: null, box };
  const place = placeIn(box, sizeOf(illustration), anchorsOf(room));
  const pose = poseOf(sheet, place, room);
  return { element: drawnIn(sheet, illustration, pose, paletteOn(sheet.colours, behind, letters)), box: place };
}

const anchorsOf = ({ anchor = 'bottom', align = 'centre' }: SubjectRoom) => ({ anchor, align });

/** How the subject stands that its layout puts at the place. */
function poseOf(
  sheet: Sheet,
  { x, y, width, height }: Box,
  { box: room, reach = room, anchor = 'bottom', isOpen }: SubjectRoom,
): Posed {
  const { obstacles, artwork } = sheet;
  const box = { x, y, width, height };
  const asked = objectPoseOf(artwork);
  if (!obstacles || !asked) return { box, degrees: 0, isMirrored: false, isHeld: false };
  const isUpright = isBust(sheet);
  const stand = { box, reach, isStanding: anchor === 'bottom', isCut: isUpright && !isOpen, isUpright };
  const pose = posed(stand, asked, obstacles, Math.min(sheet.width, sheet.height));
  sheet.poses.push(pose);
  return pose;
}

/** The illustration with the brand on its label, which is read from left to right when the rest is mirrored. */
function drawnIn(
  sheet: Sheet,
  illustration: Illustration,
  { box, degrees, isMirrored }: Posed,
  palette: IllustrationPalette,
): ReactElement {
  const { bounds, label, draw } = illustration;
  const [left, top, width] = bounds;
  const { scale, ...drawn } = placeIn(box, sizeOf(illustration), { anchor: 'bottom', align: 'centre' });
  const shiftX = isMirrored ? right(drawn) + left * scale : drawn.x - left * scale;
  const shiftY = drawn.y - top * scale;
  const fine = Math.round(scale * 1e4) / 1e4;
  const place = label && {
    x: drawn.x + (isMirrored ? left + width - label.x - label.width : label.x - left) * scale,
    y: shiftY + label.y * scale,
    width: label.width * scale,
    height: label.height * scale,
  };
  const writeLabel = () =>
    place && !sheet.artwork.logo && bottom(place) <= bottom(sheet.safe)
      ? sheet.text({
          part: 'brand',
          isLabel: true,
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
  const whole = () => {
    sheet.place('illustration', drawn);
    return (
      <g>
        <g transform={`translate(${px(shiftX)} ${px(shiftY)}) scale(${isMirrored ? `${-fine} ${fine}` : fine})`}>
          {draw(palette)}
        </g>
        {place &&
          (label.turn ? sheet.turned(isMirrored ? -label.turn : label.turn, middle(place), writeLabel) : writeLabel())}
      </g>
    );
  };
  return degrees === 0 ? whole() : sheet.turned(degrees, middle(drawn), whole);
}

function sizeOf({ bounds }: Illustration): { width: number; height: number } {
  const [, , width, height] = bounds;
  return { width, height };
}

/** The subject's width by its height; a square's where there is none. */
export function subjectAspect({ artwork, illustration }: Sheet): number {
  if (artwork.image) {
    const { width, height, isTransparent } = artwork.image;
    // A photo is cut to a shape that is good to look at; what has an outline of its own keeps its proportions.
    return isTransparent ? width / height : Math.min(1.34, Math.max(0.75, width / height));
  }
  if (!illustration) return 1;
  const { width, height } = sizeOf(illustration);
  return width / height;
}

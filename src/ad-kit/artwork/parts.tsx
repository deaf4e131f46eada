import type { ReactElement } from 'react';
import type { Box } from '../type-setting/textOutline';
import type { ArtworkImage } from './artwork';
import { differenceOf, inkOn, mix, type Colour } from './contrast';
import { px } from './geometry';
import { drawPattern } from './patterns';
import { patternTone, type Sheet } from './sheet';

/** A piece of a layout: what it draws and the box it takes, of no size when there is nothing to draw. */
export type Part = { element: ReactElement | null; box: Box };

/** The whole ground, with the pattern where one is chosen. */
export function groundOf(sheet: Sheet): ReactElement {
  return panelOf(sheet, { x: 0, y: 0, width: sheet.width, height: sheet.height }, sheet.colours.ground);
}

/** A plain box, with the pattern where one is chosen; a panel that holds no subject is never left empty. */
export function panelOf(sheet: Sheet, box: Box, colour: Colour): ReactElement {
  const { ground } = sheet.colours;
  const pattern = sheet.artwork.pattern ?? (colour === ground || hasSubject(sheet) ? undefined : 'rings');
  // Off the ground nobody reads on the pattern, so it may be stronger.
  const tone = colour === ground ? patternTone(colour, sheet.colours) : panelTone(colour);
  return (
    <g>
      <rect x={px(box.x)} y={px(box.y)} width={px(box.width)} height={px(box.height)} fill={colour} />
      {pattern && drawPattern(pattern, box, sheet.unit * 9, tone)}
    </g>
  );
}

/** A pattern on a panel of the colour. */
const panelTone = (colour: Colour): Colour => mix(colour, clearOf(colour), 0.13);

/** Black or white, whichever is clearer on the colour. */
export const clearOf = (colour: Colour): Colour => inkOn([colour], []) ?? '#000000';

/** A colour of the scheme, in the order given, that a large shape on the ground is seen by. */
export function shapeColour(ground: Colour, wished: readonly Colour[]): Colour {
  return wished.find((colour) => differenceOf(colour, ground) > 110) ?? clearOf(ground);
}

/** Draws the whole image within the box. */
export function imageIn({ href, width, height }: ArtworkImage, box: Box): ReactElement {
  return (
    <svg
      x={px(box.x)}
      y={px(box.y)}
      width={px(box.width)}
      height={px(box.height)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
    >
      <image href={href} width={width} height={height} />
    </svg>
  );
}

/** Whether there is a subject at all. */
export const hasSubject = ({ artwork }: Sheet): boolean => Boolean(artwork.image ?? artwork.illustration);

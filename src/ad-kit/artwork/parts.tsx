import type { ReactElement } from 'react';
import type { Box, TextAlign } from '../type-setting/textOutline';
import type { ArtworkImage } from './artwork';
import { paletteOn } from './colourSchemes';
import { contrastOf, differenceOf, inkOn, mix, type Colour } from './contrast';
import { bottom, inset, middle, px, right } from './geometry';
import { illustrations } from './illustrations/illustrations';
import { drawPattern } from './patterns';
import { patternTone, type Placed, type Sheet } from './sheet';

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
  const tone = colour === ground ? patternTone(colour, sheet.colours) : mix(colour, clearOf(colour), 0.13);
  return (
    <g>
      <rect x={px(box.x)} y={px(box.y)} width={px(box.width)} height={px(box.height)} fill={colour} />
      {pattern && drawPattern(pattern, box, sheet.unit * 9, tone)}
    </g>
  );
}

const clearOf = (colour: Colour): Colour => inkOn([colour], []) ?? '#000000';

/** A colour of the scheme, in the order given, that a large shape on the ground is seen by. */
export function shapeColour(ground: Colour, wished: readonly Colour[]): Colour {
  return wished.find((colour) => differenceOf(colour, ground) > 110) ?? clearOf(ground);
}

/** Draws the image so that it covers the box and is cut at its edges. */
export function imageIn(
  { href, width, height }: ArtworkImage,
  box: Box,
  fit: 'slice' | 'meet' = 'slice',
): ReactElement {
  return (
    <svg
      x={px(box.x)}
      y={px(box.y)}
      width={px(box.width)}
      height={px(box.height)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'slice' ? 'xMidYMid slice' : 'xMidYMax meet'}
    >
      <image href={href} width={width} height={height} />
    </svg>
  );
}

/** Where a subject is put and what is behind it. */
export type SubjectRoom = {
  box: Box;
  behind: Colour;
  anchor?: 'bottom' | 'middle';
  align?: TextAlign;
  /** What an image fills in place of `box`: it needs no margin to its panel. */
  imageBox?: Box;
};

/**
 * The ad's subject as large as the box allows: the advertiser's image, else the illustration with the brand on its
 * label. Nothing when the ad has neither.
 */
export function subjectIn(
  sheet: Sheet,
  { box, behind, anchor = 'bottom', align = 'centre', imageBox = box }: SubjectRoom,
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
  const palette = paletteOn(sheet.colours, behind);
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

/** Where a button stands: its left, middle or right edge at `x` and its top or bottom at `y`. */
export type ButtonPlace = {
  x: number;
  y: number;
  align?: TextAlign;
  from?: 'top' | 'bottom';
  maxWidth: number;
  /** What the button lies on. */
  on: Colour;
  /** Fills in the order they are liked. */
  fills?: readonly Colour[];
  size?: number;
};

/** The call to action as a button; no box when there is no call. */
export function buttonAt(sheet: Sheet, place: ButtonPlace): Part {
  const { colours, unit } = sheet;
  const { align = 'left', from = 'top', on } = place;
  const size = place.size ?? unit * 2.9;
  const fills = place.fills ?? [colours.accent, colours.dark, colours.light];
  const fill = fills.find((colour) => contrastOf(colour, on) > 1.6) ?? clearOf(on);
  const [padX, height] = [size * 0.95, size * 2.5];
  const start = { left: place.x, centre: place.x - place.maxWidth / 2, right: place.x - place.maxWidth }[align];
  const top = from === 'top' ? place.y : place.y - height;
  const label = sheet.text({
    part: 'call_to_action',
    box: { x: start + padX, y: top + size * 0.2, width: place.maxWidth - 2 * padX, height: height - size * 0.4 },
    size,
    minSize: size * 0.62,
    maxLines: 2,
    lineHeight: 1.12,
    face: 'bold',
    align,
    anchor: 'middle',
    on: [fill],
    inks: [colours.dark, colours.light],
  });
  if (label.isEmpty) return { element: null, box: { x: place.x, y: place.y, width: 0, height: 0 } };
  const box = { x: label.box.x - padX, y: top, width: label.box.width + 2 * padX, height };
  return {
    element: (
      <g>
        <rect
          x={px(box.x)}
          y={px(box.y)}
          width={px(box.width)}
          height={px(box.height)}
          rx={px(size * 0.28)}
          fill={fill}
        />
        {label.element}
      </g>
    ),
    box,
  };
}

/** The logo, else the brand's name in small letters. */
export function brandIn(
  sheet: Sheet,
  place: {
    box: Box;
    on: readonly Colour[];
    align?: TextAlign;
    inks?: readonly Colour[];
    anchor?: 'top' | 'middle' | 'bottom';
  },
): Part {
  const { box, align = 'left', anchor = 'top' } = place;
  const { logo } = sheet.artwork;
  if (logo) {
    const scale = Math.min(box.width / logo.width, Math.min(box.height, sheet.unit * 6.5) / logo.height);
    const [width, height] = [logo.width * scale, logo.height * scale];
    const spareX = box.width - width;
    const spareY = box.height - height;
    const x = box.x + { left: 0, centre: spareX / 2, right: spareX }[align];
    const y = box.y + { top: 0, middle: spareY / 2, bottom: spareY }[anchor];
    const at = { x, y, width, height };
    return { element: imageIn(logo, at, 'meet'), box: at };
  }
  return sheet.text({
    part: 'brand',
    box,
    size: sheet.unit * 2.5,
    minSize: sheet.unit * 1.8,
    maxLines: 2,
    lineHeight: 1.2,
    face: 'bold',
    upperCase: true,
    tracking: 0.09,
    align,
    anchor,
    on: place.on,
    ...(place.inks ? { inks: place.inks } : {}),
  });
}

/** A line under a text, as under a link. */
export function underlined(sheet: Sheet, { element, box, ink, isEmpty }: Placed): Part {
  if (isEmpty) return { element, box };
  const thickness = Math.max(2, sheet.unit * 0.28);
  const y = bottom(box) + thickness * 1.6;
  return {
    element: (
      <g>
        {element}
        <rect x={px(box.x)} y={px(y)} width={px(right(box) - box.x)} height={px(thickness)} fill={ink} />
      </g>
    ),
    box: { ...box, height: y + thickness - box.y },
  };
}

/** The subject's width by its height; a square's where there is none. */
export function subjectAspect({ artwork }: Sheet): number {
  if (artwork.image) return Math.min(1.5, Math.max(0.66, artwork.image.width / artwork.image.height));
  if (!artwork.illustration) return 1;
  const [, , width, height] = illustrations[artwork.illustration].bounds;
  return width / height;
}

/** Whether there is a subject at all. */
export const hasSubject = ({ artwork }: Sheet): boolean => Boolean(artwork.image ?? artwork.illustration);

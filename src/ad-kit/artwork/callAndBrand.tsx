import type { Box, TextAlign } from '../type-setting/textOutline';
import { contrastOf, type Colour } from './contrast';
import { bottom, px, right } from './geometry';
import { logoIn } from './logo';
import { clearOf, type Part } from './parts';
import type { Placed, Sheet } from './sheet';

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
    size?: number;
    /** How high the layout lets a logo be, and how round the corners of its plate are. */
    tall?: number;
    corner?: number;
  },
): Part {
  const { box, align = 'left', anchor = 'top', size = sheet.unit * 2.5 } = place;
  const { logo } = sheet.artwork;
  if (logo) return logoIn(sheet, logo, { ...place, align, anchor, size });
  return sheet.text({
    part: 'brand',
    box,
    size,
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

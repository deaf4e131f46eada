import type { Box, TextAlign } from '../type-setting/textOutline';
import type { ArtworkImage } from './artwork';
import type { Colour } from './contrast';
import { bottom, inset, px } from './geometry';
import { isLogoClear, plateFor } from './logoContrast';
import { imageIn, type Part } from './parts';
import type { Sheet } from './sheet';

/** Where a logo stands. */
export type LogoPlace = {
  box: Box;
  /** Every colour of what it stands on. */
  on: readonly Colour[];
  align: TextAlign;
  anchor: 'top' | 'middle' | 'bottom';
  /** What a written brand's letters have in its place, in pixels. */
  size: number;
  /** How high the layout lets a logo be: from the box's top down, or else from its foot up. */
  tall?: number | undefined;
  /** The radius of its plate's corners: by default, that of buttons. */
  corner?: number | undefined;
};

/** How much larger a step makes it. */
const sizeStep = 1.2;

/** Of the canvas's unit, by its shape. */
const tallest = { square: 13, portrait: 14, story: 16, wide: 10.5 };

/** The logo as large as its layout has room for, on a plate where it needs one. */
export function logoIn(sheet: Sheet, logo: ArtworkImage, place: LogoPlace): Part {
  const { unit, shape, colours, artwork } = sheet;
  const { box, align, anchor, on, tall = unit * tallest[shape], corner = unit * 0.8 } = place;
  const steps = artwork.logoSize ?? 0;
  const plate = plateFor(logo, on, colours, artwork.logoPlate);
  const air = plate ? unit * 1.1 : 0;
  const most = Math.min((box.width - 2 * air) / logo.width, (tall - 2 * air) / logo.height);
  // By the size that it has in its layout, so that each step is seen where the logo is as large as its room.
  const own = Math.min(most, ownHeight(sheet, logo, place.size) / logo.height);
  const scale = Math.min(most, own * sizeStep ** steps);
  const [width, height] = [logo.width * scale + 2 * air, logo.height * scale + 2 * air];
  const spare = box.width - width;
  const foot = bottom(box) - height;
  const whole = {
    x: box.x + { left: 0, centre: spare / 2, right: spare }[align],
    y: { top: box.y, middle: Math.min((box.y + foot) / 2, foot), bottom: foot }[anchor],
    width,
    height,
  };
  sheet.place('logo', whole);
  sheet.logos.push({
    isFaint: !isLogoClear(logo, plate ? [plate] : on),
    isHeld: steps > 0 && scale < own * 1.01,
  });
  const drawn = imageIn(logo, inset(whole, air));
  if (!plate) return { element: drawn, box: whole };
  return {
    element: (
      <g>
        <rect x={px(whole.x)} y={px(whole.y)} width={px(width)} height={px(height)} rx={px(corner)} fill={plate} />
        {drawn}
      </g>
    ),
    box: whole,
  };
}

/** How high a logo is by itself. A wide one is lower than a square one, so that one is seen as soon as the other. */
function ownHeight({ unit, shape }: Sheet, { width, height }: ArtworkImage, size: number): number {
  const letters = shape === 'story' ? Math.max(size, unit * 3.2) : size;
  return letters * Math.min(shape === 'wide' ? 3.2 : 3.8, 5.2 / Math.sqrt(width / height));
}

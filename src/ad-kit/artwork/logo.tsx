import type { Box, TextAlign } from '../type-setting/textOutline';
import type { ArtworkImage } from './artwork';
import type { Colour } from './contrast';
import { inset, px } from './geometry';
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
  /** At most so high, in pixels. */
  height: number;
  /** The radius of its plate's corners: by default, that of buttons. */
  corner?: number;
};

/** The logo, on a plate where it needs one. With its plate it is as large as without: the letters become smaller. */
export function logoIn(sheet: Sheet, logo: ArtworkImage, place: LogoPlace): Part {
  const { unit, colours, artwork } = sheet;
  const { box, align, anchor, on, corner = unit * 0.8 } = place;
  const plate = plateFor(logo, on, colours, artwork.logoPlate);
  const air = plate ? unit * 1.1 : 0;
  const scale = Math.min(
    (box.width - 2 * air) / logo.width,
    (Math.min(box.height, place.height) - 2 * air) / logo.height,
  );
  const [width, height] = [logo.width * scale + 2 * air, logo.height * scale + 2 * air];
  const spare = { x: box.width - width, y: box.height - height };
  const whole = {
    x: box.x + { left: 0, centre: spare.x / 2, right: spare.x }[align],
    y: box.y + { top: 0, middle: spare.y / 2, bottom: spare.y }[anchor],
    width,
    height,
  };
  sheet.place('logo', whole);
  sheet.logos.push({ isFaint: !isLogoClear(logo, plate ? [plate] : on) });
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

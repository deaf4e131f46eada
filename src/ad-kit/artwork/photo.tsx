import { type ReactElement, type ReactNode, useId } from 'react';
import type { Box, TextAlign } from '../type-setting/textOutline';
import type { ArtworkImage } from './artwork';
import { centredCrop, viewOf } from './crop';
import { Shadowed, shadowReach } from './cutOutShadow';
import { bottom, inset, placeIn, px, right, type Point } from './geometry';
import type { Part } from './parts';
import type { Sheet } from './sheet';

/** What a photo fills. Without an outline all of the box. */
export type PhotoShape = {
  box: Box;
  /** A path within the box. */
  outline?: string;
  /** Where the photo's focal point is wanted, as shares of the box; its middle unless given. */
  eye?: Point;
};

const middleEye: Point = { x: 0.5, y: 0.5 };

/** The ad's image if it fills whatever it is put into. */
export const photoOf = ({ artwork: { image } }: Sheet): ArtworkImage | undefined =>
  image?.isTransparent ? undefined : image;

/** The ad's image if it has an outline of its own. */
export const cutOutOf = ({ artwork: { image } }: Sheet): ArtworkImage | undefined =>
  image?.isTransparent ? image : undefined;

/** The image as large as covers the shape, cut at its outline, and never stretched. */
export function photoIn(sheet: Sheet, image: ArtworkImage, { box, outline, eye = middleEye }: PhotoShape): Part {
  if (box.width < 1 || box.height < 1) return { element: null, box };
  sheet.photos.push({ box, eye });
  sheet.place('image', box);
  const seen = viewOf(image, image.crop ?? centredCrop, box, eye);
  const drawn = scaledImage(image, seen, box);
  return { element: outline ? <Clipped outline={outline}>{drawn}</Clipped> : <Window box={box}>{drawn}</Window>, box };
}

/** Where on the canvas the photo's focal point comes to lie. */
export function focusIn(image: ArtworkImage, { box, eye = middleEye }: PhotoShape): Point {
  const crop = image.crop ?? centredCrop;
  const seen = viewOf(image, crop, box, eye);
  const scale = box.width / seen.width;
  return {
    x: box.x + (crop.x * image.width - seen.x) * scale,
    y: box.y + (crop.y * image.height - seen.y) * scale,
  };
}

/** The whole image as large as the box allows: what has an outline of its own is not cut unless someone zooms in. */
export function cutOutIn(
  sheet: Sheet,
  image: ArtworkImage,
  { box, anchor, align }: { box: Box; anchor: 'bottom' | 'middle'; align: TextAlign },
): Part {
  if (box.width < 1 || box.height < 1) return { element: null, box };
  const { cutOutShadow } = sheet.artwork;
  const room = cutOutShadow ? withinShadow(box, anchor) : box;
  const { scale: _, ...at } = placeIn(room, image, { anchor, align });
  sheet.photos.push({ box: at, eye: middleEye });
  sheet.place('image', at);
  const seen = viewOf(image, image.crop ?? centredCrop, at, middleEye);
  const drawn = <Window box={at}>{scaledImage(image, seen, at)}</Window>;
  if (!cutOutShadow) return { element: drawn, box: at };
  const shadowed = (
    <Shadowed kind={cutOutShadow} room={box} isStanding={anchor === 'bottom'} color={sheet.colours.dark}>
      {drawn}
    </Shadowed>
  );
  return { element: shadowed, box: at };
}

/** The room without what a shadow takes of it. What stands at the foot goes on standing there. */
function withinShadow(box: Box, anchor: 'bottom' | 'middle'): Box {
  const reach = shadowReach(box);
  const { height, ...inner } = inset(box, reach);
  return { ...inner, height: anchor === 'bottom' ? height + reach : height };
}

/** The image, scaled so that the part that is seen lies at the place. */
function scaledImage({ href, width, height }: ArtworkImage, seen: Box, at: Box): ReactElement {
  const scale = Math.max(at.width / seen.width, at.height / seen.height);
  const fine = (value: number) => Math.round(value * 1e6) / 1e6;
  const [x, y] = [fine(at.x - seen.x * scale), fine(at.y - seen.y * scale)];
  return <image href={href} width={width} height={height} transform={`translate(${x} ${y}) scale(${fine(scale)})`} />;
}

/** What is cut at a box's edges. A nested viewport needs no id, which a clip path does. */
function Window({ box, children }: { box: Box; children: ReactNode }) {
  const [x, y, width, height] = [px(box.x), px(box.y), px(box.width), px(box.height)];
  return (
    <svg {...{ x, y, width, height }} viewBox={`${x} ${y} ${width} ${height}`}>
      {children}
    </svg>
  );
}

/**
 * What is cut at a path. Its id is the page's own, so that drawings that are shown side by side never share one. No
 * viewport may be within: where a clip path cuts a viewport with a large image, resvg leaves parts of it out.
 */
export function Clipped({ outline, children }: { outline: string; children: ReactNode }) {
  const id = useId();
  return (
    <g>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </g>
  );
}

/** A box with rounded corners as a path. */
export function roundedBox(box: Box, radius: number): string {
  const r = px(Math.min(radius, box.width / 2, box.height / 2));
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${px(box.x + r)} ${px(box.y)}H${px(right(box) - r)}${arc(r, r)}V${px(bottom(box) - r)}${arc(-r, r)}H${px(box.x + r)}${arc(-r, -r)}V${px(box.y + r)}${arc(r, -r)}z`;
}

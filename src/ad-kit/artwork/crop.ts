import type { Box } from '../type-setting/textOutline';
import type { Point } from './geometry';

/**
 * Which part of an image is shown. `x` and `y` are its focal point as shares of the image's width and height, 0 to 1;
 * `zoom` is how much closer than whole it is shown, at least 1.
 */
export type ImageCrop = { x: number; y: number; zoom: number };

export const centredCrop: ImageCrop = { x: 0.5, y: 0.5, zoom: 1 };

type Size = { width: number; height: number };

/**
 * The part of the image, in its own pixels, that fills a box of the size: as much as the box's proportions and the zoom
 * allow. The focal point lies at `eye`, shares of the box, as far as the image's edges let it, and always within.
 */
export function viewOf(image: Size, { x, y, zoom }: ImageCrop, box: Size, eye: Point): Box {
  const scale = Math.min(image.width / box.width, image.height / box.height) / Math.max(1, zoom);
  const [width, height] = [box.width * scale, box.height * scale];
  const start = (focus: number, seen: number, whole: number) => Math.min(Math.max(0, focus - seen), whole);
  return {
    x: start(x * image.width, eye.x * width, image.width - width),
    y: start(y * image.height, eye.y * height, image.height - height),
    width,
    height,
  };
}

import type { Box, TextAlign } from '../type-setting/textOutline';

export type Point = { x: number; y: number };

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;
export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The box made smaller on all sides. */
export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(0, box.width - 2 * by),
  height: Math.max(0, box.height - 2 * by),
});

/** The box between two corners; of no size when they are the wrong way round. */
export const between = (left: number, top: number, rightEdge: number, bottomEdge: number): Box => ({
  x: left,
  y: top,
  width: Math.max(0, rightEdge - left),
  height: Math.max(0, bottomEdge - top),
});

/** The largest place in the box for something of the size's proportions, and how much larger than the size it is. */
export function placeIn(
  box: Box,
  size: { width: number; height: number },
  { anchor, align }: { anchor: 'bottom' | 'middle'; align: TextAlign },
): Box & { scale: number } {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const spare = { x: box.width - width, y: box.height - height };
  return {
    x: box.x + { left: 0, centre: spare.x / 2, right: spare.x }[align],
    y: box.y + (anchor === 'bottom' ? spare.y : spare.y / 2),
    width,
    height,
    scale,
  };
}

/** The corners of the box, from the upper left one clockwise. */
export const cornersOf = (box: Box): Point[] => [
  { x: box.x, y: box.y },
  { x: right(box), y: box.y },
  { x: right(box), y: bottom(box) },
  { x: box.x, y: bottom(box) },
];

/** The area that two boxes have in common. */
export function sharedBy(one: Box, other: Box): number {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const shared = between(x, y, Math.min(right(one), right(other)), Math.min(bottom(one), bottom(other)));
  return shared.width * shared.height;
}

/** How far the point is from the box, 0 within it. */
export function distanceTo(box: Box, { x, y }: Point): number {
  const across = Math.max(box.x - x, 0, x - right(box));
  const down = Math.max(box.y - y, 0, y - bottom(box));
  return Math.hypot(across, down);
}

/** The point turned about a centre, clockwise. */
export function turnPoint({ x, y }: Point, degrees: number, centre: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - centre.x, y - centre.y];
  return {
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** A number as SVG writes it, to a tenth of a pixel. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/**
 * The largest room for something of the aspect (width by height) in the lower right of an area, clear of what stands in
 * it by `gap`.
 */
export function roomBeside(area: Box, obstacles: readonly Box[], aspect: number, gap: number): Box {
  const lefts = [area.x, ...obstacles.map((obstacle) => right(obstacle) + gap)].filter((x) => x < right(area));
  const rooms = lefts.map((left) => {
    const inTheWay = obstacles.filter((obstacle) => right(obstacle) + gap > left && obstacle.x < right(area));
    const top = Math.max(area.y, ...inTheWay.map((obstacle) => bottom(obstacle) + gap));
    return between(Math.max(left, area.x), top, right(area), bottom(area));
  });
  const sizeOf = (room: Box) => Math.min(room.width / aspect, room.height);
  return rooms.reduce((best, room) => (sizeOf(room) > sizeOf(best) ? room : best));
}

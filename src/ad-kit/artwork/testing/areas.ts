import type { Point } from '../geometry';

/** By which side of the line a point is: below 0 on the left of who looks along it. */
const sideOf = (from: Point, to: Point, { x, y }: Point): number =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

/** The area of a shape whose corners go clockwise. */
export const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

/** The area that two shapes have in common, whose corners go clockwise without a dent. */
export function sharedArea(one: readonly Point[], other: readonly Point[]): number {
  const shared = other.reduce(
    (rest, from, index) => cutAlong(rest, from, other[(index + 1) % other.length] ?? from),
    [...one],
  );
  return areaOf(shared);
}

/** What of the shape is on the right of the line. */
function cutAlong(corners: readonly Point[], from: Point, to: Point): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [sideOf(from, to, corner), sideOf(from, to, next)];
    const kept = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }];
  });
}

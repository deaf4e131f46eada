import type { Point } from '../../../../ad-kit/artwork/geometry';
import type { DrawnArtwork } from '../../../../ad-kit/artwork/renderArtwork';
import { canvases, type CanvasId } from '../../../../ad-kit/canvases';
import { type ArtworkPart, artworkPartOf } from '../../../../ad-kit/preflight/finding';

/** A part of a drawing with the corners of each place that it stands in. */
export type TouchPart = { part: ArtworkPart; outlines: readonly (readonly Point[])[] };

/** How far a frame stands off what it is about, in hundredths of the canvas's shorter side. */
const air = 1;

/** What can be touched on a drawing, the lowest first: the ground, which shows the colors, then what stands on it. */
export function touchPartsOf({ texts, things }: Pick<DrawnArtwork, 'texts' | 'things'>, canvas: CanvasId): TouchPart[] {
  const { width, height } = canvases[canvas];
  const by = (Math.min(width, height) / 100) * air;
  const ground = [
    { x: by, y: by },
    { x: width - by, y: by },
    { x: width - by, y: height - by },
    { x: by, y: height - by },
  ];
  const outlines = new Map<ArtworkPart, (readonly Point[])[]>([['colors', [ground]]]);
  const add = (part: ArtworkPart, corners: readonly Point[]) =>
    outlines.set(part, [...(outlines.get(part) ?? []), within(grown(corners, by), canvas)]);
  for (const { thing, corners } of things) add(thing, corners);
  for (const { part, corners, bounds } of texts) {
    if (bounds.width > 0) add(artworkPartOf(part), corners);
  }
  return [...outlines].map(([part, found]) => ({ part, outlines: found }));
}

/** The corners of the same box, turned or not, with air around. */
function grown([a, b, c, d]: readonly Point[], by: number): Point[] {
  if (!a || !b || !c || !d) return [];
  const [across, down] = [step(a, b, by), step(a, d, by)];
  return [
    { x: a.x - across.x - down.x, y: a.y - across.y - down.y },
    { x: b.x + across.x - down.x, y: b.y + across.y - down.y },
    { x: c.x + across.x + down.x, y: c.y + across.y + down.y },
    { x: d.x - across.x + down.x, y: d.y - across.y + down.y },
  ];
}

function step(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: ((to.x - from.x) / length) * by, y: ((to.y - from.y) / length) * by };
}

/** Nothing of a frame is lost beyond the canvas. */
function within(corners: readonly Point[], canvas: CanvasId): Point[] {
  const { width, height } = canvases[canvas];
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 4), most - 4);
  return corners.map(({ x, y }) => ({ x: clamp(x, width), y: clamp(y, height) }));
}

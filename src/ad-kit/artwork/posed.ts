import type { Box } from '../type-setting/textOutline';
import { middle, sharedBy, type Point } from './geometry';
import { type ObjectPose, poseSteps } from './objectPose';

/** An object as its layout puts it. */
export type Stand = {
  box: Box;
  /** What the layout leaves it to be moved in. */
  reach: Box;
  /** Its foot stays where it is while there is room above. */
  isStanding: boolean;
  /** It is cut at an edge that hides the cut: its foot stays there. */
  isCut: boolean;
  /** It looks wrong in any other turn. */
  isUpright: boolean;
};

/** Where an object stands: the box before its turn. */
export type Posed = {
  box: Box;
  degrees: number;
  isMirrored: boolean;
  /** It is asked to be turned, to be larger, or to be moved, and there is no room for that. */
  isHeld: boolean;
};

/** The object set as it was asked as far as there is room: first turned, at once as large as it can be, then moved. */
export function posed(stand: Stand, pose: ObjectPose, obstacles: readonly Box[], shorterSide: number): Posed {
  const { turn = 0, size = 0, across = 0, down = 0, mirrored: isMirrored = false } = pose;
  const { box: own, isCut, isUpright } = stand;
  const isFree = freedomOf(stand, obstacles);
  const wanted = poseSteps.size ** size;
  const asked = isUpright ? 0 : turn * poseSteps.turn;
  const found = largestFrame(stand, asked, wanted, isFree);
  const { frame, scale, degrees } = found ?? { frame: own, scale: 1, degrees: 0 };
  const step = shorterSide * poseSteps.move;
  const way = { x: across * step, y: isCut ? 0 : down * step };
  const gone = furthest(way, (by) => isFree({ ...frame, x: frame.x + by.x, y: frame.y + by.y }));
  const { x, y } = middle(frame);
  const [width, height] = [own.width * scale, own.height * scale];
  return {
    box: { x: x + gone.x - width / 2, y: y + gone.y - height / 2, width, height },
    degrees,
    isMirrored,
    isHeld:
      degrees !== asked ||
      (size > 0 && scale < 1.01) ||
      Math.hypot(way.x - gone.x, way.y - gone.y) > Math.hypot(way.x, way.y) / 2,
  };
}

/** Whether an object in the frame covers no more of anything than in its layout, and reaches no further out. */
type IsFree = (frame: Box) => boolean;

function freedomOf({ box: own, reach }: Stand, obstacles: readonly Box[]): IsFree {
  const outside = (frame: Box) => frame.width * frame.height - sharedBy(frame, reach);
  return (frame) =>
    outside(frame) <= outside(own) + 1 &&
    obstacles.every((obstacle) => sharedBy(frame, obstacle) <= sharedBy(own, obstacle) + 1);
}

/** The upright frame of the turned object, as large as it can be up to the wanted size. */
function largestFrame({ box, isStanding, isCut }: Stand, degrees: number, wanted: number, isFree: IsFree) {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (scale: number) => {
    const width = (box.width * cos + box.height * sin) * scale;
    const height = (box.width * sin + box.height * cos) * scale;
    const [beside, above] = [width - box.width, height - box.height];
    // Where it stands in its layout, else as near to it as keeps an edge.
    const columns = beside > 0 ? [0.5, 1, 0] : [0.5];
    const rows = isCut ? [1] : isStanding ? [1, 0.5, 0] : [0.5, 1, 0];
    const frame = rows
      .flatMap((row) =>
        columns.map((column) => ({ x: box.x - beside * column, y: box.y - above * row, width, height })),
      )
      .find(isFree);
    return frame && { frame, scale, degrees };
  };
  let found = at(wanted) ?? at(wanted / 2);
  for (let [low, high] = [found?.scale ?? wanted, wanted]; high - low > 0.002;) {
    const half = (low + high) / 2;
    const place = at(half);
    found = place ?? found;
    [low, high] = place ? [half, high] : [low, half];
  }
  return found;
}

/** As much of the way as is free: all of it, else as far across as can be, and from there up or down. */
function furthest(way: Point, isFree: (by: Point) => boolean): Point {
  if (isFree(way)) return way;
  const part = (isSo: (share: number) => boolean) => {
    let share = 1;
    while (share > 0 && !isSo(share)) share -= 1 / 32;
    return share;
  };
  const x = way.x * part((share) => isFree({ x: way.x * share, y: 0 }));
  return { x, y: way.y * part((share) => isFree({ x, y: way.y * share })) };
}

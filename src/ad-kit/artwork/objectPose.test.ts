import { canvases, type CanvasId, canvasIds } from '../canvases';
import type { Artwork } from './artwork';
import { cornersOf, type Point } from './geometry';
import { layoutIds } from './names';
import type { ObjectPose } from './objectPose';
import { drawArtwork, type DrawnArtwork } from './renderArtwork';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';
import { areaOf, sharedArea } from './testing/areas';

const supplies = allSupplies();
const drawn = (change: Partial<Artwork>) => drawArtwork(anArtwork(change), supplies);
const everywhere = layoutIds
  .filter((layout) => layout !== 'triple-word')
  .flatMap((layout) => canvasIds.map((canvas) => ({ layout, canvas })));
const subjects = ['coffee', 'van', 'portrait-woman', 'pencil-cup', 'bank-card'] as const;

const objectOf = ({ things }: DrawnArtwork): readonly Point[] =>
  things.find(({ thing }) => thing === 'illustration')?.corners ?? [];
const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});
const widthOf = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0);
const rounded = (corners: readonly Point[]) => corners.map(({ x, y }) => [x, y].map(Math.round));
const objectIn = (pose: ObjectPose, change: Partial<Artwork> = {}) => drawn({ ...change, objectPose: pose });

/** What of the canvas or of a text the object covers more than as its layout puts it. */
function lostIn(own: DrawnArtwork, set: DrawnArtwork, { width, height }: { width: number; height: number }): string[] {
  const [before, after] = [objectOf(own), objectOf(set)];
  const canvas = cornersOf({ x: 0, y: 0, width, height });
  const beyond = (object: readonly Point[]) => areaOf(object) - sharedArea(object, canvas);
  const covered = own.texts
    .filter(({ isLabel }) => !isLabel)
    .filter(({ lines }) => lines.some((line) => sharedArea(after, line) > sharedArea(before, line) + 1.5))
    .map(({ part }) => `covers the ${part}`);
  return beyond(after) > beyond(before) + 1.5 ? [...covered, 'leaves the artwork'] : covered;
}

describe('an object that is set by hand', () => {
  it.each<ObjectPose>([
    { mirrored: true, turn: 1 },
    { turn: -2, size: 2 },
    { size: 2, across: 4, down: -6 },
    { turn: 2, size: -1, across: -16, down: 16 },
    { size: -2, across: 16, down: -16 },
    { across: -5, down: 2 },
  ])('covers no text and stays in the artwork of each layout and size: %j', (objectPose) => {
    const lost = everywhere.flatMap((where, index) => {
      const change = { ...where, illustration: subjects[index % subjects.length] ?? 'coffee' };
      return lostIn(drawn(change), drawn({ ...change, objectPose }), canvases[where.canvas]).map(
        (what) => `${change.illustration}, ${where.layout}, ${where.canvas}: ${what}`,
      );
    });
    expect(lost).toEqual([]);
  });

  it('moves no text', () => {
    for (const where of everywhere) {
      const textsOf = (change: Partial<Artwork>) =>
        drawn({ ...where, ...change }).texts.filter(({ isLabel }) => !isLabel);
      expect(textsOf({ objectPose: { turn: 1, size: -1, across: 3 } })).toEqual(textsOf({}));
    }
  });

  it('is smaller with each step, and larger where there is room', () => {
    const widths = [-2, -1, 0, 1, 2].map((size) =>
      widthOf(objectOf(objectIn({ size }, { layout: 'on-the-record', illustration: 'pencil-cup' }))),
    );
    expect(widths.slice(0, 4)).toEqual([...widths.slice(0, 4)].sort((one, other) => one - other));
    // As large as its room with one step, it stays so with two.
    expect(widths[4]).toBeCloseTo(widths[3] ?? 0, -1);
    for (const where of everywhere) {
      const [own, smaller] = [objectIn({}, where), objectIn({ size: -1 }, where)].map((one) => widthOf(objectOf(one)));
      expect(smaller).toBeCloseTo((own ?? 0) / 1.2, 3);
    }
  });

  it('goes where it is moved, by steps of the shorter side, as far as there is room', () => {
    const change = { layout: 'full-photo', illustration: 'coffee' } as const;
    const own = middleOf(objectOf(objectIn({ size: -2 }, change)));
    const moved = middleOf(objectOf(objectIn({ size: -2, across: -2, down: -1 }, change)));
    expect(moved.x - own.x).toBeCloseTo(-2 * 0.03 * 1080, 3);
    expect(moved.y - own.y).toBeCloseTo(-0.03 * 1080, 3);
    expect(objectIn({ size: -2, across: -2, down: -1 }, change).isObjectHeld).toBe(false);
  });

  it('is turned clockwise, with its label, which nothing mirrors', () => {
    const { texts } = objectIn({ turn: 1, size: -1, mirrored: true });
    const [left, right] = texts.find(({ isLabel }) => isLabel)?.corners ?? [];
    expect(right?.x).toBeGreaterThan(left?.x ?? 0);
    expect(right?.y).toBeGreaterThan(left?.y ?? 0);
  });

  it('tells where there is no room to move it or to make it larger', () => {
    const change = { layout: 'behind-the-object' } as const;
    expect(objectIn({ size: 1 }, change).isObjectHeld).toBe(true);
    expect(objectIn({ down: 8 }, change).isObjectHeld).toBe(true);
    expect(objectIn({ size: -1 }, change).isObjectHeld).toBe(false);
    expect(objectIn({ mirrored: true }, change).isObjectHeld).toBe(false);
  });

  it('stays upright and on its edge where it is a portrait', () => {
    for (const { layout, canvas } of everywhere) {
      const change = { layout, canvas, illustration: 'portrait-man' } as const;
      const own = objectOf(objectIn({ size: -1 }, change));
      const set = objectOf(objectIn({ size: -1, turn: 2 }, change));
      expect(set).toEqual(own);
    }
    const foot = (down: number) =>
      objectOf(objectIn({ size: -2, down }, { layout: 'shelf', illustration: 'portrait-man' }))[2]?.y;
    expect(foot(-4)).toBe(foot(0));
  });

  it('stands in a size by the pose of that size, as far as there is room, and elsewhere by that of all', () => {
    const change = { layout: 'full-photo', illustration: 'coffee' } as const;
    const all = { size: -2, across: -1 };
    const ownIn = (canvas: CanvasId, own: ObjectPose) =>
      drawn({ ...change, canvas, objectPose: all, sizePoses: { '1080x1920': own } });
    const by = (canvas: CanvasId, objectPose: ObjectPose) => objectOf(objectIn(objectPose, { ...change, canvas }));
    const own = { size: -1, turn: 1, down: -3 };
    expect(objectOf(ownIn('1080x1920', own))).toEqual(by('1080x1920', own));
    expect(objectOf(ownIn('1080x1080', own))).toEqual(by('1080x1080', all));
    const asInLayout = drawn({ ...change, canvas: '1080x1920' });
    expect(rounded(objectOf(ownIn('1080x1920', {})))).toEqual(rounded(objectOf(asInLayout)));
    const far = ownIn('1080x1920', { across: 16, down: 16 });
    expect(lostIn(asInLayout, far, canvases['1080x1920'])).toEqual([]);
    expect([far.isObjectHeld, ownIn('1080x1080', { across: 16 }).isObjectHeld]).toEqual([true, false]);
  });

  it('stands by the pose of one size where the others have none', () => {
    const change = { layout: 'full-photo', illustration: 'coffee', canvas: '1080x1350' } as const;
    const own = { turn: 1, size: -1 };
    expect(objectOf(drawn({ ...change, sizePoses: { '1080x1350': own } }))).toEqual(objectOf(objectIn(own, change)));
    expect(objectOf(drawn({ ...change, sizePoses: { '1080x1080': own } }))).toEqual(objectOf(drawn(change)));
  });
});

import { canvasIds } from '../canvases';
import type { Artwork, TextSizes } from './artwork';
import { layoutIds } from './names';
import { drawArtwork } from './renderArtwork';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';
import { overlapsIn } from './testing/overlapsIn';
import { canvases } from '../canvases';

type TextStep = NonNullable<TextSizes['headline']>;

const supplies = allSupplies();
const every = (steps: TextStep): TextSizes => ({
  brand: steps,
  headline: steps,
  subheadline: steps,
  cta: steps,
  body: steps,
});
const drawn = (change: Partial<Artwork>) => drawArtwork(anArtwork(change), supplies);
const sizeOf = (change: Partial<Artwork>, part = 'headline') =>
  Math.max(
    ...drawn(change)
      .texts.filter((text) => text.part === part)
      .map(({ size }) => size),
  );
const everywhere = layoutIds.flatMap((layout) => canvasIds.map((canvas) => ({ layout, canvas })));

const overlapsOf = (artwork: Partial<Artwork>): string[] =>
  overlapsIn(drawn(artwork).texts).map((pair) => `${artwork.layout} ${artwork.canvas}: ${pair}`);

/** Texts beyond the canvas, a story's safe zone, or the room that their layout gives them. */
function beyond(artwork: Partial<Artwork> & Pick<Artwork, 'canvas'>): string[] {
  const { width, height, shape } = canvases[artwork.canvas];
  const [top, foot] = shape === 'story' ? [height * 0.14, height * 0.8] : [0, height];
  return drawn(artwork)
    .texts.filter(
      ({ corners, bounds, box }) =>
        corners.some(({ x, y }) => x < -0.5 || x > width + 0.5 || y < top - 0.5 || y > foot + 0.5) ||
        bounds.y + bounds.height > box.y + box.height + 0.5 ||
        bounds.width > box.width + 0.5,
    )
    .map(({ part }) => `${artwork.layout} ${artwork.canvas}: ${part}`);
}

describe('the size of a text', () => {
  it('is its layout’s without a change', () => {
    for (const where of everywhere)
      expect(JSON.stringify(drawn({ ...where, textSizes: every(0) }).texts)).toBe(JSON.stringify(drawn(where).texts));
  });

  it('grows and shrinks with each step where there is room', () => {
    const sizes = ([-2, -1, 0, 1, 2] as const).map((headline) =>
      sizeOf({ content: { headline: 'Fresh roast' }, textSizes: { headline } }),
    );
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(new Set(sizes).size).toBe(5);
  });

  it('is smaller in every layout, also where the text was as large as its room', () => {
    const same = everywhere.filter(
      (where) => sizeOf({ ...where, textSizes: { headline: -2 } }) >= sizeOf(where) - 0.01,
    );
    expect(same).toEqual([]);
  });

  it('tells which text has no room to grow, and only where it was asked to', () => {
    const held = (change: Partial<Artwork>) =>
      drawn(change)
        .texts.filter(({ isHeld }) => isHeld)
        .map(({ part }) => part);
    const full = {
      content: { headline: 'Fresh roast, every other Friday, at your door' },
      layout: 'triple-word',
    } as const;
    expect(held({ ...full, textSizes: { headline: 1 } })).toEqual(['headline']);
    expect(held({ ...full, textSizes: { headline: -1 } })).toEqual([]);
    expect(held(full)).toEqual([]);
  });

  it.each([-2, -1, 1, 2] as const)('keeps all texts apart and in their room, %s steps', (steps) => {
    const isTurned = (layout: string) => layout === 'ticket' || layout === 'triple-word';
    const all = everywhere.map((where) => ({ ...where, textSizes: every(steps) }));
    expect(all.flatMap(beyond)).toEqual([]);
    expect(all.filter(({ layout }) => !isTurned(layout)).flatMap(overlapsOf)).toEqual([]);
  });
});

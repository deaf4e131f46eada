import type { Point } from '../../../../ad-kit/artwork/geometry';
import { layoutIds } from '../../../../ad-kit/artwork/names';
import { drawArtwork } from '../../../../ad-kit/artwork/renderArtwork';
import { aPhoto } from '../../../../ad-kit/artwork/testing/aPhoto';
import { allSupplies } from '../../../../ad-kit/artwork/testing/allSupplies';
import { anArtwork } from '../../../../ad-kit/artwork/testing/anArtwork';
import { canvases, canvasIds } from '../../../../ad-kit/canvases';
import { touchPartsOf } from './touchParts';

const supplies = allSupplies();
const partsOf = (change: Parameters<typeof anArtwork>[0]) => {
  const artwork = anArtwork(change);
  return touchPartsOf(drawArtwork(artwork, supplies), artwork.canvas);
};
const everywhere = layoutIds.flatMap((layout) => canvasIds.map((canvas) => ({ layout, canvas })));

const isOutside =
  (canvas: keyof typeof canvases) =>
  ({ x, y }: Point) =>
    x < 0 || y < 0 || x > canvases[canvas].width || y > canvases[canvas].height;

describe('what can be touched on an artwork', () => {
  it('is its ground, its texts, and what it shows, in every layout and size, all within the canvas', () => {
    const faults = everywhere.flatMap(({ layout, canvas }) => {
      const found = partsOf({ layout, canvas });
      const names = found.map(({ part }) => part);
      const missing = (['colors', 'headline'] as const).filter((part) => !names.includes(part));
      const lost = found.filter(({ outlines }) => outlines.flat().some(isOutside(canvas))).map(({ part }) => part);
      return [...missing, ...lost].map((part) => `${layout} ${canvas}: ${part}`);
    });
    expect(faults).toEqual([]);
  });

  it('has the ground below everything else', () => {
    for (const where of everywhere) expect(partsOf(where)[0]?.part).toBe('colors');
  });

  it('names an image that takes the place of the illustration', () => {
    const names = (change: Parameters<typeof anArtwork>[0]) => partsOf(change).map(({ part }) => part);
    expect(names({})).toContain('illustration');
    const pictured = names({ image: aPhoto('#804020', 1200, 900), logo: aPhoto('#204080', 600, 200) });
    expect(pictured).toEqual(expect.arrayContaining(['image', 'logo']));
    expect(pictured).not.toContain('illustration');
    expect(pictured).not.toContain('brand');
  });

  it('has no place for a text that is not there', () => {
    const names = partsOf({ content: { headline: 'Fresh roast' } }).map(({ part }) => part);
    expect(names).toEqual(['colors', 'illustration', 'headline']);
  });
});

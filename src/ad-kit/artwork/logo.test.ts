import { renderToStaticMarkup } from 'react-dom/server';
import { canvases, canvasIds } from '../canvases';

import type { Artwork } from './artwork';
import { colourSchemes } from './colourSchemes';
import { layoutIds } from './names';
import { drawArtwork } from './renderArtwork';
import { aLogo } from './testing/aLogo';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';
import { aPhoto } from './testing/aPhoto';
import { sharedArea } from './testing/areas';

const supplies = allSupplies();
const photo = aPhoto('#202020', 1200, 900);
const { ground, ink } = colourSchemes.roast;
const drawn = (change: Partial<Artwork>) => drawArtwork(anArtwork(change), supplies);
const markup = (change: Partial<Artwork>) => renderToStaticMarkup(drawn(change).svg);
const logoIn = (change: Partial<Artwork>) => drawn(change).things.find(({ thing }) => thing === 'logo')?.corners ?? [];
const everywhere = layoutIds.flatMap((layout) =>
  canvasIds.flatMap((canvas) => [{}, { image: photo }].map((image) => ({ layout, canvas, ...image }))),
);

/** What is wrong with where the logo stands: it leaves the canvas or a story's safe zone, or lies over a text. */
function faultsOf(change: Partial<Artwork> & Pick<Artwork, 'canvas'>): string[] {
  const { width, height, shape } = canvases[change.canvas];
  const [top, foot] = shape === 'story' ? [height * 0.14, height * 0.8] : [0, height];
  const corners = logoIn(change);
  const isOut = corners.some(({ x, y }) => x < -0.5 || x > width + 0.5 || y < top - 0.5 || y > foot + 0.5);
  const covered = drawn(change).texts.filter(({ lines }) => lines.some((line) => sharedArea(line, corners) > 1));
  return [...(isOut ? ['is out'] : []), ...covered.map(({ part }) => `covers ${part}`)].map(
    (fault) => `${change.layout} ${change.canvas}${change.image ? ' with a photo' : ''}: ${fault}`,
  );
}

describe('a logo', () => {
  it('stands alone where it stands out, as without knowing its tones', () => {
    for (const where of everywhere.filter(({ image }) => !image)) {
      const { tones: _tones, ...unknown } = aLogo(ink);
      expect(markup({ ...where, logo: aLogo(ink) })).toBe(markup({ ...where, logo: unknown }));
    }
  });

  it.each([
    ['dark', '#161616'],
    ['light', '#f6f6f6'],
    ['the ground’s', ground],
  ])('can be seen in every layout and size: %s', (_what, colour) => {
    for (const where of everywhere) expect(drawn({ ...where, logo: aLogo(colour) }).isLogoFaint).toBe(false);
  });

  it('has a plate on a photo’s veil that covers no text and stays on the artwork', () => {
    const logo = aLogo('#161616');
    const wishes = [{}, { logoPlate: 'always' }] as const;
    const faults = everywhere.flatMap((where) => wishes.flatMap((wish) => faultsOf({ ...where, ...wish, logo })));
    expect(faults).toEqual([]);
    expect(markup({ layout: 'full-photo', image: photo, logo })).toMatch(
      new RegExp(`<rect [^>]*fill="${colourSchemes.roast.light}"></rect><svg [^>]*><image href="data:,"`),
    );
  });

  it('is told to be hard to see without the plate', () => {
    const faint = { layout: 'full-photo', image: photo, logo: aLogo('#161616') } as const;
    expect(drawn({ ...faint, logoPlate: 'none' }).isLogoFaint).toBe(true);
    expect(drawn(faint).isLogoFaint).toBe(false);
  });
});

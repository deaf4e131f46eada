import { renderToStaticMarkup } from 'react-dom/server';
import { canvases, canvasIds } from '../canvases';
import type { Artwork, ArtworkImage, SizeSteps } from './artwork';
import { colourSchemes } from './colourSchemes';
import { layoutIds } from './names';
import { drawArtwork } from './renderArtwork';
import { aLogo } from './testing/aLogo';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';
import { aPhoto } from './testing/aPhoto';
import { areaOf, sharedArea } from './testing/areas';

const supplies = allSupplies();
const photo = aPhoto('#202020', 1200, 900);
const { ground, ink } = colourSchemes.roast;
const drawn = (change: Partial<Artwork>) => drawArtwork(anArtwork(change), supplies);
const markup = (change: Partial<Artwork>) => renderToStaticMarkup(drawn(change).svg);
const shaped = (logo: ArtworkImage, width: number, height: number): ArtworkImage => ({ ...logo, width, height });
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

  it('has a plate on a photo’s veil', () => {
    expect(markup({ layout: 'full-photo', image: photo, logo: aLogo('#161616') })).toMatch(
      new RegExp(`<rect [^>]*fill="${colourSchemes.roast.light}"></rect><svg [^>]*><image href="data:,"`),
    );
  });

  it.each([
    ['square', 200, 200],
    ['wide', 800, 100],
  ])('covers no text and stays on the artwork, with a plate and as large as can be: %s', (_what, width, height) => {
    const logo = shaped(aLogo('#161616'), width, height);
    const wishes = [{}, { logoPlate: 'always', logoSize: 2 }] as const;
    expect(everywhere.flatMap((where) => wishes.flatMap((wish) => faultsOf({ ...where, ...wish, logo })))).toEqual([]);
  });

  it('cuts no text by its size', () => {
    const cuts = (change: Partial<Artwork>) => drawn(change).cutParts.length;
    const logo = shaped(aLogo('#161616'), 200, 200);
    for (const logoSize of [0, 2] as const)
      expect(everywhere.filter((where) => cuts({ ...where, logo, logoSize }) > cuts(where))).toEqual([]);
  });

  it('is told to be hard to see without the plate', () => {
    const faint = { layout: 'full-photo', image: photo, logo: aLogo('#161616') } as const;
    expect(drawn({ ...faint, logoPlate: 'none' }).isLogoFaint).toBe(true);
    expect(drawn(faint).isLogoFaint).toBe(false);
  });
});

describe('the size of a logo', () => {
  const areaIn = (change: Partial<Artwork>) => areaOf(logoIn({ logo: aLogo(ink), ...change }));
  const steps: readonly SizeSteps[] = [-2, -1, 0, 1, 2];

  it('grows and shrinks with each step in every layout and size, as far as there is room', () => {
    for (const where of everywhere) {
      const areas = steps.map((logoSize) => areaIn({ ...where, logoSize }));
      expect(areas).toEqual(areas.toSorted((one, other) => one - other));
      expect(areas[1]).toBeLessThan((areas[2] ?? 0) * 0.8);
      expect((areas[4] ?? 0) > (areas[2] ?? 0) * 1.02).toBe(
        !drawn({ ...where, logo: aLogo(ink), logoSize: 2 }).isLogoHeld,
      );
    }
  });

  it('makes a wide one lower than a square one, and still larger', () => {
    for (const where of everywhere.filter(({ canvas }) => canvas === '1080x1080')) {
      const [square = 0, wide = 0] = [200, 800].map((width) =>
        areaIn({ ...where, logo: shaped(aLogo(ink), width, 200) }),
      );
      expect(wide / 4).toBeLessThan(square * 0.8);
      expect(wide).toBeGreaterThan(square);
    }
  });

  it('tells where there is no room, and only where it was asked to be larger', () => {
    const wide = { layout: 'shelf', logo: shaped(aLogo(ink), 2000, 100) } as const;
    expect(drawn({ ...wide, logoSize: 1 }).isLogoHeld).toBe(true);
    expect([drawn(wide).isLogoHeld, drawn({ ...wide, logoSize: -1 }).isLogoHeld]).toEqual([false, false]);
  });
});

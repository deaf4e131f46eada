import fc from 'fast-check';
import { brandScheme, schemeOf, type BrandColours } from './brandScheme';
import { colourSchemes, paletteOn } from './colourSchemes';
import { contrastOf, differenceOf, minTextContrast } from './contrast';
import { layoutIds } from './names';
import { drawArtwork } from './renderArtwork';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';

const colour = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  // Grays are what goes wrong most.
  fc.integer({ min: 0, max: 0xff }).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`),
);
const brands = fc.record({ background: colour, primary: colour, accent: colour, light: colour, dark: colour });
const twoGrays: BrandColours = {
  background: '#808080',
  primary: '#8a8a8a',
  accent: '#7a7a7a',
  light: '#999999',
  dark: '#777777',
};
const clear: BrandColours = {
  background: '#fff4e6',
  primary: '#0b6e4f',
  accent: '#f2a541',
  light: '#ffffff',
  dark: '#1d1d1f',
};

/** Every rule that the ready-made schemes obey (`colourSchemes.test.ts`), by name. */
function brokenRules(colours: BrandColours): string[] {
  const { scheme } = brandScheme(colours);
  const { ground, ink, accent, second, light, dark } = scheme;
  const inFrontOf = [ground, accent, second, dark].map((behind) => ({ behind, ...paletteOn(scheme, behind) }));
  const words = paletteOn(scheme, ground, ink);
  const rules: Record<string, boolean> = {
    'ink reads on the ground': contrastOf(ink, ground) >= minTextContrast,
    'light and dark read on each other': contrastOf(light, dark) >= 7,
    'the accent is seen on the ground': differenceOf(accent, ground) > 110,
    'the second shape is seen on the ground': differenceOf(second, ground) > 110,
    'a subject is seen on what is behind it': inFrontOf.every(({ main, behind }) => differenceOf(main, behind) >= 90),
    'a subject has parts that are seen': inFrontOf.every(
      (palette) => differenceOf(palette.light, palette.behind) + differenceOf(palette.dark, palette.behind) > 150,
    ),
    'a subject before words is told from them': [words.dark, words.light].every(
      (part) => differenceOf(part, ink) >= 90,
    ),
    'a subject before words has a dark side': differenceOf(words.dark, words.main) > 60,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

describe('a brand’s scheme', () => {
  it('obeys every rule of the ready-made ones, whatever the colors', () => {
    fc.assert(
      fc.property(brands, (colours) => {
        expect(brokenRules(colours)).toEqual([]);
      }),
      { numRuns: 1_000, examples: [[twoGrays], [clear]] },
    );
  });

  it('takes colors that go together as they are, and says nothing', () => {
    const { scheme, findings } = brandScheme(clear);
    expect(findings).toEqual([]);
    expect(scheme).toMatchObject({
      ground: clear.background,
      ink: clear.dark,
      accent: clear.primary,
      second: clear.accent,
      light: clear.light,
      dark: clear.dark,
    });
  });

  it('never moves a color without saying so', () => {
    fc.assert(
      fc.property(brands, (colours) => {
        const { scheme, findings } = brandScheme(colours);
        const given = Object.values(colours);
        const moved = [scheme.ink, scheme.accent, scheme.second, scheme.light, scheme.dark].filter(
          (used) => !given.includes(used),
        );
        expect(scheme.ground).toBe(colours.background);
        for (const used of moved) expect(findings.map(({ message }) => message).join()).toContain(used);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, Partial<BrandColours>, RegExp]>([
    [
      'primary',
      { primary: '#fff0e0' },
      /^Your primary color is too close to your background\. Shapes and buttons use #/,
    ],
    [
      'primary',
      { background: '#c9c9c9', primary: '#495c00', accent: '#6c603a', light: '#fbb364', dark: '#15342c' },
      /^Your primary color is too close to your text color\. Shapes and buttons use #/,
    ],
    ['accent', { accent: '#fff0e0' }, /^Your accent color is too close to your background\. Shapes use #/],
    ['accent', { accent: '#0b6e50' }, /^Your accent color is too close to your primary color\. Shapes use #/],
    [
      'light',
      { light: '#1d1d1f', dark: '#ffffff' },
      /^Your light color is darker than your dark one, so they trade places\.$/,
    ],
    ['dark', { dark: '#dddddd' }, /^Your dark color is too close to your light one\. Ads use #/],
  ])('says what happens to %s', (name, change, message) => {
    const { findings } = brandScheme({ ...clear, ...change });
    expect(findings).toContainEqual({
      colour: name,
      used: expect.stringMatching(/^#[0-9a-f]{6}$/),
      message: expect.stringMatching(message),
    });
  });

  it('says where text can be neither light nor dark', () => {
    const { scheme, findings } = brandScheme({ ...clear, background: '#767676', light: '#e0e0e0', dark: '#404040' });
    expect(findings.map(({ message }) => message)).toContain(
      `Neither your light nor your dark color is readable on your background. Text uses ${scheme.ink} instead.`,
    );
  });

  it('keeps every text of every layout legible, whatever the colors', () => {
    const supplies = allSupplies();
    fc.assert(
      fc.property(brands, fc.constantFrom('1080x1080' as const, '1080x1920' as const), (colours, canvas) => {
        const { scheme } = brandScheme(colours);
        for (const layout of layoutIds) {
          const { texts } = drawArtwork(anArtwork({ colours: scheme, layout, canvas }), supplies);
          const pale = texts.filter(({ ink, on }) => on.some((ground) => contrastOf(ink, ground) < minTextContrast));
          expect(pale.map(({ part }) => `${layout}: ${part}`)).toEqual([]);
        }
      }),
      {
        numRuns: 15,
        examples: [
          [twoGrays, '1080x1080'],
          [clear, '1080x1920'],
        ],
      },
    );
  });
});

describe('the scheme that a design names', () => {
  it('is a ready-made one, or the brand’s', () => {
    expect(schemeOf('navy', clear)).toBe(colourSchemes.navy);
    expect(schemeOf('brand', clear)).toEqual(brandScheme(clear).scheme);
    expect(schemeOf('brand')).toBe(colourSchemes.roast);
  });
});

import { schemeOf } from './brandScheme';
import { isLogoClear, plateFor, tonesOf } from './logoContrast';
import { aLogo } from './testing/aLogo';

const [black, white, grey] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [230, 230, 230, 255],
];
const unseen = [0, 0, 0, 0];

/** Of pixels, each so many times. */
const tones = (...runs: [pixel: number[] | undefined, times: number][]) =>
  tonesOf(runs.flatMap(([pixel = [], times]) => Array.from({ length: times }, () => pixel).flat()));

it('counts the tones of what can be seen', () => {
  const counted = tones([black, 1], [white, 3], [unseen, 6]);
  expect(counted).toHaveLength(24);
  expect([counted[0], counted[23]]).toEqual([250, 750]);
  expect(tones([unseen, 4]).every((share) => share === 0)).toBe(true);
});

describe('a logo without a ground of its own', () => {
  const letters = { tones: tones([white, 9], [unseen, 91]), isTransparent: true };

  it('is clear on what its letters can be told from, all of it', () => {
    expect(isLogoClear(letters, ['#000000'])).toBe(true);
    expect(isLogoClear(letters, ['#ffffff'])).toBe(false);
    expect(isLogoClear(letters, ['#000000', '#f5f5f5'])).toBe(false);
  });

  it('needs more than a detail that is clear', () => {
    const mixed = { tones: tones([white, 6], [black, 4]), isTransparent: true };
    expect(isLogoClear(mixed, ['#ffffff'])).toBe(false);
    expect(isLogoClear(mixed, ['#000000'])).toBe(true);
  });
});

describe('a logo that fills its box', () => {
  it('is clear by its letters alone', () => {
    expect(isLogoClear({ tones: tones([white, 90], [black, 10]), isTransparent: false }, ['#ffffff'])).toBe(true);
    expect(isLogoClear({ tones: tones([white, 90], [grey, 10]), isTransparent: false }, ['#ffffff'])).toBe(false);
  });
});

describe('the plate behind a logo', () => {
  const scheme = schemeOf('roast');
  const { light, dark } = scheme;
  const plate = (logo: Parameters<typeof plateFor>[0], on: string, wish?: 'always' | 'none') =>
    plateFor(logo, [on], scheme, wish);

  it('has the scheme’s color on which the logo stands out, and isn’t there where it does so without', () => {
    expect(plate(aLogo('#000000'), '#181818')).toBe(light);
    expect(plate(aLogo('#ffffff'), '#f0f0f0')).toBe(dark);
    expect(plate(aLogo('#000000'), '#ffffff')).toBeUndefined();
  });

  it('is always there, or never, where somebody wants it so', () => {
    expect(plate(aLogo('#000000'), '#b08040', 'always')).toBe(light);
    expect(plate(aLogo('#000000'), '#181818', 'none')).toBeUndefined();
  });

  it('is left out where it can’t be told from what lies behind it', () => {
    expect(plate(aLogo('#000000'), light, 'always')).toBeUndefined();
    expect(plate(aLogo('#ffffff'), '#111111', 'always')).not.toBe('#111111');
  });

  it('is left out where no color helps, or nothing is known of the logo', () => {
    const [lost, unknown] = [{ tones: tones([unseen, 1]) }, { tones: [] }];
    expect([lost, unknown].map((logo) => plate(logo, '#181818'))).toEqual([undefined, undefined]);
    expect(plate(unknown, '#181818', 'always')).toBe(light);
  });

  it('is white where the scheme’s own colors are no help', () => {
    const muddy = { ...scheme, light: '#7a7a7a', dark: '#606060' };
    expect(plateFor(aLogo('#404040'), ['#555555'], muddy, undefined)).toBe('#ffffff');
  });
});

import { aDisplayAd, aFeedAd } from '../testing/adBuilders';
import { colourSchemes } from './colourSchemes';
import { googleLogoFindings, googleLogoGround, googleLogos, hasGoogleLogos, logoSizeIn } from './googleLogos';
import { tonesOf } from './logoContrast';

const [square, wide] = googleLogos as [(typeof googleLogos)[number], (typeof googleLogos)[number]];
const scheme = colourSchemes.graphite;
const tonesOfGray = (gray: number) => tonesOf([gray, gray, gray, 255]);

it('comes with responsive display ads that have a logo', () => {
  expect(hasGoogleLogos([aFeedAd(), aDisplayAd()], 'logo')).toBe(true);
  expect(hasGoogleLogos([aDisplayAd()], null)).toBe(false);
  expect(hasGoogleLogos([aFeedAd()], 'logo')).toBe(false);
});

it.each([
  ['square', { width: 300, height: 300 }],
  ['wide', { width: 900, height: 90 }],
  ['tall', { width: 40, height: 400 }],
  ['tiny', { width: 1, height: 1 }],
])('keeps a %s logo in its shape, within margins, and whole where Google cuts a circle', (_shape, logo) => {
  for (const file of googleLogos) {
    const { width, height } = logoSizeIn(file, logo);
    expect(Math.abs(width / height / (logo.width / logo.height) - 1)).toBeLessThan(0.02);
    expect(width).toBeLessThanOrEqual(file.width - 0.2 * file.height);
    expect(height).toBeLessThanOrEqual(0.8 * file.height);
  }
  const { width, height } = logoSizeIn(square, logo);
  expect(Math.hypot(width, height)).toBeLessThanOrEqual(1200);
});

it('fills the room that it has', () => {
  expect(logoSizeIn(wide, { width: 900, height: 90 })).toEqual({ width: 1140, height: 114 });
  expect(logoSizeIn(square, { width: 900, height: 90 })).toEqual({ width: 960, height: 96 });
});

it('has no ground where it stands out on white, and a plate where it doesn’t', () => {
  const dark = { tones: tonesOfGray(20), isTransparent: true };
  const light = { tones: tonesOfGray(250), isTransparent: true };
  expect(googleLogoGround(dark, scheme, undefined)).toBeUndefined();
  expect(googleLogoGround(light, scheme, undefined)).toBe(scheme.dark);
  expect(googleLogoGround(light, scheme, 'none')).toBeUndefined();
});

it('says where the logo has too few pixels', () => {
  expect(googleLogoFindings([aDisplayAd()], { width: 480, height: 120 }, undefined)).toEqual([]);
  expect(googleLogoFindings([aDisplayAd()], undefined, undefined)).toEqual([]);
  expect(googleLogoFindings([aFeedAd()], { width: 20, height: 20 }, undefined)).toEqual([]);
  expect(googleLogoFindings([aDisplayAd()], { width: 90, height: 20 }, undefined)).toMatchObject([
    {
      group: 'files',
      severity: 'advice',
      sentence: 'The logo is 90 × 20 pixels, too small to look sharp as a logo in Google’s ads. Upload a larger one.',
    },
  ]);
});

it('says where the logo is lost on white because there is to be no plate', () => {
  const size = { width: 480, height: 120, isTransparent: true };
  const [light, dark] = [250, 20].map((gray) => ({ ...size, tones: tonesOfGray(gray) }));
  expect(googleLogoFindings([aDisplayAd()], light, 'none')).toMatchObject([
    {
      group: 'logo',
      severity: 'advice',
      sentence: expect.stringMatching(/^The logo is hard to see on white/) as string,
    },
  ]);
  expect(googleLogoFindings([aDisplayAd()], light, undefined)).toEqual([]);
  expect(googleLogoFindings([aDisplayAd()], dark, 'none')).toEqual([]);
  expect(googleLogoFindings([aFeedAd()], light, 'none')).toEqual([]);
});

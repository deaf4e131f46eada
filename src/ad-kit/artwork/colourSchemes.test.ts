import { colourSchemes, paletteOn } from './colourSchemes';
import { contrastOf, differenceOf, inkOn, minTextContrast, mix } from './contrast';
import { colourSchemeIds } from './names';

describe('colour schemes', () => {
  it.each(colourSchemeIds)('%s has an ink for its ground, and light and dark that read on each other', (id) => {
    const { ground, ink, light, dark } = colourSchemes[id];
    expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(minTextContrast);
    expect(contrastOf(light, dark)).toBeGreaterThanOrEqual(7);
  });

  it.each(colourSchemeIds)('%s has an accent that is seen on its ground', (id) => {
    const { ground, accent } = colourSchemes[id];
    expect(differenceOf(accent, ground)).toBeGreaterThan(110);
  });

  it.each(colourSchemeIds)('%s never loses a subject on what is behind it', (id) => {
    const { ground, accent, second, dark } = colourSchemes[id];
    for (const behind of [ground, accent, second, dark]) {
      const { main, light, dark: deep } = paletteOn(colourSchemes[id], behind);
      expect(differenceOf(main, behind)).toBeGreaterThanOrEqual(90);
      expect(differenceOf(light, behind) + differenceOf(deep, behind)).toBeGreaterThan(150);
    }
  });
});

describe('a subject before words', () => {
  it.each(colourSchemeIds)('is told from their ink in %s, dark parts and light ones', (id) => {
    const { ground, ink } = colourSchemes[id];
    const { dark, light, main } = paletteOn(colourSchemes[id], ground, ink);
    for (const part of [dark, light]) expect(differenceOf(part, ink)).toBeGreaterThanOrEqual(90);
    expect(differenceOf(dark, main)).toBeGreaterThan(60);
  });
});

describe('contrast', () => {
  it('agrees with the worked values of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('takes the first wished ink that is clear on all grounds', () => {
    expect(inkOn(['#ffffff'], ['#eeeeee', '#333333'])).toBe('#333333');
    expect(inkOn(['#ffffff', '#101010'], ['#333333'])).toBeUndefined();
  });

  it('mixes by shares', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

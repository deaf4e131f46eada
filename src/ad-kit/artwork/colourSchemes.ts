import { differenceOf, mix, type Colour } from './contrast';
import type { ColourSchemeId } from './names';

/** The colours of an artwork by what they do. */
export type ColourScheme = {
  ground: Colour;
  /** Text on the ground. */
  ink: Colour;
  /** The one large shape, and the button. */
  accent: Colour;
  /** The floor, the second shape. */
  second: Colour;
  /** Small touches. */
  third: Colour;
  /** The lightest and the darkest of the set. */
  light: Colour;
  dark: Colour;
};

const scheme = (
  ground: Colour,
  ink: Colour,
  accent: Colour,
  second: Colour,
  third: Colour,
  light: Colour,
  dark: Colour,
): ColourScheme => ({ ground, ink, accent, second, third, light, dark });

export const colourSchemes: Record<ColourSchemeId, ColourScheme> = {
  roast: scheme('#f2e5d0', '#2b1810', '#e8a33a', '#c54629', '#7d4a2c', '#fffaf0', '#2b1810'),
  signal: scheme('#ff4a1c', '#1b0f0a', '#ffd23f', '#8f1d0c', '#ff9b71', '#fff3e2', '#1b0f0a'),
  pine: scheme('#10302b', '#f3f6ec', '#b9f09e', '#2f7a64', '#f2b84b', '#f6f5ee', '#081c19'),
  lilac: scheme('#cdbdff', '#1a1330', '#ff6a3d', '#6c4bd8', '#ffd166', '#fff5e4', '#1a1330'),
  ledger: scheme('#f4efe3', '#17352b', '#c9a04a', '#1f5b47', '#a8c3a5', '#fffdf6', '#12291f'),
  primary: scheme('#f7f0e0', '#141416', '#e23f2e', '#2152db', '#f6bf1f', '#fffaf0', '#141416'),
  sunrise: scheme('#ffcba4', '#3d1038', '#ff5a36', '#86254f', '#c73f52', '#fff2e3', '#3d1038'),
  hazard: scheme('#ffd02f', '#161616', '#ff6b2c', '#2b2b2b', '#f4a200', '#fff9ea', '#161616'),
  mint: scheme('#dcf1ea', '#0c3b3a', '#ff8674', '#b52a35', '#3d9c8f', '#ffffff', '#0c3b3a'),
  blush: scheme('#ffbfdc', '#2c1030', '#d3f24b', '#8a2f86', '#ff6f91', '#fff6fb', '#2c1030'),
  citrus: scheme('#ffdf4d', '#0d4a2e', '#a5d63f', '#17784a', '#ff8a3d', '#fffbe3', '#0d4a2e'),
  navy: scheme('#14213d', '#fdf6e6', '#f7a823', '#3f68b5', '#e4572e', '#fff8e8', '#0a1226'),
  sky: scheme('#cfe6ff', '#0c2350', '#2a5fe0', '#ff7a59', '#ffd05c', '#fbfdff', '#0c2350'),
  graphite: scheme('#1b1c1f', '#f2f0ea', '#ff5d38', '#f2c14e', '#6c7a89', '#f7f5ef', '#0c0c0e'),
  clay: scheme('#e9d8c3', '#33241d', '#c8643c', '#4a6b5d', '#e0ab63', '#fff9ef', '#33241d'),
  orchard: scheme('#e9efcf', '#21341a', '#d9433f', '#5a8f3c', '#f3b73e', '#fffef4', '#21341a'),
};

/** The colours for swatches, most present first. */
export const swatchesOf = ({ ground, accent, second, ink }: ColourScheme): Colour[] => [ground, accent, second, ink];

/** The colours that a subject is drawn in; shades are for sides turned from the light, tints for those towards it. */
export type IllustrationPalette = {
  main: Colour;
  mainShade: Colour;
  mainTint: Colour;
  pop: Colour;
  popShade: Colour;
  popTint: Colour;
  light: Colour;
  lightShade: Colour;
  dark: Colour;
  darkTint: Colour;
  /** What is behind, for holes. */
  ground: Colour;
};

/** Less than this apart, a shape is lost on what is behind it. */
const minDifference = 90;

/**
 * The scheme's colours for a subject that stands before `behind`, so that it is never lost on its ground; nor, where it
 * covers words, in their ink.
 */
export function paletteOn(colours: ColourScheme, behind: Colour, letters?: Colour): IllustrationPalette {
  const { accent, second, third, light, dark } = colours;
  const isSeen = (colour: Colour) =>
    differenceOf(colour, behind) >= minDifference &&
    (letters === undefined || differenceOf(colour, letters) >= minDifference * 1.3);
  const [main = light, pop = third] = [accent, second, third, dark, light].filter(isSeen);
  const apart = (colour: Colour) =>
    letters === undefined
      ? colour
      : ([0, 0.2, 0.3, 0.4, 0.5, 0.6]
          .map((share) => mix(colour, main, share))
          .find((mixed) => differenceOf(mixed, letters) >= minDifference) ?? mix(colour, main, 0.7));
  const lightest = differenceOf(light, behind) > 28 ? light : mix(main, '#ffffff', 0.78);
  const darkest = differenceOf(dark, behind) > 70 ? dark : mix(dark, light, 0.22);
  const [paper, deep] = [apart(lightest), apart(darkest)];
  return {
    main,
    mainShade: mix(main, dark, 0.24),
    mainTint: mix(main, light, 0.3),
    pop,
    popShade: mix(pop, dark, 0.24),
    popTint: mix(pop, light, 0.3),
    light: paper,
    lightShade: mix(paper, mix(main, dark, 0.45), 0.18),
    dark: deep,
    darkTint: mix(deep, mix(main, light, 0.4), 0.24),
    ground: behind,
  };
}

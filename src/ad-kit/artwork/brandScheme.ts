import { colourSchemes, paletteOn, type ColourScheme } from './colourSchemes';
import { contrastOf, differenceOf, minTextContrast, mix, type Colour } from './contrast';
import type { ArtworkColours } from './names';

/** The colours that a person gives of a brand, each as `#rrggbb`. */
export type BrandColours = {
  background: Colour;
  /** The one large shape, and the button. */
  primary: Colour;
  /** The floor, the second shape. */
  accent: Colour;
  /** The lightest and the darkest of the set; the clearer of them on the background is the ink. */
  light: Colour;
  dark: Colour;
};
export type BrandColourName = keyof BrandColours;

/** A colour that is drawn as another one, because the given one would be lost. */
type BrandFinding = { colour: BrandColourName; used: Colour; message: string };

export type BrandScheme = { scheme: ColourScheme; findings: BrandFinding[] };

export const brandColourNames: readonly BrandColourName[] = ['background', 'primary', 'accent', 'light', 'dark'];

/** What light and dark have between them, so that each is a ground for the other: WCAG 2.2, 1.4.6. */
const minPairContrast = 7;

/** So unlike the ground is every shape of a scheme. */
const minFromGround = 111;

/** Less than this apart, two shapes run into one. */
const minFromShape = 60;

/** A subject before words is so unlike their ink, and so unlike its own dark side. */
const [minFromWords, minFromDarkSide] = [90, 61];

/** How far a colour is moved towards another one at a time. */
const shares = Array.from({ length: 20 }, (_, index) => (index + 1) / 20);

type Test = (colour: Colour) => boolean;

/** The colour itself if it passes, else what is nearest to it on the way to one of the others and passes. */
function movedUntil(colour: Colour, passes: Test, towards: readonly Colour[]): Colour {
  if (passes(colour)) return colour;
  for (const share of shares) {
    const found = towards.map((target) => mix(colour, target, share)).find(passes);
    if (found !== undefined) return found;
  }
  return colour;
}

/** Light and dark as far apart as they must be; traded where the dark one is the lighter. */
function pairOf({ light: givenLight, dark: givenDark }: BrandColours): { light: Colour; dark: Colour } {
  const isTraded = contrastOf(givenLight, '#000000') < contrastOf(givenDark, '#000000');
  const [light, dark] = isTraded ? [givenDark, givenLight] : [givenLight, givenDark];
  const areFar = (one: Colour, other: Colour) => contrastOf(one, other) >= minPairContrast;
  const darker = movedUntil(dark, (colour) => areFar(colour, light), ['#000000']);
  const lighter = movedUntil(light, (colour) => areFar(colour, dark), ['#ffffff']);
  if (areFar(light, darker)) return { light, dark: darker };
  if (areFar(lighter, dark)) return { light: lighter, dark };
  const pairs = shares.map((share) => ({ light: mix(light, '#ffffff', share), dark: mix(dark, '#000000', share) }));
  return pairs.find((pair) => areFar(pair.light, pair.dark)) ?? { light: '#ffffff', dark: '#000000' };
}

/** Text on the ground: the clearer of light and dark, or what of it is clear enough. */
function inkOf(ground: Colour, { light, dark }: { light: Colour; dark: Colour }): Colour {
  const isClear: Test = (colour) => contrastOf(colour, ground) >= minTextContrast;
  const clearer = contrastOf(dark, ground) >= contrastOf(light, ground) ? dark : light;
  // On a middle ground, only one of black and white is clear.
  return movedUntil(clearer, isClear, clearer === dark ? ['#000000', '#ffffff'] : ['#ffffff', '#000000']);
}

/** Whether a subject that stands before the words of a scheme is told from them. */
function tellsSubjectFromWords(scheme: ColourScheme): boolean {
  const { ground, ink } = scheme;
  const { main, light, dark } = paletteOn(scheme, ground, ink);
  return (
    [light, dark].every((part) => differenceOf(part, ink) >= minFromWords) &&
    differenceOf(dark, main) >= minFromDarkSide
  );
}

/**
 * The scheme of a brand's colours, which obeys every rule of contrast that the ready-made schemes obey. What had to be
 * moved for that is told, each in one sentence. The background is never moved.
 */
export function brandScheme(colours: BrandColours): BrandScheme {
  const ground = colours.background;
  const pair = pairOf(colours);
  const ink = inkOf(ground, pair);
  const targets = [mix(ground, ink, 0.5), pair.light, pair.dark, '#ffffff', '#000000', '#808080'];
  const isOffGround: Test = (colour) => differenceOf(colour, ground) >= minFromGround;
  const schemeWith = (accent: Colour): ColourScheme => {
    const isOffShape: Test = (colour) => isOffGround(colour) && differenceOf(colour, accent) >= minFromShape;
    const second = movedUntil(colours.accent, isOffShape, [ink, ...targets]);
    const between = mix(second, accent, 0.5);
    // Between a lighter and a darker shape lies the ground that both are apart from.
    const third = differenceOf(between, ground) >= minFromShape ? between : accent;
    return { ground, ink, accent, second, third, ...pair };
  };
  const isTold: Test = (accent) => isOffGround(accent) && tellsSubjectFromWords(schemeWith(accent));
  const scheme = schemeWith(movedUntil(colours.primary, isTold, targets));
  return {
    scheme,
    findings: [...pairFindings(colours, pair), ...inkFindings(pair, ink), ...shapeFindings(colours, scheme)],
  };
}

function shapeFindings(given: BrandColours, { ground, accent, second }: ColourScheme): BrandFinding[] {
  const isOffGround: Test = (colour) => differenceOf(colour, ground) >= minFromGround;
  const findings: BrandFinding[] = [];
  if (accent !== given.primary) {
    const lost = isOffGround(given.primary) ? 'text color' : 'background';
    const message = `Your primary color is too close to your ${lost}. Shapes and buttons use ${accent} instead.`;
    findings.push({ colour: 'primary', used: accent, message });
  }
  if (second !== given.accent) {
    const lost = isOffGround(given.accent) ? 'primary color' : 'background';
    const message = `Your accent color is too close to your ${lost}. Shapes use ${second} instead.`;
    findings.push({ colour: 'accent', used: second, message });
  }
  return findings;
}

function pairFindings(given: BrandColours, { light, dark }: { light: Colour; dark: Colour }): BrandFinding[] {
  if (light === given.dark && dark === given.light && light !== dark) {
    return [
      { colour: 'light', used: light, message: 'Your light color is darker than your dark one, so they trade places.' },
    ];
  }
  const findings: BrandFinding[] = [];
  if (dark !== given.dark) {
    const message = `Your dark color is too close to your light one. Ads use ${dark} instead.`;
    findings.push({ colour: 'dark', used: dark, message });
  }
  if (light !== given.light) {
    const message = `Your light color is too close to your dark one. Ads use ${light} instead.`;
    findings.push({ colour: 'light', used: light, message });
  }
  return findings;
}

function inkFindings({ light, dark }: { light: Colour; dark: Colour }, ink: Colour): BrandFinding[] {
  if (ink === light || ink === dark) return [];
  const message = `Neither your light nor your dark color is readable on your background. Text uses ${ink} instead.`;
  return [{ colour: 'background', used: ink, message }];
}

/** The scheme that a design names; a brand's is made of the colours that the design carries. */
export function schemeOf(colours: ArtworkColours, brandColours?: BrandColours | null): ColourScheme {
  if (colours !== 'brand') return colourSchemes[colours];
  // What is saved never lacks them; what is drawn beside it, such as a draft of another version, should draw all the
  // same.
  return brandColours ? brandScheme(brandColours).scheme : colourSchemes.roast;
}

import { type BrandColours, brandScheme } from '../artwork/brandScheme';
import { type Colour, contrastOf, mix } from '../artwork/contrast';

/** The colors of a report on white paper. */
export interface ReportLook {
  /** Behind the title, and the title on it. */
  ground: Colour;
  ink: Colour;
  /** A line between title and document. */
  stripe: Colour;
  /** Bars of the period. */
  bar: Colour;
}

const paper = '#ffffff';

/** Of a workspace without brand colors: ink on paper. */
const neutral: ReportLook = { ground: paper, ink: '#1a1b1e', stripe: '#1a1b1e', bar: '#3e5be6' };

/** What is no text stands out from its ground by this ratio: WCAG 2.2, 1.4.11. */
const minShapeContrast = 3;

/** A brand's colors as its kit corrects them, and darkened until they are seen on paper. */
export function reportLook(colours: BrandColours | null): ReportLook {
  if (!colours) return neutral;
  const { scheme } = brandScheme(colours);
  return { ground: scheme.ground, ink: scheme.ink, stripe: scheme.accent, bar: seenOnPaper(scheme.accent) };
}

function seenOnPaper(colour: Colour): Colour {
  const shades = Array.from({ length: 21 }, (_, index) => mix(colour, '#000000', index / 20));
  return shades.find((shade) => contrastOf(shade, paper) >= minShapeContrast) ?? '#000000';
}

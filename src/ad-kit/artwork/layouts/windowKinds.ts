import type { Artwork } from '../artwork';
import { mix, type Colour } from '../contrast';
import { illustrationNames, type IllustrationId, type Industry } from '../names';
import { shapeColour } from '../parts';
import type { Sheet } from '../sheet';

export const windowKinds = ['chart', 'shop', 'chat', 'calendar', 'document'] as const;
export type WindowKind = (typeof windowKinds)[number];

const kindOfIndustry: Record<Industry, WindowKind> = {
  'E-commerce': 'shop',
  SaaS: 'chart',
  Healthcare: 'chat',
  Finance: 'chart',
  Education: 'document',
  'Food & Beverage': 'calendar',
  'Professional Services': 'document',
  'Local Services': 'calendar',
  Events: 'calendar',
  Corporate: 'document',
  'Mobile Apps': 'chat',
  'Fitness & Wellness': 'calendar',
};

/** Subjects that say more in another window than their industry's. */
const kindOfSubject: Partial<Record<IllustrationId, WindowKind>> = {
  contract: 'calendar',
  'water-bottle': 'shop',
  calendar: 'chart',
  magnifier: 'document',
};

/** What the window shows: what suits the subject, and a shop where there is none. */
export const windowKindOf = ({ illustration }: Artwork): WindowKind =>
  illustration ? (kindOfSubject[illustration] ?? kindOfIndustry[illustrationNames[illustration].industry]) : 'shop';

/** The colors of a window's page. */
export type WindowColours = { paper: Colour; quiet: Colour; strong: Colour; fill: Colour; soft: Colour };

export function windowColours({ colours }: Sheet): WindowColours {
  const { light: paper, dark, accent, second, third } = colours;
  const fill = shapeColour(paper, [accent, second, third]);
  return { paper, quiet: mix(paper, dark, 0.12), strong: dark, fill, soft: mix(paper, fill, 0.42) };
}

import type { Ad } from '../ad';
import { valuesOfFields } from '../fieldValues';
import { grouped } from '../grouped';
import { type AdFinding, countFindings, type FindingGroup } from './finding';

type GroupWords = {
  title: string;
  /** Said where nothing is found in it. */
  clear: string;
  /** What to do where something is. */
  advice: string;
};

/** What each kind of finding is called, and what is said of it. */
export const groupWords: Record<FindingGroup, GroupWords> = {
  sample_text: {
    title: 'Sample text',
    clear: 'All of the text is your own.',
    advice: 'Replace the template’s words with your own.',
  },
  empty: {
    title: 'Empty fields',
    clear: 'Every field the platforms ask for is filled in.',
    advice: 'Fill in these fields.',
  },
  truncation: {
    title: 'Truncated text',
    clear: 'Each text fits its placements.',
    advice: 'Shorten these texts, or say what matters most first.',
  },
  artwork: {
    title: 'Cuts in the artwork',
    clear: 'The artwork shows its full text in every size.',
    advice: 'Shorten the text, set it smaller, or choose another layout.',
  },
  logo: {
    title: 'Logo contrast',
    clear: 'The logo stands out from its background.',
    advice: 'Allow a plate behind the logo, or use a version of it that stands out.',
  },
  legibility: {
    title: 'Text on photos and colors',
    clear: 'All text in the artwork is easy to read.',
    advice: 'Choose other colors, or another part of the photo.',
  },
  rules: {
    title: 'Advertising rules',
    clear: 'No wording or claims that platforms object to.',
    advice: 'Reword what the platforms’ policies object to.',
  },
  links: {
    title: 'Links',
    clear: 'Every link is complete, with UTM tags that fit its campaign.',
    advice: 'Correct these links, or their UTM tags.',
  },
  files: {
    title: 'Files',
    clear: 'Every file has a size, type, and dimensions its platform accepts.',
    advice: 'Use images that the platforms accept, or save yours as JPEG files.',
  },
};

/** Why there is nothing to look at in a group; `undefined` where there is. */
export function whyNotChecked(
  group: FindingGroup,
  { contents, hasLogo }: { contents: readonly Ad[]; hasLogo: boolean },
): string | undefined {
  if (group === 'logo' && !hasLogo) return 'This ad has no logo.';
  if (group === 'links' && !hasLink(contents)) return 'This ad has no link yet.';
  return undefined;
}

/** "1 error to fix before this ad can run, 2 warnings"; empty where nothing was found. */
export function summaryOf(findings: readonly AdFinding[]): string {
  const { errors, warnings } = countFindings(findings);
  const parts = [
    errors > 0 && `${counted(errors, 'error')} to fix before this ad can run`,
    warnings > 0 && counted(warnings, 'warning'),
  ];
  return parts.filter(Boolean).join(', ');
}

const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

const hasLink = (contents: readonly Ad[]): boolean =>
  contents.some((ad) => valuesOfFields(ad, ({ kind }) => kind === 'link').some(({ text }) => text.trim() !== ''));

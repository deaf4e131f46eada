import type { FindingGroup } from '../../../ad-kit/preflight/finding';

/** What a group is called, and what is said where nothing is found in it. */
export const groupWords: Record<FindingGroup, { title: string; clear: string }> = {
  sample_text: { title: 'Sample text', clear: 'All of the text is your own.' },
  empty: { title: 'Empty fields', clear: 'Every field the platforms ask for is filled in.' },
  truncation: { title: 'Truncated text', clear: 'Each text fits its placements.' },
  artwork: { title: 'Cuts in the artwork', clear: 'The artwork shows its full text in every size.' },
  logo: { title: 'Logo contrast', clear: 'The logo stands out from its background.' },
  legibility: { title: 'Text on photos and colors', clear: 'All text in the artwork is easy to read.' },
  rules: { title: 'Advertising rules', clear: 'No wording or claims that platforms object to.' },
  links: { title: 'Links', clear: 'Every link is complete, with UTM tags that fit its campaign.' },
  files: { title: 'Files', clear: 'Every file has a size, type, and dimensions its platform accepts.' },
};

/** Groups about which nothing is known before the artwork is drawn. */
export const drawnGroups: ReadonlySet<FindingGroup> = new Set(['artwork', 'logo', 'legibility']);

import type { FindingGroup } from '../../../ad-kit/preflight/finding';

/** Groups about which nothing is known before the artwork is drawn. */
export const drawnGroups: ReadonlySet<FindingGroup> = new Set(['artwork', 'logo', 'legibility']);

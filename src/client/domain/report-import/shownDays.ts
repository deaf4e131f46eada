import { metricsImportOutcomeValues } from '../../api/bounds';
import type { MetricsImportOutcome } from '../../api/metricsApi';

/** Days of one outcome, or all of them. */
export type ShownDays = MetricsImportOutcome | 'all';

export type DayCounts = Record<MetricsImportOutcome, number>;

/** How many days a file has for a campaign, of one outcome or all. */
export const countOfDays = (counts: DayCounts, shown: ShownDays): number =>
  shown === 'all' ? metricsImportOutcomeValues.reduce((sum, value) => sum + counts[value], 0) : counts[shown];

import type { AdComparison, ComparedMetric } from '../../../ad-kit/statistics/compareAds';
import type { Day } from '../../lib/days';
import type { StoredSums } from '../../lib/results';
import type { AdSums } from '../campaigns/campaigns.types';

/** The campaign whose ads are meant, and the days; both ends included, undefined for no end. */
export interface AdResultsWish {
  campaignId: string;
  from: Day | undefined;
  to: Day | undefined;
}

/** What an ad cost and brought. */
export interface NamedResult extends AdSums {
  name: string;
}

/** A campaign's numbers by ad. */
export interface AdResults {
  ads: NamedResult[];
  /** What no ad explains; null for nothing. */
  rest: StoredSums | null;
}

/** A campaign's ads beside each other. */
export interface ComparedAds {
  metric: ComparedMetric;
  ads: (AdComparison['ads'][number] & { name: string })[];
  /** How many more have numbers. */
  leftOut: number;
  verdict: AdComparison['verdict'];
}

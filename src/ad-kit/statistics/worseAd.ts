import { type AdDays, type AdFigure, type ComparedMetric, worseAds } from './compareAds';
import type { DayNumbers } from './dayNumbers';

/** An ad that runs though another one of its campaign is shown to do better. */
export interface WorseAd {
  metric: Extract<ComparedMetric, 'ctr' | 'cpa'>;
  worse: AdFigure;
  better: AdFigure;
}

/**
 * Of the ads that are shown to do worse than one that runs as well, the one with the most spend since `newestFrom`: there
 * is the most to gain. Null where nothing is shown.
 *
 * Ads are there for conversions, so what these cost decides wherever they are reported, even before there are any: an ad
 * that is clicked less and sells more is no worse. Which metric counts must not go by the results, or there would be two
 * chances of being wrong.
 */
export function worseAdOf(ads: readonly AdDays[], newestFrom: string): WorseAd | null {
  const isReported = ads.some(({ days }) => days.some(({ conversions }) => conversions !== null));
  const metric = isReported ? 'cpa' : 'ctr';
  const newest = new Map(ads.map(({ id, days }) => [id, since(days, newestFrom)]));
  const runs = ({ id }: AdFigure) => (newest.get(id)?.impressions ?? 0) > 0;
  const [found] = worseAds(ads, metric)
    .filter(({ best, worse }) => runs(best) && runs(worse))
    .sort((one, other) => (newest.get(other.worse.id)?.spent ?? 0) - (newest.get(one.worse.id)?.spent ?? 0));
  return found ? { metric, worse: found.worse, better: found.best } : null;
}

const since = (days: readonly DayNumbers[], from: string) => {
  const newest = days.filter(({ date }) => date >= from);
  return {
    impressions: newest.reduce((sum, day) => sum + day.impressions, 0),
    spent: newest.reduce((sum, day) => sum + day.spent, 0),
  };
};

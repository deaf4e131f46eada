import { derivedFigures } from '../../../ad-kit/reports/derivedFigures';
import { amountsOf, resultsOf, type StoredSums } from '../../lib/results';
import type { AdResults, ComparedAds } from '../../modules/insights/adResults.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireAdResults = ({ ads, rest }: AdResults): Every<WireTypes['AdResults']> => ({
  ads: ads.map(({ adId, name, ...sums }) => ({ ad_id: adId, name, ...figuresOf(sums) })),
  not_by_ad: rest && figuresOf(rest),
});

function figuresOf(sums: StoredSums): Every<WireTypes['NumbersNotByAd']> {
  const { ctr, cpc, conversionRate, cpa, roas } = derivedFigures(resultsOf(sums));
  return { ...amountsOf(sums), ctr, cpc, conversion_rate: conversionRate, cpa, roas };
}

export const toWireAdComparison = (compared: ComparedAds): Every<WireTypes['AdComparison']> => ({
  metric: compared.metric,
  ads: compared.ads.map(({ id, name, figure, interval, probabilityOfBest }) => ({
    ad_id: id,
    name,
    figure: toDecimals(figure, 2),
    low: toDecimals(interval?.low ?? null, 2),
    high: toDecimals(interval?.high ?? null, 2),
    probability_of_best: toDecimals(probabilityOfBest, 3),
  })),
  left_out: compared.leftOut,
  verdict: toWireVerdict(compared),
});

function toWireVerdict({ verdict, metric }: ComparedAds): Every<WireTypes['AdVerdict']> {
  const nothing = { ad_id: null, unit: null, still_needed: null, days: null, reason: null };
  if (verdict.kind === 'winner') return { ...nothing, kind: verdict.kind, ad_id: verdict.id };
  if (verdict.kind === 'cannot_tell') return { ...nothing, kind: verdict.kind, reason: verdict.reason };
  return {
    ...nothing,
    kind: verdict.kind,
    unit: metric === 'ctr' ? 'impressions' : 'clicks',
    still_needed: verdict.stillNeeded,
    days: verdict.days,
  };
}

const toDecimals = (value: number | null, decimals: number): number | null =>
  value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;

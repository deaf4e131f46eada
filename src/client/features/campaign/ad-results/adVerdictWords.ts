import type { AdComparison, ComparedMetric } from '../../../api/insightsApi';
import { formatMoney } from '../../../lib/money';
import { formatCount, formatRate } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';

/** What ads are compared by, as people choose it. */
export const comparedMetrics: { value: ComparedMetric; label: string; sentence: string }[] = [
  { value: 'ctr', label: 'CTR', sentence: 'click-through rate' },
  { value: 'conversion_rate', label: 'Conv. rate', sentence: 'conversion rate' },
  { value: 'cpa', label: 'CPA', sentence: 'cost per conversion' },
];

const nameOf = (metric: ComparedMetric): string =>
  comparedMetrics.find(({ value }) => value === metric)?.sentence ?? metric;

/** A figure, or an end of its range. */
export const formatCompared = (metric: ComparedMetric, figure: number): string =>
  metric === 'cpa' ? formatMoney(figure) : formatRate(figure);

type Reason = NonNullable<AdComparison['verdict']['reason']>;

const reasons: Record<Reason, string> = {
  too_few_ads: 'It takes numbers of at least two ads to compare them.',
  no_impressions: 'None of the ads has impressions yet, so their click-through rates can’t be compared.',
  no_clicks: 'None of the ads has clicks yet, so there is nothing to compare.',
  no_conversions: 'None of the ads has conversions yet, so there is nothing to compare.',
  conversions_not_reported: 'The reports of these ads have no conversions column, so there is nothing to compare.',
  no_spend: 'None of the ads has spend, so their costs can’t be compared.',
  more_clicks_than_impressions: 'An ad has more clicks than impressions, so its click-through rate means nothing.',
  more_conversions_than_clicks: 'An ad has more conversions than clicks, so its conversion rate means nothing.',
};

/** Which ad is better, as far as the numbers say. */
export function verdictSentence({ verdict, ads, metric }: AdComparison): string {
  if (verdict.reason !== null) return reasons[verdict.reason];
  const better = ads.length > 2 ? 'best' : 'better';
  if (verdict.kind === 'winner') {
    const name = ads.find(({ ad_id: id }) => id === verdict.ad_id)?.name ?? '';
    return `“${name}” has the ${better} ${nameOf(metric)}. That’s no longer a matter of chance.`;
  }
  return `It’s too early to say which ad has the ${better} ${nameOf(metric)}.`;
}

/** How much more data it takes; '' where that is no question. */
export function stillNeededSentence({ verdict }: AdComparison): string {
  if (verdict.kind !== 'undecided') return '';
  const { still_needed: needed, unit, days } = verdict;
  if (needed === null) return 'The ads are too alike so far to tell how much more data it takes.';
  const more = `about ${formatCount(roughly(needed))} more ${unit ?? 'clicks'}`;
  if (days === null) return `If the difference stays as it is, it takes ${more}.`;
  if (days > mostDays)
    return `If the difference stays as it is, it takes ${more}. At today’s pace, that’s over a year.`;
  return `If the difference stays as it is, it takes ${more}: ${countOf(days, 'day')} at today’s pace.`;
}

const mostDays = 365;

/** With two leading digits; more would look exact. */
function roughly(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.ceil(value / step) * step;
}

/** How probable it is that an ad is the best one. */
export function probabilityText(probability: number | null): string {
  if (probability === null) return '';
  const percent = Math.round(probability * 100);
  const shown = percent >= 100 ? 'Over 99' : percent < 1 ? 'Under 1' : `${percent}`;
  return `${shown}% likely to be best`;
}

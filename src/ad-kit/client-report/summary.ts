import type { Metric } from '../reports/metrics';
import { lengthOf, type Period } from '../reports/periods';
import { campaignSentences } from './campaignSentences';
import { periodTitle } from './periodWords';
import type { BrokenDown, ReportNumbers } from './reportNumbers';
import { hasNumbers, type Sums, valueSince } from './periodSums';

/**
 * A report in sentences, by paragraph. They say what the numbers are and how they changed, never why: that isn't in
 * them. Nothing is said of a metric without data.
 */
export function summaryOf({ byDay, byCampaign }: ReportNumbers): string[] {
  const { total: now, total_before: before } = byDay;
  if (!now) return [`There are no numbers for ${periodTitle(byDay)}.`];
  const sums = { now, before };
  const paragraphs = [
    [...deliverySentences(sums, byDay), ...conversionSentences(sums)],
    campaignSentences(byCampaign, sums),
    [...gapSentences(byDay), ...(before ? [] : nothingBefore(byDay))],
  ];
  return paragraphs.filter((sentences) => sentences.length > 0).map((sentences) => sentences.join(' '));
}

/** The period that a breakdown is compared with. */
export function periodBeforeOf({ before_from: from, before_to: to }: BrokenDown): Period | undefined {
  return from === null || to === null ? undefined : { from, to };
}

function deliverySentences(sums: Sums, byDay: BrokenDown): string[] {
  const period = periodTitle(byDay);
  const compared = sums.before && periodBeforeOf(byDay);
  const spend = clause(sums, 'spent', `spend for ${period} was`, compared ? `for ${periodTitle(compared)}` : '');
  const against = compared ? `, compared with ${periodTitle(compared)}` : '';
  return [
    ...(spend.length > 0 ? sentence(spend) : [`These are the numbers for ${period}${against}.`]),
    ...sentence([...clause(sums, 'impressions', 'impressions came to'), ...clause(sums, 'clicks', 'clicks came to')]),
    ...sentence([...clause(sums, 'ctr', 'CTR was'), ...clause(sums, 'cpc', 'CPC was')]),
  ];
}

const conversionSentences = (sums: Sums): string[] => [
  ...sentence([...clause(sums, 'conversions', 'conversions came to'), ...clause(sums, 'cpa', 'CPA was')]),
  ...sentence([...clause(sums, 'revenue', 'revenue came to'), ...clause(sums, 'roas', 'ROAS was')]),
];

/** Part of a sentence about a metric; none where there is nothing to say of it. */
const clause = (sums: Sums, metric: Metric, words: string, whenBefore = ''): string[] =>
  hasNumbers(metric, sums) ? [`${words} ${valueSince(metric, sums, whenBefore)}`] : [];

/** Parts in one sentence. A part with a comma of its own takes one before the next. */
function sentence(parts: readonly string[]): string[] {
  const words = parts.join(parts[0]?.includes(', ') ? ', and ' : ' and ');
  return words === '' ? [] : [`${words.charAt(0).toUpperCase()}${words.slice(1)}.`];
}

/** Says so where days are missing: sums of fewer days are smaller. */
function gapSentences(byDay: BrokenDown): string[] {
  const days = lengthOf(byDay);
  const before = periodBeforeOf(byDay);
  const counts = [
    { period: periodTitle(byDay), count: byDay.rows.filter(({ results }) => results !== null).length },
    // A leap day shares a row with the day before it, so days can only be counted where there are as many.
    ...(before && byDay.total_before && lengthOf(before) === days
      ? [{ period: periodTitle(before), count: byDay.rows.filter((row) => row.before !== null).length }]
      : []),
  ];
  return counts
    .filter(({ count }) => count < days)
    .map(({ period, count }) => `${count} of the ${days} days of ${period} ${count === 1 ? 'has' : 'have'} numbers.`);
}

function nothingBefore(byDay: BrokenDown): string[] {
  const before = periodBeforeOf(byDay);
  return before ? [`There are no numbers for ${periodTitle(before)} to compare with.`] : [];
}

import { grouped } from '../grouped';
import { type Metric, metricOf } from '../reports/metrics';
import type { BrokenDown, BrokenDownRow } from './reportNumbers';
import { hasNumbers, type Sums } from './periodSums';

/** Which campaigns took the money, and which made the difference; of a single campaign everything is said. */
export function campaignSentences({ rows, rest, before_from: isCompared }: BrokenDown, sums: Sums): string[] {
  if (rows.length < 2) return [];
  const difference = isCompared !== null && sums.before ? differenceSentences(rows, sums) : [];
  // Those without rows may have changed more: they are the ones with the least spend, not with the least change.
  const among =
    rest && difference.length > 0 ? [`Among the ${grouped(rows.length)} campaigns with the most spend:`] : [];
  return [...shareSentences(rows, sums), ...among, ...difference];
}

const quoted = ({ name, key }: BrokenDownRow): string => `“${name ?? key}”`;

function shareSentences(rows: readonly BrokenDownRow[], { now }: Sums): string[] {
  const spentOf = ({ results }: BrokenDownRow) => results?.spent ?? 0;
  const [first] = rows.toSorted((one, other) => spentOf(other) - spentOf(one));
  if (!first || spentOf(first) <= 0 || now.spent <= 0) return [];
  const percent = Math.round((spentOf(first) / now.spent) * 100);
  const share = percent > 0 && percent <= 100 ? `, ${percent}% of the total` : '';
  return [`${quoted(first)} had the largest spend: ${metricOf('spent').format(spentOf(first))}${share}.`];
}

const judgedBy: readonly Metric[] = ['conversions', 'clicks'];

function differenceSentences(rows: readonly BrokenDownRow[], sums: Sums): string[] {
  const metric = judgedBy.find((some) => hasNumbers(some, sums));
  if (!metric) return [];
  const { label } = metricOf(metric);
  const noun = label.toLowerCase();
  const differenceOf = ({ results, before }: BrokenDownRow) => (results?.[metric] ?? 0) - (before?.[metric] ?? 0);
  // What isn't reported was neither gained nor lost.
  const isReported = ({ results, before }: BrokenDownRow) => results?.[metric] !== null && before?.[metric] !== null;
  const ordered = rows.filter(isReported).toSorted((one, other) => differenceOf(other) - differenceOf(one));
  const [most, least] = [ordered[0], ordered.at(-1)];
  return [
    ...(most && differenceOf(most) > 0
      ? [`${quoted(most)} gained the most ${noun}: ${thenAndNow(most, metric)}.`]
      : []),
    ...(least && differenceOf(least) < 0
      ? [`${quoted(least)} lost the most ${noun}: ${thenAndNow(least, metric)}.`]
      : []),
  ];
}

/** A campaign without numbers has none, which isn't the same as 0. */
function thenAndNow({ results, before }: BrokenDownRow, metric: Metric): string {
  const { format } = metricOf(metric);
  const formatted = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : format(value);
  const [now, then] = [formatted(results?.[metric]), formatted(before?.[metric])];
  if (then === undefined) return `${now ?? 'none'}, with no numbers before`;
  return now === undefined ? `${then} before, with no numbers in this period` : `${now} after ${then}`;
}

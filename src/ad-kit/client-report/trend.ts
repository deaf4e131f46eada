import { type Metric, metricOf } from '../reports/metrics';
import { unitOf, unitsOf } from '../reports/periods';
import { unitNames } from './periodWords';
import { type BrokenDown, type BrokenDownRow, reportUnitOf } from './reportNumbers';
import { sumOf } from './sums';

export interface ReportTrend {
  title: string;
  /** What the chart shows, in a sentence; empty where there is nothing to say. */
  highest: string;
  bars: readonly TrendBar[];
  /** The lines behind the bars from the bottom up; `share` is how high they lie, from 0 to 1. */
  lines: readonly { share: number; label: string }[];
  isCompared: boolean;
}

interface TrendBar {
  /** Below the bar; empty where its neighbors have one. */
  tick: string;
  /** From 0 to 1 of the height; null without numbers. */
  now: number | null;
  before: number | null;
}

/** The most labels that fit side by side. */
const mostTicks = 8;

const lineCount = 4;

/** A metric over a period, bar by bar, as shares of the chart's height: whatever draws it, it is the same chart. */
export function trendOf(byDay: BrokenDown, metric: Metric): ReportTrend {
  const unit = reportUnitOf(byDay);
  const { label, format, short } = metricOf(metric);
  const days = new Map<string, BrokenDownRow[]>();
  for (const row of byDay.rows) {
    const key = unitOf(row.key, unit);
    days.set(key, [...(days.get(key) ?? []), row]);
  }
  const parts = unitsOf(byDay, unit).map((key) => {
    const rows = days.get(key) ?? [];
    const [now, before] = [sumOf(rows.map(({ results }) => results)), sumOf(rows.map((row) => row.before))];
    return { key, now: now?.[metric] ?? null, before: before?.[metric] ?? null };
  });
  const top = roundTop(Math.max(0, ...parts.flatMap(({ now, before }) => [now ?? 0, before ?? 0])));
  const shareOf = (value: number | null) => value && value / top;
  const every = Math.ceil(parts.length / mostTicks);
  const [highest] = parts
    .flatMap(({ key, now }) => (now === null ? [] : [{ key, now }]))
    .sort((one, other) => other.now - one.now);
  return {
    title: `${label} by ${unit}`,
    highest:
      highest && highest.now > 0
        ? `Highest: ${format(highest.now)} ${unit === 'day' ? 'on' : 'in'} ${unitNames(highest.key, unit).name}`
        : '',
    bars: parts.map(({ key, now, before }, index) => ({
      tick: index % every === 0 ? unitNames(key, unit).short : '',
      now: shareOf(now),
      before: shareOf(before),
    })),
    lines: Array.from({ length: lineCount + 1 }, (_, index) => ({
      share: index / lineCount,
      label: short((top * index) / lineCount),
    })),
    isCompared: byDay.total_before !== null,
  };
}

/** The next number up that divides into even lines: 1, 2, 4, 6, 8, or 10 of a power of ten. */
function roundTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8].find((step) => step * power >= value) ?? 10) * power;
}

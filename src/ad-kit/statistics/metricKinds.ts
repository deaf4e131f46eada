import { unitOf } from '../reports/periods';
import type { DayNumbers } from './dayNumbers';

/** What campaigns and ads are judged by. `ctr` and `conversion_rate` are in percent, `cpc` and `cpa` in money for one. */
export const metricNames = [
  'spend',
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'conversions',
  'conversion_rate',
  'cpa',
] as const;
export type Metric = (typeof metricNames)[number];

/** A day as one metric sees it. */
export interface CountedDay {
  weekday: string;
  events: number;
  /** What they are counted of: 1 for a day as such, its impressions, its clicks, or its spend. */
  exposure: number;
}

interface MetricKind {
  /** Null where the day doesn't report them. */
  eventsOf: (day: DayNumbers) => number | null;
  exposureOf: (day: DayNumbers) => number;
  /** Whether events come by chance one by one, as all do but money. */
  isCount: boolean;
  /** From events and their exposure to the metric; null where it divides by 0. */
  valueOf: (events: number, exposure: number) => number | null;
  /** Whether more events make less of it, as of costs. */
  isCost: boolean;
}

const aDay = () => 1;
const perDay = (events: number, days: number) => events / days;
const percent = (events: number, exposure: number) => (100 * events) / exposure;
const costOf = (events: number, money: number) => (events > 0 ? money / events : null);

export const metricKinds: Record<Metric, MetricKind> = {
  spend: { eventsOf: (day) => day.spent, exposureOf: aDay, isCount: false, valueOf: perDay, isCost: false },
  impressions: { eventsOf: (day) => day.impressions, exposureOf: aDay, isCount: true, valueOf: perDay, isCost: false },
  clicks: { eventsOf: (day) => day.clicks, exposureOf: aDay, isCount: true, valueOf: perDay, isCost: false },
  ctr: {
    eventsOf: (day) => day.clicks,
    exposureOf: (day) => day.impressions,
    isCount: true,
    valueOf: percent,
    isCost: false,
  },
  cpc: { eventsOf: (day) => day.clicks, exposureOf: (day) => day.spent, isCount: true, valueOf: costOf, isCost: true },
  conversions: { eventsOf: (day) => day.conversions, exposureOf: aDay, isCount: true, valueOf: perDay, isCost: false },
  conversion_rate: {
    eventsOf: (day) => day.conversions,
    exposureOf: (day) => day.clicks,
    isCount: true,
    valueOf: percent,
    isCost: false,
  },
  cpa: {
    eventsOf: (day) => day.conversions,
    exposureOf: (day) => day.spent,
    isCount: true,
    valueOf: costOf,
    isCost: true,
  },
};

/** `undefined` where the day doesn't report what the metric counts, which makes it a gap. */
export function countedDay(day: DayNumbers, { eventsOf, exposureOf }: MetricKind): CountedDay | undefined {
  const events = eventsOf(day);
  return events === null ? undefined : { weekday: unitOf(day.date, 'weekday'), events, exposure: exposureOf(day) };
}

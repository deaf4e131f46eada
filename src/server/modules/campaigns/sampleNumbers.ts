import { addDays, type Day } from '../../lib/days';
import type { DayNumbers } from './campaigns.types';
import type { SampleCampaign } from './sampleCampaigns.data';

/** Makes a sequence of numbers from 0 up to 1 that looks random and is the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The numbers of a sample campaign up to `today`, oldest first: noise around a trend, a week's rhythm and its rates. */
export function sampleDays(sample: SampleCampaign, today: Day, random: () => number): DayNumbers[] {
  const length = sample.startedDaysAgo - sample.endedDaysAgo;
  const around = (value: number, spread: number): number => value * (1 - spread + 2 * spread * random());
  return Array.from({ length: length + 1 }, (_, index) => {
    const day = addDays(today, index - sample.startedDaysAgo);
    const trend = sample.growth ** (index / Math.max(1, length) - 0.5);
    const wanted = sample.clicksPerDay * trend * (isWeekend(day) ? sample.weekend : 1);
    const clicks = Math.round(around(wanted, 0.18));
    const conversions = Math.min(clicks, Math.round(around(clicks * sample.conversionRate, 0.5)));
    return {
      day,
      impressions: Math.max(clicks, Math.round(around(clicks / sample.clickRate, 0.12))),
      clicks,
      conversionHundredths: conversions * 100,
      spentCents: Math.round(clicks * around(sample.costPerClickCents, 0.1)),
      revenueCents: Math.round(conversions * around(sample.orderCents, 0.25)),
    };
  });
}

/** A budget in full hundreds of dollars of which the given share is spent. */
export const sampleBudgetCents = (spentCents: number, share: number): number =>
  Math.ceil(spentCents / share / 10_000) * 10_000;

const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(day).getUTCDay());

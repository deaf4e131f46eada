import { shiftDay, unitOf } from '../../src/ad-kit/reports/periods';
import { changesOf } from '../../src/ad-kit/statistics/changes';
import type { DayNumbers } from '../../src/ad-kit/statistics/dayNumbers';
import type { Metric } from '../../src/ad-kit/statistics/metricKinds';
import { chanceFrom, type Chance } from './chance';
import { percent, type SimulatedRow } from './simulated-row';

const campaigns = 100;
/** Alarms are rare, so more are needed to count them. */
const unchangedCampaigns = 300;
const before = 56;
const today = '2026-11-23';
const sizes = { small: 1_000, middle: 15_000, large: 500_000 };
type Size = keyof typeof sizes;

/** What a change leaves of spend, of clicks for impressions, and of conversions for clicks. */
interface Remaining {
  spend: number;
  ctr: number;
  conversions: number;
}
const unchanged: Remaining = { spend: 1, ctr: 1, conversions: 1 };

/** A campaign's days up to yesterday: weekdays differ, days do, events come by chance. The newest may be changed ones. */
function aCampaign(chance: Chance, size: Size, length: number, changedDays: number, left: Remaining): DayNumbers[] {
  const factorOf = new Map(['1', '2', '3', '4', '5', '6', '7'].map((weekday) => [weekday, chance.factor(0.2)]));
  const [ctr, rate] = [0.01 + 0.02 * chance.share(), 0.02 + 0.04 * chance.share()];
  const ofDays = chance.oneOf([0.1, 0.2, 0.3]);
  return Array.from({ length }, (_, index) => {
    const date = shiftDay(today, index - length);
    const now = index >= length - changedDays ? left : unchanged;
    const volume = (factorOf.get(unitOf(date, 'weekday')) ?? 1) * chance.factor(ofDays) * now.spend;
    const impressions = chance.events(sizes[size] * volume);
    const clicks = chance.hits(impressions, ctr * now.ctr * chance.factor(0.1));
    const conversions = chance.hits(clicks, rate * now.conversions * chance.factor(0.1));
    const spent = Math.round(100 * impressions * 0.008 * chance.factor(0.1)) / 100;
    return { date, impressions, clicks, conversions, spent };
  });
}

/** How many false alarms there are in a month, and how many real changes are found. */
export function changeRows(seed: string): SimulatedRow[] {
  const chance = chanceFrom(`${seed} changes`);
  const alarms = (size: Size): SimulatedRow => {
    let count = 0;
    for (let campaign = 0; campaign < unchangedCampaigns; campaign += 1) {
      const days = aCampaign(chance, size, before + 30, 0, unchanged);
      count += changesOf(days, { today, newest: 30 }).length;
    }
    const perMonth = count / unchangedCampaigns;
    return {
      name: `an unchanged ${size} campaign, all metrics: false alarms a month`,
      figure: perMonth.toFixed(2),
      aim: { says: '≤ 1', isKept: perMonth <= 1 },
    };
  };
  const found = (size: Size, what: string, metric: Metric, left: Remaining, least: number | null): SimulatedRow => {
    let [inThree, inSeven] = [0, 0];
    for (let campaign = 0; campaign < campaigns; campaign += 1) {
      const days = aCampaign(chance, size, before + 7, 7, left);
      const own = changesOf(days, { today, newest: 7 }).filter(
        (change) => change.metric === metric && change.direction === 'down',
      );
      if (own.length > 0) inSeven += 1;
      if (own.some(({ day }) => day <= shiftDay(today, -5))) inThree += 1;
    }
    const share = inSeven / campaigns;
    return {
      name: `${what}, ${size} campaign: found within 3 days, within 7`,
      figure: `${percent(inThree / campaigns)}, ${percent(share)}`,
      ...(least !== null && { aim: { says: `≥ ${percent(least)}`, isKept: share >= least } }),
    };
  };
  const all = Object.keys(sizes) as Size[];
  return [
    ...all.map(alarms),
    ...all.map((size) => found(size, 'spend −60 %', 'spend', { ...unchanged, spend: 0.4 }, 0.9)),
    ...all.map((size) => found(size, 'CTR −40 %', 'ctr', { ...unchanged, ctr: 0.6 }, size === 'small' ? null : 0.9)),
    ...all.map((size) =>
      found(size, 'no conversions', 'conversions', { ...unchanged, conversions: 0 }, size === 'small' ? null : 0.9),
    ),
  ];
}

import { shiftDay } from '../../src/ad-kit/reports/periods';
import { compareAds, type AdDays, type ComparedMetric } from '../../src/ad-kit/statistics/compareAds';
import { falseWinners, losersOf, winnerOf, type Counted } from '../../src/ad-kit/statistics/winnerRule';
import { chanceFrom, type Chance } from './chance';
import { median } from './median';
import { percent, type SimulatedRow } from './simulated-row';

const comparisons = 10_000;
/** A comparison without a difference is looked at for a month; one with a difference, for a year. */
const [month, year] = [30, 365];
const powerComparisons = 300;
const metricNames: Record<ComparedMetric, string> = { ctr: 'CTR', conversion_rate: 'conversion rate', cpa: 'CPA' };
const metrics = Object.keys(metricNames) as ComparedMetric[];
/** Of a campaign's day: what all its ads together have of what events are counted of, and how often one comes. */
const sizes: Record<ComparedMetric, readonly { exposure: number; rate: number }[]> = {
  ctr: [
    { exposure: 400, rate: 0.01 },
    { exposure: 4_000, rate: 0.02 },
    { exposure: 100_000, rate: 0.05 },
  ],
  conversion_rate: [
    { exposure: 20, rate: 0.05 },
    { exposure: 200, rate: 0.1 },
    { exposure: 2_000, rate: 0.4 },
  ],
  cpa: [
    { exposure: 20, rate: 0.05 },
    { exposure: 200, rate: 0.05 },
    { exposure: 5_000, rate: 0.02 },
  ],
};

/** How the platform shares a day out among the ads. */
type Sharing = 'evenly' | 'unevenly' | 'to_the_better';

/** Ads to compare. `lifts` is what their rates are times the usual one, `ownNoise` how much each differs from day to day. */
interface Comparison {
  metric: ComparedMetric;
  size: { exposure: number; rate: number };
  lifts: readonly number[];
  sharing: Sharing;
  ownNoise: number;
}

/** The first ad that is named, the winner or a worse one, where somebody looks every day, and the clicks until then; null without one. */
function firstNamed(
  chance: Chance,
  { metric, size: { exposure, rate }, lifts, sharing, ownNoise }: Comparison,
  days: number,
  named: (ads: readonly Counted[][]) => number | null = winnerOf,
): { place: number; day: number; clicks: number } | null {
  const ads = lifts.map((): Counted[] => []);
  const totals = lifts.map(() => ({ events: 0, exposure: 0 }));
  const uneven = lifts.map(() => 0.1 + chance.share());
  for (let day = 1; day <= days; day += 1) {
    // From day to day the shares move as well.
    const weights = totals.map((ad, place) => {
      if (sharing === 'evenly') return 1;
      if (sharing === 'unevenly') return (uneven[place] as number) * (0.2 + chance.share());
      return ((ad.events + 1) / (ad.exposure * rate + 1)) ** 4;
    });
    const sum = weights.reduce((all, weight) => all + weight, 0);
    // Some days are better for all ads.
    const dayRate = Math.min(0.5, rate * chance.factor(0.2));
    for (const [place, ad] of ads.entries()) {
      const own = Math.max(1, Math.round((exposure * (weights[place] as number)) / sum));
      const noise = ownNoise > 0 ? chance.factor(ownNoise) : 1;
      const ownRate = Math.min(0.9, dayRate * (lifts[place] as number) * noise);
      const events = metric === 'cpa' ? chance.events(own * ownRate) : chance.hits(own, ownRate);
      ad.push({ events, exposure: own });
      const total = totals[place] as Counted;
      total.events += events;
      total.exposure += own;
    }
    const place = named(ads);
    // Of a CPA, a click costs 1.
    if (place !== null) return { place, day, clicks: clicksOf(totals, metric === 'ctr' ? 'events' : 'exposure') };
  }
  return null;
}

const clicksOf = (totals: readonly Counted[], part: keyof Counted): number =>
  totals.reduce((sum, total) => sum + total[part], 0);

/** How often a winner is named where there is none, and how soon where there is one. */
export function winnerRows(seed: string): SimulatedRow[] {
  const chance = chanceFrom(`${seed} winners`);
  const wrong = (metric: ComparedMetric, lifts: readonly number[], sharing: Sharing, ownNoise = 0): SimulatedRow => {
    let named = 0;
    for (let index = 0; index < comparisons; index += 1) {
      // With noise of their own, the ads with the most events are the ones to be mistaken.
      const size = sizes[metric][ownNoise > 0 ? 2 : index % 3] as Comparison['size'];
      if (firstNamed(chance, { metric, size, lifts, sharing, ownNoise }, month)) named += 1;
    }
    const share = named / comparisons;
    const alike = lifts.some((lift) => lift < 1) ? 'the best two alike' : 'all alike';
    const noise = ownNoise > 0 ? `, noisy by ${percent(ownNoise)} a day` : '';
    return {
      name: `${lifts.length} ads, ${alike}, shared ${sharing.replaceAll('_', ' ')}${noise}, ${metricNames[metric]}: a winner`,
      figure: percent(share),
      aim: { says: `≤ ${percent(falseWinners)}`, isKept: share <= falseWinners },
    };
  };
  const worse = (metric: ComparedMetric, count: number): SimulatedRow => {
    const lifts = Array.from({ length: count }, () => 1);
    const found = Array.from({ length: comparisons }, (_, index) => {
      const size = sizes[metric][index % 3] as Comparison['size'];
      const comparison: Comparison = { metric, size, lifts, sharing: 'unevenly', ownNoise: 0 };
      return firstNamed(chance, comparison, month, (ads) => losersOf(ads)[0] ?? null);
    });
    const share = found.filter((one) => one !== null).length / comparisons;
    return {
      name: `${count} ads, all alike, shared unevenly, ${metricNames[metric]}: one that does worse`,
      figure: percent(share),
      aim: { says: `≤ ${percent(falseWinners)}`, isKept: share <= falseWinners },
    };
  };
  const right = (metric: ComparedMetric, lift: number): SimulatedRow[] => {
    const size = sizes[metric][1] as Comparison['size'];
    const comparison: Comparison = { metric, size, lifts: [1, 1 + lift], sharing: 'evenly', ownNoise: 0 };
    const found = Array.from({ length: powerComparisons }, () => firstNamed(chance, comparison, year));
    const better = found.filter((some) => some?.place === 1).flatMap((some) => some ?? []);
    const share = better.length / powerComparisons;
    const worse = found.filter((some) => some?.place === 0).length / powerComparisons;
    const inMonth = better.filter(({ day }) => day <= month).length / powerComparisons;
    const middle =
      better.length > 0 ? `, ${median(better.map(({ clicks }) => clicks)).toLocaleString('en')} clicks` : '';
    const what = `${100 * lift} % better, ${metricNames[metric]}`;
    return [
      {
        name: `${what}: the better one named within a year (a month: ${percent(inMonth)})`,
        figure: `${percent(share)}${middle}`,
      },
      {
        name: `${what}: the worse one named`,
        figure: percent(worse),
        aim: { says: `≤ ${percent(falseWinners)}`, isKept: worse <= falseWinners },
      },
    ];
  };
  return [
    ...metrics.flatMap((metric) => [
      wrong(metric, [1, 1], 'evenly'),
      wrong(metric, [1, 1], 'unevenly'),
      wrong(metric, [1, 1], 'to_the_better'),
      wrong(metric, [1, 1, 1, 1, 1], 'unevenly'),
      wrong(metric, [1, 1, 0.5, 0.5, 0.5], 'unevenly'),
      wrong(metric, [1, 1], 'evenly', 0.1),
    ]),
    ...(['ctr', 'cpa'] as const).flatMap((metric) => [worse(metric, 2), worse(metric, 5)]),
    ...metrics.flatMap((metric) => [0.1, 0.2, 0.5].flatMap((lift) => right(metric, lift))),
  ];
}

/** How often intervals that claim 95 % hold the true figure. */
export function intervalRows(seed: string): SimulatedRow[] {
  const chance = chanceFrom(`${seed} intervals`);
  const rounds = 4_000;
  return metrics.flatMap((metric) =>
    (
      [
        ['1 to 20', 1, 20],
        ['200 to 5,000', 200, 5_000],
      ] as const
    ).map(([events, least, most]): SimulatedRow => {
      let held = 0;
      for (let round = 0; round < rounds; round += 1) {
        const rate = 0.005 + 0.1 * chance.share();
        const made = ['a', 'b'].map((id) => someAd(chance, id, metric, rate, least + (most - least) * chance.share()));
        const truth = metric === 'cpa' ? 1 / rate : 100 * rate;
        for (const { interval } of compareAds(made, metric).ads) {
          if (interval && interval.low <= truth && truth <= (interval.high ?? Infinity)) held += 1;
        }
      }
      const share = held / (2 * rounds);
      return {
        name: `interval of 95 %, ${events} events expected, ${metricNames[metric]}: held the truth`,
        figure: percent(share),
        aim: { says: '94 to 97 %', isKept: share >= 0.94 && share <= 0.97 },
      };
    }),
  );
}

function someAd(chance: Chance, id: string, metric: ComparedMetric, rate: number, expected: number): AdDays {
  const exposure = Math.ceil(expected / rate);
  const events = metric === 'cpa' ? chance.events(exposure * rate) : chance.hits(exposure, rate);
  const none = { date: '2026-11-01', impressions: 0, clicks: 0, conversions: 0, spent: 0 };
  if (metric === 'ctr') return { id, days: [{ ...none, impressions: exposure, clicks: events }] };
  return { id, days: [{ ...none, conversions: events, [metric === 'cpa' ? 'spent' : 'clicks']: exposure }] };
}

/** What a comparison of as many ads as there may be takes. */
export function speedRows(): SimulatedRow[] {
  const ads = Array.from({ length: 20 }, (_, index) => ({
    id: String(index),
    days: Array.from({ length: 90 }, (_day, count) => ({
      date: shiftDay('2026-06-01', count),
      impressions: 1000 + 30 * index,
      clicks: 20 + (index % 3),
      conversions: 1,
      spent: 10,
    })),
  }));
  const times = Array.from({ length: 40 }, () => {
    const startedAt = performance.now();
    compareAds(ads, 'ctr');
    return performance.now() - startedAt;
  });
  const milliseconds = median(times);
  return [
    {
      name: '20 ads compared, of 90 days each',
      figure: `${milliseconds.toFixed(1)} ms`,
      aim: { says: '≤ 20 ms', isKept: milliseconds <= 20 },
    },
  ];
}

import fc from 'fast-check';
import { shiftDay } from '../reports/periods';
import { processorMs } from '../testing/processorMs';
import { compareAds, type AdDays, type ComparedMetric } from './compareAds';
import type { DayNumbers } from './dayNumbers';

type Numbers = Omit<DayNumbers, 'date' | 'conversions'> & { conversions: number };

const none = { impressions: 0, clicks: 0, conversions: 0, spent: 0 };
const length = 10;
/** An ad with the same on each of ten days, which add up to the numbers given. */
const ad = (id: string, results: Partial<Numbers>): AdDays => ({
  id,
  days: Array.from({ length }, (_, index) => ({
    ...scaled({ ...none, ...results }, 1 / length),
    date: shiftDay('2026-11-01', index),
  })),
});
const scaled = ({ impressions, clicks, conversions, spent }: Numbers, times: number): Numbers => ({
  impressions: impressions * times,
  clicks: clicks * times,
  conversions: conversions * times,
  spent: spent * times,
});
/** An ad whose days report no conversions from one of them on. */
const unreportedFrom = (one: AdDays, index: number): AdDays => ({
  ...one,
  days: one.days.map((day, at) => (at < index ? day : { ...day, conversions: null })),
});
const metrics: ComparedMetric[] = ['ctr', 'conversion_rate', 'cpa'];

/** Ads as a report has them: from nothing to very much, with parts of conversions. */
const anyAd = fc
  .record({
    impressions: fc.oneof(fc.nat(2000), fc.nat(1e6), fc.constant(1e12)),
    clicks: fc.double({ min: 0, max: 1, noNaN: true }),
    conversions: fc.double({ min: 0, max: 1, noNaN: true }),
    spentCents: fc.oneof(fc.constant(0), fc.nat(1e6), fc.constant(1e14)),
  })
  .map(({ impressions, clicks, conversions, spentCents }) => {
    const whole = Math.round(impressions * clicks);
    return {
      impressions,
      clicks: whole,
      conversions: Math.floor(100 * whole * conversions) / 100,
      spent: spentCents / 100,
    };
  });
const anyAds = fc.array(fc.array(anyAd, { minLength: 1, maxLength: 9 }), { minLength: 2, maxLength: 5 }).map((ads) =>
  ads.map((days, index) => ({
    id: String(index),
    days: days.map((results, day) => ({ ...results, date: `2026-11-0${day + 1}` })),
  })),
);

describe('compareAds', () => {
  it('names the ad with the clearly higher CTR, with figures and intervals in percent', () => {
    const { ads, verdict } = compareAds(
      [ad('a', { impressions: 10_000, clicks: 200 }), ad('b', { impressions: 10_000, clicks: 300 })],
      'ctr',
    );
    expect(verdict).toEqual({ kind: 'winner', id: 'b' });
    // Jeffreys' intervals: SciPy's beta.ppf of (200.5, 9800.5) and (300.5, 9700.5).
    expect(ads[0]).toMatchObject({ id: 'a', figure: 2, interval: { low: expect.closeTo(1.7393, 2) } });
    expect(ads[1]).toMatchObject({
      figure: 3,
      interval: { low: expect.closeTo(2.679, 2), high: expect.closeTo(3.348, 2) },
    });
    expect(ads[1]?.probabilityOfBest).toBeGreaterThan(0.9999);
  });

  it('says how many impressions and days are still needed', () => {
    const ads = [ad('a', { impressions: 10_000, clicks: 200 }), ad('b', { impressions: 10_000, clicks: 230 })];
    const { verdict } = compareAds(ads, 'ctr', { impressions: 2_000, clicks: 40 });
    if (verdict.kind !== 'undecided') throw new Error('It is decided.');
    expect(verdict.days).toBe(Math.ceil((verdict.stillNeeded ?? 0) / 2_000));
    const later = 1 + ((verdict.stillNeeded ?? 0) + 1) / 20_000;
    const more = [
      ad('a', scaled({ ...none, impressions: 10_000, clicks: 200 }, later)),
      ad('b', scaled({ ...none, impressions: 10_000, clicks: 230 }, later)),
    ];
    expect(compareAds(more, 'ctr').verdict).toEqual({ kind: 'winner', id: 'b' });
  });

  it('counts what a CPA still needs in clicks, and knows no days without a pace', () => {
    const ads = [
      ad('a', { clicks: 400, conversions: 20, spent: 500 }),
      ad('b', { clicks: 400, conversions: 30.5, spent: 500 }),
    ];
    const { verdict, ads: compared } = compareAds(ads, 'cpa');
    expect(verdict).toEqual({ kind: 'undecided', stillNeeded: expect.any(Number), days: null });
    expect(compared[0]?.figure).toBeCloseTo(25, 9);
    expect(compareAds(ads, 'cpa', { impressions: 9, clicks: 0 }).verdict).toMatchObject({ days: null });
    const unclicked = ads.map(({ id, days }) => ({ id, days: days.map((day) => ({ ...day, clicks: 0 })) }));
    expect(compareAds(unclicked, 'cpa').verdict).toMatchObject({ stillNeeded: null });
  });

  it('has no end of a CPA with less than one conversion, and a closer one the more there are', () => {
    const highs = [0.03, 0.99, 1, 2, 3].map((conversions) => {
      return compareAds([ad('a', { spent: 100 * conversions, conversions })], 'cpa').ads[0]?.interval?.high;
    });
    expect(highs.slice(0, 2)).toEqual([null, null]);
    const closed = highs.slice(2) as number[];
    expect(closed).toEqual(closed.toSorted((one, other) => other - one));
  });

  it('waits for a week in common, however clear a day is', () => {
    const day = (id: string, clicks: number, days: number): AdDays => ({
      id,
      days: Array.from({ length: days }, (_, index) => ({
        ...none,
        date: shiftDay('2026-11-01', index),
        impressions: 10_000,
        clicks,
      })),
    });
    const pace = { impressions: 40_000, clicks: 600 };
    expect(compareAds([day('a', 200, 2), day('b', 400, 2)], 'ctr', pace).verdict).toEqual({
      kind: 'undecided',
      stillNeeded: 100_000,
      days: 5,
    });
    expect(compareAds([day('a', 200, 7), day('b', 400, 7)], 'ctr', pace).verdict).toEqual({ kind: 'winner', id: 'b' });
  });

  it('adds up a day that comes twice, and minds no last digits of hundredths', () => {
    const twice = { ...ad('a', { clicks: 40, conversions: 4 }), id: 'a' };
    const both = { id: 'a', days: [...twice.days, ...twice.days] };
    expect(compareAds([both], 'conversion_rate').ads[0]?.figure).toBeCloseTo(10, 9);
    expect(compareAds([both], 'conversion_rate').ads).toEqual(
      compareAds([ad('a', { clicks: 80, conversions: 8 })], 'conversion_rate').ads,
    );
    const parts = [0.1, 0.2, 2.7].map((conversions, index) => {
      return { ...none, date: shiftDay('2026-11-01', index), clicks: 1, conversions };
    });
    expect(compareAds([{ id: 'a', days: parts }], 'conversion_rate').ads[0]?.interval?.high).toBe(100);
  });

  it('throws for numbers and days that are none', () => {
    const pair = (day: Partial<DayNumbers>) => [
      ad('a', { impressions: 10 }),
      { id: 'b', days: [{ ...none, date: '2026-11-01', ...day }] },
    ];
    for (const wrong of [{ clicks: NaN }, { spent: -1 }, { impressions: Infinity }, { date: '1 November' }]) {
      expect(() => compareAds(pair(wrong), 'ctr')).toThrow(RangeError);
    }
  });

  it('calls the ad with the lower CPA the winner', () => {
    const ads = [ad('dear', { conversions: 100, spent: 4000 }), ad('cheap', { conversions: 200, spent: 4000 })];
    expect(compareAds(ads, 'cpa').verdict).toEqual({ kind: 'winner', id: 'cheap' });
  });

  it('has no end of a CPA without conversions', () => {
    const [compared] = compareAds([ad('a', { spent: 100 }), ad('b', { spent: 100, conversions: 4 })], 'cpa').ads;
    // The upper 2.5 % of Gamma(½) is 2.5119.
    expect(compared).toMatchObject({ figure: null, interval: { low: expect.closeTo(100 / 2.5119, 1), high: null } });
  });

  it('knows no amount of data that tells equal ads apart', () => {
    const same = { impressions: 1000, clicks: 20 };
    expect(compareAds([ad('a', same), ad('b', same)], 'ctr', { impressions: 100, clicks: 2 }).verdict).toEqual({
      kind: 'undecided',
      stillNeeded: null,
      days: null,
    });
  });

  it('leaves out an ad without impressions and compares the others', () => {
    const { ads, verdict } = compareAds(
      [ad('new', {}), ad('a', { impressions: 10_000, clicks: 200 }), ad('b', { impressions: 10_000, clicks: 300 })],
      'ctr',
    );
    expect(verdict).toEqual({ kind: 'winner', id: 'b' });
    expect(ads[0]).toEqual({ id: 'new', figure: null, interval: null, probabilityOfBest: null });
  });

  it('compares day by day, as days differ for all ads', () => {
    const day = (date: string, impressions: number, clicks: number) => ({ ...none, date, impressions, clicks });
    const ads = [
      { id: 'a', days: [day('2026-11-01', 1000, 10), day('2026-11-02', 9000, 900)] },
      { id: 'b', days: [day('2026-11-02', 1000, 100), day('2026-11-01', 9000, 90)] },
    ];
    const { ads: compared, verdict } = compareAds(ads, 'ctr');
    expect(compared.map(({ figure }) => figure)).toEqual([9.1, 1.9]);
    expect(verdict).toEqual({ kind: 'undecided', stillNeeded: null, days: null });
  });

  it.each<[string, ComparedMetric, Partial<Numbers>[]]>([
    ['too_few_ads', 'ctr', [{ impressions: 100, clicks: 3 }]],
    ['too_few_ads', 'ctr', [{ impressions: 100, clicks: 3 }, {}]],
    ['no_impressions', 'ctr', [{}, { clicks: 0 }]],
    ['no_clicks', 'ctr', [{ impressions: 10 }, { impressions: 20 }]],
    ['no_clicks', 'conversion_rate', [{ impressions: 10 }, { impressions: 20 }]],
    ['no_conversions', 'conversion_rate', [{ clicks: 10 }, { clicks: 20 }]],
    ['no_conversions', 'cpa', [{ spent: 10 }, { spent: 20 }]],
    ['no_spend', 'cpa', [{ conversions: 10 }, { conversions: 20 }]],
    ['more_clicks_than_impressions', 'ctr', [{ impressions: 10, clicks: 11 }, { impressions: 10 }]],
    ['more_conversions_than_clicks', 'conversion_rate', [{ clicks: 10, conversions: 10.5 }, { clicks: 10 }]],
  ])('cannot tell: %s, by %s', (reason, metric, results) => {
    const { ads, verdict } = compareAds(
      results.map((some, index) => ad(String(index), some)),
      metric,
    );
    expect(verdict).toEqual({ kind: 'cannot_tell', reason });
    expect(ads.every(({ probabilityOfBest }) => probabilityOfBest === null)).toBe(true);
  });

  it('leaves out days that don’t report conversions, and compares nothing where none does', () => {
    const [one, other] = [
      ad('a', { impressions: 1e5, clicks: 2_000, conversions: 200, spent: 500 }),
      ad('b', { impressions: 1e5, clicks: 2_000, conversions: 100, spent: 500 }),
    ];
    const none = [unreportedFrom(one, 0), unreportedFrom(other, 0)];
    for (const metric of ['conversion_rate', 'cpa'] as const) {
      const { ads, verdict } = compareAds(none, metric);
      expect(verdict).toEqual({ kind: 'cannot_tell', reason: 'conversions_not_reported' });
      expect(ads.map(({ figure, interval }) => [figure, interval])).toEqual([
        [null, null],
        [null, null],
      ]);
    }
    expect(compareAds(none, 'ctr')).toEqual(compareAds([one, other], 'ctr'));
    const some = compareAds([unreportedFrom(one, 8), other], 'conversion_rate');
    expect(some.ads.map(({ figure }) => figure)).toEqual([10, 5]);
    expect(some.verdict).toEqual({ kind: 'winner', id: 'a' });
  });

  it('has figures within their intervals, probabilities of 1 in all, and no number that is none', () => {
    fc.assert(
      fc.property(anyAds, fc.constantFrom(...metrics), (ads, metric) => {
        const { ads: compared, verdict } = compareAds(ads, metric, { impressions: 10, clicks: 0.5 });
        for (const { figure, interval } of compared) {
          if (figure === null || !interval) continue;
          expect(interval.low).toBeLessThanOrEqual(figure);
          expect(interval.high ?? Infinity).toBeGreaterThanOrEqual(figure);
        }
        const numbers = compared.flatMap(({ figure, interval, probabilityOfBest }) => {
          return [figure, interval?.low, interval?.high, probabilityOfBest];
        });
        const needed = verdict.kind === 'undecided' ? [verdict.stillNeeded, verdict.days] : [];
        expect([...numbers, ...needed].every((some) => some == null || Number.isFinite(some))).toBe(true);
        if (verdict.kind === 'cannot_tell') return;
        const sum = compared.reduce((all, { probabilityOfBest }) => all + (probabilityOfBest ?? 0), 0);
        expect(sum).toBeCloseTo(1, 9);
      }),
      { numRuns: 150 },
    );
  });

  it('minds neither the order of ads nor the currency', () => {
    fc.assert(
      fc.property(anyAds, fc.constantFrom(...metrics), (ads, metric) => {
        const { ads: compared, verdict } = compareAds(ads, metric);
        const turned = compareAds(ads.toReversed(), metric);
        if (verdict.kind !== 'undecided') expect(turned.verdict).toEqual(verdict);
        expect(turned.verdict.kind).toBe(verdict.kind);
        for (const [index, { probabilityOfBest }] of turned.ads.toReversed().entries()) {
          expect(probabilityOfBest ?? -1).toBeCloseTo(compared[index]?.probabilityOfBest ?? -1, 6);
        }
        const dear = compareAds(
          ads.map(({ id, days }) => ({ id, days: days.map((day) => ({ ...day, spent: day.spent * 128 })) })),
          metric,
        );
        expect(dear.verdict).toEqual(verdict);
      }),
      { numRuns: 60 },
    );
  });

  it('is never less sure with more of the same', () => {
    fc.assert(
      fc.property(anyAd, fc.constantFrom(...metrics), fc.integer({ min: 2, max: 50 }), (results, metric, times) => {
        fc.pre(results.impressions < 1e9 && results.spent < 1e9);
        const more = scaled(results, times);
        const [less, sure] = compareAds([ad('a', results), ad('b', more)], metric).ads;
        if (!less?.interval || !sure?.interval) return;
        const widthOf = ({ low, high }: { low: number; high: number | null }) => (high ?? Infinity) - low;
        expect(widthOf(sure.interval)).toBeLessThanOrEqual(widthOf(less.interval) * (1 + 1e-6));
      }),
      {
        numRuns: 300,
        examples: [[{ impressions: 541_749, clicks: 541_749, conversions: 0.03, spent: 4095.62 }, 'cpa', 3]],
      },
    );
  });

  it('compares twenty ads in no time', () => {
    const many = Array.from({ length: 20 }, (_, index) => {
      return ad(String(index), { impressions: 10_000 + 300 * index, clicks: 200 + 3 * index });
    });
    compareAds(many, 'ctr');
    expect(processorMs(() => void compareAds(many, 'ctr'))).toBeLessThan(60);
  });
});

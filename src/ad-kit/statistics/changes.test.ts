import fc from 'fast-check';
import { shiftDay } from '../reports/periods';
import { metricNames } from './metricKinds';
import { changesOf, type ChangesQuery } from './changes';
import type { DayNumbers } from './dayNumbers';

const today = '2026-11-23';
const query: ChangesQuery = { today, newest: 1 };
const usual = { impressions: 10_000, clicks: 200, conversions: 10, spent: 80 };

/** Days up to yesterday, each off by a few percent in turn, and the newest ones as told. */
function series(length: number, newest: Partial<DayNumbers>[] = []): DayNumbers[] {
  return Array.from({ length }, (_, index) => {
    const wave = 1 + 0.08 * Math.sin(index * 2.4);
    return {
      date: shiftDay(today, index - length),
      impressions: Math.round(usual.impressions * wave),
      clicks: Math.round(usual.clicks * wave),
      conversions: 10 + ((index * 7) % 5) - 2,
      spent: usual.spent * wave,
      ...newest[index - length + newest.length],
    };
  });
}

describe('changesOf', () => {
  it('has nothing to tell of a usual day', () => {
    expect(changesOf(series(70), { today, newest: 30 })).toEqual([]);
  });

  it('tells a day without spend, with what is usual', () => {
    const [change] = changesOf(series(60, [{ spent: 5 }]), { ...query, metrics: ['spend'] });
    expect(change).toMatchObject({ day: '2026-11-22', days: 1, metric: 'spend', value: 5, direction: 'down' });
    expect(change?.usualLow).toBeGreaterThan(40);
    expect(change?.usualHigh).toBeLessThan(130);
    expect(change?.strength).toBeGreaterThan(1);
  });

  it('takes days that don’t report conversions for gaps in them alone', () => {
    const unreported = series(60, [{ conversions: null, spent: 5 }]);
    expect(changesOf(unreported, { ...query, metrics: ['conversions', 'conversion_rate', 'cpa'] })).toEqual([]);
    expect(changesOf(unreported, { ...query, metrics: ['spend'] })).toHaveLength(1);
    const before = series(60, [{ conversions: 0 }]).map((day, index) =>
      index < 50 ? { ...day, conversions: null } : day,
    );
    expect(changesOf(before, { ...query, metrics: ['conversions'] })).toEqual([]);
  });

  it('needs more of a change where many campaigns are looked at together', () => {
    const days = series(60, [{ clicks: 260, impressions: 10_000 }]);
    const told = (together: number) => changesOf(days, { ...query, metrics: ['clicks'], together }).length;
    expect([1, 50].map(told)).toEqual([1, 0]);
    expect(() => told(0)).toThrow(RangeError);
    expect(() => told(1.5)).toThrow(RangeError);
  });

  it('tells a CTR in percent, and a higher CPC where clicks are fewer', () => {
    const changes = changesOf(series(60, [{ clicks: 60, impressions: 10_000, spent: 80 }]), query);
    expect(changes.find(({ metric }) => metric === 'ctr')).toMatchObject({ value: 0.6, direction: 'down' });
    const cpc = changes.find(({ metric }) => metric === 'cpc');
    expect(cpc).toMatchObject({ value: 80 / 60, direction: 'up' });
    expect(cpc?.usualHigh).toBeLessThan(0.8);
    expect(cpc?.usualLow).toBeGreaterThan(0.2);
  });

  it('has no CPA to tell where nothing came of the money, but says so', () => {
    const changes = changesOf(series(60, [{ conversions: 0 }]), { ...query, metrics: ['cpa', 'conversions'] });
    expect(changes.find(({ metric }) => metric === 'cpa')).toMatchObject({ value: null, direction: 'up' });
    expect(changes.find(({ metric }) => metric === 'conversions')).toMatchObject({ value: 0, direction: 'down' });
  });

  it('leaves room for chance: one day of few conversions is nothing, a week is', () => {
    const few = series(70).map((day, index) => ({ ...day, conversions: [1, 3, 2][index % 3] as number }));
    const none = (count: number) =>
      few.map((day, index) => (index >= few.length - count ? { ...day, conversions: 0 } : day));
    const asked = { ...query, metrics: ['conversions'] as const };
    expect(changesOf(none(1), asked)).toEqual([]);
    expect(changesOf(none(7), asked)).toMatchObject([{ metric: 'conversions', days: 7, value: 0 }]);
  });

  it('knows weekdays', () => {
    const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());
    const days = series(70).map((day) => (isWeekend(day.date) ? { ...day, spent: day.spent / 5 } : day));
    expect(changesOf(days, { today, newest: 14, metrics: ['spend'] })).toEqual([]);
    const monday = days.map((day) => (day.date === '2026-11-16' ? { ...day, spent: 16 } : day));
    expect(changesOf(monday, { today, newest: 7, metrics: ['spend'] })[0]).toMatchObject({
      day: '2026-11-16',
      days: 1,
    });
  });

  it('compares with what is usual, not with a single odd day before', () => {
    const days = series(60, [{ spent: 4000 }, {}, {}, {}, { spent: 5 }]);
    expect(changesOf(days, { ...query, metrics: ['spend'] })).toMatchObject([{ day: '2026-11-22', direction: 'down' }]);
  });

  it('orders by strength', () => {
    const changes = changesOf(series(60, [{ spent: 300 }, { spent: 1 }]), { today, newest: 2 });
    const strengths = changes.map(({ strength }) => strength);
    expect(strengths.length).toBeGreaterThan(1);
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
    expect(Math.min(...strengths)).toBeGreaterThanOrEqual(1);
  });

  it('gives nothing of fewer than 14 days before, nor of today', () => {
    const odd = { spent: 5000 };
    expect(changesOf(series(14, [odd]), query)).toEqual([]);
    expect(changesOf(series(15, [odd]), { ...query, metrics: ['spend'] })).toHaveLength(1);
    expect(changesOf([...series(30), { ...usual, date: today, spent: 5000 }], query)).toEqual([]);
  });

  it('has nothing to tell of days without anything, nor of a campaign of one day', () => {
    const nothing = series(60).map(({ date }) => ({ date, impressions: 0, clicks: 0, conversions: 0, spent: 0 }));
    expect(changesOf(nothing, query)).toEqual([]);
    expect(changesOf(series(1), query)).toEqual([]);
    expect(changesOf([], query)).toEqual([]);
  });

  it('throws for what is no number, no day, and no count of days', () => {
    expect(() => changesOf(series(30, [{ clicks: NaN }]), query)).toThrow(RangeError);
    expect(() => changesOf(series(30), { ...query, today: 'today' })).toThrow(RangeError);
    for (const newest of [0, 1.5, 1e9]) expect(() => changesOf(series(30), { ...query, newest })).toThrow(RangeError);
  });

  it('takes a day without numbers for a gap', () => {
    const days = series(60, [{ spent: 5 }]);
    expect(changesOf(days.slice(0, -1), query)).toEqual([]);
    const withGaps = days.filter((_, index) => index % 5 !== 2 || index === days.length - 1);
    expect(changesOf(withGaps, { ...query, metrics: ['spend'] })).toHaveLength(1);
  });

  it('minds no currency, and has no number that is none', () => {
    const day = fc.record({
      impressions: fc.oneof(fc.constant(0), fc.nat(5000), fc.constant(1e12)),
      clicks: fc.oneof(fc.constant(0), fc.nat(300)),
      conversions: fc.oneof(
        fc.constant(0),
        fc.nat(2000).map((hundredths) => hundredths / 100),
        fc.constant(1e12),
      ),
      spent: fc.oneof(fc.constant(0), fc.nat(1000), fc.constant(1e12)),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 15, maxLength: 30 }), (values) => {
        const days = values.map((some, index) => ({ ...some, date: shiftDay(today, index - values.length) }));
        const changes = changesOf(days, { today, newest: 2 });
        for (const { value, usualLow, usualHigh, strength } of changes) {
          const numbers = [value, usualLow, usualHigh, strength];
          expect(numbers.every((some) => some === null || Number.isFinite(some))).toBe(true);
          expect(usualLow).toBeLessThanOrEqual(usualHigh ?? Infinity);
          if (value !== null) expect(value < usualLow || value > (usualHigh ?? Infinity)).toBe(true);
        }
        const dear = days.map((some) => ({ ...some, spent: some.spent * 64 }));
        const keysOf = (list: readonly { metric: string; day: string }[]) =>
          list.map(({ metric, day: on }) => `${metric} ${on}`).sort();
        expect(keysOf(changesOf(dear, { today, newest: 2 }))).toEqual(keysOf(changes));
      }),
      { numRuns: 25 },
    );
  });

  it('asks more of every metric the more are asked for', () => {
    const days = series(60, [{ spent: 5 }]);
    const [alone] = changesOf(days, { ...query, metrics: ['spend'] });
    const among = changesOf(days, { ...query, metrics: metricNames }).find(({ metric }) => metric === 'spend');
    expect(alone?.usualLow).toBeGreaterThan(among?.usualLow ?? Infinity);
  });
});

import fc from 'fast-check';
import { shiftDay } from '../reports/periods';
import { pacingOf, type PacingInput } from './pacing';

/** A campaign of November 2026 on its 15th day, with 14 complete days of the same spend. */
const campaign = (spend: number | ((day: number) => number), changes: Partial<PacingInput> = {}): PacingInput => ({
  budget: 3000,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  today: '2026-11-15',
  spendByDay: Array.from({ length: 14 }, (_, index) => ({
    date: shiftDay('2026-11-01', index),
    spent: typeof spend === 'number' ? spend : spend(index),
  })),
  ...changes,
});

describe('pacingOf', () => {
  it('adds up, expects an even pace, and lands on the budget', () => {
    const pacing = pacingOf(campaign(100));
    expect(pacing).toMatchObject({ spent: 1400, expectedByNow: 1400, dailySpendToLand: 100 });
    expect(pacing.verdict).toEqual({ kind: 'on_budget' });
    expect(pacing.forecast?.total).toBeCloseTo(3000, 6);
    expect(pacing.moneyEnds?.expected).toBe('2026-11-30');
  });

  it('names the day that a fast campaign’s money ends on', () => {
    const pacing = pacingOf(campaign(150));
    // 2,100 are spent, 900 are left: six days from the 15th.
    expect(pacing).toMatchObject({ dailySpendToLand: 56.25, verdict: { kind: 'too_fast' } });
    expect(pacing.moneyEnds).toEqual({ expected: '2026-11-20', earliest: '2026-11-20', latest: '2026-11-21' });
  });

  it('sees a slow campaign whose money lasts', () => {
    expect(pacingOf(campaign(50))).toMatchObject({
      moneyEnds: { expected: null, earliest: null, latest: null },
      verdict: { kind: 'too_slow' },
    });
  });

  it('has a budget that is used up', () => {
    expect(pacingOf(campaign(250))).toMatchObject({
      spent: 3500,
      dailySpendToLand: 0,
      moneyEnds: null,
      verdict: { kind: 'used_up' },
    });
  });

  it('knows weekdays: the weekend to come costs little', () => {
    // November 1, 2026 is a Sunday; the last three days are from Saturday.
    const spend = (index: number) => ([0, 6].includes(index % 7) ? 10 : 100);
    const pacing = pacingOf(campaign(spend, { firstDay: '2026-11-01', lastDay: '2026-11-15' }));
    expect(pacing.forecast?.total).toBeLessThan(pacing.spent + 50);
  });

  it('minds no single odd day', () => {
    const pacing = pacingOf(campaign((index) => (index === 5 ? 1000 : 100 + (index % 3))));
    expect(Math.abs((pacing.forecast?.total ?? 0) - pacing.spent - 16 * 101)).toBeLessThan(80);
  });

  it('counts a day that is missing as 0, and not what is known of today', () => {
    const spendByDay = [
      { date: '2026-11-14', spent: 100 },
      { date: '2026-11-15', spent: 70 },
    ];
    expect(pacingOf(campaign(0, { spendByDay })).spent).toBe(100);
  });

  it('is over once the last day is', () => {
    const over = pacingOf(campaign(100, { today: '2026-12-05', budget: 1450 }));
    expect(over).toMatchObject({
      spent: 1400,
      expectedByNow: 1450,
      forecast: { total: 1400, low: 1400, high: 1400 },
      dailySpendToLand: null,
      moneyEnds: null,
      verdict: { kind: 'on_budget' },
    });
    expect(pacingOf(campaign(100, { today: '2026-12-05' })).verdict).toEqual({ kind: 'too_slow' });
  });

  it.each<[string, Partial<PacingInput>]>([
    ['no_budget', { budget: null }],
    ['no_budget', { budget: 0 }],
    ['no_end', { lastDay: null }],
    ['too_few_days', { today: '2026-11-03' }],
    ['too_few_days', { today: '2026-10-20' }],
  ])('cannot tell: %s', (reason, changes) => {
    expect(pacingOf(campaign(100, changes)).verdict).toEqual({ kind: 'cannot_tell', reason });
  });

  it('cannot tell where days differ too much', () => {
    const pacing = pacingOf(campaign((index) => (index % 2 === 0 ? 240 : 5), { budget: 3300 }));
    expect(pacing.verdict).toEqual({ kind: 'cannot_tell', reason: 'too_uneven' });
  });

  it('tells the day that money ends on without an end, too, but none beyond three years', () => {
    expect(pacingOf(campaign(100, { lastDay: null })).moneyEnds?.expected).toBe('2026-11-30');
    expect(pacingOf(campaign(0.01, { lastDay: null })).moneyEnds?.expected).toBeNull();
  });

  it('has all of a campaign ahead, and of one that never ends in practice', () => {
    expect(pacingOf(campaign(100, { firstDay: '2026-12-01', lastDay: '2026-12-30' }))).toEqual({
      spent: 0,
      expectedByNow: 0,
      forecast: null,
      moneyEnds: null,
      dailySpendToLand: 100,
      verdict: { kind: 'cannot_tell', reason: 'too_few_days' },
    });
    const { forecast } = pacingOf(campaign(100, { lastDay: '9999-12-31' }));
    expect(forecast?.total).toBeGreaterThan(1e8);
  });

  it('throws for what is no amount, no day, and no period', () => {
    const wrong: Partial<PacingInput>[] = [
      { budget: NaN },
      { budget: -1 },
      { today: 'today' },
      { lastDay: '2026-10-31' },
      { spendByDay: [{ date: '2026-11-02', spent: Infinity }] },
    ];
    for (const changes of wrong) expect(() => pacingOf(campaign(100, changes))).toThrow(RangeError);
  });

  it('has a forecast within its range, above what is spent, in any currency, and no number that is none', () => {
    const spend = fc.oneof(
      fc.constant(0),
      fc.nat(100_000).map((cents) => cents / 100),
      fc.constant(1e12),
    );
    fc.assert(
      fc.property(
        fc.array(spend, { maxLength: 40 }),
        fc.constantFrom(0.01, 501, 3001, 1e12),
        fc.integer({ min: -3, max: 45 }),
        (spends, budget, known) => {
          const spendByDay = spends.map((spent, index) => ({ date: shiftDay('2026-11-01', index), spent }));
          const input = campaign(0, { budget, spendByDay, today: shiftDay('2026-11-01', known) });
          const pacing = pacingOf(input);
          const { forecast, spent } = pacing;
          const numbers = [spent, pacing.expectedByNow, pacing.dailySpendToLand, ...Object.values(forecast ?? {})];
          expect(numbers.every((some) => some === null || (Number.isFinite(some) && some >= 0))).toBe(true);
          if (forecast) {
            expect(spent <= forecast.low && forecast.low <= forecast.total && forecast.total <= forecast.high).toBe(
              true,
            );
          }
          const dear = pacingOf({
            ...input,
            budget: budget * 64,
            spendByDay: spendByDay.map((day) => ({ ...day, spent: day.spent * 64 })),
          });
          expect(dear.verdict).toEqual(pacing.verdict);
          expect(dear.moneyEnds).toEqual(pacing.moneyEnds);
          const { expected, earliest, latest } = pacing.moneyEnds ?? {};
          expect((earliest ?? '9999') <= (expected ?? '9999')).toBe(true);
          expect((expected ?? '9999') <= (latest ?? '9999')).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

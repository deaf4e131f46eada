import { shiftDay } from '../reports/periods';
import { type CampaignToJudge, insightsOf } from './campaignInsights';
import type { DayNumbers } from './dayNumbers';

const today = '2026-11-23';

/** Alike days, the last of them `newest`. */
const daysUntil = (newest: string, count: number, day: Partial<DayNumbers> = {}): DayNumbers[] =>
  Array.from({ length: count }, (_, index) => ({
    date: shiftDay(newest, index + 1 - count),
    impressions: 10_000 + ((index * 97) % 400),
    clicks: 200 + ((index * 7) % 9),
    conversions: 10 + ((index * 3) % 4),
    spent: 100 + ((index * 5) % 7),
    ...day,
  }));

const campaign = (overrides: Partial<CampaignToJudge> = {}): CampaignToJudge => {
  const days = overrides.days ?? daysUntil('2026-11-22', 22);
  return {
    budget: 3_100,
    startDate: days[0]?.date ?? null,
    endDate: '2026-11-30',
    firstDay: days[0]?.date ?? null,
    spentBefore: 0,
    ads: [],
    ...overrides,
    days,
  };
};

const adviceOn = (overrides: Partial<CampaignToJudge>) => insightsOf(campaign(overrides), today, 1).advice;

describe('insightsOf', () => {
  it('has nothing to say of a campaign that is on its budget', () => {
    const { pacing, ...rest } = insightsOf(campaign(), today, 1);
    expect(rest).toEqual({ numbersUntil: '2026-11-22', changes: [], advice: [] });
    expect(pacing?.verdict).toEqual({ kind: 'on_budget' });
    expect(pacing?.dailySpend).toBeCloseTo(103, 0);
  });

  it('says which budgets end too early, are left, or are spent', () => {
    expect(adviceOn({ budget: 2_700 })).toEqual([{ kind: 'ends_too_early', clicks: null, ads: null }]);
    expect(adviceOn({ budget: 5_000 })).toEqual([{ kind: 'budget_unused', clicks: null, ads: null }]);
    expect(adviceOn({ budget: 2_000 })).toEqual([{ kind: 'used_up', clicks: null, ads: null }]);
    expect(adviceOn({ budget: 0 })).toEqual([]);
    expect(adviceOn({ budget: 5_000, endDate: null })).toEqual([]);
  });

  it('counts what was spent before the days that it looks at, and before the planned start', () => {
    const days = daysUntil('2026-11-22', 60);
    const spent = 500 + days.reduce((sum, day) => sum + day.spent, 0);
    const plan = { startDate: '2026-11-20', firstDay: '2025-01-01', spentBefore: 500, budget: spent + 824 };
    const { pacing } = insightsOf(campaign({ days, ...plan }), today, 1);
    expect(pacing?.spent).toBeCloseTo(spent);
    expect(pacing?.verdict).toEqual({ kind: 'on_budget' });
  });

  it('counts what was spent after the planned end, and advises nothing then', () => {
    const days = daysUntil('2026-11-22', 22);
    const spent = days.reduce((sum, day) => sum + day.spent, 0);
    const over = (budget: number) => insightsOf(campaign({ days, budget, endDate: '2026-11-15' }), today, 1);
    expect(over(5_000).pacing).toMatchObject({ expectedByNow: 5_000, dailySpendToLand: null, moneyEnds: null });
    expect(over(5_000).pacing?.spent).toBeCloseTo(spent);
    expect(over(2_000)).toMatchObject({ pacing: { verdict: { kind: 'used_up' } }, advice: [] });
  });

  it('is as of the newest day with numbers: days that nobody imported are no days without spend', () => {
    const late = campaign({ days: daysUntil('2026-11-19', 19), startDate: '2026-11-01' });
    const { numbersUntil, pacing, advice } = insightsOf(late, today, 1);
    expect(numbersUntil).toBe('2026-11-19');
    expect(pacing?.verdict).toEqual({ kind: 'on_budget' });
    // Friday to Sunday, as on any Monday.
    expect(advice).toEqual([]);
    expect(adviceOn({ days: daysUntil('2026-11-18', 18) })).toEqual([
      { kind: 'numbers_missing', clicks: null, ads: null },
    ]);
    expect(adviceOn({ days: daysUntil('2026-11-18', 18), endDate: '2026-11-22' })).toEqual([]);
  });

  it('says nothing about the pace of numbers that are two weeks old, or of none', () => {
    const old = campaign({ days: daysUntil('2026-11-07', 60, { spent: 1 }) });
    expect(insightsOf(old, today, 1)).toEqual({
      numbersUntil: '2026-11-07',
      pacing: null,
      changes: [],
      advice: [{ kind: 'numbers_missing', clicks: null, ads: null }],
    });
    const none = { numbersUntil: null, pacing: null, changes: [], advice: [] };
    expect(insightsOf(campaign({ days: [] }), today, 1)).toEqual(none);
    expect(insightsOf(campaign({ days: daysUntil(today, 1) }), today, 1)).toEqual(none);
    expect(insightsOf(campaign({ days: daysUntil('2026-08-20', 9) }), today, 1)).toEqual(none);
  });

  it('warns of clicks without a conversion once they are too many for chance', () => {
    const without = (clicks: number) => adviceOn({ days: daysUntil('2026-11-22', 22, { clicks, conversions: 0 }) });
    expect(without(13)).toEqual([]);
    expect(without(14)).toEqual([{ kind: 'no_conversions', clicks: 308, ads: null }]);
    // Older clicks than those of four weeks don't count.
    expect(adviceOn({ days: daysUntil('2026-11-22', 60, { clicks: 10, conversions: 0 }), budget: 0 })).toEqual([]);
  });

  it('takes no conversions reported for none of them, and counts the clicks of days that report some', () => {
    const days = daysUntil('2026-11-22', 22, { clicks: 40, conversions: null });
    expect(adviceOn({ days })).toEqual([]);
    const some = days.map((day, index) => (index < 14 ? day : { ...day, conversions: 0 }));
    expect(adviceOn({ days: some })).toEqual([{ kind: 'no_conversions', clicks: 320, ads: null }]);
  });

  it('tells each metric that changed once', () => {
    const days = daysUntil('2026-11-22', 70).map((day, index) => (index < 67 ? day : { ...day, spent: 20 }));
    const { changes } = insightsOf(campaign({ days, budget: 0 }), today, 1);
    const metrics = changes.map(({ metric }) => metric);
    expect(metrics).toContain('spend');
    expect(metrics).toEqual([...new Set(metrics)]);
  });

  it('takes an end that lies before the first day with numbers for that day', () => {
    const { pacing, advice } = insightsOf(campaign({ endDate: '2026-10-01', startDate: null }), today, 1);
    expect(pacing?.forecast?.total).toBeGreaterThan(0);
    expect(advice).toEqual([]);
  });
});

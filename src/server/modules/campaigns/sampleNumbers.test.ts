import { sampleCampaigns } from './sampleCampaigns.data';
import { createRandom, sampleBudgetCents, sampleDays } from './sampleNumbers';

const today = '2026-11-18';
const series = (seed: number) => {
  const random = createRandom(seed);
  return sampleCampaigns.map((sample) => sampleDays(sample, today, random));
};

it('is the same for the same seed, and another for another', () => {
  expect(series(7)).toEqual(series(7));
  expect(series(8)).not.toEqual(series(7));
});

it('reaches from the first day to the last, without gaps', () => {
  const [first] = series(1);
  expect(first?.[0]?.day).toBe('2026-05-16');
  expect(first?.at(-1)?.day).toBe(today);
  expect(first).toHaveLength(187);
});

it('keeps conversions within clicks and clicks within impressions', () => {
  for (const { impressions, clicks, conversionHundredths } of series(3).flat()) {
    expect(clicks).toBeLessThanOrEqual(impressions);
    expect(conversionHundredths).toBeLessThanOrEqual(100 * clicks);
    expect(Number(conversionHundredths) % 100).toBe(0);
  }
});

it('has the rhythm of a week and the trend that each campaign has', () => {
  const average = (rows: { clicks: number }[]) => rows.reduce((sum, { clicks }) => sum + clicks, 0) / rows.length;
  series(5).forEach((rows, index) => {
    const { weekend = 1, growth = 1 } = sampleCampaigns[index] ?? {};
    const onWeekends = rows.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()));
    const onWeekdays = rows.filter((row) => !onWeekends.includes(row));
    expect(average(onWeekends) > average(onWeekdays)).toBe(weekend > 1);
    if (Math.abs(growth - 1) > 0.15) {
      const middle = Math.floor(rows.length / 14) * 7;
      expect(average(rows.slice(middle)) > average(rows.slice(0, middle))).toBe(growth > 1);
    }
  });
});

it('rounds budgets up to full hundreds of dollars', () => {
  expect(sampleBudgetCents(75_001, 0.75)).toBe(110_000);
  expect(sampleBudgetCents(75_000, 0.75)).toBe(100_000);
});

import { periodBefore, unitsOf } from './periods';

describe('the period before', () => {
  it.each([
    ['2026-11-01', '2026-11-30', 'previous_period', '2026-10-02', '2026-10-31'],
    ['2026-11-26', '2026-11-26', 'previous_period', '2026-11-25', '2026-11-25'],
    ['2026-11-01', '2026-11-30', 'previous_year', '2025-11-01', '2025-11-30'],
    ['2024-02-01', '2024-02-29', 'previous_year', '2023-02-01', '2023-02-28'],
  ] as const)('of %s to %s is, for %s, %s to %s', (from, to, comparison, firstBefore, lastBefore) => {
    expect(periodBefore({ from, to }, comparison)).toEqual({ from: firstBefore, to: lastBefore });
  });
});

describe('the units of a period', () => {
  it.each([
    ['day', '2026-11-29', '2026-12-01', ['2026-11-29', '2026-11-30', '2026-12-01']],
    ['week', '2026-11-29', '2026-12-07', ['2026-11-23', '2026-11-30', '2026-12-07']],
    ['month', '2026-11-29', '2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01']],
    ['weekday', '2026-11-29', '2026-11-30', ['1', '7']],
  ] as const)('by %s from %s to %s are told by their first day', (unit, from, to, units) => {
    expect(unitsOf({ from, to }, unit)).toEqual(units);
  });
});

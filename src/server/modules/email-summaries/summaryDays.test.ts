import { lastPeriod, nextDay } from './summaryDays';

it.each([
  ['weekly', '2026-11-18', '2026-11-23', '2026-11-09', '2026-11-15'],
  ['weekly', '2026-11-22', '2026-11-23', '2026-11-09', '2026-11-15'],
  ['weekly', '2026-11-23', '2026-11-30', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-01-01', '2026-01-05', '2025-12-22', '2025-12-28'],
  ['monthly', '2026-11-18', '2026-12-01', '2026-10-01', '2026-10-31'],
  ['monthly', '2026-12-01', '2027-01-01', '2026-11-01', '2026-11-30'],
  ['monthly', '2028-03-31', '2028-04-01', '2028-02-01', '2028-02-29'],
] as const)('%s on %s goes out next on %s, and is of %s to %s', (cadence, day, next, from, to) => {
  expect(nextDay(cadence, day)).toBe(next);
  expect(lastPeriod(cadence, day)).toEqual({ from, to });
});

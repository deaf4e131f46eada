import type { DayNumbers } from './campaigns.types';
import { sumOf } from '../../lib/results';
import { compareDays, differenceOf } from './dayChanges';

const row = (day: string, clicks: number): DayNumbers => ({
  day,
  impressions: 100,
  clicks,
  conversionHundredths: 1,
  spentCents: 10,
  revenueCents: 20,
});

it('tells apart what is added, changed and left as it is', () => {
  const changes = compareDays(
    [row('2026-11-01', 1), row('2026-11-02', 2)],
    [],
    [row('2026-11-03', 3), row('2026-11-02', 5), row('2026-11-01', 1)],
  );
  expect(changes.map(({ outcome, before }) => [outcome, before?.clicks])).toEqual([
    ['added', undefined],
    ['changed', 2],
    ['unchanged', 1],
  ]);
  expect(changes.map((change) => differenceOf(change).clicks)).toEqual([3, 3, 0]);
  expect(changes.map((change) => differenceOf(change).impressions)).toEqual([100, 0, 0]);
});

it('takes the numbers of a removed day away', () => {
  const before = row('2026-11-02', 4);
  const removed = differenceOf({ day: '2026-11-02', before, after: undefined });
  expect(sumOf([row('2026-11-01', 1), removed])).toEqual({
    impressions: 0,
    clicks: -3,
    conversionHundredths: 0,
    spentCents: 0,
    revenueCents: 0,
  });
});

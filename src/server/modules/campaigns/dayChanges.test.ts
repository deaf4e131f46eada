import { asSums, sumOf } from '../../lib/results';
import { compareDays, differenceOf } from './dayChanges';

const row = (day: string, clicks: number) => ({
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
  expect(sumOf([asSums(row('2026-11-01', 1)), removed])).toEqual({
    impressions: 0,
    clicks: -3,
    conversionHundredths: 0,
    spentCents: 0,
    revenueCents: 0,
    dayCount: 0,
    daysWithoutConversions: 0,
    daysWithoutRevenue: 0,
  });
});

describe('what a report has no column for', () => {
  const day = '2026-11-01';
  const delivered = { day, impressions: 100, clicks: 2, spentCents: 10 };

  it('isn’t reported on a new day', () => {
    const [change] = compareDays([], [], [delivered]);
    expect(change?.after).toEqual({ ...delivered, conversionHundredths: null, revenueCents: null });
    expect(change && differenceOf(change)).toMatchObject({ dayCount: 1, daysWithoutRevenue: 1, revenueCents: 0 });
  });

  it('stays as it is on a day that has it, and not reported where it wasn’t', () => {
    const unreported = { ...delivered, conversionHundredths: 100, revenueCents: null };
    expect(compareDays([unreported], [], [delivered])).toMatchObject([{ outcome: 'unchanged', after: unreported }]);
  });

  it('is reported from then on once it is known, even as 0', () => {
    const unreported = { ...delivered, conversionHundredths: 100, revenueCents: null };
    const [change] = compareDays([unreported], [], [{ ...delivered, revenueCents: 0 }]);
    expect(change).toMatchObject({ outcome: 'changed', after: { revenueCents: 0 } });
    expect(change && differenceOf(change)).toMatchObject({ dayCount: 0, daysWithoutRevenue: -1, revenueCents: 0 });
  });
});

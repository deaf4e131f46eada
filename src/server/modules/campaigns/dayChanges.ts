import { hasDelivery, type NewDays, withoutHalfDays } from '../../../ad-kit/reports/newDays';
import type { DailyReportRow } from '../../../ad-kit/reports/reportRows';
import type { Day } from '../../lib/days';
import { groupBy } from '../../lib/groupBy';
import { asSums, minus, numberNames, type StoredNumbers, sumOf } from '../../lib/results';
import type { AdsOfReport, TakesAd } from './adsOfReport';
import type { AdNumbers, AdNumbersChange, DayNumbers, DayNumbersChange, DaySums } from './campaigns.types';

/** A day before and after it is written; `undefined` stands for a day without numbers. */
export interface DayWrite {
  day: Day;
  before: DayNumbers | undefined;
  after: DayNumbers | undefined;
  /** How it divides between ads; nothing where the file doesn't say. */
  ads: { before: AdNumbers[]; after: AdNumbers[] };
}

/** A day as it is to be stored. `ads` are all ads with a part of it; undefined where the file tells none apart. */
export type WantedDay = DayNumbersChange & { ads?: AdNumbersChange[] | undefined };

/** What numbers that are sent do to a day. */
export interface DayChange extends DayWrite {
  outcome: 'added' | 'changed' | 'unchanged';
  after: DayNumbers;
}

/**
 * Compares days to be written with those that are there. Both lists have each day at most once. What a wanted day
 * leaves out stays as it is; on a day without numbers it is 0, and conversions and revenue aren't reported. Where it
 * doesn't tell what is whose, nobody knows that any more once the day gets other numbers.
 */
export function compareDays(
  existing: DayNumbers[],
  existingAds: (AdNumbers & { day: Day })[],
  changes: WantedDay[],
): DayChange[] {
  const adsByDay = groupBy(existingAds, ({ day }) => day);
  const existingByDay = new Map<Day, DayNumbers>(existing.map((row) => [row.day, row]));
  return changes.map((change) => {
    const before = existingByDay.get(change.day);
    const after = { day: change.day, ...changed(before, change) };
    const same = before && numberNames.every((field) => before[field] === after[field]);
    const adsBefore = (adsByDay.get(change.day) ?? []).map(onlyAd);
    const kept = same ? adsBefore : [];
    const ads = { before: adsBefore, after: change.ads ? adsAfter(adsBefore, change.ads) : kept };
    const outcome = !before ? 'added' : same && areSameAds(ads.before, ads.after) ? 'unchanged' : 'changed';
    return { day: change.day, outcome, before, after, ads };
  });
}

type NumbersChange = Omit<DayNumbersChange, 'day'>;

const changed = (before: StoredNumbers | undefined, change: NumbersChange): StoredNumbers => ({
  impressions: change.impressions ?? before?.impressions ?? 0,
  clicks: change.clicks ?? before?.clicks ?? 0,
  conversionHundredths: change.conversionHundredths ?? before?.conversionHundredths ?? null,
  spentCents: change.spentCents ?? before?.spentCents ?? 0,
  revenueCents: change.revenueCents ?? before?.revenueCents ?? null,
});

const onlyAd = ({ adId, ...numbers }: AdNumbers): AdNumbers => ({ adId, ...changed(numbers, {}) });

function adsAfter(before: AdNumbers[], changes: AdNumbersChange[]): AdNumbers[] {
  const known = new Map(before.map((ad) => [ad.adId, ad]));
  return changes.map((change) => ({ adId: change.adId, ...changed(known.get(change.adId), change) }));
}

function areSameAds(one: AdNumbers[], other: AdNumbers[]): boolean {
  const known = new Map(one.map((ad) => [ad.adId, ad]));
  return (
    one.length === other.length &&
    other.every((ad) => numberNames.every((field) => known.get(ad.adId)?.[field] === ad[field]))
  );
}

export const isEffective = ({ outcome }: DayChange): boolean => outcome !== 'unchanged';

/** How many days have which outcome. */
export function tally(changes: DayChange[]) {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const { outcome } of changes) counts[outcome] += 1;
  return counts;
}

/** The rows of a file; where a day may not begin without its delivery, those that would are refused. */
export function takenRows(rows: DailyReportRow[], existing: readonly DayNumbers[], newDays: NewDays): DailyReportRow[] {
  if (newDays === 'zero') return rows;
  const days = new Set(existing.map(({ day }) => day));
  return withoutHalfDays(rows, (date) => days.has(date));
}

/** Which ads of a file get numbers of a day. Where none may begin without its delivery, its part stays not by ad. */
export function takenAds(existing: readonly (AdNumbers & { day: Day })[], newDays: NewDays): TakesAd {
  if (newDays === 'zero') return () => true;
  const known = new Set(existing.map(({ adId, day }) => `${adId} ${day}`));
  return (adId, day, metrics) => hasDelivery(metrics) || known.has(`${adId} ${day}`);
}

/** The days of a file that can be read; `ads` are those that it tells apart, if any. */
export const wantedOf = (rows: DailyReportRow[], ads: AdsOfReport | null = null): WantedDay[] =>
  rows.flatMap(({ date, metrics }) =>
    date && metrics ? [{ day: date, ...metrics, ads: ads ? (ads.byDay.get(date) ?? []) : undefined }] : [],
  );

/** By how much writing a day moves the sums of that day. */
export function differenceOf({ day, before, after }: Pick<DayWrite, 'day' | 'before' | 'after'>): DaySums {
  const sumsOf = (numbers: DayNumbers | undefined) => (numbers ? asSums(numbers) : sumOf([]));
  return { day, ...minus(sumsOf(after), sumsOf(before)) };
}

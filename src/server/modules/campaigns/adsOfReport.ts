import { adFinder, type KnownAd } from '../../../ad-kit/bulk-files/adFinder';
import { type AdMark, keyOfMark, nameOfMark } from '../../../ad-kit/reports/adMarks';
import type { DailyReportRow } from '../../../ad-kit/reports/reportRows';
import type { ReportFigures } from '../../../ad-kit/reports/reportFigures';
import type { Day } from '../../lib/days';
import { numberNames } from '../../lib/results';
import type { AdNumbersChange } from './campaigns.types';

/** How many ads a file tells apart. */
export interface ReportAdCounts {
  /** Ads of the campaign. */
  matched: number;
  /** Ads of the file that are none of the campaign's. */
  unmatched: number;
}

export interface AdsOfReport extends ReportAdCounts {
  byDay: ReadonlyMap<Day, AdNumbersChange[]>;
}

/** Whether an ad gets what a file has of its day. */
export type TakesAd = (adId: string, day: Day, metrics: ReportFigures) => boolean;

/** Whether a file tells any ads apart in these rows. */
export const tellsAds = (rows: readonly DailyReportRow[]): boolean => rows.some(({ ads }) => ads.length > 0);

/** Which of a campaign's ads get what of its days; null where the file tells none apart. */
export function adsOfReport(
  rows: readonly DailyReportRow[],
  known: readonly KnownAd[],
  takesAd: TakesAd,
): AdsOfReport | null {
  if (!tellsAds(rows)) return null;
  const findAd = adFinder(known);
  const found = new Map<string, KnownAd | undefined>();
  const adOf = (mark: AdMark): KnownAd | undefined => {
    const key = keyOfMark(mark);
    if (!found.has(key)) found.set(key, findAd(mark));
    return found.get(key);
  };
  const byDay = new Map<Day, AdNumbersChange[]>();
  const matched = new Set<string>();
  const unmatched = new Set<string>();
  for (const { date, ads } of rows) {
    const ofDay = new Map<string, AdNumbersChange>();
    for (const { mark, metrics } of ads) {
      const id = adOf(mark)?.id;
      if (id === undefined) unmatched.add(nameOfMark(mark));
      else {
        matched.add(id);
        if (date !== null && takesAd(id, date, metrics)) ofDay.set(id, plus(ofDay.get(id) ?? { adId: id }, metrics));
      }
    }
    if (date !== null) byDay.set(date, [...ofDay.values()]);
  }
  return { byDay, matched: matched.size, unmatched: unmatched.size };
}

/** Adds the numbers that a row has; those without a column stay out. */
function plus(sum: AdNumbersChange, more: Omit<AdNumbersChange, 'adId'>): AdNumbersChange {
  const added = { ...sum };
  for (const name of numberNames) {
    const number = more[name];
    if (number !== undefined) added[name] = (sum[name] ?? 0) + number;
  }
  return added;
}

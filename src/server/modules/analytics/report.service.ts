import {
  type Comparison,
  isTimeUnit,
  isWithin,
  lengthOf,
  type Period,
  periodBefore,
  shiftDay,
  type TimeUnit,
} from '../../../ad-kit/reports/periods';
import { firstDay } from '../../../ad-kit/reports/reportDates';
import type { Clock } from '../../lib/clock';
import { dayOf } from '../../lib/days';
import { invalidField } from '../../lib/refusal';
import { minus, type StoredSums, sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { FiguresService } from '../campaigns/figures.service';
import type { ResultsMatch, ResultsPart } from '../campaigns/results.types';
import type { PlansService } from '../plans/plans.service';
import { adPartsOf } from './adParts';
import { byTime, sumOrNull } from './breakdown';
import type { Report, ReportRow } from './report.types';

/** Three years, of which one has a day more. */
const longestDays = 1_097;

/** The length of a period that nothing is said about. */
const usualDays = 30;

/** Of campaigns, ads, and labels, so many with the largest spend have rows. */
const mostRows = 500;

export interface ReportWish extends Partial<Period> {
  by: TimeUnit | ResultsPart | 'ad';
  comparison: Comparison | undefined;
  match: ResultsMatch;
}

interface Parts {
  rows: ReportRow[];
  /** With those that have no row. */
  total: number;
}

interface ReportDeps {
  figures: FiguresService;
  plans: PlansService;
  clock: Clock;
}

export type ReportService = ReturnType<typeof createReportService>;

/** What campaigns cost and brought in a period, part by part, for plans with advanced analytics. */
export function createReportService({ figures, plans, clock }: ReportDeps) {
  const partsOf = async (
    scope: Scope,
    by: TimeUnit | ResultsPart,
    match: ResultsMatch,
    periods: [Period, ...Period[]],
  ): Promise<Parts> => {
    if (isTimeUnit(by)) return { rows: [], total: 0 };
    const { parts, total } = await figures.byPart(scope, match, by, periods, mostRows);
    const rows = parts.map((part) => ({
      ...part,
      platform: part.name === null ? null : part.platform,
      campaignName: null,
    }));
    return { rows, total };
  };

  return {
    /** Throws `Refusal('plan_required')`, and `Refusal('validation_failed')` for a period that no report is made of. */
    async report(scope: Scope, wish: ReportWish): Promise<Report> {
      const { to = dayOf(clock.now()), from = shiftDay(to, 1 - usualDays), by, comparison, match } = wish;
      await plans.refuseReading(scope.payerId, 'hasAdvancedAnalytics');
      refuseBadPeriod({ from, to });
      const before = comparison && periodBefore({ from, to }, comparison);
      const periods: [Period, ...Period[]] = before ? [{ from, to }, before] : [{ from, to }];
      if (by === 'ad') {
        return { from, to, before, ...(await adPartsOf(figures.eachByAd(scope, match, periods), mostRows)) };
      }
      const [days, parts] = await Promise.all([
        figures.byDay(scope, match, periods),
        partsOf(scope, by, match, periods),
      ]);
      const total = sumOrNull(days.filter(({ day }) => isWithin({ from, to }, day)));
      const totalBefore = before ? sumOrNull(days.filter(({ day }) => isWithin(before, day))) : null;
      const rows = isTimeUnit(by) ? byTime(days, by, { from, to }, comparison).map(unnamed) : parts.rows;
      // Of labels there is no rest: a campaign may have several.
      const others = by === 'label' ? 0 : parts.total - parts.rows.length;
      const rest = others > 0 ? restOf(others, rows, total, totalBefore) : null;
      return { from, to, before, total, totalBefore, rows, rest };
    },
  };
}

const unnamed = (row: Pick<ReportRow, 'key' | 'now' | 'before'>): ReportRow => ({
  ...row,
  name: null,
  platform: null,
  campaignName: null,
});

/** What the rows leave of the totals. */
function restOf(campaigns: number, rows: ReportRow[], total: StoredSums | null, totalBefore: StoredSums | null) {
  const left = (all: StoredSums | null, parts: (StoredSums | null)[]) =>
    minus(all ?? sumOf([]), sumOf(parts.filter((part) => part !== null)));
  return {
    campaigns,
    now: left(
      total,
      rows.map(({ now }) => now),
    ),
    before: left(
      totalBefore,
      rows.map(({ before }) => before),
    ),
  };
}

function refuseBadPeriod({ from, to }: Period): void {
  if (from < firstDay) throw invalidField('from', `Choose a first day from ${firstDay} on.`);
  if (to < from) throw invalidField('to', 'The last day can’t be before the first.');
  if (lengthOf({ from, to }) > longestDays) throw invalidField('to', 'Choose at most three years.');
}

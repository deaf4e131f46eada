import { lengthOf, shiftDay } from '../reports/periods';
import { type Change, changesOf } from './changes';
import type { DayNumbers } from './dayNumbers';
import type { AdDays } from './compareAds';
import { type Pacing, pacingOf } from './pacing';
import { type WorseAd, worseAdOf } from './worseAd';

/** What somebody can do something about in a campaign, the most urgent first. */
export const adviceKinds = [
  'used_up',
  'ends_too_early',
  'no_conversions',
  'ad_worse',
  'budget_unused',
  'numbers_missing',
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

/** A running campaign. Money is in one currency. Days are `YYYY-MM-DD`. */
export interface CampaignToJudge {
  /** 0 where there is none. */
  budget: number;
  startDate: string | null;
  endDate: string | null;
  /** Its days with numbers from `firstDayLookedAt` on, in any order; those from today on are not looked at. */
  days: readonly DayNumbers[];
  /** The first of all its days with numbers; null without any. */
  firstDay: string | null;
  /** What was spent before the first of `days` that is looked at. */
  spentBefore: number;
  /** Its ads with what of those days is theirs. */
  ads: readonly AdDays[];
}

export interface Advice {
  kind: AdviceKind;
  /**
   * Of `no_conversions` the clicks of those of the newest 28 days that report conversions; null for every other kind.
   */
  clicks: number | null;
  /** Of `ad_worse` the two ads; null for every other kind. */
  ads: WorseAd | null;
}

export interface CampaignInsights {
  /** The newest day with numbers that is over: all that follows is as of its end. Null without such a day. */
  numbersUntil: string | null;
  pacing: CampaignPacing | null;
  /** One of each metric at most, the strongest first. */
  changes: Change[];
  /** The most urgent first. */
  advice: Advice[];
}

export interface CampaignPacing extends Pacing {
  /** What was spent on each of the newest seven days, on average, or on as many as the campaign has. */
  dailySpend: number;
}

/** How long a change is reported, in days: many import their reports once a week. */
const newestDays = 7;
const newestMonth = 28;
/** Numbers that end longer ago say nothing about today's pace. */
const mostDaysOld = 14;
/** Those, and the ten weeks that changes of the newest seven days are judged by. */
const daysLookedAt = mostDaysOld + 70;

/**
 * How many clicks without a conversion say something: where one in 100 converts, which is little, it would happen to
 * one campaign in 20 by chance (0.99 ** 300 = 0.049).
 */
const tellingClicks = 300;
/** On Monday the report that came on Friday lacks these; with more of them missing it was forgotten. */
const mostDaysMissing = 3;

/** The first day whose numbers make a difference today. */
export const firstDayLookedAt = (today: string): string => shiftDay(today, -daysLookedAt);

/**
 * What the numbers of a campaign say as of its newest day with numbers, since days that nobody has imported yet are no
 * days without spend. `together` is how many campaigns are looked at beside each other. Throws what `pacingOf` and
 * `changesOf` throw.
 */
export function insightsOf(campaign: CampaignToJudge, today: string, together: number): CampaignInsights {
  const first = firstDayLookedAt(today);
  const days = campaign.days.filter(({ date }) => first <= date && date < today);
  if (days.length === 0) return { numbersUntil: null, pacing: null, changes: [], advice: [] };
  const numbersUntil = days.reduce((newest, { date }) => (date > newest ? date : newest), first);
  const next = shiftDay(numbersUntil, 1);
  const missing = lengthOf({ from: next, to: today }) - 1;
  const isOld = missing > mostDaysOld;
  const pacing = isOld ? null : pacingUntil(campaign, days, next);
  return {
    numbersUntil,
    pacing,
    changes: isOld ? [] : strongestOfEach(changesOf(days, { today: next, newest: newestDays, together })),
    advice: adviceOn(pacing, newestOf(days, next, newestMonth), {
      missing,
      worseAd: isOld ? null : worseAdOf(adsIn(campaign.ads, first, today), shiftDay(next, -newestDays)),
      isOver: campaign.endDate !== null && campaign.endDate < today,
    }),
  };
}

function pacingUntil(campaign: CampaignToJudge, days: readonly DayNumbers[], next: string): CampaignPacing {
  const { budget, startDate, endDate, firstDay, spentBefore } = campaign;
  // Whatever was spent counts, before the planned start and after the planned end too.
  const from = [startDate, firstDay].filter((day) => day !== null).reduce((one, other) => (one < other ? one : other));
  const spending = days.filter(({ spent }) => spent > 0).map(({ date }) => date);
  const lastDay = endDate && [endDate, from, ...spending].reduce((one, other) => (one > other ? one : other));
  const long = Math.min(newestDays, lengthOf({ from, to: shiftDay(next, -1) }));
  return {
    ...pacingOf({
      budget,
      firstDay: from,
      lastDay,
      today: next,
      // The forecast is made of the newest days: the others count as a sum.
      spendByDay: [...days, { date: from, spent: spentBefore }],
    }),
    dailySpend: sumOf(newestOf(days, next, newestDays), 'spent') / Math.max(1, long),
  };
}

const strongestOfEach = (changes: readonly Change[]): Change[] =>
  changes.filter(({ metric }, index) => changes.findIndex((other) => other.metric === metric) === index);

const adsIn = (ads: readonly AdDays[], first: string, today: string): AdDays[] =>
  ads.map(({ id, days }) => ({ id, days: days.filter(({ date }) => first <= date && date < today) }));

/** `newest`: the days of the newest four weeks; `missing`: how many days have no numbers yet. */
function adviceOn(
  pacing: CampaignPacing | null,
  newest: readonly DayNumbers[],
  { missing, isOver, worseAd }: { missing: number; isOver: boolean; worseAd: WorseAd | null },
): Advice[] {
  const verdict = isOver ? undefined : pacing?.verdict.kind;
  const reporting = newest.filter(({ conversions }) => conversions !== null);
  const clicks = sumOf(reporting, 'clicks');
  const isTrue: Record<AdviceKind, boolean> = {
    used_up: verdict === 'used_up',
    ends_too_early: verdict === 'too_fast' && typeof pacing?.moneyEnds?.expected === 'string',
    no_conversions: pacing !== null && clicks >= tellingClicks && sumOf(reporting, 'conversions') === 0,
    ad_worse: !isOver && worseAd !== null,
    budget_unused: verdict === 'too_slow',
    numbers_missing: missing > mostDaysMissing && !isOver,
  };
  return adviceKinds
    .filter((kind) => isTrue[kind])
    .map((kind) => ({
      kind,
      clicks: kind === 'no_conversions' ? clicks : null,
      ads: kind === 'ad_worse' ? worseAd : null,
    }));
}

/** The days of the `count` before `next`. */
const newestOf = (days: readonly DayNumbers[], next: string, count: number): DayNumbers[] =>
  days.filter(({ date }) => date >= shiftDay(next, -count));

const sumOf = (days: readonly DayNumbers[], part: 'spent' | 'clicks' | 'conversions'): number =>
  days.reduce((sum, day) => sum + (day[part] ?? 0), 0);

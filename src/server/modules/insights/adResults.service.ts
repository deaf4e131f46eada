import type { ComparedMetric, DailyPace } from '../../../ad-kit/statistics/compareAds';
import { shiftDay } from '../../../ad-kit/reports/periods';
import type { Clock } from '../../lib/clock';
import { type Day, dayOf } from '../../lib/days';
import { groupBy } from '../../lib/groupBy';
import { amountsOf, asSums, hasNumbers, leftOf, sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { AdsService } from '../ads/ads.service';
import type { FiguresService } from '../campaigns/figures.service';
import type { PlansService } from '../plans/plans.service';
import type { AdResults, AdResultsWish, ComparedAds, NamedResult } from './adResults.types';
import type { CampaignJudge } from './campaignJudge.port';

/** The most ads that are compared: people can tell so many apart, and it takes less than 400 ms. */
const mostCompared = 20;
/** Ads that ran longer ago say little about now. */
const daysCompared = 366;
const week = 7;
/** Numbers that end earlier say nothing about how fast new ones come. */
const daysFresh = 14;

interface AdResultsDeps {
  figures: Pick<FiguresService, 'byAd' | 'lastDayByAd' | 'adHistories'>;
  ads: Pick<AdsService, 'names'>;
  plans: Pick<PlansService, 'refuseReading'>;
  judge: Pick<CampaignJudge, 'compareAds'>;
  heavyTurns: Turns;
  clock: Clock;
}

export type AdResultsService = ReturnType<typeof createAdResultsService>;

/** A campaign's numbers by ad, for plans with advanced analytics: `Refusal('plan_required')` for others. */
export function createAdResultsService({ figures, ads, plans, judge, heavyTurns, clock }: AdResultsDeps) {
  /** Numbers of ads that are deleted, or went to another workspace, count as not by ad. */
  const read = async (scope: Scope, { campaignId, from, to }: AdResultsWish): Promise<AdResults> => {
    const { campaign, ads: sums } = await figures.byAd(scope, campaignId, { from, to });
    const found = await ads.names(
      scope,
      sums.map(({ adId }) => adId),
    );
    const names = new Map(found.map(({ id, name }) => [id, name]));
    const named = sums.flatMap((one): NamedResult[] => {
      const name = names.get(one.adId);
      return name === undefined ? [] : [{ ...one, name }];
    });
    const rest = leftOf(campaign, sumOf(named));
    return { ads: named, rest: hasNumbers(rest) ? rest : null };
  };

  const pace = (days: { day: Day; impressions: number; clicks: number }[], last: Day): DailyPace | null => {
    if (last < shiftDay(dayOf(clock.now()), -daysFresh)) return null;
    const newest = days.filter(({ day }) => day > shiftDay(last, -week));
    const perDay = (name: keyof DailyPace) => newest.reduce((sum, day) => sum + day[name], 0) / week;
    return { impressions: perDay('impressions'), clicks: perDay('clicks') };
  };

  return {
    /** The largest spend first. Throws `Refusal('not_found')`. */
    async results(scope: Scope, wish: AdResultsWish): Promise<AdResults> {
      await plans.refuseReading(scope.payerId, 'hasAdvancedAnalytics');
      const { ads: found, rest } = await read(scope, wish);
      return { ads: found.toSorted(larger('spentCents')), rest };
    },

    /** Throws `Refusal('not_found')`, and `Refusal('busy')` when too much waits to be computed. */
    async compare(
      scope: Scope,
      wish: AdResultsWish,
      metric: ComparedMetric,
      signal: AbortSignal,
    ): Promise<ComparedAds> {
      await plans.refuseReading(scope.payerId, 'hasAdvancedAnalytics');
      const { campaignId } = wish;
      const last = await figures.lastDayByAd(scope, campaignId, wish);
      const first = last === null ? undefined : shiftDay(last, 1 - daysCompared);
      const range = {
        from: [first, wish.from]
          .filter((day) => day !== undefined)
          .toSorted()
          .at(-1),
        to: wish.to,
      };
      const { ads: found } = await read(scope, { campaignId, ...range });
      const compared = found.toSorted(larger('impressions')).slice(0, mostCompared);
      const days = await figures.adHistories(
        scope,
        campaignId,
        range,
        compared.map(({ adId }) => adId),
      );
      const daysOf = groupBy(days, ({ adId }) => adId);
      const entrants = compared.map(({ adId }) => ({
        id: adId,
        days: (daysOf.get(adId) ?? []).map(({ day, ...numbers }) => ({ date: day, ...amountsOf(asSums(numbers)) })),
      }));
      const work = () => judge.compareAds(entrants, metric, last === null ? null : pace(days, last));
      const { ads: judged, verdict } = await heavyTurns.take(scope.actorId, work, signal);
      const names = new Map(compared.map(({ adId, name }) => [adId, name]));
      return {
        metric,
        ads: judged.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
        leftOut: found.length - compared.length,
        verdict,
      };
    },
  };
}

const larger =
  (name: 'spentCents' | 'impressions') =>
  (one: NamedResult, other: NamedResult): number =>
    other[name] - one[name] || other.impressions - one.impressions || (one.adId < other.adId ? -1 : 1);

import { shiftDay } from '../../../ad-kit/reports/periods';
import {
  adviceKinds,
  type AdviceKind,
  type CampaignInsights,
  type CampaignToJudge,
  firstDayLookedAt,
} from '../../../ad-kit/statistics/campaignInsights';
import type { AdDays, AdFigure } from '../../../ad-kit/statistics/compareAds';
import type { WorseAd } from '../../../ad-kit/statistics/worseAd';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { type Day, dayOf } from '../../lib/days';
import { dayMs } from '../../lib/durations';
import { groupBy } from '../../lib/groupBy';
import { toDollars } from '../../lib/money';
import { notFound } from '../../lib/refusal';
import { amountsOf, asSums, type StoredNumbers } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { AdsService } from '../ads/ads.service';
import { keepCampaign, type KeepCampaignTx } from '../campaigns/campaigns.service';
import type { FiguresService } from '../campaigns/figures.service';
import type { CampaignHistory } from '../campaigns/histories.types';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { CampaignJudge } from './campaignJudge.port';
import type { InsightsRepository } from './insights.repository';
import type { AdviceAnswer, AnsweredAdvice, CampaignAdvice, Insights } from './insights.types';

/** More than anybody looks after by hand, and what is computed in a second. */
const mostCampaigns = 50;
/** At most as many as a person reads. */
const mostListed = 7;
/** Of what is put away. */
const mostAnswered = 50;
/** The largest spend of so many days says which campaigns matter. */
const daysThatMatter = 28;
/** So that a turn takes no more than 400 ms. */
const campaignsATurn = 20;
/** The most ads of a campaign: as many as its own page compares. */
const mostAds = 20;

/** Numbers take that long to show what was done; what is put off comes back after a week. */
const daysAway: Record<AdviceAnswer, number> = { done: 14, not_now: 7 };

interface InsightsDeps {
  insights: InsightsRepository;
  figures: Pick<FiguresService, 'histories' | 'newestByAd'>;
  ads: Pick<AdsService, 'names'>;
  plans: Pick<PlansService, 'refuseReading' | 'requireFeature'>;
  judge: CampaignJudge;
  heavyTurns: Turns;
  unitOfWork: UnitOfWork<{ insights: InsightsRepository } & KeepCampaignTx & PlansTx>;
  clock: Clock;
}

export type InsightsService = ReturnType<typeof createInsightsService>;

/**
 * What the numbers of running campaigns say, for plans with advanced analytics: `Refusal('plan_required')` for others.
 */
export function createInsightsService(deps: InsightsDeps) {
  const { insights, figures, ads, plans, judge, heavyTurns, unitOfWork, clock } = deps;

  /**
   * The numbers of each campaign's ads. Those of ads that are deleted, or went to another workspace, count as not by
   * ad.
   */
  const adsOf = async (scope: Scope, campaignIds: string[], today: string): Promise<Map<string, NamedAdDays[]>> => {
    const days = await figures.newestByAd(scope, campaignIds, firstDayLookedAt(today), mostAds);
    const daysOfAds = groupBy(days, ({ campaignId, adId }) => `${campaignId} ${adId}`);
    const found = await ads.names(scope, [...new Set(days.map(({ adId }) => adId))]);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    const all = [...daysOfAds.values()].flatMap((own) => {
      const [{ campaignId, adId } = { campaignId: '', adId: '' }] = own;
      const name = names.get(adId);
      return name === undefined ? [] : [{ campaignId, id: adId, name, days: own.map(toDay) }];
    });
    return groupBy(all, ({ campaignId }) => campaignId);
  };

  const judged = async (
    scope: Scope,
    histories: CampaignHistory[],
    today: string,
    signal: AbortSignal,
  ): Promise<JudgedAll> => {
    const all: JudgedAll = { found: [], adNames: new Map() };
    for (let first = 0; first < histories.length; first += campaignsATurn) {
      const some = histories.slice(first, first + campaignsATurn);
      const ofCampaigns = await adsOf(
        scope,
        some.map(({ id }) => id),
        today,
      );
      const work = () =>
        judge.judgeCampaigns(
          some.map((history) => toJudge(history, ofCampaigns.get(history.id) ?? [])),
          today,
          histories.length,
        );
      all.found.push(...(await heavyTurns.take(scope.actorId, work, signal)));
      for (const { id, name } of [...ofCampaigns.values()].flat()) all.adNames.set(id, name);
    }
    return all;
  };

  /** Changes a campaign's answers while it is kept where it is. Throws `Refusal('not_found')`. */
  const change = <T>(asked: Scope, campaignId: string, work: (answers: InsightsRepository) => Promise<T>): Promise<T> =>
    unitOfWork(asked, async (tx, scope) => {
      await plans.requireFeature(tx, scope.payerId, 'hasAdvancedAnalytics');
      if (!(await keepCampaign(tx, scope, campaignId))) throw notFound('campaign');
      return work(tx.insights);
    });

  return {
    /** Throws `Refusal('busy')` when too much waits to be computed. */
    async insights(scope: Scope, campaignId: string | undefined, signal: AbortSignal): Promise<Insights> {
      await plans.refuseReading(scope.payerId, 'hasAdvancedAnalytics');
      const today = dayOf(clock.now());
      const { histories, total } = await figures.histories(scope, {
        campaignId,
        from: firstDayLookedAt(today),
        spentFrom: shiftDay(today, -daysThatMatter),
        today,
        most: mostCampaigns,
      });
      const [{ found, adNames }, away] = await Promise.all([
        judged(scope, histories, today, signal),
        insights.answers(
          histories.map(({ id }) => id),
          clock.now(),
        ),
      ]);
      const of = <Part>(part: (insights: CampaignInsights) => Part[]) =>
        found.flatMap((one, index) => part(one).map((item) => ({ ...item, campaignId: histories[index]?.id ?? '' })));
      const advice = of((one) => one.advice)
        .map((one) => ({ ...one, ads: one.ads && withNames(one.ads, adNames) }))
        .sort((one, other) => rankOf(one) - rankOf(other));
      const open = advice.filter((one) => !away.some((answer) => isAbout(answer, one)));
      return {
        campaigns: histories.map((history, index) => ({
          ...history,
          numbersUntil: found[index]?.numbersUntil ?? null,
          pacing: found[index]?.pacing ?? null,
        })),
        leftOut: total - histories.length,
        changes: of((one) => one.changes)
          .sort((one, other) => other.strength - one.strength)
          .slice(0, mostListed),
        advice: open.slice(0, mostListed),
        moreAdvice: Math.max(0, open.length - mostListed),
        answered: away.filter((answer) => advice.some((one) => isAbout(answer, one))).slice(0, mostAnswered),
      };
    },

    answer: (asked: Scope, campaignId: string, kind: AdviceKind, answer: AdviceAnswer): Promise<AnsweredAdvice> =>
      change(asked, campaignId, async (answers) => {
        const awayUntil = new Date(clock.now().getTime() + daysAway[answer] * dayMs);
        const answered = { campaignId, kind, answer, awayUntil };
        await answers.put(answered);
        return answered;
      }),

    takeBack: (asked: Scope, campaignId: string, kind: AdviceKind): Promise<void> =>
      change(asked, campaignId, (answers) => answers.remove(campaignId, kind)),
  };
}

interface NamedAdDays extends AdDays {
  campaignId: string;
  name: string;
}

interface JudgedAll {
  found: CampaignInsights[];
  adNames: Map<string, string>;
}

const toDay = ({ day, ...numbers }: { day: Day } & StoredNumbers) => ({ date: day, ...amountsOf(asSums(numbers)) });

const withNames = ({ metric, worse, better }: WorseAd, names: Map<string, string>): CampaignAdvice['ads'] => {
  const named = (ad: AdFigure) => ({ ...ad, name: names.get(ad.id) ?? '' });
  return { metric, worse: named(worse), better: named(better) };
};

const toJudge = (history: CampaignHistory, ads: readonly AdDays[]): CampaignToJudge => ({
  budget: toDollars(history.budgetCents),
  startDate: history.startDate,
  endDate: history.endDate,
  firstDay: history.firstDay,
  spentBefore: toDollars(history.spentBeforeCents),
  days: history.days.map(toDay),
  ads: ads.map(({ id, days }) => ({ id, days })),
});

/** Of the same kind, that of the campaign with the larger spend is first: sorting keeps the order. */
const rankOf = ({ kind }: CampaignAdvice): number => adviceKinds.indexOf(kind);

const isAbout = (one: Pick<AnsweredAdvice, 'campaignId' | 'kind'>, other: CampaignAdvice): boolean =>
  one.campaignId === other.campaignId && one.kind === other.kind;

import type { Advice, CampaignPacing, InsightCampaign, MetricChange } from '../../api/insightsApi';
import type { ChipTone } from '../../components/Chip';
import { dayMs, formatNearDay } from '../../lib/dates';
import { formatMoney, formatWholeMoney } from '../../lib/money';
import { formatCount, formatRate } from '../../lib/numbers';
import { countOf } from '../../lib/text';
import { type Metric, metricOf } from '../../../ad-kit/reports/metrics';

type Verdict = CampaignPacing['verdict'];

type VerdictChip = { tone: ChipTone; words: string };

const chips: Record<Verdict, VerdictChip> = {
  on_budget: { tone: 'good', words: 'On budget' },
  too_fast: { tone: 'bad', words: 'Too fast' },
  too_slow: { tone: 'warn', words: 'Too slow' },
  used_up: { tone: 'bad', words: 'Spent' },
  no_budget: { tone: 'mute', words: 'No budget' },
  no_end: { tone: 'mute', words: 'No end date' },
  too_few_days: { tone: 'mute', words: 'Too early to tell' },
  too_uneven: { tone: 'mute', words: 'Too uneven to tell' },
};

/** Whether the last day is over, so that there is no pace anymore. */
export const hasEnded = ({ end_date: end }: InsightCampaign, today: string): boolean => end !== null && end < today;

/** How spend goes, in a word or two; `undefined` where nothing is known of it. */
export function verdictChip(campaign: InsightCampaign, today: string): VerdictChip | undefined {
  const verdict = campaign.pacing?.verdict;
  if (verdict === undefined) return undefined;
  const isOfPace = verdict !== 'used_up' && verdict !== 'no_budget';
  return isOfPace && hasEnded(campaign, today) ? { tone: 'mute', words: 'Ended' } : chips[verdict];
}

/** What the pace comes to, and what to change, in one to three sentences. */
export function pacingSentences(campaign: InsightCampaign, today: string): string[] {
  const { pacing, budget, end_date: end } = campaign;
  if (!pacing) return [];
  const { verdict, daily_spend, daily_spend_to_land, forecast, money_ends } = pacing;
  const endDay = end === null ? '' : formatNearDay(end, today);
  const pace = `At ${formatMoney(daily_spend)} a day`;
  if (hasEnded(campaign, today) && verdict !== 'no_budget')
    return [`It ended on ${endDay} with ${spentAtEnd(pacing.spent, budget)}.`];
  const land = daily_spend_to_land === null ? [] : [landing(pacing, daily_spend_to_land, endDay)];
  switch (verdict) {
    case 'no_budget':
      return ['Add a budget to see how the spend is pacing.'];
    case 'used_up':
      return [
        `${overspent(pacing.spent, budget)}${endDay && ` It runs until ${endDay}.`} Raise the budget, or pause it.`,
      ];
    case 'no_end':
      return [...endsWhen(money_ends, pace, today), 'Add an end date to see whether the spend lands on the budget.'];
    case 'too_few_days':
      return ['It takes three full days with numbers to tell.', ...land];
    case 'too_fast':
      return [...endsWhen(money_ends, pace, today), ...land];
    case 'on_budget':
    case 'too_slow':
    case 'too_uneven':
      return [
        ...(forecast ? [forecastSentence(forecast, pace, budget, endDay)] : []),
        ...(verdict === 'on_budget' ? [] : verdict === 'too_uneven' ? [uneven] : land),
      ];
  }
}

const uneven = 'Days differ too much to say more.';

function landing({ daily_spend }: CampaignPacing, toLand: number, endDay: string): string {
  const move = toLand < daily_spend ? 'Lower' : 'Raise';
  return `${move} daily spend to ${formatMoney(toLand)} to land on the budget on ${endDay}.`;
}

const overspent = (spent: number, budget: number): string =>
  spent > budget
    ? `${formatMoney(spent)} is spent, ${formatMoney(spent - budget)} over the budget.`
    : `All ${formatMoney(budget)} of the budget is spent.`;

function spentAtEnd(spent: number, budget: number): string {
  if (spent > budget) return `${formatMoney(spent)} spent, ${formatMoney(spent - budget)} over the budget`;
  return spent === budget
    ? `all ${formatMoney(budget)} of the budget spent`
    : `${formatMoney(spent)} of ${formatMoney(budget)} spent`;
}

function endsWhen(ends: CampaignPacing['money_ends'], pace: string, today: string): string[] {
  if (!ends?.expected) return [];
  const near = (day: string) => formatNearDay(day, today);
  const { earliest, latest } = ends;
  const range = earliest && latest && earliest !== latest ? ` (${near(earliest)}–${near(latest)})` : '';
  return [`${pace}, the budget runs out on ${near(ends.expected)}${range}.`];
}

function forecastSentence(
  { total, low, high }: NonNullable<CampaignPacing['forecast']>,
  pace: string,
  budget: number,
  endDay: string,
): string {
  const [least, most, about, all] = [low, high, total, budget].map(formatWholeMoney);
  const cases = least === most ? '' : ` (${least}–${most} in 8 of 10 cases)`;
  return total > budget
    ? `${pace}, about ${about} will be spent by ${endDay}${cases}, on a budget of ${all}.`
    : `${pace}, about ${about} of ${all} will be spent by ${endDay}${cases}.`;
}

/** An advice as a line that says what is the matter, and one that says what to do. */
export function adviceWords(
  { kind, clicks, ads }: Omit<Advice, 'campaign_id'>,
  campaign: InsightCampaign,
  today: string,
): { title: string; text: string } {
  const { name, pacing, budget, end_date: end, numbers_until: until } = campaign;
  const paced = pacingSentences(campaign, today).join(' ');
  switch (kind) {
    case 'used_up':
      return { title: `${name} has spent its budget`, text: paced };
    case 'ends_too_early': {
      const days = daysBetween(pacing?.money_ends?.expected ?? null, end);
      return { title: `${name} runs out of budget ${countOf(days, 'day')} early`, text: paced };
    }
    case 'budget_unused': {
      const left = Math.max(0, budget - (pacing?.forecast?.total ?? budget));
      return { title: `${name} is set to leave ${formatWholeMoney(left)} unspent`, text: paced };
    }
    case 'no_conversions':
      return {
        title: `${name} has clicks but no conversions`,
        text: `${formatCount(clicks ?? 0)} clicks in 28 days, and not one conversion. Check the landing page and the conversion tracking, or pause it.`,
      };
    case 'ad_worse':
      return { title: `${name} has an ad that does clearly worse`, text: ads ? worseAdSentences(ads) : '' };
    case 'numbers_missing':
      return {
        title: `${name} has no new numbers`,
        text: `The newest are from ${until === null ? 'long ago' : formatNearDay(until, today)}. Import the platform’s report, or pause it if it no longer runs.`,
      };
  }
}

function worseAdSentences({ metric, worse, better }: NonNullable<Advice['ads']>): string {
  const [figure, best] = [worse.figure, better.figure ?? 0];
  const said =
    metric === 'ctr'
      ? [`had a CTR of ${formatRate(figure ?? 0)}`, `had ${formatRate(best)}`]
      : figure === null
        ? ['brought no conversions', `cost ${formatMoney(best)} a conversion`]
        : [`cost ${formatMoney(figure)} a conversion`, `cost ${formatMoney(best)}`];
  return `“${worse.name}” ${said[0]} in the last 12 weeks; “${better.name}” ${said[1]}. Pause the first, or move its budget to the second.`;
}

const daysBetween = (day: string | null, later: string | null): number =>
  day === null || later === null ? 0 : (Date.parse(later) - Date.parse(day)) / dayMs;

const metricNames: Record<MetricChange['metric'], Metric> = {
  spend: 'spent',
  impressions: 'impressions',
  clicks: 'clicks',
  ctr: 'ctr',
  cpc: 'cpc',
  conversions: 'conversions',
  conversion_rate: 'conversion_rate',
  cpa: 'cpa',
};

const perDay: readonly MetricChange['metric'][] = ['spend', 'impressions', 'clicks', 'conversions'];

/** What changed and what is usual, such as "Clicks fell to 12 on Nov 17, usually 140 to 297." */
export function changeSentence(change: MetricChange, today: string): string {
  const { metric, day, days, value, usual_low: low, usual_high: high, direction } = change;
  const { label, format } = metricOf(metricNames[metric]);
  const each = days > 1 && perDay.includes(metric) ? ' a day' : '';
  const when = days === 1 ? `on ${formatNearDay(day, today)}` : `in the ${days} days to ${formatNearDay(day, today)}`;
  const went = direction === 'up' ? 'rose' : 'fell';
  const usual = high === null ? `${format(low)} or more` : `${format(low)} to ${format(high)}`;
  if (value === null) {
    return `There were no ${metric === 'cpa' ? 'conversions' : 'clicks'} ${when}; ${label} is usually ${usual}.`;
  }
  return `${label} ${went} to ${format(value)}${each} ${when}, usually ${usual}.`;
}

import { derivedFigures, type DerivedFigures, type Results } from '../../../ad-kit/reports/derivedFigures';
import {
  changeInPercent,
  formatChange,
  formatConversions,
  formatCount,
  formatMoney,
  formatRate,
  formatTimes,
} from '../../../ad-kit/reports/figureFormats';
import type { Period } from '../../../ad-kit/reports/periods';
import type { AdviceKind } from '../../../ad-kit/statistics/campaignInsights';
import { formatDay } from '../../lib/days';
import { greeting } from '../../lib/personName';
import { resultsOf, sumOf } from '../../lib/results';
import type { Report } from '../analytics/report.types';
import type { Insights } from '../insights/insights.types';
import type { NewMail, Site } from '../mail/mail.types';
import type { Cadence } from './emailSummaries.types';

interface Contents extends Pick<Insights, 'advice' | 'campaigns'> {
  report: Report;
  cadence: Exclude<Cadence, 'off'>;
  reader: { id: string; email: string; fullName: string };
  /** Of a team's numbers; `undefined` for those of the reader's own. */
  teamName: string | undefined;
  token: string;
}

/** The most campaigns that are named. */
const mostCampaigns = 5;
/** The most pieces of advice. */
const mostAdvice = 3;

const unitNames = { weekly: 'week', monthly: 'month' } as const;

/** What campaigns cost and brought in a week or a month, against the one before, and what to do. */
export function summaryMail(contents: Contents, { productName, publicUrl }: Site): NewMail {
  const { report, cadence, reader, teamName, token } = contents;
  const days = formatDays(report);
  const unit = unitNames[cadence];
  const numbers = report.total ? resultsOf(report.total) : noResults;
  const before = report.totalBefore && resultsOf(report.totalBefore);
  const stop = `${publicUrl}/unsubscribe?token=${token}`;
  return {
    accountId: reader.id,
    recipient: reader.email,
    subject: `${teamName === undefined ? 'Your campaigns' : teamName}, ${days}: ${formatMoney(numbers.spent)} spent${withConversions(numbers)}`,
    body: [
      greeting(reader.fullName),
      `This is what ${teamName === undefined ? 'your campaigns' : `the campaigns of ${teamName}`} did from ${days}${before ? `, compared with the ${unit} before` : ''}:`,
      figureLines(numbers, before).join('\n'),
      ['Where the money went:', ...campaignLines(report)].join('\n'),
      ...adviceParagraphs(contents, publicUrl),
      `See all numbers:\n${publicUrl}/analytics?from=${report.from}&to=${report.to}`,
      `You get this email because you turned on the ${cadence} summary in ${productName}. Unsubscribe with one click:\n${stop}`,
    ].join('\n\n'),
    unsubscribeLink: `${publicUrl}/api/email-summary/unsubscribe?token=${token}`,
  };
}

const noResults = resultsOf(sumOf([]));

const counted = (value: number, noun: string): string => `${formatConversions(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Empty where they aren't reported. */
const withConversions = ({ conversions }: Results): string =>
  conversions === null ? '' : `, ${counted(conversions, 'conversion')}`;

type Figures = Results & DerivedFigures;

const figures: { label: string; value: (of: Figures) => number | null; format: (value: number) => string }[] = [
  { label: 'Spent', value: ({ spent }) => spent, format: formatMoney },
  { label: 'Impressions', value: ({ impressions }) => impressions, format: formatCount },
  { label: 'Clicks', value: ({ clicks }) => clicks, format: formatCount },
  { label: 'CTR', value: ({ ctr }) => ctr, format: formatRate },
  { label: 'Conversions', value: ({ conversions }) => conversions, format: (value) => formatConversions(value) },
  { label: 'CPA', value: ({ cpa }) => cpa, format: formatMoney },
  { label: 'ROAS', value: ({ roas }) => roas, format: formatTimes },
];

/** A figure that can't be worked out has no line; one that could not be before has no change. */
function figureLines(numbers: Results, before: Results | null): string[] {
  const now = { ...numbers, ...derivedFigures(numbers) };
  const then = before && { ...before, ...derivedFigures(before) };
  return figures.flatMap(({ label, value, format }) => {
    const figure = value(now);
    return figure === null ? [] : [`${label}: ${format(figure)}${changeOf(figure, then && value(then))}`];
  });
}

function changeOf(now: number, then: number | null): string {
  const percent = changeInPercent(now, then);
  return percent === undefined ? '' : ` (${formatChange(percent)})`;
}

function campaignLines({ rows, rest, total }: Report): string[] {
  const spending = rows.flatMap(({ name, now }) => (now ? [{ name: name ?? '', ...resultsOf(now) }] : []));
  const named = spending.slice(0, mostCampaigns);
  const others = spending.length - named.length + (rest?.campaigns ?? 0);
  const left = (total ? resultsOf(total).spent : 0) - named.reduce((sum, { spent }) => sum + spent, 0);
  return [
    ...named.map(({ name, ...results }) => `- ${name}: ${formatMoney(results.spent)}${withConversions(results)}`),
    ...(others > 0 ? [`- ${counted(others, 'other campaign')}: ${formatMoney(Math.max(0, left))}`] : []),
  ];
}

const adviceWords: Record<AdviceKind, (name: string) => string> = {
  used_up: (name) => `${name} has spent its budget.`,
  ends_too_early: (name) => `${name} is set to run out of budget early.`,
  ad_worse: (name) => `${name} has an ad that does worse than another.`,
  budget_unused: (name) => `${name} is set to leave some of its budget unspent.`,
  no_conversions: (name) => `${name} has clicks but no conversions.`,
  numbers_missing: (name) => `${name} has no new numbers.`,
};

function adviceParagraphs({ advice, campaigns }: Contents, publicUrl: string): string[] {
  if (advice.length === 0) return [];
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  const lines = advice
    .slice(0, mostAdvice)
    .map(({ kind, campaignId }) => `- ${adviceWords[kind](names.get(campaignId) ?? '')}`);
  return [
    ['What to do:', ...lines].join('\n'),
    `The numbers behind it, and the rest:\n${publicUrl}/analytics/insights`,
  ];
}

/** `Nov 16 to 22`, or `Nov 30 to Dec 6`. */
function formatDays({ from, to }: Period): string {
  const [first = '', last = ''] = [from, to].map((day) => formatDay(new Date(day)).replace(/,.*/, ''));
  const [month = ''] = first.split(' ');
  return `${first} to ${last.replace(`${month} `, '')}`;
}

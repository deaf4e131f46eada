/** What each figure takes that a report may have no column for, and what it is divided by. */
const needs = {
  conversions: { reported: 'conversions', divisor: undefined },
  conversion_rate: { reported: 'conversions', divisor: 'clicks' },
  cpa: { reported: 'conversions', divisor: 'conversions' },
  revenue: { reported: 'revenue', divisor: undefined },
  roas: { reported: 'revenue', divisor: 'spent' },
} as const;

type Known = Partial<Record<keyof typeof needs | 'clicks' | 'spent', number | null>>;

const isNeedy = (figure: string): figure is keyof typeof needs => figure in needs;

/** Why a figure isn't known, in a few words; `undefined` where it is, or where there is just nothing to divide by. */
export function whyUnknown(results: Known | null, figure: string): string | undefined {
  if (!results || !isNeedy(figure) || results[figure] !== null) return undefined;
  const { reported, divisor } = needs[figure];
  if (results[reported] === null) return `No ${reported} reported`;
  return divisor && results[divisor] ? `Some days have no ${reported} reported` : undefined;
}

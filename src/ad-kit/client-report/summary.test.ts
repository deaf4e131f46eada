import fc from 'fast-check';
import type { Results } from '../reports/derivedFigures';
import { changeInPercent } from '../reports/figureFormats';
import { type Metric, metricNames, metricOf } from '../reports/metrics';
import { summaryOf } from './summary';
import { aBreakdown, aRow, someNumbers, values } from './testing/reportBuilders';

const now = { spent: 1_200, impressions: 60_000, clicks: 1_500, conversions: 40, revenue: 3_600 };
const before = { spent: 1_000, impressions: 60_000, clicks: 1_000, conversions: 50, revenue: 2_000 };

describe('the summary of a report', () => {
  it('says what was spent, what came of it, and what changed', () => {
    const numbers = someNumbers({ total: values(now), total_before: values(before) });
    expect(summaryOf(numbers)).toEqual([
      [
        'Spend for November 2026 was $1,200.00, up 20% from $1,000.00 for Oct 2 – 31, 2026.',
        'Impressions came to 60,000, the same as before, and clicks came to 1,500, up 50% from 1,000.',
        'CTR was 2.50%, up from 1.67%, and CPC was $0.80, down from $1.00.',
        'Conversions came to 40, down 20% from 50, and CPA was $30.00, up from $20.00.',
        'Revenue came to $3,600.00, up 80% from $2,000.00, and ROAS was 3.00×, up from 2.00×.',
      ].join(' '),
    ]);
  });

  it('compares nothing where the period before has no numbers, and says so', () => {
    expect(summaryOf(someNumbers({ total: values({ spent: 5, clicks: 2 }) }))).toEqual([
      'Spend for November 2026 was $5.00. Clicks came to 2. CPC was $2.50.',
      'There are no numbers for Oct 2 – 31, 2026 to compare with.',
    ]);
    const alone = someNumbers({ total: values({ spent: 5 }), before_from: null, before_to: null });
    expect(summaryOf(alone)).toEqual(['Spend for November 2026 was $5.00.']);
  });

  it('says nothing of what nobody measures, and tells what fell to nothing', () => {
    const numbers = someNumbers({ total: values({ impressions: 10 }), total_before: values({ conversions: 2 }) });
    expect(summaryOf(numbers)).toEqual([
      'These are the numbers for November 2026, compared with Oct 2 – 31, 2026. Impressions came to 10, up from 0. ' +
        'Conversions came to 0, down 100% from 2.',
    ]);
  });

  it('has one sentence without numbers', () => {
    expect(summaryOf(someNumbers({ total_before: values(before) }))).toEqual([
      'There are no numbers for November 2026.',
    ]);
  });

  it('names the campaigns that took the money and that made the difference', () => {
    const campaigns = [
      { ...aRow('1', { spent: 900, conversions: 10 }, { spent: 500, conversions: 30 }), name: 'Shoes' },
      { ...aRow('2', { spent: 300, conversions: 30 }), name: 'Hats' },
      { ...aRow('3', null, { spent: 500, conversions: 20 }), name: 'Coats' },
    ];
    const sums = { total: values(now), total_before: values(before) };
    const byCampaign = aBreakdown({ ...sums, rows: campaigns });
    expect(summaryOf(someNumbers(sums, { byCampaign }))[1]).toBe(
      '“Shoes” had the largest spend: $900.00, 75% of the total. “Hats” gained the most conversions: 30, with no ' +
        'numbers before. “Coats” lost the most conversions: 20 before, with no numbers in this period.',
    );
    const more = { results: values({}), before: values({}) };
    expect(summaryOf(someNumbers(sums, { byCampaign: { ...byCampaign, rest: more } }))[1]).toContain(
      'Among the 3 campaigns with the most spend: “Hats” gained',
    );
    const uncompared = aBreakdown({ total: values(now), rows: campaigns });
    expect(summaryOf(someNumbers({ total: values(now) }, { byCampaign: uncompared }))[1]).toBe(
      '“Shoes” had the largest spend: $900.00, 75% of the total.',
    );
  });

  it('says nothing of what isn’t reported, and of no campaign that it was lost there', () => {
    const unreported = { ...now, conversions: null, revenue: null };
    const campaigns = [aRow('shoes', unreported, before), aRow('hats', { ...now, conversions: 4 }, before)];
    const byCampaign = aBreakdown({ total: values(now), total_before: values(before), rows: campaigns });
    const [first, second] = summaryOf(someNumbers({ total: values(unreported), total_before: values(before) }));
    expect(`${first} ${second}`).not.toMatch(/conversions|CPA|revenue|ROAS/i);
    const [, ofCampaigns] = summaryOf(
      someNumbers({ total: values(now), total_before: values(before) }, { byCampaign }),
    );
    expect(ofCampaigns).not.toContain('“shoes” lost');
  });

  it('says so where days are missing', () => {
    const rows = [aRow('2026-11-01', now, before), aRow('2026-11-02', null, before)];
    const byDay = aBreakdown({ total: values(now), total_before: values(before), rows });
    expect(summaryOf(someNumbers({}, { byDay }))[1]).toBe(
      '1 of the 30 days of November 2026 has numbers. 2 of the 30 days of Oct 2 – 31, 2026 have numbers.',
    );
  });
});

const anyResults: fc.Arbitrary<Partial<Results>> = fc.record({
  impressions: fc.nat(5_000_000),
  clicks: fc.nat(50_000),
  conversions: fc.option(fc.nat(100_000).map((hundredths) => hundredths / 100)),
  spent: fc.oneof(fc.constant(0), fc.nat(100_000_000)).map((cents) => cents / 100),
  revenue: fc.option(fc.oneof(fc.constant(0), fc.nat(100_000_000)).map((cents) => cents / 100)),
  days_without_revenue: fc.nat(1),
});

it('has no number that does not follow from the results, whatever they are', () => {
  fc.assert(
    fc.property(anyResults, fc.option(anyResults), (results, earlier) => {
      const [total, totalBefore] = [values(results), earlier && values(earlier)];
      const text = summaryOf(someNumbers({ total, total_before: totalBefore })).join(' ');
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|-\d/);
      const known = (metric: Metric): string[] => {
        const percent = changeInPercent(total[metric], totalBefore?.[metric]);
        return [
          ...[total[metric], totalBefore?.[metric] ?? null].flatMap((value) =>
            value === null ? [] : [metricOf(metric).format(value)],
          ),
          ...(percent === undefined ? [] : [`${Math.abs(percent).toLocaleString('en-US')}%`]),
        ];
      };
      const allowed = new Set(metricNames.flatMap(known));
      const withoutDays = text.replace(/Oct 2 – 31, 2026|November 2026/g, '');
      for (const [number] of withoutDays.matchAll(/\$?\d[\d,]*(?:\.\d+)?[%×]?/g)) {
        expect(allowed).toContain(number.replace(/,$/, ''));
      }
      if (!totalBefore) expect(text).not.toMatch(/\b(up|down|the same)\b/);
    }),
  );
});

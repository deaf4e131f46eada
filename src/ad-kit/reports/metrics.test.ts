import { conversionDecimals } from './figureFormats';
import { changeOf, figureIn, type MetricValues } from './metrics';

const results = (some: Partial<MetricValues>): MetricValues => ({
  impressions: 1000,
  clicks: 50,
  conversions: 2,
  spent: 100,
  revenue: 300,
  days_without_conversions: 0,
  days_without_revenue: 0,
  ctr: 5,
  cpc: 2,
  cpm: 100,
  conversion_rate: 4,
  cpa: 50,
  roas: 3,
  ...some,
});

it.each([
  ['spent', 150, 100, 50, 'neutral'],
  ['clicks', 150, 100, 50, 'good'],
  ['clicks', 50, 100, -50, 'bad'],
  ['cpa', 50, 100, -50, 'good'],
  ['cpa', 150, 100, 50, 'bad'],
  ['roas', 3.001, 3, 0, 'neutral'],
  ['roas', 2.999, 3, 0, 'neutral'],
] as const)('%s at %d after %d is %d percent and %s news', (metric, now, before, percent, news) => {
  expect(changeOf(results({ [metric]: now }), results({ [metric]: before }), metric)).toEqual({ percent, news });
});

it('compares nothing with nothing', () => {
  expect(changeOf(results({}), null, 'spent')).toBeUndefined();
  expect(changeOf(null, results({}), 'spent')).toBeUndefined();
  expect(changeOf(results({}), results({ cpa: null }), 'cpa')).toBeUndefined();
  expect(changeOf(results({}), results({ revenue: 0 }), 'revenue')).toBeUndefined();
  expect(changeOf(results({ revenue: null }), results({}), 'revenue')).toBeUndefined();
  expect(changeOf(results({}), results({ revenue: null }), 'revenue')).toBeUndefined();
});

it('writes each figure in its unit, and a dash for one that can’t be worked out', () => {
  expect(figureIn(results({ spent: 1234.5 }), 'spent')).toBe('$1,234.50');
  expect(figureIn(results({ ctr: 1.5 }), 'ctr')).toBe('1.50%');
  expect(figureIn(results({ roas: 2.5 }), 'roas')).toBe('2.50×');
  expect(figureIn(results({ conversions: 12.5 }), 'conversions')).toBe('12.5');
  expect(figureIn(results({ cpa: null }), 'cpa')).toBe('—');
  expect(figureIn(null, 'spent')).toBe('—');
});

it('writes the conversions of a table with the decimals that their column needs', () => {
  const written = (...column: (number | null)[]) => {
    const rows = column.map((conversions) => results({ conversions }));
    const decimals = conversionDecimals([...rows, null]);
    return rows.map((row) => figureIn(row, 'conversions', decimals));
  };
  expect(written(3, 1204)).toEqual(['3', '1,204']);
  expect(written(3, 12.5, null)).toEqual(['3.0', '12.5', '—']);
  expect(written(3, 12.5, 0.29)).toEqual(['3.00', '12.50', '0.29']);
  expect(figureIn(results({ clicks: 50 }), 'clicks', 2)).toBe('50');
});

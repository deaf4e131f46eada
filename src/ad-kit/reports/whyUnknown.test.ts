import { whyUnknown } from './whyUnknown';

const results = { clicks: 50, spent: 100, conversions: 2, revenue: 300, conversion_rate: 4, cpa: 50, roas: 3 };

it('says what isn’t reported, wherever it is missed', () => {
  const unreported = { ...results, conversions: null, revenue: null, conversion_rate: null, cpa: null, roas: null };
  expect(whyUnknown(unreported, 'revenue')).toBe('No revenue reported');
  expect(whyUnknown(unreported, 'roas')).toBe('No revenue reported');
  for (const metric of ['conversions', 'conversion_rate', 'cpa'] as const) {
    expect(whyUnknown(unreported, metric)).toBe('No conversions reported');
  }
});

it('says that some days lack what a rate takes', () => {
  const partly = { ...results, conversion_rate: null, cpa: null, roas: null };
  expect(whyUnknown(partly, 'roas')).toBe('Some days have no revenue reported');
  expect(whyUnknown(partly, 'conversion_rate')).toBe('Some days have no conversions reported');
  expect(whyUnknown(partly, 'cpa')).toBe('Some days have no conversions reported');
});

it('says nothing of what is known, isn’t told at all, or has nothing to divide by', () => {
  expect(whyUnknown({ clicks: 50, conversions: 2, spent: 100 }, 'roas')).toBeUndefined();
  expect(whyUnknown({ clicks: 50, conversions: 2 }, 'conversion_rate')).toBeUndefined();
  expect(whyUnknown(results, 'roas')).toBeUndefined();
  expect(whyUnknown({ ...results, spent: 0, roas: null }, 'roas')).toBeUndefined();
  expect(whyUnknown({ ...results, conversions: 0, cpa: null }, 'cpa')).toBeUndefined();
  expect(whyUnknown({ clicks: 0 }, 'ctr')).toBeUndefined();
  expect(whyUnknown(null, 'revenue')).toBeUndefined();
});

import { adsText, kindName, missingDelivery, missingSentence } from './reportWords';

const columns = { date: 1, spend: 2, impressions: 3, clicks: 4, conversions: 5, revenue: 6 };
const sentence = (...without: (keyof typeof columns)[]) =>
  missingSentence({ columns: { ...columns, ...Object.fromEntries(without.map((field) => [field, null])) } });

it('says what a file has no column for', () => {
  expect(sentence()).toBeUndefined();
  expect(sentence('revenue')).toBe('Revenue isn’t in this file, so current values stay.');
  expect(sentence('clicks')).toBe('Clicks aren’t in this file, so current values stay.');
  expect(sentence('conversions', 'revenue')).toBe(
    'Conversions and revenue aren’t in this file, so current values stay.',
  );
  expect(sentence('spend', 'clicks', 'revenue')).toBe(
    'Spend, clicks, and revenue aren’t in this file, so current values stay.',
  );
});

it('says what every day has and a file lacks', () => {
  const missing = (...without: (keyof typeof columns)[]) =>
    missingDelivery({ columns: { ...columns, ...Object.fromEntries(without.map((field) => [field, null])) } });
  expect(missing('conversions', 'revenue')).toBeUndefined();
  expect(missing('clicks', 'revenue')).toBe('clicks');
  expect(missing('impressions', 'spend')).toBe('spend or impressions');
});

it.each([
  ['actions:offsite_conversion.fb_pixel_purchase', 'purchase'],
  ['profile_visit_view', 'profile visit view'],
  ['actions:lead', 'lead'],
])('names the kind of results %s', (kind, name) => {
  expect(kindName(kind)).toBe(name);
});

it.each([
  [3, 0, '3 ads'],
  [1, 2, '1 ad, 2 not recognized'],
  [0, 1, '1 ad not recognized'],
])('says how many ads of a file get numbers: %d, and %d not', (recognized, unknown, text) => {
  expect(adsText({ recognized, not_recognized: unknown })).toBe(text);
});

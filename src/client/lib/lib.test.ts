import { formatAmount, formatPrice } from './amounts';
import { formatDay, formatDayOf, formatMonth, formatMonthAndYear, todayInUtc } from './dates';
import { formatMoney, formatShortMoney, formatWholeMoney } from './money';
import { formatConversions } from '../../ad-kit/reports/figureFormats';
import { formatChange, formatCount, formatRate } from './numbers';
import { withQuery } from './paths';
import { countOf, initials, lengthOf } from './text';

it('writes money', () => {
  expect([45525.4, 0, 1_234_567.89, -1500].map(formatMoney)).toEqual([
    '$45,525.40',
    '$0.00',
    '$1,234,567.89',
    '-$1,500.00',
  ]);
  expect(formatWholeMoney(9847.2)).toBe('$9,847');
  expect([0, 8000, 12_500, 1_200_000].map(formatShortMoney)).toEqual(['$0', '$8k', '$12.5k', '$1.2M']);
});

it('writes amounts of minor units with their currency, and a dollar sign before dollars only', () => {
  expect([2900, 0, 5, -1450].map((amount) => formatAmount(amount, 'usd'))).toEqual([
    '$29.00 USD',
    '$0.00 USD',
    '$0.05 USD',
    '-$14.50 USD',
  ]);
  expect(formatAmount(2900, 'eur')).toBe('29.00 EUR');
});

it('writes prices as short as they are', () => {
  expect([29, 0, 9.5].map((price) => formatPrice(price, 'usd'))).toEqual(['$29', '$0', '$9.50']);
  expect(formatPrice(29, 'eur')).toBe('29 EUR');
});

it('writes numbers', () => {
  expect([2_418_306, 999, 1000, 0, -1234].map(formatCount)).toEqual(['2,418,306', '999', '1,000', '0', '-1,234']);
  expect(formatRate(4.8)).toBe('4.80%');
  expect([1204, 12.5, 3.29, 0.1 + 0.2, 0].map((value) => formatConversions(value))).toEqual([
    '1,204',
    '12.5',
    '3.29',
    '0.3',
    '0',
  ]);
  expect([12, -3, 0, 1234].map(formatChange)).toEqual(['+12%', '-3%', '+0%', '+1,234%']);
});

it('writes days and months as they are in UTC, wherever the reader is', () => {
  expect(formatDay('2026-11-01')).toBe('Nov 1, 2026');
  expect(formatDayOf('2026-12-21T23:59:59.000Z')).toBe('Dec 21, 2026');
  expect(formatMonth('2026-11')).toBe('Nov');
  expect(formatMonthAndYear('2026-11')).toBe('November 2026');
  for (let month = 1; month <= 12; month += 1) {
    const isoMonth = `2026-${String(month).padStart(2, '0')}`;
    const asWritten = (style: 'short' | 'long') =>
      new Intl.DateTimeFormat('en-US', { month: style, timeZone: 'UTC' }).format(new Date(`${isoMonth}-01T00:00:00Z`));
    expect([formatMonth(isoMonth), formatMonthAndYear(isoMonth)]).toEqual([
      asWritten('short'),
      `${asWritten('long')} 2026`,
    ]);
  }
  expect(todayInUtc(Date.UTC(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});

it.each([
  ['Mara Okafor', 'MO'],
  ['  ada   king byron ', 'AK'],
  ['Plato', 'P'],
  ['Émile Zola', 'ÉZ'],
  ['', ''],
])('takes the initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('counts with the right noun', () => {
  expect([0, 1, 1200].map((count) => countOf(count, 'campaign'))).toEqual([
    '0 campaigns',
    '1 campaign',
    '1,200 campaigns',
  ]);
  expect(lengthOf('ad 🎯')).toBe(4);
});

it('leaves empty parameters out of an address', () => {
  expect(withQuery('/campaigns', { search: 'a b', status: undefined, platform: '' })).toBe('/campaigns?search=a+b');
  expect(withQuery('/campaigns', {})).toBe('/campaigns');
});

import fc from 'fast-check';
import { shortNumber } from './shortNumber';

it('writes numbers as short as the browser does', () => {
  const browser = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  const asBrowser = (value: number) => browser.format(value).replace('K', 'k');
  const edges = [0, 0.5, 999, 999.94, 999.95, 1000, 1050, 12_345, 999_949, 999_950, 1e6, 999_999_999, 2.5e12];
  expect(edges.map(shortNumber)).toEqual(edges.map(asBrowser));
  fc.assert(fc.property(fc.maxSafeNat(), (value) => shortNumber(value % 1e14) === asBrowser(value % 1e14)));
});

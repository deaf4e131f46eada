import { daysOf, readRange } from './dateRange';

describe('the range of a campaign’s page', () => {
  it('ends today and has as many days as it says', () => {
    expect(daysOf('7', '2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' });
  });

  it('is all where the address names none', () => {
    expect(daysOf(readRange(null), '2026-11-03')).toEqual({});
    expect(readRange('31')).toBe('all');
    expect(readRange('30')).toBe('30');
  });
});

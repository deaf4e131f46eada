import { dailySeries, daysBefore } from './dailySeries';
import { aDay } from '../../testing/builders';

describe('the days of the chart', () => {
  it('has every day once, oldest first, and a gap where there are no numbers', () => {
    const rows = [aDay({ date: '2026-03-01', clicks: 0 }), aDay({ date: '2026-02-27', clicks: 7 })];
    expect(dailySeries(rows, 'clicks', { from: '2026-02-27', to: '2026-03-01' })).toEqual([
      { date: '2026-02-27', value: 7 },
      { date: '2026-02-28', value: null },
      { date: '2026-03-01', value: 0 },
    ]);
  });

  it('counts back over month ends and leap days', () => {
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
    expect(daysBefore('2026-01-01', 31)).toBe('2025-12-01');
    expect(daysBefore('2026-12-31', -1)).toBe('2027-01-01');
  });
});

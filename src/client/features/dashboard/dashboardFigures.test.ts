import { anOverview } from '../../testing/builders';
import { axisTicks, performanceOf, statsOf } from './dashboardFigures';

function months(...revenues: (number | null)[]) {
  return revenues.map((revenue, index) => ({ month: `2026-0${index + 1}`, revenue, spent: 0 }));
}

describe('growth', () => {
  it('compares the newest complete month with the one before, not the running one', () => {
    expect(performanceOf(months(0, 0, 0, 100, 150, 10))).toBe('Revenue: $260 | Growth: +50%');
  });

  it('shows a loss with its sign', () => {
    expect(performanceOf(months(0, 0, 0, 200, 150, 0))).toBe('Revenue: $350 | Growth: -25%');
  });

  it('is of reported revenue alone', () => {
    expect(performanceOf(months(0, 0, 0, 100, null, 10))).toBe('Revenue: $110 | Growth: no data yet');
    expect(performanceOf(months(0, 0, 0, null, 100, 10))).toBe('Revenue: $110 | Growth: no data yet');
    expect(performanceOf(months(0, 0, 0, null, null, null))).toBe('Revenue: — | Growth: no data yet');
  });

  it('needs a month to compare with', () => {
    expect(performanceOf(months(0, 0, 0, 0, 150, 0))).toBe('Revenue: $150 | Growth: no data yet');
    expect(performanceOf([])).toBe('Revenue: $0 | Growth: no data yet');
  });
});

it('points trends up, down or nowhere', () => {
  const trends = { impressions: 5, clicks: -5, conversions: 0 };
  expect(statsOf(anOverview({ trends })).map(({ trend }) => trend)).toEqual([undefined, 'up', 'down', 'none']);
});

it.each([
  [
    [10_810, 6000],
    [0, 4000, 8000, 12_000],
  ],
  [[0], [0, 1, 2, 3]],
  [[7], [0, 2.5, 5, 7.5]],
  [
    [299, 12],
    [0, 100, 200, 300],
  ],
])('puts round steps on the axis for %j', (amounts, ticks) => {
  expect(axisTicks(amounts)).toEqual(ticks);
});

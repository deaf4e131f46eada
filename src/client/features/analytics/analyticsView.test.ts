import { type AnalyticsView, periodOf, readAnalyticsView, reportArguments, writeAnalyticsView } from './analyticsView';

const read = (query: string) => readAnalyticsView(new URLSearchParams(query));

describe('the view in the address', () => {
  it('comes back as it was written', () => {
    const view: AnalyticsView = {
      period: 'custom',
      from: '2026-11-01',
      to: '2026-11-30',
      compare: undefined,
      by: 'campaign',
      metric: 'roas',
      sort: { by: 'cpa', descending: true },
      search: 'black friday',
      status: 'paused',
      platform: 'google',
      label: 'Spring launch',
      campaignId: '0199',
    };
    expect(readAnalyticsView(writeAnalyticsView(view))).toEqual(view);
  });

  it('leaves no trace while it is the usual one', () => {
    expect(writeAnalyticsView(read('')).toString()).toBe('');
  });

  it('keeps the choice of custom dates until both are there', () => {
    const view = { ...read(''), period: 'custom' as const, from: '2026-11-01', to: '' };
    expect(readAnalyticsView(writeAnalyticsView(view))).toEqual(view);
  });

  it.each(['period=ever', 'compare=nobody', 'by=mood', 'metric=joy', 'sort=-x', 'status=gone', 'from=2026-13-01&to=x'])(
    'takes %s for not there',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );
});

describe('the days of a period', () => {
  it.each([
    ['last_7', '2026-11-20', '2026-11-26'],
    ['last_30', '2026-10-28', '2026-11-26'],
    ['last_90', '2026-08-29', '2026-11-26'],
    ['this_month', '2026-11-01', '2026-11-26'],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['this_year', '2026-01-01', '2026-11-26'],
    ['last_12_months', '2025-11-27', '2026-11-26'],
  ] as const)('%s are from %s to %s', (period, from, to) => {
    expect(periodOf({ period, from: '', to: '' }, '2026-11-26')).toEqual({ from, to });
  });

  it('are none for dates that end before they start', () => {
    expect(reportArguments(read('from=2026-11-02&to=2026-11-01'), '2026-11-26')).toBeUndefined();
  });
});

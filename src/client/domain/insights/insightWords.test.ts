import type { Advice, CampaignPacing, InsightCampaign, MetricChange } from '../../api/insightsApi';
import { adviceWords, changeSentence, pacingSentences, verdictChip } from './insightWords';

const today = '2026-11-26';

const pacing: CampaignPacing = {
  spent: 1_750,
  expected_by_now: 1_190,
  forecast: { total: 3_089.6, low: 3_050, high: 3_130.4 },
  money_ends: { expected: '2026-11-28', earliest: '2026-11-27', latest: '2026-11-29' },
  daily_spend: 103,
  daily_spend_to_land: 26.92,
  verdict: 'too_fast',
};

const aCampaign = (own: Partial<CampaignPacing> = {}, more: Partial<InsightCampaign> = {}): InsightCampaign => ({
  id: 'c1',
  name: 'Spring sale',
  platform: 'google',
  budget: 2_100,
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  numbers_until: '2026-11-25',
  pacing: { ...pacing, ...own },
  ...more,
});

const said = (own: Partial<CampaignPacing>, more: Partial<InsightCampaign> = {}) =>
  pacingSentences(aCampaign(own, more), today).join(' ');

const advised = (kind: Advice['kind'], own: Partial<CampaignPacing> = {}, clicks: number | null = null) =>
  adviceWords({ kind, clicks, ads: null }, aCampaign(own), today);

describe('how spend goes', () => {
  it('says when the money ends, and what to spend instead', () => {
    expect(said({})).toBe(
      'At $103.00 a day, the budget runs out on Nov 28 (Nov 27–Nov 29). Lower daily spend to $26.92 to land on the budget on Nov 30.',
    );
  });

  it('leaves a range out that is one day, or open', () => {
    const ends = (earliest: string, latest: string | null) => ({ expected: '2026-11-28', earliest, latest });
    expect(said({ money_ends: ends('2026-11-28', '2026-11-28') })).toMatch(/runs out on Nov 28\. /);
    expect(said({ money_ends: ends('2026-11-27', null) })).toMatch(/runs out on Nov 28\. /);
  });

  it('says what is left where it is slow, and nothing to change where it lands', () => {
    const slow = said({ verdict: 'too_slow', daily_spend_to_land: 326.92 }, { budget: 6_000 });
    expect(slow).toBe(
      'At $103.00 a day, about $3,090 of $6,000 will be spent by Nov 30 ($3,050–$3,130 in 8 of 10 cases). Raise daily spend to $326.92 to land on the budget on Nov 30.',
    );
    expect(said({ verdict: 'on_budget' }, { budget: 3_000 })).toBe(
      'At $103.00 a day, about $3,090 will be spent by Nov 30 ($3,050–$3,130 in 8 of 10 cases), on a budget of $3,000.',
    );
    expect(said({ verdict: 'on_budget' }, { budget: 3_100 })).not.toMatch(/daily spend/);
    expect(said({ verdict: 'too_uneven' })).toMatch(/Days differ too much to say more\.$/);
  });

  it('has no range where both ends are the same', () => {
    expect(
      said({ verdict: 'too_slow', daily_spend: 0, forecast: { total: 12.1, low: 12, high: 12.2 } }, { budget: 6_000 }),
    ).toMatch(/^At \$0\.00 a day, about \$12 of \$6,000 will be spent by Nov 30\. Raise /);
  });

  it('says how it ended, and asks for no other pace, once the end is over', () => {
    const over = { end_date: '2026-11-25' };
    for (const verdict of ['too_slow', 'too_fast', 'on_budget', 'too_uneven', 'too_few_days'] as const) {
      expect(said({ verdict }, over)).toBe('It ended on Nov 25 with $1,750.00 of $2,100.00 spent.');
    }
    expect(said({ verdict: 'used_up' }, { ...over, budget: 1_500 })).toBe(
      'It ended on Nov 25 with $1,750.00 spent, $250.00 over the budget.',
    );
    expect(said({ verdict: 'used_up' }, { ...over, budget: 1_750 })).toBe(
      'It ended on Nov 25 with all $1,750.00 of the budget spent.',
    );
    expect(said({ verdict: 'no_budget' }, over)).toBe('Add a budget to see how the spend is pacing.');
    // The last day still runs.
    expect(said({ verdict: 'too_slow' }, { end_date: today })).toMatch(/^At /);
  });

  it('is told in a word, which is of the pace as long as the campaign runs', () => {
    const word = (verdict: CampaignPacing['verdict'], end_date: string | null) =>
      verdictChip(aCampaign({ verdict }, { end_date }), today)?.words;
    expect(word('too_slow', '2026-11-26')).toBe('Too slow');
    expect(word('too_slow', '2026-11-25')).toBe('Ended');
    expect(word('used_up', '2026-11-25')).toBe('Spent');
    expect(word('no_end', null)).toBe('No end date');
  });

  it('says by how much a budget is exceeded', () => {
    expect(said({ verdict: 'used_up' }, { budget: 1_500 })).toBe(
      '$1,750.00 is spent, $250.00 over the budget. It runs until Nov 30. Raise the budget, or pause it.',
    );
    expect(said({ verdict: 'used_up' }, { budget: 1_750, end_date: null })).toBe(
      'All $1,750.00 of the budget is spent. Raise the budget, or pause it.',
    );
  });

  it('asks for what is missing to tell', () => {
    expect(said({ verdict: 'no_budget' })).toBe('Add a budget to see how the spend is pacing.');
    expect(said({ verdict: 'no_end' }, { end_date: null })).toMatch(/^At \$103\.00 a day, .* Add an end date to see/);
    expect(said({ verdict: 'too_few_days' })).toMatch(/^It takes three full days with numbers to tell\./);
    expect(pacingSentences({ ...aCampaign(), pacing: null }, today)).toEqual([]);
  });

  it('names the year of a day in another one', () => {
    expect(said({ verdict: 'used_up' }, { end_date: '2027-01-02' })).toMatch(/It runs until Jan 2, 2027\./);
  });
});

describe('advice', () => {
  it('has a title with the number that matters', () => {
    expect(advised('ends_too_early').title).toBe('Spring sale runs out of budget 2 days early');
    const oneDay = { expected: '2026-11-29', earliest: null, latest: null };
    expect(advised('ends_too_early', { money_ends: oneDay }).title).toBe('Spring sale runs out of budget 1 day early');
    const forecast = { total: 1_800, low: 1_790, high: 1_810 };
    expect(advised('budget_unused', { forecast }).title).toBe('Spring sale is set to leave $300 unspent');
    expect(advised('used_up').title).toBe('Spring sale has spent its budget');
    expect(advised('no_conversions', {}, 1_312).text).toMatch(/^1,312 clicks in 28 days, and not one conversion\./);
    expect(advised('numbers_missing').text).toMatch(/^The newest are from Nov 25\./);
  });
});

describe('an ad that does worse', () => {
  const ad = (name: string, figure: number | null) => ({ ad_id: name, name, figure });
  const words = (metric: 'cpa' | 'ctr', worse: number | null, better: number) =>
    adviceWords(
      { kind: 'ad_worse', clicks: null, ads: { metric, worse: ad('Mugs', worse), better: ad('Beans', better) } },
      aCampaign(),
      today,
    );

  it.each<['cpa' | 'ctr', number | null, number, string]>([
    ['cpa', 10.7, 4.74, '“Mugs” cost $10.70 a conversion in the last 12 weeks; “Beans” cost $4.74.'],
    ['cpa', null, 4.74, '“Mugs” brought no conversions in the last 12 weeks; “Beans” cost $4.74 a conversion.'],
    ['ctr', 1.44, 2.84, '“Mugs” had a CTR of 1.44% in the last 12 weeks; “Beans” had 2.84%.'],
  ])('by %s of %s is told beside the better one', (metric, worse, better, sentence) => {
    expect(words(metric, worse, better)).toEqual({
      title: 'Spring sale has an ad that does clearly worse',
      text: `${sentence} Pause the first, or move its budget to the second.`,
    });
  });
});

describe('a change', () => {
  const change: MetricChange = {
    campaign_id: 'c1',
    metric: 'clicks',
    day: '2026-11-25',
    days: 1,
    value: 40,
    usual_low: 140,
    usual_high: 297,
    direction: 'down',
  };

  it.each<[Partial<MetricChange>, string]>([
    [{}, 'Clicks fell to 40 on Nov 25, usually 140 to 297.'],
    [{ days: 3, direction: 'up', value: 400 }, 'Clicks rose to 400 a day in the 3 days to Nov 25, usually 140 to 297.'],
    [
      { metric: 'ctr', days: 7, value: 0.41, usual_low: 1.72, usual_high: 3.06 },
      'CTR fell to 0.41% in the 7 days to Nov 25, usually 1.72% to 3.06%.',
    ],
    [
      { metric: 'cpa', direction: 'up', value: 60, usual_low: 8, usual_high: null },
      'CPA rose to $60.00 on Nov 25, usually $8.00 or more.',
    ],
    [
      { metric: 'cpa', direction: 'up', value: null, usual_low: 8, usual_high: 12 },
      'There were no conversions on Nov 25; CPA is usually $8.00 to $12.00.',
    ],
    [
      { metric: 'cpc', direction: 'up', value: null, usual_low: 0.3, usual_high: 0.5 },
      'There were no clicks on Nov 25; CPC is usually $0.30 to $0.50.',
    ],
  ])('%j', (own, sentence) => {
    expect(changeSentence({ ...change, ...own }, today)).toBe(sentence);
  });
});

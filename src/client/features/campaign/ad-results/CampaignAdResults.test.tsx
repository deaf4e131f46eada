import { screen, waitFor, within } from '@testing-library/react';
import { shiftDay } from '../../../../ad-kit/reports/periods';
import type { AdDailyMetrics } from '../../../api/api';
import { aCampaign, aDay, aProAccount, aSavedAd } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';
import { forgetScreenWidth, onAPhone } from '../../../testing/screenWidth';
import { todayInUtc } from '../../../lib/dates';

type Numbers = Partial<Omit<AdDailyMetrics, 'ad_id' | 'date'>>;

const none = { impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0 };

/** A campaign with two ads that have the same numbers on each of some days, and a little that is neither’s. */
function prepare(beansNumbers: Numbers, mugsNumbers: Numbers, days = 8) {
  const campaign = aCampaign({ name: 'Brand' });
  const beans = aSavedAd({ name: 'Fresh beans', campaign_id: campaign.id });
  const mugs = aSavedAd({ name: 'Warm mugs', campaign_id: campaign.id });
  const fake = createFakeApi({ user: aProAccount() });
  fake.account.campaigns = [campaign];
  fake.account.ads = [beans, mugs];
  const dates = Array.from({ length: days }, (_day, ago) => shiftDay(todayInUtc(Date.now()), -ago));
  const whole = { impressions: 3_000, clicks: 100, conversions: 10, spent: 60, revenue: 90 };
  fake.account.days.set(campaign.id, new Map(dates.map((date) => [date, aDay({ date, ...whole })])));
  const ofAd = (id: string, numbers: Numbers) => dates.map((date) => ({ ad_id: id, date, ...none, ...numbers }));
  fake.account.adDays.set(campaign.id, [...ofAd(beans.id, beansNumbers), ...ofAd(mugs.id, mugsNumbers)]);
  return { fake, campaign, beans, mugs };
}

const clear = () =>
  prepare(
    { impressions: 1_000, clicks: 50, conversions: 5, spent: 25, revenue: 50 },
    { impressions: 1_000, clicks: 20, conversions: 5, spent: 25, revenue: 25 },
  );

const open = (prepared: ReturnType<typeof prepare>, query = '') =>
  renderApp({ path: `/campaigns/${prepared.campaign.id}${query}`, fake: prepared.fake });

const findTable = () => screen.findByRole('table', { name: 'Results by ad' });

const findComparison = () => screen.findByRole('region', { name: 'Which ad is better?' });

it('has a row for each ad, and one for what is none’s', async () => {
  const prepared = clear();
  open(prepared);
  const table = within(await findTable());
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'AdImpressionsClicksCTRConversionsConv. rateCPASpendROAS',
    'Fresh beans8,0004005.00%4010.00%$5.00$200.002.00×',
    'Warm mugs8,0001602.00%4025.00%$5.00$200.001.00×',
    'Not by ad8,0002403.00%00.00%—$80.001.50×',
  ]);
  expect(table.getByRole('link', { name: 'Fresh beans' })).toHaveAttribute('href', `/create/${prepared.beans.id}`);
});

it('names the winner, and says where chance can still be at work', async () => {
  const { user } = open(clear());
  const comparison = within(await findComparison());
  expect(
    await comparison.findByText(
      '“Fresh beans” has the better click-through rate. That’s no longer a matter of chance.',
    ),
  ).toBeVisible();
  expect(comparison.getByText('Winner')).toBeVisible();
  await user.click(comparison.getByRole('radio', { name: 'CPA' }));
  expect(
    await comparison.findByText('It’s too early to say which ad has the better cost per conversion.'),
  ).toBeVisible();
  expect(comparison.getByText(/too alike so far/)).toBeVisible();
});

it('says how much more it takes', async () => {
  open(prepare({ impressions: 1_000, clicks: 26 }, { impressions: 1_000, clicks: 20 }));
  const comparison = within(await findComparison());
  expect(
    await comparison.findByText(
      /^If the difference stays as it is, it takes about [\d,]+ more impressions: \d+ days? at today’s pace\.$/,
    ),
  ).toBeVisible();
  expect(comparison.getAllByText(/% likely to be best$/)).toHaveLength(2);
});

it('says what the numbers can’t answer', async () => {
  const { user } = open(prepare({ impressions: 1_000, clicks: 26 }, { impressions: 1_000, clicks: 20 }));
  const comparison = within(await findComparison());
  await user.click(comparison.getByRole('radio', { name: 'Conv. rate' }));
  expect(
    await comparison.findByText('None of the ads has conversions yet, so there is nothing to compare.'),
  ).toBeVisible();
});

it('is about the days that are chosen', async () => {
  const prepared = clear();
  open(prepared, '?days=7');
  const table = within(await findTable());
  expect(table.getByText('7,000', { selector: 'tr:nth-of-type(1) > td' })).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(4);
});

it('says how to get numbers by ad where there are none', async () => {
  const prepared = clear();
  prepared.fake.account.adDays.clear();
  open(prepared);
  expect(await screen.findByText('These numbers aren’t by ad')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import a report' })).toHaveAttribute('href', '/reports/import');
});

it('tells a failure, and asks again', async () => {
  const prepared = clear();
  prepared.fake.answerNext('getCampaignAdResults', { status: 503, detail: 'The database does not answer.' });
  const { user } = open(prepared);
  const panel = within(await screen.findByRole('region', { name: 'Results by ad' }));
  expect(await panel.findByText('The database does not answer.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await findTable();
});

it('says which plans have it', async () => {
  const prepared = clear();
  prepared.fake.account.user.subscription_plan = 'free';
  open(prepared);
  expect(await screen.findByText('See which ad works best')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/billing');
  await waitFor(() => expect(prepared.fake.countCalls('getCampaignAdResults')).toBe(0));
});

describe('on a phone', () => {
  beforeEach(onAPhone);
  afterEach(forgetScreenWidth);

  it('has the ads below each other', async () => {
    open(clear());
    const list = within(await screen.findByRole('list', { name: 'Results by ad' }));
    const [first] = list.getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toBe(
      'Fresh beansImpressions8,000Clicks400CTR5.00%Conversions40Conv. rate10.00%CPA$5.00Spend$200.00ROAS2.00×',
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { shiftDay } from '../../../ad-kit/reports/periods';
import { todayInUtc } from '../../lib/dates';
import { aCampaign, aDay, aProAccount, aSavedAd } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const today = todayInUtc(Date.now());

/** A campaign with a day that two ads explain but for $10.00. */
function aFakeWithAds() {
  const fake = createFakeApi({ user: aProAccount() });
  const coffee = aCampaign({ name: 'Coffee' });
  const beans = aSavedAd({ name: 'Fresh beans', campaign_id: coffee.id });
  const mugs = aSavedAd({ name: 'Warm mugs', campaign_id: coffee.id });
  const date = shiftDay(today, -2);
  const numbers = { date, impressions: 0, clicks: 0, conversions: 0, revenue: 0 };
  fake.account.campaigns = [coffee];
  fake.account.ads = [beans, mugs];
  fake.account.days.set(coffee.id, new Map([[date, aDay({ date, spent: 100.3 })]]));
  fake.account.adDays.set(coffee.id, [
    { ...numbers, ad_id: mugs.id, spent: 30.1 },
    { ...numbers, ad_id: beans.id, spent: 60.2, impressions: 500 },
  ]);
  return { fake, coffee, beans };
}

const rowNames = () =>
  within(screen.getByRole('table', { name: 'Results by ad' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

it('breaks down by ad, each with its campaign, and what no ad explains', async () => {
  const { fake, beans } = aFakeWithAds();
  const { user, address } = renderApp({ path: '/analytics', fake });
  await user.click(await screen.findByRole('radio', { name: 'Ad' }));
  await screen.findByRole('table', { name: 'Results by ad' });
  expect(address()).toBe('/analytics?by=ad');
  expect(rowNames()).toEqual(['Fresh beansCoffee', 'Warm mugsCoffee', 'Not by ad', 'Total']);
  const rest = within(screen.getByRole('row', { name: /^Not by ad/ }));
  expect(rest.getByText('$10.00')).toBeVisible();
  expect(rest.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fresh beans' })).toHaveAttribute('href', `/create/${beans.id}`);
  const bars = within(screen.getByRole('list', { name: 'Spend by ad' }));
  expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['Fresh beans$60.20', 'Warm mugs$30.10']);
});

it('says what to do where the numbers are of no ad', async () => {
  const { fake } = aFakeWithAds();
  fake.account.adDays.clear();
  renderApp({ path: '/analytics?by=ad', fake });
  expect(await screen.findByText('These numbers aren’t by ad')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import a report' })).toHaveAttribute('href', '/reports/import');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getAllByText('$100.30')).not.toHaveLength(0);
});

it('hands the ads over as CSV', async () => {
  const { user, world } = renderApp({ path: '/analytics?by=ad', fake: aFakeWithAds().fake });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(world.downloads).toHaveLength(1));
  expect(world.downloads[0]?.text).toContain('Fresh beans,60.2');
});

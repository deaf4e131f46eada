import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aDay } from '../../testing/builders';
import { aFakeWith, openList, threeCampaigns } from '../../testing/campaignList';
import { renderApp } from '../../testing/renderApp';
import { onAPhone } from '../../testing/screenWidth';

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter((text) => text !== '' && text !== 'Actions');

/** What stands in the row of totals, from its label on. */
const totalsShown = () => {
  const row = screen.getByRole('row', { name: /Total of/ });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

function twoWithNumbers() {
  const [one, other] = [
    aCampaign({ name: 'Autumn Lookbook', budget: 300, platform: 'google' }),
    aCampaign({ name: 'Open Day', budget: 200, platform: 'linkedin' }),
  ];
  const fake = aFakeWith(
    one,
    other,
    ...threeCampaigns()
      .slice(0, 1)
      .map((campaign) => ({ ...campaign, name: 'Idle' })),
  );
  const day = aDay({ date: '2026-11-01' });
  fake.account.days.set(one.id, new Map([[day.date, day]]));
  fake.account.days.set(other.id, new Map([[day.date, { ...day, spent: 74.5 }]]));
  return fake;
}

describe('the columns', () => {
  it('say what isn’t reported, of campaigns and of their total', async () => {
    const campaign = aCampaign({ name: 'Leads' });
    const fake = aFakeWith(campaign);
    const day = { ...aDay({ date: '2026-11-01' }), conversions: null, revenue: null };
    fake.account.days.set(campaign.id, new Map([[day.date, day]]));
    await openList({ fake });
    const row = within(screen.getByRole('row', { name: /Leads/ }));
    expect(row.getAllByTitle('No conversions reported')).toHaveLength(2);
    expect(row.getByTitle('No revenue reported')).toHaveTextContent('—No revenue reported');
    await waitFor(() => expect(totalsShown().join(' ')).toContain('—No revenue reported'));
  });

  it('have the points of conversions below each other, down to the total', async () => {
    const [one, other] = [aCampaign({ name: 'Whole' }), aCampaign({ name: 'Parts' })];
    const fake = aFakeWith(one, other);
    const day = aDay({ date: '2026-11-01' });
    fake.account.days.set(one.id, new Map([[day.date, { ...day, conversions: 5 }]]));
    fake.account.days.set(other.id, new Map([[day.date, { ...day, conversions: 2.25 }]]));
    await openList({ fake });
    expect(within(screen.getByRole('row', { name: /Whole/ })).getByText('5.00')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Parts/ })).getByText('2.25')).toBeVisible();
    await waitFor(() => expect(totalsShown()).toContain('7.25'));
  });

  it('show what is computed, and a dash where nothing can be', async () => {
    await openList({ fake: twoWithNumbers() });
    const cellsOf = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .slice(4, -1)
        .map((cell) => cell.textContent);
    expect(cellsOf(/Autumn/)).toEqual(['$300.00', '$25.50', '1,000', '5.00%', '$0.51', '5', '$5.10', '3.14×']);
    expect(cellsOf(/Idle/)).toEqual(['$300.00', '$0.00', '0', '—', '—', '0', '—', '—']);
  });

  it('are chosen from a menu, stand in one order and are remembered on the device', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, world, unmount } = await openList({ fake });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('menu', { name: 'Columns' }));
    await user.click(menu.getByRole('menuitemcheckbox', { name: 'Revenue' }));
    await user.click(menu.getByRole('menuitemcheckbox', { name: 'Platform' }));
    expect(menu.getByRole('menuitemcheckbox', { name: 'Revenue' })).toHaveAttribute('aria-checked', 'true');
    const chosen = [
      'Name',
      'Status',
      'Budget',
      'Spent',
      'Impressions',
      'CTR',
      'CPC',
      'Conversions',
      'CPA',
      'Revenue',
      'ROAS',
    ];
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headings()).toEqual(chosen));
    const key = `campaign-columns.${fake.account.user.id}`;
    unmount();
    renderApp({ path: '/campaigns', fake, stored: { [key]: world.stored(key) ?? '' } });
    await screen.findByRole('table', { name: 'Campaigns' });
    expect(headings()).toEqual(chosen);
  });

  it('go back to the usual ones', async () => {
    const { user } = await openList({ fake: aFakeWith(...threeCampaigns()) });
    await screen.findByRole('columnheader', { name: 'Status' });
    const defaults = headings();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('menu', { name: 'Columns' }));
    await user.click(menu.getByRole('menuitemcheckbox', { name: 'Clicks' }));
    await user.click(menu.getByRole('menuitem', { name: 'Reset to default' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headings()).toEqual(defaults));
  });

  it('explain their abbreviations', async () => {
    await openList({ fake: aFakeWith(...threeCampaigns()) });
    expect(screen.getByRole('button', { name: 'CPA' })).toHaveAccessibleDescription(
      'Cost per conversion: spent ÷ conversions',
    );
  });

  it('stand on the cards of a phone too', async () => {
    onAPhone();
    renderApp({ path: '/campaigns', fake: twoWithNumbers() });
    const list = within(await screen.findByRole('list', { name: 'Campaigns' }));
    const card = within(
      list.getAllByRole('listitem').find((item) => /Autumn/.test(item.textContent ?? '')) as HTMLElement,
    );
    expect(card.getByText('ROAS')).toBeVisible();
    expect(card.getByText('$5.10')).toBeVisible();
  });
});

describe('the totals', () => {
  it('add up all that match, and say how many those are', async () => {
    const { user } = await openList({ fake: twoWithNumbers() });
    await screen.findByRole('row', { name: /Total of 3 campaigns/ });
    expect(totalsShown()).toEqual([
      '',
      '',
      '',
      '$800.00',
      '$100.00',
      '2,000',
      '5.00%',
      '$1.00',
      '10',
      '$10.00',
      '1.60×',
      '',
    ]);
    await user.selectOptions(screen.getByLabelText('Platform'), 'LinkedIn');
    await screen.findByRole('row', { name: /Total of 1 campaign/ });
    expect(totalsShown()).toEqual(expect.arrayContaining(['$200.00', '$74.50']));
  });

  it('stand below the cards of a phone', async () => {
    onAPhone();
    renderApp({ path: '/campaigns', fake: twoWithNumbers() });
    const totals = within(await screen.findByRole('region', { name: 'Total of 3 campaigns' }));
    expect(totals.getByText('$100.00')).toBeVisible();
  });
});

describe('the counts by status', () => {
  it('follow the search and the platform', async () => {
    const { user } = await openList({ fake: aFakeWith(...threeCampaigns()) });
    const statuses = within(screen.getByRole('radiogroup', { name: 'Status' }));
    await statuses.findByRole('radio', { name: /All\s*3/ });
    await user.selectOptions(screen.getByLabelText('Platform'), 'Instagram');
    expect(await statuses.findByRole('radio', { name: /All\s*2/ })).toBeInTheDocument();
    expect(statuses.getByRole('radio', { name: /Paused\s*0/ })).toBeInTheDocument();
    expect(statuses.getByRole('radio', { name: /Completed\s*1/ })).toBeInTheDocument();
  });
});

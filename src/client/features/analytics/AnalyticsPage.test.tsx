import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shiftDay } from '../../../ad-kit/reports/periods';
import { aCampaign, aDay, aProAccount, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { todayInUtc } from '../../lib/dates';

const today = todayInUtc(Date.now());

/** Two campaigns, each with a day in the last 30, and one of them with a day in the 30 before. */
function aFilledFake() {
  const fake = createFakeApi({ user: aProAccount() });
  const shoes = aCampaign({ name: 'Shoes', platform: 'google' });
  const hats = aCampaign({ name: 'Hats', platform: 'facebook', status: 'paused' });
  fake.account.campaigns = [shoes, hats];
  const put = (id: string, ...days: ReturnType<typeof aDay>[]) =>
    fake.account.days.set(id, new Map(days.map((day) => [day.date, day])));
  put(
    shoes.id,
    aDay({ date: shiftDay(today, -2), spent: 150, clicks: 30 }),
    aDay({ date: shiftDay(today, -40), spent: 100, clicks: 60 }),
  );
  put(hats.id, aDay({ date: shiftDay(today, -5), spent: 40, clicks: 90 }));
  return { fake, shoes };
}

async function tileOf(label: string) {
  const term = await screen.findByText(label, { selector: 'dt' });
  return within(term.parentElement as HTMLElement);
}

const rowNames = () =>
  within(screen.getByRole('table', { name: /^Results by/ }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

describe('analytics', () => {
  it('adds up the last 30 days and compares them with those before', async () => {
    renderApp({ path: '/analytics', fake: aFilledFake().fake });
    expect(await (await tileOf('Spend')).findByText('$190.00')).toBeVisible();
    expect((await tileOf('Spend')).getByText('+90% from $100.00')).toBeVisible();
    expect((await tileOf('Clicks')).getByText('+100% from 60')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Results by day' }));
    expect(table.getAllByRole('row')).toHaveLength(5);
    expect(within(table.getByRole('row', { name: /^Total/ })).getByText('$190.00')).toBeVisible();
  });

  it('goes back from what was chosen, and not letter by letter from what was typed', async () => {
    const { user, address, goBack } = renderApp({ path: '/analytics?metric=cpa', fake: aFilledFake().fake });
    await user.click(await screen.findByRole('radio', { name: 'Campaign' }));
    await waitFor(() => expect(rowNames()).toEqual(['Shoes', 'Hats', 'Total']));
    await user.type(screen.getByLabelText('Search campaigns'), 'hat');
    await waitFor(() => expect(rowNames()).toEqual(['Hats', 'Total']));
    await user.selectOptions(screen.getByLabelText('Figure in the chart'), 'Clicks');
    expect(address()).toBe('/analytics?by=campaign&metric=clicks&search=hat');
    goBack();
    expect(address()).toBe('/analytics?by=campaign&metric=cpa&search=hat');
    goBack();
    expect(address()).toBe('/analytics?metric=cpa');
    expect(await screen.findByRole('table', { name: 'Results by day' })).toBeVisible();
  });

  it('keeps all of what is chosen in quick succession, each a step back', async () => {
    const { address, goBack } = renderApp({ path: '/analytics?metric=cpa', fake: aFilledFake().fake });
    await screen.findByRole('table', { name: 'Results by day' });
    const choose = (field: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: field }), { target: { value } });
    act(() => {
      choose('Platform', 'google');
      choose('Status', 'active');
      choose('Figure in the chart', 'spent');
    });
    expect(address()).toBe('/analytics?status=active&platform=google');
    goBack();
    expect(address()).toBe('/analytics?metric=cpa&status=active&platform=google');
    goBack();
    goBack();
    expect(address()).toBe('/analytics?metric=cpa');
    act(() => void choose('Status', 'paused'));
    expect(address()).toBe('/analytics?metric=cpa&status=paused');
  });

  it('says what isn’t reported, and compares nothing with it', async () => {
    const { fake, shoes } = aFilledFake();
    const days = [...(fake.account.days.get(shoes.id)?.values() ?? [])].map((day) => ({ ...day, revenue: null }));
    fake.account.campaigns = [shoes];
    fake.account.days = new Map([[shoes.id, new Map(days.map((day) => [day.date, day]))]]);
    const { user } = renderApp({ path: '/analytics', fake });
    expect(await (await tileOf('Revenue')).findByText('No revenue reported')).toBeVisible();
    expect((await tileOf('ROAS')).getByText('No revenue reported')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Results by day' }));
    const total = within(table.getByRole('row', { name: /^Total/ }));
    expect(total.getAllByTitle('No revenue reported')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'No revenue reported' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Figure in the chart'), 'Revenue');
    expect(await screen.findByRole('heading', { name: 'No revenue reported' })).toBeVisible();
  });

  it('breaks down by campaign, and sorts by what is clicked', async () => {
    const { user, address } = renderApp({ path: '/analytics', fake: aFilledFake().fake });
    await user.click(await screen.findByRole('radio', { name: 'Campaign' }));
    await screen.findByRole('table', { name: 'Results by campaign' });
    expect(rowNames()).toEqual(['Shoes', 'Hats', 'Total']);
    await user.click(screen.getByRole('button', { name: 'Clicks' }));
    expect(rowNames()).toEqual(['Hats', 'Shoes', 'Total']);
    await user.click(screen.getByRole('button', { name: 'Clicks' }));
    expect(rowNames()).toEqual(['Shoes', 'Hats', 'Total']);
    expect(address()).toBe('/analytics?by=campaign&sort=clicks');
    expect(screen.getByRole('list', { name: 'Spend by campaign' })).toBeVisible();
  });

  it('says what the bars are where there are two of each day, and draws one where nothing was before', async () => {
    const { user } = renderApp({ path: '/analytics', fake: aFilledFake().fake });
    expect(await screen.findByText('Before')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'vs. last year');
    await waitFor(() => expect(screen.queryByText('Before')).not.toBeInTheDocument());
    expect((await tileOf('Spend')).getByText('Nothing to compare')).toBeVisible();
  });

  it('says how many campaigns the chart leaves to the table', async () => {
    const { fake } = aFilledFake();
    for (let index = 0; index < 7; index++) {
      const campaign = aCampaign({ name: `Small ${index}` });
      fake.account.campaigns.push(campaign);
      const day = aDay({ date: shiftDay(today, -3), spent: 1 });
      fake.account.days.set(campaign.id, new Map([[day.date, day]]));
    }
    renderApp({ path: '/analytics?by=campaign', fake });
    expect(await screen.findByText('Top 8 of 9 by Spend')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Spend by campaign' })).getAllByRole('listitem')).toHaveLength(8);
  });

  it('opens the view that an address holds', async () => {
    renderApp({ path: '/analytics?by=platform&compare=none&platform=facebook', fake: aFilledFake().fake });
    await screen.findByRole('table', { name: 'Results by platform' });
    expect(rowNames()).toEqual(['Facebook', 'Total']);
    expect((await tileOf('Spend')).getByText('$40.00')).toBeVisible();
    expect(screen.queryByText(/from \$/)).not.toBeInTheDocument();
  });

  it('waits for custom dates', async () => {
    const { user, fake } = renderApp({ path: '/analytics?period=custom', fake: aFilledFake().fake });
    expect(await screen.findByText('Choose the dates')).toBeVisible();
    const asked = fake.countCalls('getAnalyticsReport');
    await user.click(screen.getByRole('button', { name: 'Period: Custom dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Period' }));
    await user.type(dialog.getByLabelText('From'), shiftDay(today, -29));
    await user.type(dialog.getByLabelText('To'), shiftDay(today, -4));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await (await tileOf('Spend')).findByText('$40.00')).toBeVisible();
    expect(fake.countCalls('getAnalyticsReport')).toBeGreaterThan(asked);
  });

  it('shows one campaign, the way back to it, and the way to all', async () => {
    const { fake, shoes } = aFilledFake();
    const { user } = renderApp({ path: `/campaigns/${shoes.id}`, fake });
    await user.click(await screen.findByRole('link', { name: 'Analytics' }));
    expect(await (await tileOf('Spend')).findByText('$150.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shoes' })).toHaveAttribute('href', `/campaigns/${shoes.id}`);
    await user.click(screen.getByRole('button', { name: 'Show all campaigns instead of Shoes' }));
    expect(await (await tileOf('Spend')).findByText('$190.00')).toBeVisible();
  });

  it('clears what hides everything', async () => {
    const { user } = renderApp({ path: '/analytics?search=gloves', fake: aFilledFake().fake });
    expect(await screen.findByText('No numbers match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await (await tileOf('Spend')).findByText('$190.00')).toBeVisible();
  });

  it('says so where no day has numbers', async () => {
    renderApp({ path: '/analytics', fake: createFakeApi({ user: aProAccount() }) });
    expect(await screen.findByText('No numbers in these days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import a report' })).toHaveAttribute('href', '/reports/import');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it('says why the numbers can’t be shown, and tries again', async () => {
    const { fake } = aFilledFake();
    fake.answerNext('getAnalyticsReport', { status: 503, detail: 'The database does not answer.' });
    const { user } = renderApp({ path: '/analytics', fake });
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await tileOf('Spend')).findByText('$190.00')).toBeVisible();
  });

  it('hands what is shown over as CSV', async () => {
    const { user, world } = renderApp({ path: '/analytics?by=campaign', fake: aFilledFake().fake });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(world.downloads).toHaveLength(1));
    expect(world.downloads[0]).toMatchObject({
      fileName: `analytics-${shiftDay(today, -29)}-to-${today}.csv`,
      text: expect.stringMatching(/^\uFEFFpart,spend\r\nShoes,150\r\nHats,40/) as unknown,
    });
  });

  it('says so where the file can’t be made', async () => {
    const { fake } = aFilledFake();
    fake.answerNext('exportAnalyticsReport', { status: 503, detail: 'The database does not answer.' });
    const { user, world } = renderApp({ path: '/analytics', fake });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
    expect(world.downloads).toEqual([]);
  });

  it('says on the free plan what it would bring, and asks for nothing', async () => {
    const { fake } = renderApp({ path: '/analytics', fake: createFakeApi({ user: aUser() }) });
    expect(await screen.findByRole('heading', { name: 'Advanced Analytics' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/billing?from=%2Fanalytics');
    expect(fake.countCalls('getAnalyticsReport')).toBe(0);
  });
});

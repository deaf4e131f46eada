import { screen, waitFor, within } from '@testing-library/react';
import type { WireCampaign as Campaign } from '../../api/campaignsApi';
import { aCampaign, aDay, aUuid } from '../../testing/builders';
import { aFakeWith, choose, findDialog } from '../../testing/campaignList';
import { formatDay, todayInUtc } from '../../lib/dates';
import { onAPhone } from '../../testing/screenWidth';
import { daysBefore } from './dailySeries';
import { renderApp } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };

function prepare(own: Partial<Campaign> = {}) {
  const campaign = aCampaign({ name: 'Autumn Lookbook', ...own });
  return { campaign, fake: aFakeWith(campaign) };
}

async function openCampaign({ campaign, fake } = prepare()) {
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  await screen.findByRole('heading', { level: 1, name: campaign.name });
  return { ...view, campaign };
}

/** The figure and the caption below a label. */
function statOf(label: string) {
  const term = screen.getByText(label, { selector: 'dt' });
  return within(term.parentElement as HTMLElement);
}

describe('a campaign', () => {
  it('shows its figures', async () => {
    const { campaign, fake } = prepare({ budget: 12000 });
    const days = [aDay({ date: '2026-11-01' }), aDay({ date: '2026-11-02', conversions: 7 })];
    fake.account.days.set(campaign.id, new Map(days.map((day) => [day.date, day])));
    await openCampaign({ campaign, fake });
    expect(statOf('Spent').getByText('$51.00')).toBeVisible();
    expect(statOf('Spent').getByText('of $12,000.00 budget')).toBeVisible();
    expect(statOf('Impressions').getByText('2,000')).toBeVisible();
    expect(statOf('Impressions').getByText('5.00% CTR')).toBeVisible();
    expect(statOf('Clicks').getByText('$0.51 CPC')).toBeVisible();
    expect(statOf('Conversions').getByText('12')).toBeVisible();
    expect(statOf('Conversion rate').getByText('12.00%')).toBeVisible();
    expect(statOf('CPA').getByText('$4.25')).toBeVisible();
    expect(statOf('Revenue').getByText('$160.00')).toBeVisible();
    expect(statOf('ROAS').getByText('3.14×')).toBeVisible();
  });

  it('shows a dash that says why for what no report has', async () => {
    const { campaign, fake } = prepare();
    const day = { ...aDay({ date: '2026-11-01' }), conversions: null, revenue: null };
    fake.account.days.set(campaign.id, new Map([[day.date, day]]));
    await openCampaign({ campaign, fake });
    for (const label of ['Conversions', 'Conversion rate', 'CPA']) {
      expect(statOf(label).getByText('—')).toBeVisible();
      expect(statOf(label).getByText('No conversions reported')).toBeVisible();
    }
    for (const label of ['Revenue', 'ROAS']) expect(statOf(label).getByText('No revenue reported')).toBeVisible();
    expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
  });

  it('adds up the revenue that is reported, and sets it against no other days’ spend', async () => {
    const { campaign, fake } = prepare();
    const days = [aDay({ date: '2026-11-01', revenue: 80 }), { ...aDay({ date: '2026-11-02' }), revenue: null }];
    fake.account.days.set(campaign.id, new Map(days.map((day) => [day.date, day])));
    await openCampaign({ campaign, fake });
    expect(statOf('Revenue').getByText('$80.00')).toBeVisible();
    expect(statOf('ROAS').getByText('Some days have no revenue reported')).toBeVisible();
    expect(statOf('CPA').getByText('$5.10')).toBeVisible();
  });

  it('shows its tiles, its chart and its table over the days that are chosen', async () => {
    const { campaign, fake } = prepare();
    const today = todayInUtc(Date.now());
    const days = [aDay({ date: today, spent: 10 }), aDay({ date: daysBefore(today, 40), spent: 5 })];
    fake.account.days.set(campaign.id, new Map(days.map((day) => [day.date, day])));
    const { user, address } = await openCampaign({ campaign, fake });
    expect(statOf('Spent').getByText('$15.00')).toBeVisible();
    expect(await screen.findByText('Spend by day, $15.00 in all.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Date range'), 'Last 30 days');
    expect(await screen.findByText('Spend by day, $10.00 in all.')).toBeInTheDocument();
    expect(statOf('Spent').getByText('$10.00')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Daily numbers' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByText(`${formatDay(daysBefore(today, 29))} – ${formatDay(today)}`)).toBeVisible();
    expect(address()).toBe(`/campaigns/${campaign.id}?days=30`);
  });

  it('says where the chosen days have no numbers, and leads to all of them', async () => {
    const { campaign, fake } = prepare();
    fake.account.days.set(campaign.id, new Map([['2020-01-01', aDay({ date: '2020-01-01' })]]));
    const { user } = renderApp({ path: `/campaigns/${campaign.id}?days=7`, fake });
    await user.click(await screen.findByRole('button', { name: 'Show all time' }));
    expect(await screen.findByRole('table', { name: 'Daily numbers' })).toBeVisible();
    expect(screen.getByText('Jan 1, 2020 – Jan 1, 2020')).toBeVisible();
  });

  it('shows its ads above its daily numbers', async () => {
    await openCampaign();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.indexOf('Ads')).toBeLessThan(headings.indexOf('Daily numbers'));
  });

  it('shows every number of a day on a phone', async () => {
    onAPhone();
    const { campaign, fake } = prepare();
    fake.account.days.set(campaign.id, new Map([['2026-11-01', aDay()]]));
    await openCampaign({ campaign, fake });
    const day = within(await screen.findByRole('list', { name: 'Daily numbers' })).getByRole('listitem');
    expect(
      within(day)
        .getAllByRole('definition')
        .map((number) => number.textContent),
    ).toEqual(['1,000', '50', '5', '$25.50', '$80.00']);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows what was planned, and says what was left out', async () => {
    await openCampaign(prepare({ objective: 'Leads', start_date: '2026-11-01' }));
    const details = within(screen.getByRole('region', { name: 'Details' }));
    const planned = details.getAllByRole('definition').map((fact) => fact.textContent);
    expect(planned.slice(0, 4)).toEqual(['Leads', 'Not set', 'Nov 1, 2026', 'Not set']);
  });

  it('shows no revenue where the backend doesn’t tell it', async () => {
    const { campaign, fake } = prepare();
    const { revenue: _revenue, ...specified } = campaign;
    fake.answerNext('getCampaign', { body: specified });
    await openCampaign({ campaign, fake });
    expect(statOf('Revenue').getByText('—')).toBeVisible();
  });

  it('says that it is loading', async () => {
    const { campaign, fake } = prepare();
    fake.answerNext('getCampaign', 'no-answer');
    renderApp({ path: `/campaigns/${campaign.id}`, fake });
    expect(await screen.findByRole('status', { name: 'Loading campaign' })).toBeVisible();
  });

  it('says that there is none where the address has no campaign of the account', async () => {
    const { fake } = prepare();
    const { user, address } = renderApp({ path: `/campaigns/${aUuid()}`, fake });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaign not found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All campaigns' }));
    expect(await screen.findByRole('link', { name: 'Autumn Lookbook' })).toBeVisible();
    expect(address()).toBe('/campaigns');
  });

  it('says why it did not load, and tries again', async () => {
    const { campaign, fake } = prepare();
    fake.answerNext('getCampaign', down);
    const { user } = renderApp({ path: `/campaigns/${campaign.id}`, fake });
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn Lookbook' })).toBeVisible();
  });
});

describe('its status', () => {
  it('changes between active and paused', async () => {
    const { user, fake } = await openCampaign();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
    expect(screen.getByText('Paused')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(fake.account.campaigns[0]?.status).toBe('active');
  });

  it('stays, with the reason, when the pause is refused', async () => {
    const { user, fake } = await openCampaign();
    fake.answerNext('updateCampaign', down);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
  });

  it('is final once it is completed: nothing can be changed any more', async () => {
    const { campaign, fake } = prepare();
    fake.account.days.set(campaign.id, new Map([['2026-11-01', aDay()]]));
    const view = await openCampaign({ campaign, fake });
    await choose(view, 'Autumn Lookbook', 'Complete');
    const dialog = within(await findDialog('Complete "Autumn Lookbook"?'));
    expect(dialog.getByText(/Completed is final/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Completed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'More actions for Autumn Lookbook',
      'Previous',
      'Next',
    ]);
    expect(screen.getByRole('table', { name: 'Daily numbers' })).toBeVisible();
  });

  it('leaves a completed campaign two ways: a copy and the end', async () => {
    const { user } = await openCampaign(prepare({ status: 'completed' }));
    await user.click(screen.getByRole('button', { name: 'More actions for Autumn Lookbook' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Labels', 'Duplicate', 'Delete']);
  });
});

describe('what a person can do with it', () => {
  it('is to edit it', async () => {
    const { user } = await openCampaign();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await findDialog('Edit campaign'));
    await user.click(dialog.getByLabelText('Name'));
    await user.paste(' Two');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn Lookbook Two' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not to edit what was completed in the meantime, and nothing that was typed is lost', async () => {
    const { user, fake } = await openCampaign();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await findDialog('Edit campaign'));
    for (const campaign of fake.account.campaigns) campaign.status = 'completed';
    await user.click(dialog.getByLabelText('Name'));
    await user.paste(' Two');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const reason = await dialog.findByText('A completed campaign is read-only. Duplicate it to run it again.');
    expect(reason).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Autumn Lookbook Two');
  });

  it('is to duplicate it, which leads to a paused copy without numbers', async () => {
    const { campaign, fake } = prepare();
    fake.account.days.set(campaign.id, new Map([['2026-11-01', aDay()]]));
    const view = await openCampaign({ campaign, fake });
    await choose(view, 'Autumn Lookbook', 'Duplicate');
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn Lookbook (copy)' })).toBeVisible();
    expect(screen.getByText('Paused')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No numbers yet' })).toBeVisible();
    expect(view.address()).toBe(`/campaigns/${fake.account.campaigns[0]?.id}`);
  });

  it('is to delete it, after a question, which leads to the list without it', async () => {
    const view = await openCampaign();
    await choose(view, 'Autumn Lookbook', 'Delete');
    const dialog = within(await findDialog('Delete "Autumn Lookbook"?'));
    expect(dialog.getByText(/permanently deletes/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    expect(view.address()).toBe('/campaigns');
    expect(view.fake.countCalls('getCampaign')).toBe(1);
  });

  it('is not to delete it while the server says no', async () => {
    const view = await openCampaign();
    view.fake.answerNext('deleteCampaign', down);
    await choose(view, 'Autumn Lookbook', 'Delete');
    const dialog = within(await findDialog('Delete "Autumn Lookbook"?'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('The database does not answer.')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Autumn Lookbook' })).toBeVisible();
  });
});

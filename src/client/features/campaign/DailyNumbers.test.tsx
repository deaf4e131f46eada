import { screen, waitFor, within } from '@testing-library/react';
import type { DailyMetrics } from '../../api/api';
import type { WireCampaign as Campaign } from '../../api/campaignsApi';
import { formatDay, todayInUtc } from '../../lib/dates';
import { aCampaign, aDay } from '../../testing/builders';
import { aFakeWith, choose, findDialog } from '../../testing/campaignList';
import { renderApp } from '../../testing/renderApp';
import { daysBefore } from './dailySeries';

const down = { status: 503, detail: 'The database does not answer.' };
const today = todayInUtc(Date.now());

function prepare(days: DailyMetrics[], own: Partial<Campaign> = {}) {
  const campaign = aCampaign({ name: 'Autumn Lookbook', ...own });
  const fake = aFakeWith(campaign);
  fake.account.days.set(campaign.id, new Map(days.map((day) => [day.date, day])));
  return { campaign, fake };
}

async function openNumbers({ campaign, fake }: ReturnType<typeof prepare>) {
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  await screen.findByRole('region', { name: 'Daily numbers' });
  return { ...view, days: () => [...(fake.account.days.get(campaign.id)?.values() ?? [])] };
}

/** What stands in the rows, without the menus. */
function shownRows() {
  const [, ...rows] = within(screen.getByRole('table', { name: 'Daily numbers' })).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 6)
      .map((cell) => cell.textContent),
  );
}

type View = Awaited<ReturnType<typeof openNumbers>>;

async function addDay({ user }: View) {
  // It comes with the campaign, which may take longer than its page.
  await user.click(await screen.findByRole('button', { name: 'Add a day' }));
  return findDialog('Add a day');
}

async function enter({ user }: View, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('the numbers by day', () => {
  it('lead to where a file of several campaigns is imported', async () => {
    await openNumbers(prepare([aDay()]));
    const link = await screen.findByRole('link', { name: 'Import it for all of them' });
    expect(link).toHaveAttribute('href', '/reports/import');
  });

  it('have their conversions’ points below each other', async () => {
    await openNumbers(
      prepare([aDay({ date: '2026-10-31', conversions: 12.25 }), aDay({ date: '2026-11-01', conversions: 6 })]),
    );
    await screen.findByRole('table', { name: 'Daily numbers' });
    expect(shownRows().map((cells) => cells[3])).toEqual(['6.00', '12.25']);
  });

  it('are listed, the newest first', async () => {
    await openNumbers(prepare([aDay({ date: '2026-10-31', clicks: 1234 }), aDay({ date: '2026-11-01' })]));
    await screen.findByRole('table', { name: 'Daily numbers' });
    expect(shownRows()).toEqual([
      ['Nov 1, 2026', '1,000', '50', '5', '$25.50', '$80.00'],
      ['Oct 31, 2026', '1,000', '1,234', '5', '$25.50', '$80.00'],
    ]);
  });

  it('have a dash for what a day doesn’t report, which a correction of the rest leaves so', async () => {
    const view = await openNumbers(prepare([{ ...aDay({ date: '2026-11-01' }), revenue: null }]));
    await screen.findByRole('table', { name: 'Daily numbers' });
    expect(shownRows()).toEqual([['Nov 1, 2026', '1,000', '50', '5', '$25.50', '—No revenue reported']]);
    await choose(view, 'Nov 1, 2026', 'Edit');
    const dialog = within(await findDialog('Edit day'));
    expect(dialog.getByLabelText('Revenue')).toHaveValue('');
    await enter(view, dialog.getByLabelText('Spend'), '30');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(view.days()).toMatchObject([{ spent: 30, revenue: null }]));
  });

  it('are listed by pages', async () => {
    const days = Array.from({ length: 16 }, (_, ago) => aDay({ date: daysBefore('2026-11-16', ago) }));
    const { user } = await openNumbers(prepare(days));
    expect(await screen.findByText('1–15 of 16')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('16–16 of 16')).toBeVisible();
    expect(shownRows()).toEqual([expect.arrayContaining(['Nov 1, 2026'])]);
  });

  it('go back to the last page that has days when a page has lost its own', async () => {
    const days = Array.from({ length: 16 }, (_, ago) => aDay({ date: daysBefore('2026-11-16', ago) }));
    const view = await openNumbers(prepare(days));
    await view.user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText('16–16 of 16');
    await choose(view, 'Nov 1, 2026', 'Remove');
    const dialog = within(await findDialog('Remove the numbers for Nov 1, 2026?'));
    await view.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('1–15 of 15')).toBeVisible();
    expect(shownRows()).toHaveLength(15);
  });

  it('say how they get in where there are none', async () => {
    await openNumbers(prepare([]));
    expect(await screen.findByRole('heading', { name: 'No numbers yet' })).toBeVisible();
    expect(screen.getByText(/Add a day manually, or import/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('can’t get into a completed campaign', async () => {
    await openNumbers(prepare([], { status: 'completed' }));
    expect(await screen.findByRole('heading', { name: 'No numbers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a day' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import report' })).not.toBeInTheDocument();
  });

  it('say why they did not load, and try again', async () => {
    const prepared = prepare([aDay()]);
    prepared.fake.answerNext('listCampaignMetrics', down);
    const { user } = await openNumbers(prepared);
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Daily numbers' })).toBeVisible();
  });
});

describe('the chart', () => {
  it('shows the figure and the days that are chosen', async () => {
    const { user } = await openNumbers(
      prepare([
        aDay({ date: today, spent: 10, clicks: 7 }),
        aDay({ date: daysBefore(today, 40), spent: 5, clicks: 2 }),
      ]),
    );
    expect(await screen.findByText('Spend by day, $15.00 in all.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Clicks' }));
    expect(await screen.findByText('Clicks by day, 9 in all.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Date range'), 'Last 30 days');
    expect(await screen.findByText('Clicks by day, 7 in all.')).toBeInTheDocument();
  });

  it('says what the chosen days don’t report', async () => {
    const { user } = await openNumbers(prepare([{ ...aDay({ date: today }), revenue: null }]));
    await user.click(await screen.findByRole('radio', { name: 'Revenue' }));
    expect(await screen.findByRole('heading', { name: 'No revenue reported' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Spend' }));
    expect(await screen.findByText('Spend by day, $25.50 in all.')).toBeInTheDocument();
  });

  it('says why it did not load beside the table that did, and tries again', async () => {
    const day = aDay({ date: today, spent: 10 });
    const prepared = prepare([day]);
    prepared.fake.answerNext('getCampaignFigures', down);
    const { user } = await openNumbers(prepared);
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    expect(shownRows()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Spend by day, $10.00 in all.')).toBeInTheDocument();
  });
});

describe('a day', () => {
  it('is added, and the campaign’s figures follow', async () => {
    const view = await openNumbers(prepare([]));
    const dialog = within(await addDay(view));
    expect(dialog.getByLabelText('Date')).toHaveValue(today);
    await enter(view, dialog.getByLabelText('Clicks'), '1,250');
    await enter(view, dialog.getByLabelText('Spend'), '$99.50');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    await screen.findByRole('table', { name: 'Daily numbers' });
    expect(shownRows()).toEqual([[formatDay(today), '0', '1,250', '0', '$99.50', '$0.00']]);
    expect(await screen.findByText('$0.08 CPC')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('replaces the numbers that it had', async () => {
    const view = await openNumbers(prepare([aDay({ date: today })]));
    await screen.findByRole('table', { name: 'Daily numbers' });
    const dialog = within(await addDay(view));
    expect(dialog.getByText('Replaces that day’s existing numbers.')).toBeVisible();
    await enter(view, dialog.getByLabelText('Clicks'), '7');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(shownRows()).toEqual([[formatDay(today), '0', '7', '0', '$0.00', '$0.00']]));
  });

  it('is not sent while a number is wrong, and each field says what is', async () => {
    const view = await openNumbers(prepare([]));
    const dialog = within(await addDay(view));
    await enter(view, dialog.getByLabelText('Clicks'), '1.5');
    await enter(view, dialog.getByLabelText('Spend'), 'a lot');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    expect(dialog.getByLabelText('Clicks')).toHaveAccessibleDescription('Enter a whole number.');
    expect(dialog.getByLabelText('Spend')).toHaveAccessibleDescription('Enter a number of 0 or more, such as 1250.');
    expect(view.fake.countCalls('recordCampaignMetrics')).toBe(0);
  });

  it('shows the server’s refusal at its field and keeps what was typed', async () => {
    const view = await openNumbers(prepare([]));
    const message = 'Clicks must not be more than impressions.';
    view.fake.answerNext('recordCampaignMetrics', {
      status: 422,
      detail: message,
      errors: [{ field: '0.clicks', message }],
    });
    const dialog = within(await addDay(view));
    const clicks = dialog.getByLabelText('Clicks');
    await enter(view, clicks, '7');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(clicks).toHaveAccessibleDescription(message));
    expect(clicks).toHaveValue('7');
    expect(clicks).toHaveFocus();
    expect(dialog.getAllByText(message)).toHaveLength(1);
    expect(view.days()).toEqual([]);
  });

  it('survives a broken network and goes through when it is back', async () => {
    const view = await openNumbers(prepare([]));
    view.fake.answerNext('recordCampaignMetrics', 'network-error');
    const dialog = within(await addDay(view));
    await enter(view, dialog.getByLabelText('Clicks'), '7');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    expect(await dialog.findByText('Network error. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Clicks')).toHaveValue('7');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(view.days()).toHaveLength(1));
  });

  it('is corrected; its date stays', async () => {
    const view = await openNumbers(prepare([aDay({ date: '2026-11-01' })]));
    await screen.findByRole('table', { name: 'Daily numbers' });
    await choose(view, 'Nov 1, 2026', 'Edit');
    const dialog = within(await findDialog('Edit day'));
    expect(dialog.getByLabelText('Date')).toBeDisabled();
    expect(dialog.getByLabelText('Spend')).toHaveValue('25.5');
    await enter(view, dialog.getByLabelText('Conversions'), '6');
    await view.user.click(dialog.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(shownRows()).toEqual([['Nov 1, 2026', '1,000', '50', '6', '$25.50', '$80.00']]));
    expect(view.days()).toEqual([aDay({ date: '2026-11-01', conversions: 6 })]);
  });

  it('is removed after a question', async () => {
    const view = await openNumbers(prepare([aDay({ date: '2026-11-01' })]));
    await screen.findByRole('table', { name: 'Daily numbers' });
    await choose(view, 'Nov 1, 2026', 'Remove');
    const dialog = within(await findDialog('Remove the numbers for Nov 1, 2026?'));
    expect(view.days()).toHaveLength(1);
    await view.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No numbers yet' })).toBeVisible();
    expect(view.days()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add a day' })).toHaveFocus();
  });

  it.each([
    ['below', 'Nov 2, 2026', 'Nov 1, 2026'],
    ['above, where it was the last', 'Nov 1, 2026', 'Nov 2, 2026'],
  ])('leaves the focus at the day %s', async (_where, removed, neighbor) => {
    const dates = ['2026-11-01', '2026-11-02', '2026-11-03'];
    const view = await openNumbers(prepare(dates.map((date) => aDay({ date }))));
    await screen.findByRole('table', { name: 'Daily numbers' });
    await choose(view, removed, 'Remove');
    const dialog = within(await findDialog(`Remove the numbers for ${removed}?`));
    await view.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(removed)).toBeNull());
    expect(screen.getByRole('button', { name: `Actions for ${neighbor}` })).toHaveFocus();
  });

  it('stays, with the reason in the question, when it can’t be removed', async () => {
    const view = await openNumbers(prepare([aDay({ date: '2026-11-01' })]));
    await screen.findByRole('table', { name: 'Daily numbers' });
    view.fake.answerNext('deleteCampaignMetrics', down);
    await choose(view, 'Nov 1, 2026', 'Remove');
    const dialog = within(await findDialog('Remove the numbers for Nov 1, 2026?'));
    await view.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('The database does not answer.')).toBeVisible();
    expect(view.days()).toHaveLength(1);
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCampaign, aProAccount } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const now = Date.parse('2026-11-12T10:00:00Z');

/** A file of nobody's kind: what it took and how often it was seen has to be chosen. */
const first = 'When,Work,Took,Seen,Taps\n2026-11-01,Brand search,25.50,900,40';
/** The next one, with its columns in another order. */
const next = 'Seen,Taps,TOOK,when,Work\n800,30,20.00,2026-11-02,Brand search';

const rememberedFor = (own: object = {}) => ({
  id: '0193a1b0-0000-7000-8000-000000000001',
  titles: ['seen', 'taps', 'took', 'when', 'work'],
  columns: { date: 4, campaign: 5, spend: 3, impressions: 1, clicks: 2 },
  chosen_at: '2026-11-12T10:00:00.000Z',
  chosen_by: 'Mara Okafor',
  is_own: true,
  ...own,
});

async function open() {
  const fake = createFakeApi({ user: aProAccount(), now: () => now });
  fake.account.campaigns = [aCampaign({ name: 'Brand search', platform: 'google' })];
  const view = renderApp({ path: '/reports/import', fake });
  await screen.findByLabelText(/Choose CSV or Excel files/);
  return view;
}

const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Choose CSV or Excel files|Choose or drop/), {
    target: { files: [new File([text], 'report.csv', { type: 'text/csv' })] },
  });

const column = (field: string) => screen.getByRole('combobox', { name: field });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval', 'setImmediate', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('columns that a person chose for a file', () => {
  it('are remembered once it is imported, and read the next file with the same header row', async () => {
    const { fake, user } = await open();
    choose(first);
    await screen.findByText('Choose the date column.');
    for (const [field, heading] of [
      ['Date', 'When · 2026-11-01'],
      ['Campaign', 'Work · Brand search'],
      ['Spend', 'Took · 25.50'],
      ['Impressions', 'Seen · 900'],
      ['Clicks', 'Taps · 40'],
    ] as const) {
      await user.selectOptions(column(field), heading);
    }
    expect(screen.getByText(/^Once you import this file, these columns are remembered/)).toBeVisible();
    expect(fake.account.reportColumns).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    await waitFor(() => expect(fake.account.reportColumns).toMatchObject([{ titles: rememberedFor().titles }]));
    await user.click(await screen.findByRole('button', { name: 'Import more' }));
    choose(next);
    expect(await screen.findByText('Read with the columns you chose on Nov 12.')).toBeVisible();
    expect(column('Spend')).toHaveDisplayValue('TOOK · 20.00');
    expect(await screen.findByRole('button', { name: 'Import 1 campaign' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Import 1 campaign' }));
    await waitFor(() =>
      expect(fake.account.days.values().next().value?.get('2026-11-02')).toMatchObject({ spent: 20 }),
    );
    expect(fake.countCalls('rememberReportColumns')).toBe(1);
  });

  it('say which colleague chose them', async () => {
    const { fake } = await open();
    fake.account.reportColumns = [
      rememberedFor({ chosen_by: 'Lea Brandt', is_own: false, chosen_at: '2025-03-02T10:00:00.000Z' }),
    ];
    choose(next);
    expect(await screen.findByText('Read with the columns Lea Brandt chose on Mar 2, 2025.')).toBeVisible();
  });

  it('can be changed, which the next import remembers', async () => {
    const { fake, user } = await open();
    fake.account.reportColumns = [rememberedFor()];
    choose(next);
    await screen.findByText('Read with the columns you chose on Nov 12.');
    await user.selectOptions(column('Clicks'), 'none');
    expect(await screen.findByText(/^Once you import this file, these columns are remembered/)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /^Count what’s missing as 0/ }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    await waitFor(() => expect(fake.account.reportColumns[0]?.columns).toMatchObject({ clicks: null, spend: 3 }));
    expect(fake.account.reportColumns).toHaveLength(1);
  });

  it('can be forgotten, and the file is read anew', async () => {
    const { fake, user } = await open();
    fake.account.reportColumns = [rememberedFor()];
    choose(next);
    await user.click(await screen.findByRole('button', { name: 'Forget these columns' }));
    expect(await screen.findByText('Choose the date column.')).toBeVisible();
    expect(fake.account.reportColumns).toEqual([]);
    expect(screen.queryByText(/^Read with the columns/)).not.toBeInTheDocument();
  });

  it('stay where the server can’t forget them', async () => {
    const { fake, user } = await open();
    fake.account.reportColumns = [rememberedFor()];
    choose(next);
    fake.answerNext('forgetReportColumns', { status: 503, detail: 'The database does not answer.' });
    await user.click(await screen.findByRole('button', { name: 'Forget these columns' }));
    expect(await screen.findByText('Couldn’t forget the columns')).toBeVisible();
    expect(screen.getByText('Read with the columns you chose on Nov 12.')).toBeVisible();
  });

  it('say so where they can’t be remembered, and what was imported stays', async () => {
    const { fake, user } = await open();
    choose(
      first.replace('When,', 'Day,').replace('Work', 'Campaign').replace('Taps', 'Clicks').replace('Seen', 'Impr.'),
    );
    await screen.findByRole('table', { name: 'Campaigns in this file' });
    await user.selectOptions(column('Spend'), '3');
    fake.answerNext('rememberReportColumns', { status: 503, detail: 'The database does not answer.' });
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('Couldn’t remember the columns')).toBeVisible();
    expect(fake.account.days.values().next().value?.get('2026-11-01')).toMatchObject({ spent: 25.5 });
  });

  it('read no file with other titles, nor any where they can’t be looked up', async () => {
    const { fake } = await open();
    fake.account.reportColumns = [rememberedFor({ titles: ['seen', 'taps', 'took', 'when', 'work', 'more'] })];
    choose(next);
    await screen.findByText('Choose the date column.');
    fake.account.reportColumns = [rememberedFor()];
    fake.answerNext('listReportColumns', { status: 503, detail: 'The database does not answer.' });
    choose(next);
    expect(await screen.findByText('Choose the date column.')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aDay, aProAccount, aUser, anImage } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { fakeObjectAddresses } from '../../../testing/objectAddresses';
import { openInTeam } from '../../../testing/inTeam';
import { renderApp } from '../../../testing/renderApp';

const november = 'from=2026-11-01&to=2026-11-30';

function aFilledFake() {
  const fake = createFakeApi({ user: aProAccount() });
  const shoes = aCampaign({ name: 'Shoes', platform: 'google', labels: ['Brand'] });
  const hats = aCampaign({ name: 'Hats', platform: 'facebook' });
  fake.account.campaigns = [shoes, hats];
  const put = (id: string, ...days: ReturnType<typeof aDay>[]) =>
    fake.account.days.set(id, new Map(days.map((day) => [day.date, day])));
  put(shoes.id, aDay({ date: '2026-11-03', spent: 150 }), aDay({ date: '2026-10-20', spent: 100 }));
  put(hats.id, aDay({ date: '2026-11-03', spent: 50 }));
  return { fake, shoes };
}

const open = (query = november, fake = aFilledFake().fake) => renderApp({ path: `/analytics/report?${query}`, fake });

const sheet = () => screen.findByRole('article', { name: 'Report' });

describe('the report for a client', () => {
  it('is opened from the numbers, with their period and filters', async () => {
    const { user, address } = renderApp({
      path: `/analytics?${november}&platform=google&compare=none`,
      fake: aFilledFake().fake,
    });
    await user.click(await screen.findByRole('link', { name: 'Client report' }));
    const report = within(await sheet());
    expect(await report.findByText('Campaigns: Google Ads')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'brand kit' })).toHaveAttribute('href', '/brand-kit');
    expect(report.getByText('Spend for November 2026 was $150.00.', { exact: false })).toBeVisible();
    expect(report.queryByText(/compared with/)).not.toBeInTheDocument();
    expect(address()).toBe(`/analytics/report?${november}&compare=none&platform=google`);
    await user.click(screen.getByRole('link', { name: 'Analytics' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    expect(address()).toBe(`/analytics?${november}&compare=none&platform=google`);
  });

  it('says in words what the tiles and tables have', async () => {
    open();
    const report = within(await sheet());
    expect(report.getByRole('heading', { name: 'Campaign performance report' })).toBeVisible();
    expect(report.getByText('November 2026, compared with Oct 2 – 31, 2026')).toBeVisible();
    expect(report.getByText(/Spend for November 2026 was \$200\.00, up 100% from \$100\.00/)).toBeVisible();
    expect(report.getByText(/“Shoes” had the largest spend: \$150\.00, 75% of the total\./)).toBeVisible();
    expect(report.getByText('+100% from $100.00')).toBeVisible();
    expect(report.getByRole('img', { name: 'Spend by day. Highest: $200.00 on Nov 3, 2026' })).toBeVisible();
    const campaigns = within(report.getByRole('table', { name: 'Results by campaign' }));
    expect(campaigns.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Shoes', 'Hats', 'Total']);
    const labels = within(report.getByRole('table', { name: 'Results by label' }));
    expect(labels.getByRole('row', { name: /^Brand/ })).toHaveTextContent('$150.00');
  });

  it('keeps title and note in this tab, and parts, metric, and paper in the address', async () => {
    const { fake } = aFilledFake();
    const { user, address, world } = open(november, fake);
    await sheet();
    await user.type(screen.getByLabelText('Title'), 'Results for Anna');
    await user.type(screen.getByLabelText('Note to your client'), 'Hi Anna,{Enter}here they are.');
    await user.click(screen.getByRole('checkbox', { name: 'Platforms' }));
    await user.click(screen.getByRole('checkbox', { name: 'Over time' }));
    await user.selectOptions(screen.getByLabelText('Metric over time'), 'Clicks');
    await user.selectOptions(screen.getByLabelText('Paper size'), 'US Letter');
    const report = within(await sheet());
    expect(report.getByRole('heading', { name: 'Results for Anna' })).toBeVisible();
    expect(report.getByText('Hi Anna,')).toBeVisible();
    expect(report.queryByRole('table', { name: 'Results by platform' })).not.toBeInTheDocument();
    expect(report.queryByRole('img')).not.toBeInTheDocument();
    expect(address()).toBe(`/analytics/report?${november}&metric=clicks&without=trend%2Cplatforms&paper=letter`);
    await user.click(screen.getByRole('checkbox', { name: 'Over time' }));
    expect(await report.findByRole('img', { name: /^Clicks by day/ })).toBeVisible();
    const kept = world.extra.sessionStorage.getItem(`client-report.${fake.account.user.id}.`);
    expect(kept).toBe(JSON.stringify({ title: 'Results for Anna', note: 'Hi Anna,\nhere they are.' }));
  });

  it('has what was written when one comes back', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Title'), 'For Anna');
    await user.click(screen.getByRole('link', { name: 'Analytics' }));
    await user.click(await screen.findByRole('link', { name: 'Client report' }));
    expect(await within(await sheet()).findByRole('heading', { name: 'For Anna' })).toBeVisible();
    await user.clear(screen.getByLabelText('Title'));
    expect(within(await sheet()).getByRole('heading', { name: 'Campaign performance report' })).toBeVisible();
  });

  it('carries the brand: its logo, or else its name', async () => {
    fakeObjectAddresses();
    const { fake } = aFilledFake();
    const image = anImage();
    fake.account.images = [image];
    fake.account.imageFiles.set(image.id, new Blob(['picture'], { type: 'image/png' }));
    const colors = { background: '#0b3d2e', primary: '#f2a541', accent: '#7fb069', light: '#ffffff', dark: '#1d1d1f' };
    fake.account.brandKit = { ...fake.account.brandKit, name: 'Northfold', logo_id: image.id, colors };
    open(november, fake);
    expect(await within(await sheet()).findByRole('img', { name: 'Northfold' })).toBeVisible();
    const title = within(await sheet()).getByRole('heading', { level: 2 });
    expect(screen.queryByRole('link', { name: 'brand kit' })).not.toBeInTheDocument();
    expect(title).toHaveStyle({ color: '#ffffff' });
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('is downloaded as a PDF with all that was chosen', async () => {
    const { fake } = aFilledFake();
    const { user, world } = open(`${november}&platform=google&without=labels&paper=letter`, fake);
    await user.type(await screen.findByLabelText('Title'), 'For Anna');
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(world.files).toHaveLength(1));
    expect(world.files[0]?.fileName).toBe('report.pdf');
    const call = fake.calls.findLast(({ operation }) => operation === 'exportClientReport');
    expect(Object.fromEntries(new URLSearchParams(call?.query))).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      compare: 'previous_period',
      platform: 'google',
      metric: 'spent',
      title: 'For Anna',
      without: 'labels',
      paper: 'letter',
    });
  });

  it('says so where the file can’t be made', async () => {
    const { fake } = aFilledFake();
    fake.answerNext('exportClientReport', { status: 503, code: 'busy', detail: 'The server is very busy right now.' });
    const { user, world } = open(november, fake);
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is very busy right now.');
    expect(world.files).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });

  it('says why the numbers can’t be shown, and tries again', async () => {
    const { fake } = aFilledFake();
    fake.answerNext('getAnalyticsReport', { status: 503, detail: 'The database does not answer.' });
    const { user } = open(november, fake);
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(within(await sheet()).getByText(/Spend for November 2026/)).toBeVisible();
  });

  it('says so where no day has numbers', async () => {
    open('from=2026-09-01&to=2026-09-30');
    expect(await screen.findByText('No numbers in these days')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Analytics' })).toBeVisible();
  });

  it('waits where no days are chosen', async () => {
    open('period=custom');
    expect(await screen.findByText('Choose the dates')).toBeVisible();
  });

  it('is about one campaign, by its name', async () => {
    const { fake, shoes } = aFilledFake();
    open(`${november}&campaign=${shoes.id}`, fake);
    expect(within(await sheet()).getByText('Campaign: Shoes')).toBeVisible();
  });

  it('opens for viewers of a team', async () => {
    openInTeam('viewer', {
      path: () => `/analytics/report?${november}`,
      prepare: ({ state: { teams } }) => {
        for (const { campaigns, days } of teams) {
          for (const { id } of campaigns)
            days.set(id, new Map([['2026-11-03', aDay({ date: '2026-11-03', spent: 7 })]]));
        }
      },
    });
    expect(within(await sheet()).getByText(/Spend for November 2026 was \$7\.00/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });

  it('says on the free plan what it would bring, and asks for nothing', async () => {
    const { fake } = open(november, createFakeApi({ user: aUser() }));
    expect(await screen.findByRole('heading', { name: 'Advanced Analytics' })).toBeVisible();
    expect(fake.countCalls('getAnalyticsReport')).toBe(0);
  });
});

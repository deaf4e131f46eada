import { screen, waitFor } from '@testing-library/react';
import { aSavedAd, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { openInTeam } from '../../testing/inTeam';
import { renderApp } from '../../testing/renderApp';
import {
  aFakeForReports,
  aFile,
  choose,
  chooseFiles,
  daysIn,
  openWithReport,
  reportCsv,
  rowOf,
} from '../../testing/importReport';

describe('importing a report of several campaigns', () => {
  it('says whose file it is, where each campaign goes, and what that does', async () => {
    await openWithReport();
    expect(await screen.findByText('Looks like a report from Google Ads.')).toBeVisible();
    expect(rowOf('Brand Search').getByRole('combobox')).toHaveDisplayValue('brand search');
    expect(daysIn('Brand Search')).toEqual(['2', '0', '0', '0']);
    expect(rowOf('Brand Search').getByRole('checkbox')).toBeChecked();
    expect(rowOf('Retargeting').getByRole('combobox')).toHaveDisplayValue('Leave out');
    expect(daysIn('Retargeting')).toEqual(['0', '0', '0', '0']);
    expect(rowOf('Retargeting').getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Import 1 campaign' })).toBeEnabled();
  });

  it('says how much of it is by ad', async () => {
    const { fake, brand } = aFakeForReports();
    fake.account.ads = [aSavedAd({ name: 'Fresh beans', campaign_id: brand.id })];
    const rows = ['Fresh beans', 'Unknown', 'Another'].map((ad) => `2026-11-01,Brand Search,${ad},10,900,5`);
    await openWithReport(fake, ['Day,Campaign,Ad name,Clicks,Impr.,Cost', ...rows].join('\n'));
    await screen.findByRole('table', { name: 'Campaigns in this file' });
    expect(rowOf('Brand Search').getByText('1 ad, 2 not recognized')).toBeVisible();
  });

  it('stores what was chosen, and leads to the numbers', async () => {
    const { fake, brand } = aFakeForReports();
    const { user } = await openWithReport(fake);
    await screen.findByText('Looks like a report from Google Ads.');
    await user.selectOptions(rowOf('Retargeting').getByRole('combobox'), 'New campaign');
    await user.click(await screen.findByRole('button', { name: 'Import 2 campaigns' }));
    expect(await screen.findByText('Numbers imported for 2 campaigns')).toBeVisible();
    expect(screen.getByText(/^3 days added, 0 changed\. 1 new campaign/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See analytics' })).toHaveAttribute('href', '/analytics');
    expect(fake.account.days.get(brand.id)?.get('2026-11-02')?.spent).toBe(20);
    expect(fake.account.campaigns.map(({ name, platform }) => [name, platform])).toContainEqual([
      'Retargeting',
      'google',
    ]);
    await user.click(screen.getByRole('button', { name: 'Import more' }));
    choose(reportCsv);
    expect(await screen.findByRole('button', { name: 'Nothing new to import' })).toBeDisabled();
  });

  it('stores what was looked at, though the file has changed since', async () => {
    const { fake, brand } = aFakeForReports();
    const { user } = renderApp({ path: '/reports/import', fake });
    await screen.findByLabelText(/Choose CSV or Excel files/);
    const file = aFile(reportCsv);
    const changed = new TextEncoder().encode(reportCsv.replaceAll('20.00', '99.00'));
    jest
      .spyOn(file, 'arrayBuffer')
      .mockResolvedValue(changed.buffer)
      .mockResolvedValueOnce(new TextEncoder().encode(reportCsv).buffer);
    chooseFiles(file);
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
    expect(fake.account.days.get(brand.id)?.get('2026-11-02')?.spent).toBe(20);
  });

  it('says so where all of it was imported elsewhere in the meantime', async () => {
    const { fake, brand } = aFakeForReports();
    const { user } = await openWithReport(fake);
    const button = await screen.findByRole('button', { name: 'Import 1 campaign' });
    const day = { conversions: null, revenue: null };
    fake.account.days.set(
      brand.id,
      new Map([
        ['2026-11-01', { ...day, date: '2026-11-01', impressions: 1000, clicks: 50, spent: 25.5 }],
        ['2026-11-02', { ...day, date: '2026-11-02', impressions: 800, clicks: 40, spent: 20 }],
      ]),
    );
    await user.click(button);
    expect(await screen.findByText('These numbers were already there')).toBeVisible();
    expect(screen.getByText('Nothing was added or changed.')).toBeVisible();
  });

  it('makes new campaigns of all that nothing was found for at once, and takes that back', async () => {
    const { fake } = aFakeForReports();
    const { user } = await openWithReport(fake, `${reportCsv}\n2026-11-01,Prospecting,500,10,6.00,60.00`);
    await user.click(await screen.findByRole('button', { name: 'Create both as new campaigns' }));
    await user.click(await screen.findByRole('button', { name: 'Leave out both new campaigns' }));
    await user.click(await screen.findByRole('button', { name: 'Create both as new campaigns' }));
    await user.click(await screen.findByRole('button', { name: 'Import 3 campaigns' }));
    expect(await screen.findByText('Numbers imported for 3 campaigns')).toBeVisible();
    expect(fake.account.campaigns.map(({ name }) => name).toSorted()).toEqual([
      ...['Prospecting', 'Retargeting', 'Win-back', 'brand search'],
    ]);
  });

  it('takes a campaign from one that had it', async () => {
    const { user } = await openWithReport();
    await screen.findByText('Looks like a report from Google Ads.');
    await rowOf('Brand Search').findByRole('option', { name: 'Win-back' });
    await user.selectOptions(rowOf('Brand Search').getByRole('combobox'), 'Win-back');
    await waitFor(() => expect(rowOf('Brand Search').getByRole('combobox')).toHaveDisplayValue('Win-back'));
    await user.selectOptions(rowOf('Retargeting').getByRole('combobox'), 'Win-back');
    await waitFor(() => expect(daysIn('Retargeting')).toEqual(['1', '0', '0', '0']));
    expect(rowOf('Brand Search').getByRole('combobox')).toHaveDisplayValue('Leave out');
  });

  it('asks what the file leaves open before anything can be imported', async () => {
    const { user } = await openWithReport(
      aFakeForReports().fake,
      'date,campaign,clicks,impressions,spend\n03/04/2026,Brand Search,5,9,1\n03/05/2026,Brand Search,6,9,1',
    );
    expect(await screen.findByText('How should we read the dates?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(screen.getByText('03/04/2026 is Apr 3')).toBeVisible();
    expect(screen.getByText('03/04/2026 is Mar 4')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Month first/ }));
    expect(await screen.findByRole('button', { name: 'Import 1 campaign' })).toBeEnabled();
  });

  it('begins no day without its impressions, unless somebody says that there were none', async () => {
    const { fake, brand } = aFakeForReports();
    fake.account.days.set(
      brand.id,
      new Map([
        ['2026-11-01', { date: '2026-11-01', impressions: 9, clicks: 1, conversions: null, spent: 1, revenue: null }],
      ]),
    );
    const rows = '2026-11-01,Brand Search,50,25.50\n2026-11-02,Brand Search,40,20.00';
    const { user } = await openWithReport(fake, `Day,Campaign,Clicks,Cost\n${rows}`);
    expect(await screen.findByText(/^This file has no impressions/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Leave those days out/ })).toBeChecked();
    expect(daysIn('Brand Search')).toEqual(['0', '1', '0', '1']);
    await user.click(screen.getByRole('radio', { name: /^Count what’s missing as 0/ }));
    await waitFor(() => expect(daysIn('Brand Search')).toEqual(['1', '1', '0', '0']));
    await user.click(screen.getByRole('radio', { name: /^Leave those days out/ }));
    await waitFor(() => expect(daysIn('Brand Search')).toEqual(['0', '1', '0', '1']));
    await user.click(screen.getByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('0 days added, 1 changed.')).toBeVisible();
    expect([...(fake.account.days.get(brand.id)?.values() ?? [])]).toMatchObject([{ impressions: 9, clicks: 50 }]);
  });

  it('says why a file can’t be read, and takes another one', async () => {
    await openWithReport(aFakeForReports().fake, 'nothing');
    expect(await screen.findByText(/We couldn’t find a header row/)).toBeVisible();
    choose(reportCsv);
    expect(await screen.findByText('Looks like a report from Google Ads.')).toBeVisible();
  });

  it('says that two columns have the same title, until one is chosen', async () => {
    const { user } = await openWithReport(
      aFakeForReports().fake,
      'date,campaign,clicks,Clicks,impressions,spend\n2026-11-01,Brand Search,5,7,9,1',
    );
    const note = 'Two or more columns are titled “clicks”. Check that the right one is chosen.';
    expect(await screen.findByText(note)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Clicks' }), 'Clicks · 7');
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  });

  it('lets the campaign column be chosen where the file has another name for it', async () => {
    const { user } = await openWithReport(
      aFakeForReports().fake,
      'date,Promotion,clicks,impressions,spend\n2026-11-01,Brand Search,5,9,1',
    );
    expect(await screen.findByText(/This file doesn’t name its campaigns/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Campaign' }), 'Promotion · Brand Search');
    expect(await screen.findByRole('button', { name: 'Import 1 campaign' })).toBeEnabled();
  });

  it('keeps the file and the answers where it can’t be stored', async () => {
    const { fake } = aFakeForReports();
    const { user } = await openWithReport(fake);
    const button = await screen.findByRole('button', { name: 'Import 1 campaign' });
    fake.answerNext('importReport', { status: 503, detail: 'The database does not answer.' });
    await user.click(button);
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
  });

  it('keeps a file while other pages are open, and has the browser ask before the tab is closed', async () => {
    const { user } = await openWithReport();
    await screen.findByText('Looks like a report from Google Ads.');
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await rowOf('Retargeting').findByRole('option', { name: 'Win-back' });
    await user.selectOptions(rowOf('Retargeting').getByRole('combobox'), 'Win-back');
    await screen.findByRole('button', { name: 'Import 2 campaigns' });
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByText('How the file is read')).toBeNull());
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('link', { name: 'Import report' }));
    expect(await screen.findByRole('button', { name: 'Import 2 campaigns' })).toBeEnabled();
    expect(rowOf('Retargeting').getByRole('combobox')).toHaveDisplayValue('Win-back');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(leave()).toBe(true);
  });

  it('reads on while other pages are open, and has the browser ask before the tab is closed', async () => {
    const { fake } = aFakeForReports();
    let arrive: (() => void) | undefined;
    fake.answerNext('importReport', { after: new Promise<void>((resolve) => (arrive = resolve)) });
    const { user } = await openWithReport(fake);
    await waitFor(() => expect(fake.countCalls('importReport')).toBe(1));
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('link', { name: 'Import report' }));
    expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    arrive?.();
    await user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('link', { name: 'Import report' }));
    expect(await screen.findByRole('button', { name: 'Import 1 campaign' })).toBeEnabled();
    expect(screen.getByText('report.csv')).toBeVisible();
    expect(fake.countCalls('importReport')).toBe(1);
  });

  it('says on return what went wrong with a file in the meantime', async () => {
    const { fake } = aFakeForReports();
    fake.answerNext('importReport', { status: 503, detail: 'The database does not answer.' });
    const { user } = await openWithReport(fake);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(fake.countCalls('importReport')).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('link', { name: 'Import report' }));
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
  });

  it('lets go of a file', async () => {
    const { user } = await openWithReport();
    await screen.findByText('How the file is read');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('How the file is read')).not.toBeInTheDocument();
    expect(screen.getByText('Choose CSV or Excel files')).toBeVisible();
  });

  it('says to viewers of a team that they can’t import', async () => {
    openInTeam('viewer', { path: () => '/reports/import' });
    expect(await screen.findByText(/^You have view-only access/)).toBeVisible();
    expect(screen.queryByText('Report files')).not.toBeInTheDocument();
  });

  it('shows on the free plan what it would bring', async () => {
    renderApp({ path: '/reports/import', fake: createFakeApi({ user: aUser() }) });
    expect(await screen.findByRole('heading', { name: 'Advanced Analytics' })).toBeVisible();
    expect(screen.getByText(/^Import what Google Ads, Meta/)).toBeVisible();
  });
});

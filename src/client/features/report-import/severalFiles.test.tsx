import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { aFakeForReports, aFile, chooseFiles, daysIn, reportCsv } from '../../testing/importReport';

describe('several files', () => {
  const second = ['Day,Campaign,Impr.,Clicks,Cost', '2026-11-03,Brand Search,900,30,15.00'].join('\n');
  const entries = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');

  async function openTwo(texts = [reportCsv, second]) {
    const made = aFakeForReports();
    const view = renderApp({ path: '/reports/import', fake: made.fake });
    await screen.findByLabelText(/Choose CSV or Excel files/);
    chooseFiles(...texts.map((text, index) => aFile(text, `report-${index + 1}.csv`)));
    return { ...made, ...view };
  }

  it('looks at one after the other, and sums up what was stored', async () => {
    const { user, fake, brand } = await openTwo();
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('1 campaign · 2 days added, 0 changed')).toBeVisible();
    expect(entries().map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^report-1.csv.*Imported$/),
      expect.stringMatching(/^report-2.csv.*In review$/),
    ]);
    expect(entries()[1]).toHaveFocus();
    await waitFor(() => expect(daysIn('Brand Search')).toEqual(['1', '0', '0', '0']));
    await user.click(screen.getByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
    expect(screen.getByText('From 2 files: 3 days added, 0 changed.')).toBeVisible();
    expect([...(fake.account.days.get(brand.id)?.keys() ?? [])]).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  });

  it('goes on where one can’t be read, or is skipped', async () => {
    const { user } = await openTwo(['nothing', second, reportCsv]);
    expect(await screen.findByText(/We couldn’t find a header row/)).toBeVisible();
    expect(entries()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Skip this file' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    await waitFor(() => expect(daysIn('Brand Search')).toEqual(['2', '0', '0', '0']));
    await user.click(screen.getByRole('button', { name: 'Skip this file' }));
    expect(await screen.findByText('1 day added, 0 changed.')).toBeVisible();
  });

  it('takes one that waits off the list', async () => {
    const { user } = await openTwo();
    await user.click(await screen.findByRole('button', { name: 'Remove report-2.csv' }));
    expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
  });

  it('begins anew where all were skipped', async () => {
    const { user } = await openTwo();
    await user.click(await screen.findByRole('button', { name: 'Skip this file' }));
    await user.click(await screen.findByRole('button', { name: 'Skip this file' }));
    expect(screen.getByText('Choose CSV or Excel files')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
  });

  it('takes so many at once', async () => {
    renderApp({ path: '/reports/import', fake: aFakeForReports().fake });
    await screen.findByLabelText(/Choose CSV or Excel files/);
    chooseFiles(...Array.from({ length: 21 }, () => aFile(reportCsv)));
    expect(await screen.findByText('Choose up to 20 files at once.')).toBeVisible();
    expect(screen.queryByText('How the file is read')).not.toBeInTheDocument();
  });
});

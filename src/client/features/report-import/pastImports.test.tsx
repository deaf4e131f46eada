import { screen, within } from '@testing-library/react';
import { aFakeForReports, choose, openWithReport, reportCsv, rowOf } from '../../testing/importReport';

describe('past imports', () => {
  it('lists what was imported, and undoes it', async () => {
    const { fake, brand } = aFakeForReports();
    const { user } = await openWithReport(fake);
    expect(await screen.findByText(/^Files you import will be listed here/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    const past = await screen.findByRole('list', { name: 'Past imports' });
    expect(within(past).getByText('report.csv')).toBeVisible();
    expect(within(past).getByText('2 days added')).toBeVisible();
    expect(within(past).getByRole('link', { name: 'brand search' })).toHaveAttribute('href', `/campaigns/${brand.id}`);
    await user.click(within(past).getByRole('button', { name: 'Undo import of report.csv' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo import of report.csv?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    expect(await within(past).findByText(/^Undone on/)).toBeVisible();
    expect(fake.account.days.get(brand.id)?.size).toBe(0);
    expect(within(past).queryByRole('button')).toBeNull();
    expect(within(past).getByRole('listitem')).toHaveFocus();
  });

  it('puts the next file where a person put the last one', async () => {
    const { user } = await openWithReport();
    await screen.findByText('Looks like a report from Google Ads.');
    await rowOf('Retargeting').findByRole('option', { name: 'Win-back' });
    await user.selectOptions(rowOf('Retargeting').getByRole('combobox'), 'Win-back');
    await user.click(await screen.findByRole('button', { name: 'Import 2 campaigns' }));
    await user.click(await screen.findByRole('button', { name: 'Import more' }));
    choose(reportCsv.replace('60.00', '61.00'));
    await screen.findByText('Looks like a report from Google Ads.');
    expect(rowOf('Retargeting').getByRole('combobox')).toHaveDisplayValue('Win-back');
    expect(rowOf('Retargeting').getByText('Same as last time')).toBeVisible();
    expect(rowOf('Brand Search').queryByText('Same as last time')).toBeNull();
  });

  it('says why an import stays', async () => {
    const { fake, brand } = aFakeForReports();
    const { user } = await openWithReport(fake);
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    await user.click(await screen.findByRole('button', { name: 'Undo import of report.csv' }));
    // A colleague, or another tab, is faster.
    brand.status = 'completed';
    const dialog = await screen.findByRole('dialog', { name: 'Undo import of report.csv?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    expect(await within(dialog).findByText(/A completed campaign is read-only/)).toBeVisible();
    expect(fake.account.days.get(brand.id)?.size).toBe(2);
  });

  it('shows that an import was undone elsewhere', async () => {
    const { fake } = aFakeForReports();
    const { user } = await openWithReport(fake);
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    await user.click(await screen.findByRole('button', { name: 'Undo import of report.csv' }));
    const [done] = fake.account.imports;
    if (done) Object.assign(done, { before: [], import: { ...done.import, taken_back_at: '2026-11-21T10:00:00Z' } });
    const dialog = await screen.findByRole('dialog', { name: 'Undo import of report.csv?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    expect(await within(dialog).findByText('This import was taken back already.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^Undone on/)).toBeVisible();
  });
});

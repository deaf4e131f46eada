import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCampaign } from '../../../testing/builders';
import { aFakeWith, findDialog } from '../../../testing/campaignList';
import { renderApp } from '../../../testing/renderApp';

const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText(/CSV or Excel file|another file/), {
    target: { files: [new File([text], 'report.csv', { type: 'text/csv' })] },
  });

it('reads a file on a campaign’s page by the columns that were chosen for the one before', async () => {
  const campaign = aCampaign({ name: 'Autumn launch' });
  const fake = aFakeWith(campaign);
  const { user } = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  const openImport = async () => {
    await user.click(await screen.findByRole('button', { name: 'Import report' }));
    await findDialog('Import daily numbers');
  };
  await openImport();
  choose('date,impressions,clicks,took\n2026-11-01,900,40,25.50');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Spend' }), 'took · 25.50');
  await user.click(await screen.findByRole('button', { name: 'Import 1 day' }));
  await waitFor(() => expect(fake.account.reportColumns).toMatchObject([{ columns: { spend: 4 } }]));
  await openImport();
  choose('TOOK,date,impressions,clicks\n20,2026-11-02,900,40');
  expect(await screen.findByText(/^Read with the columns you chose on /)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Import 1 day' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Forget these columns' }));
  await waitFor(() => expect(fake.account.reportColumns).toEqual([]));
  await waitFor(() => expect(screen.queryByText(/^Read with the columns/)).not.toBeInTheDocument());
});

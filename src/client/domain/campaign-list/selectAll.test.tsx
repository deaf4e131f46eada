import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign } from '../../testing/builders';
import { aFakeWith, findDialog, openList } from '../../testing/campaignList';
import { onAPhone } from '../../testing/screenWidth';
import { renderApp } from '../../testing/renderApp';

/** Thirty campaigns, of which every third is paused. */
const thirty = () =>
  Array.from({ length: 30 }, (_, index) =>
    aCampaign({ name: `Campaign ${index + 1}`, status: index % 3 === 0 ? 'paused' : 'active' }),
  );

async function selectAll(view: Awaited<ReturnType<typeof openList>>, count = 30) {
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await view.user.click(await screen.findByRole('button', { name: `Select all ${count}` }));
  return screen.findByRole('region', { name: 'Selected campaigns' });
}

/** What the calls asked for. */
const bulkBodies = (fake: ReturnType<typeof aFakeWith>) =>
  fake.calls.filter(({ operation }) => operation === 'changeCampaigns').map(({ body }) => body);

describe('selecting over all pages', () => {
  it('offers all that match once a page is ticked', async () => {
    const view = await openList({ fake: aFakeWith(...thirty()) });
    expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('All 25 on this page are selected.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Select all 30' }));
    expect(screen.getByText('All 30 campaigns are selected.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('checkbox', { name: 'Select Campaign 30' })).toBeChecked();
  });

  it('changes them by what they match, and says which were so already', async () => {
    const fake = aFakeWith(...thirty());
    const view = await openList({ fake });
    const bar = within(await selectAll(view));
    await view.user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('20 paused, 10 were paused already')).toBeVisible();
    expect(bulkBodies(fake)).toEqual([{ action: 'pause', matching: { count: 30 } }]);
  });

  it('asks with the number of all before they are deleted, and deletes what the filters show', async () => {
    const fake = aFakeWith(...thirty(), aCampaign({ name: 'Kept' }));
    const view = await openList({ fake, query: '?search=campaign' });
    const bar = within(await selectAll(view));
    await view.user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await findDialog('Delete 30 campaigns?'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('30 campaigns deleted')).toBeVisible();
    expect(bulkBodies(fake)).toEqual([{ action: 'delete', matching: { search: 'campaign', count: 30 } }]);
    expect(fake.account.campaigns.map(({ name }) => name)).toEqual(['Kept']);
  });

  it('does nothing when the list changed in the meantime, and says so', async () => {
    const fake = aFakeWith(...thirty());
    const view = await openList({ fake });
    const bar = within(await selectAll(view));
    fake.account.campaigns.push(aCampaign({ name: 'Somebody else’s' }));
    await view.user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(
      await screen.findByText('The list changed in the meantime, so nothing was done. Check it, then select again.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected campaigns' })).not.toBeInTheDocument());
    expect(await screen.findByText('1–25 of 31')).toBeVisible();
  });

  it('lets go of all when other filters are shown, and of one when it is unticked', async () => {
    const view = await openList({ fake: aFakeWith(...thirty()) });
    const bar = within(await selectAll(view));
    await view.user.click(screen.getByRole('checkbox', { name: 'Select Campaign 3' }));
    expect(bar.getByText('24')).toBeVisible();
    await view.user.click(screen.getByRole('checkbox', { name: 'Select Campaign 3' }));
    await view.user.click(await screen.findByRole('button', { name: 'Select all 30' }));
    await view.user.click(screen.getByRole('radio', { name: /Active/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected campaigns' })).not.toBeInTheDocument());
  });

  it('works on a phone', async () => {
    onAPhone();
    const fake = aFakeWith(...thirty());
    const { user } = renderApp({ path: '/campaigns', fake });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByRole('button', { name: 'Select all 30' })).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign } from '../../testing/builders';
import { aFakeWith, findDialog, openList, rowOf, select, threeCampaigns } from '../../testing/campaignList';
import { selectSelectedIds } from './campaignsSlice';

const down = { status: 503, detail: 'The database does not answer.' };

describe('several campaigns at once', () => {
  it('are paused, said so and no longer selected', async () => {
    const view = await openList({
      fake: aFakeWith(aCampaign({ name: 'Autumn Lookbook' }), aCampaign({ name: 'Open Day' })),
    });
    const bar = within(await select(view, 'Autumn Lookbook', 'Open Day'));
    await view.user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('2 campaigns paused')).toBeVisible();
    await waitFor(() => expect(rowOf('Open Day').getByText('Paused')).toBeVisible());
    expect(rowOf('Autumn Lookbook').getByText('Paused')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected campaigns' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Open Day' })).not.toBeChecked();
  });

  it('are resumed without a question', async () => {
    const view = await openList({ fake: aFakeWith(aCampaign({ name: 'Demo Requests', status: 'paused' })) });
    const bar = within(await select(view, 'Demo Requests'));
    await view.user.click(bar.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('1 campaign resumed')).toBeVisible();
    await waitFor(() => expect(rowOf('Demo Requests').getByText('Active')).toBeVisible());
  });

  it('are completed only after it was said that this is final', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Demo Requests' }));
    const view = await openList({ fake });
    const bar = within(await select(view, 'Demo Requests'));
    await view.user.click(bar.getByRole('button', { name: 'Complete' }));
    const dialog = within(await findDialog('Complete 1 campaign?'));
    expect(dialog.getByText(/Completed is final/)).toBeVisible();
    expect(fake.countCalls('changeCampaigns')).toBe(0);
    await view.user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('1 campaign completed')).toBeVisible();
    expect(fake.account.campaigns[0]?.status).toBe('completed');
  });

  it('are deleted after a question, the whole page with one box', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const view = await openList({ fake });
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }));
    await view.user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await findDialog('Delete 3 campaigns?'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('3 campaigns deleted')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    expect(fake.account.campaigns).toEqual([]);
  });

  it('give the focus back to the box that was ticked last', async () => {
    const view = await openList({
      fake: aFakeWith(aCampaign({ name: 'Autumn Lookbook' }), aCampaign({ name: 'Open Day' })),
    });
    const bar = within(await select(view, 'Autumn Lookbook', 'Open Day'));
    await view.user.click(bar.getByRole('button', { name: 'Label' }));
    const dialog = within(await findDialog('Label 2 campaigns'));
    await view.user.type(dialog.getByRole('combobox', { name: 'Add labels' }), 'Autumn{Enter}');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Open Day' })).toHaveFocus());
    await view.user.click(screen.getByRole('checkbox', { name: 'Select Open Day' }));
    await view.user.click(await screen.findByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select Open Day' })).toHaveFocus();
  });

  it('give the focus to the page once they are deleted', async () => {
    const view = await openList({ fake: aFakeWith(...threeCampaigns()) });
    const bar = within(await select(view, 'Autumn Lookbook'));
    await view.user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await findDialog('Delete 1 campaign?'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stay as they are when the question is answered with Cancel', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Demo Requests' }));
    const view = await openList({ fake });
    const bar = within(await select(view, 'Demo Requests'));
    await view.user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await findDialog('Delete 1 campaign?'));
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.countCalls('changeCampaigns')).toBe(0);
    expect(screen.getByRole('checkbox', { name: 'Select Demo Requests' })).toBeChecked();
  });

  it('stay selected when the call fails, with the server’s sentence', async () => {
    const fake = aFakeWith(...threeCampaigns());
    fake.answerNext('changeCampaigns', down);
    const view = await openList({ fake });
    const bar = within(await select(view, 'Autumn Lookbook', 'Demo Requests'));
    await view.user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    expect(bar.getByText('2')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Demo Requests' })).toBeChecked();
  });

  it('say how many were refused and why', async () => {
    const view = await openList({ fake: aFakeWith(...threeCampaigns()) });
    const bar = within(await select(view, 'Autumn Lookbook', 'Open Day'));
    await view.user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('1 campaign paused')).toBeVisible();
    expect(
      screen.getByText('1 campaign not changed: A completed campaign is read-only. Duplicate it to run it again.'),
    ).toBeVisible();
  });

  it('wait for the call that is under way', async () => {
    const fake = aFakeWith(...threeCampaigns());
    fake.answerNext('changeCampaigns', 'no-answer');
    const view = await openList({ fake });
    const bar = within(await select(view, 'Autumn Lookbook'));
    await view.user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(await bar.findByRole('button', { name: 'Pause…' })).toBeDisabled();
    expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('can be let go of', async () => {
    const view = await openList({ fake: aFakeWith(...threeCampaigns()) });
    const bar = within(await select(view, 'Autumn Lookbook'));
    await view.user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select Autumn Lookbook' })).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Selected campaigns' })).not.toBeInTheDocument();
  });

  it('are let go of with the page', async () => {
    const view = await openList({ fake: aFakeWith(...threeCampaigns()) });
    await select(view, 'Autumn Lookbook');
    await view.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(selectSelectedIds(view.store.getState())).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aProAccount, aUuid } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };
const aFake = () => createFakeApi({ user: aProAccount() });

async function openViews(fake: ReturnType<typeof aFake>, path = '/analytics') {
  const view = renderApp({ path, fake });
  await view.user.click(await screen.findByRole('button', { name: 'Saved views' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Saved views' }) };
}

describe('saved views', () => {
  it('keep what is asked for, and open it again', async () => {
    const fake = aFake();
    const { user, address, dialog } = await openViews(fake, '/analytics?by=campaign&period=last_90');
    expect(await within(dialog).findByText(/^Nothing saved yet\./)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Save this view as'), 'Ninety days{Enter}');
    expect(await within(dialog).findByRole('button', { name: 'Ninety days' })).toBeVisible();
    expect(fake.account.analyticsViews).toMatchObject([{ name: 'Ninety days', query: 'period=last_90&by=campaign' }]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Period: / }));
    await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await waitFor(() => expect(address()).toContain('period=last_7'));
    await user.click(screen.getByRole('button', { name: 'Saved views' }));
    await user.click(await screen.findByRole('button', { name: 'Ninety days' }));
    expect(address()).toBe('/analytics?period=last_90&by=campaign');
  });

  it('take a name, and keep it where they can’t be saved', async () => {
    const fake = aFake();
    const { user, dialog } = await openViews(fake);
    await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
    expect(await within(dialog).findByText('Please give the view a name.')).toBeVisible();
    fake.answerNext('createAnalyticsView', down);
    await user.type(within(dialog).getByLabelText('Save this view as'), 'Mine{Enter}');
    expect(await within(dialog).findByText('The database does not answer.')).toBeVisible();
    expect(within(dialog).getByLabelText('Save this view as')).toHaveValue('Mine');
  });

  it('are renamed, and keep the new name where it can’t be saved', async () => {
    const fake = aFake();
    fake.account.analyticsViews = [{ id: aUuid(), name: 'Mine', query: '', created_at: '2026-11-02T10:00:00.000Z' }];
    const { user, dialog } = await openViews(fake);
    await user.click(await within(dialog).findByRole('button', { name: 'Rename Mine' }));
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    fake.answerNext('renameAnalyticsView', down);
    await user.clear(renaming.getByLabelText('Name'));
    await user.type(renaming.getByLabelText('Name'), 'Every day{Enter}');
    expect(await renaming.findByText('The database does not answer.')).toBeVisible();
    await user.click(renaming.getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('button', { name: 'Every day' })).toBeVisible();
    expect(fake.account.analyticsViews).toMatchObject([{ name: 'Every day', query: '' }]);
  });

  it('keep their names apart, and what is typed where a view is gone', async () => {
    const fake = aFake();
    const view = (name: string) => ({ id: aUuid(), name, query: '', created_at: '2026-11-02T10:00:00.000Z' });
    fake.account.analyticsViews = [view('Mine'), view('Weekly')];
    const { user, dialog } = await openViews(fake);
    await user.type(await within(dialog).findByLabelText('Save this view as'), 'mine');
    await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
    expect(await within(dialog).findByText('There’s already a view with this name.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Rename Weekly' }));
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    await user.clear(renaming.getByLabelText('Name'));
    await user.type(renaming.getByLabelText('Name'), 'Mine {Enter}');
    expect(await renaming.findByText('There’s already a view with this name.')).toBeVisible();
    expect(fake.countCalls('renameAnalyticsView')).toBe(0);
    await user.clear(renaming.getByLabelText('Name'));
    fake.account.analyticsViews = [];
    await user.type(renaming.getByLabelText('Name'), 'Every week{Enter}');
    expect(await renaming.findByText('This view doesn’t exist, or it belongs to another account.')).toBeVisible();
    expect(renaming.getByLabelText('Name')).toHaveValue('Every week');
  });

  it('are deleted after a question', async () => {
    const fake = aFake();
    fake.account.analyticsViews = [{ id: aUuid(), name: 'Mine', query: '', created_at: '2026-11-02T10:00:00.000Z' }];
    const { user, dialog } = await openViews(fake);
    await user.click(await within(dialog).findByRole('button', { name: 'Delete Mine' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this view?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(/^Nothing saved yet\./)).toBeVisible();
    expect(fake.account.analyticsViews).toEqual([]);
  });

  it('load again after a failure', async () => {
    const fake = aFake();
    fake.account.analyticsViews = [{ id: aUuid(), name: 'Mine', query: '', created_at: '2026-11-02T10:00:00.000Z' }];
    fake.answerNext('listAnalyticsViews', down);
    const { user, dialog } = await openViews(fake);
    expect(await within(dialog).findByText('Couldn’t load your views')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('button', { name: 'Mine' })).toBeVisible();
  });
});

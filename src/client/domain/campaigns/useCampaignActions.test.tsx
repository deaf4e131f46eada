import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api';
import { aCampaign } from '../../testing/builders';
import {
  aFakeWith,
  choose,
  findDialog,
  openList,
  rowOf,
  select,
  shownNames,
  threeCampaigns,
} from '../../testing/campaignList';
import type { AppView } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };
const readOnly = { status: 409, detail: 'A completed campaign is read-only.' };

/** Does what the browser does when somebody comes back to the tab: what is shown is asked for again. */
function comeBackToTab({ store }: AppView) {
  act(() => void store.dispatch(api.internalActions.onFocus()));
}

describe('a campaign of the list', () => {
  it('is edited from its menu, without touching its status', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook', budget: 300 }));
    const view = await openList({ fake });
    await choose(view, 'Autumn Lookbook', 'Edit');
    const dialog = within(await findDialog('Edit campaign'));
    await view.user.clear(dialog.getByLabelText('Budget'));
    await view.user.type(dialog.getByLabelText('Budget'), '$1,250.50');
    await view.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(rowOf('Autumn Lookbook').getByText('$1,250.50')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { body } = fake.calls.find(({ operation }) => operation === 'updateCampaign') ?? {};
    expect(body).toMatchObject({ name: 'Autumn Lookbook', budget: 1250.5 });
    expect(body).not.toHaveProperty('status');
  });

  it('stays in the dialog while the list behind it fails to be read again', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook' }));
    const view = await openList({ fake });
    await choose(view, 'Autumn Lookbook', 'Edit');
    const dialog = within(await findDialog('Edit campaign'));
    await view.user.type(dialog.getByLabelText('Name'), ' Two');
    fake.answerNext('listCampaigns', down);
    comeBackToTab(view);
    expect(await screen.findByText(/The list may be out of date/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Name')).toHaveValue('Autumn Lookbook Two');
  });

  it('is paused from its menu', async () => {
    const view = await openList({ fake: aFakeWith(aCampaign({ name: 'Autumn Lookbook' })) });
    await choose(view, 'Autumn Lookbook', 'Pause');
    await waitFor(() => expect(rowOf('Autumn Lookbook').getByText('Paused')).toBeVisible());
  });

  it('stays active, and says why, when the pause is refused', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook' }));
    fake.answerNext('updateCampaign', readOnly);
    const view = await openList({ fake });
    await choose(view, 'Autumn Lookbook', 'Pause');
    expect(await screen.findByText('A completed campaign is read-only.')).toBeVisible();
    expect(rowOf('Autumn Lookbook').getByText('Active')).toBeVisible();
  });

  it('is completed after a question', async () => {
    const view = await openList({ fake: aFakeWith(aCampaign({ name: 'Autumn Lookbook' })) });
    await choose(view, 'Autumn Lookbook', 'Complete');
    const dialog = within(await findDialog('Complete "Autumn Lookbook"?'));
    await view.user.click(dialog.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(rowOf('Autumn Lookbook').getByText('Completed')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can no longer be edited or moved once it is completed', async () => {
    const { user } = await openList({ fake: aFakeWith(aCampaign({ name: 'Open Day', status: 'completed' })) });
    await user.click(screen.getByRole('button', { name: 'Actions for Open Day' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Labels', 'Duplicate', 'Delete']);
  });

  it('is duplicated, which leads to the copy', async () => {
    const view = await openList({ fake: aFakeWith(aCampaign({ name: 'Autumn Lookbook' })) });
    await choose(view, 'Autumn Lookbook', 'Duplicate');
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn Lookbook (copy)' })).toBeVisible();
  });

  it('says why it can’t be duplicated', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook' }));
    const detail =
      'You’ve created all 50 campaigns that the Pro plan includes this month. Upgrade your plan, or create the campaign next month.';
    fake.answerNext('duplicateCampaign', { status: 403, code: 'plan_limit', detail });
    const view = await openList({ fake });
    await choose(view, 'Autumn Lookbook', 'Duplicate');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(view.address()).toBe('/campaigns');
  });

  it('is deleted after a question, and is no longer selected', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const view = await openList({ fake });
    await select(view, 'Open Day', 'Demo Requests');
    await choose(view, 'Open Day', 'Delete');
    const dialog = within(await findDialog('Delete "Open Day"?'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownNames()).toEqual(['Autumn Lookbook', 'Demo Requests']));
    expect(view.store.getState().campaigns?.selectedIds).toHaveLength(1);
  });

  it('stays, with the reason in the question, when it can’t be deleted', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Open Day' }));
    fake.answerNext('deleteCampaign', down);
    const view = await openList({ fake });
    await choose(view, 'Open Day', 'Delete');
    const dialog = within(await findDialog('Delete "Open Day"?'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('The database does not answer.')).toBeVisible();
    expect(fake.account.campaigns).toHaveLength(1);
  });
});

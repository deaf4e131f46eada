import { screen, waitFor, within } from '@testing-library/react';
import { campaignsApi } from '../../api/campaignsApi';
import { aCampaign } from '../../testing/builders';
import { aFakeWith, choose, findDialog, openList } from '../../testing/campaignList';
import type { FakeApi } from '../../testing/fakeApi';
import type { AppView } from '../../testing/renderApp';

/** Mara has the form open and typed another name, while somebody else saved another budget. */
async function openConflict(prepare?: (view: AppView, fake: FakeApi, id: string) => void) {
  const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook', budget: 300, revision: 1 }));
  const view = await openList({ fake });
  await choose(view, 'Autumn Lookbook', 'Edit');
  const form = within(await findDialog('Edit campaign'));
  await view.user.clear(form.getByLabelText('Name'));
  await view.user.type(form.getByLabelText('Name'), 'Autumn Sale');
  const stored = fake.account.campaigns[0] ?? aCampaign();
  Object.assign(stored, { budget: 900, revision: 2 });
  prepare?.(view, fake, stored.id);
  await view.user.click(form.getByRole('button', { name: 'Save changes' }));
  const conflict = within(await findDialog('This campaign was changed elsewhere'));
  return { ...view, fake, conflict, stored };
}

/** What a colleague's change makes stale becomes known just as the other version is read. */
function makeStaleOnReading({ store }: AppView, { calls }: FakeApi, id: string) {
  const push = calls.push.bind(calls);
  calls.push = (...made) => {
    if (made.some(({ operation }) => operation === 'getCampaign')) {
      store.dispatch(campaignsApi.util.invalidateTags([{ type: 'Campaign', id }]));
    }
    return push(...made);
  };
}

describe('a campaign that somebody else saved meanwhile', () => {
  it('is not saved over; both versions are shown where they differ', async () => {
    const { conflict, stored } = await openConflict();
    expect(stored).toMatchObject({ name: 'Autumn Lookbook', budget: 900, revision: 2 });
    const rows = conflict.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['WhatMineThe other', 'NameAutumn SaleAutumn Lookbook', 'Budget$300$900']);
  });

  it('is shown when a colleague’s change is noticed at the same moment', async () => {
    const { conflict } = await openConflict(makeStaleOnReading);
    expect(conflict.getByRole('row', { name: 'Budget $300 $900' })).toBeVisible();
  });

  it('becomes mine where I keep my version', async () => {
    const { user, conflict, stored } = await openConflict();
    await user.click(conflict.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored).toMatchObject({ name: 'Autumn Sale', budget: 300, revision: 3 });
  });

  it('stays as it is where I take the other version', async () => {
    const { user, conflict, stored, fake } = await openConflict();
    await user.click(conflict.getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored).toMatchObject({ name: 'Autumn Lookbook', budget: 900, revision: 2 });
    expect(fake.countCalls('updateCampaign')).toBe(1);
  });

  it('leads back to the form with what was typed when the question is closed', async () => {
    const { user, conflict } = await openConflict();
    await user.click(conflict.getByRole('button', { name: 'Close' }));
    const form = within(await findDialog('Edit campaign'));
    expect(form.getByLabelText('Name')).toHaveValue('Autumn Sale');
  });
});

it('is sent without a revision to a backend that counts none', async () => {
  const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook' }));
  const view = await openList({ fake });
  await choose(view, 'Autumn Lookbook', 'Edit');
  const form = within(await findDialog('Edit campaign'));
  await view.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { body } = fake.calls.find(({ operation }) => operation === 'updateCampaign') ?? {};
  expect(body).not.toHaveProperty('revision');
});

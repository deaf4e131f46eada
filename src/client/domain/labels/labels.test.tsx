import { screen, waitFor, within } from '@testing-library/react';
import { aDay } from '../../testing/builders';
import { aFakeWith, choose, findDialog, openList, rowOf, select, threeCampaigns } from '../../testing/campaignList';
import { renderApp } from '../../testing/renderApp';

/** Types a label, and ends it with Enter. */
async function type({ user }: Awaited<ReturnType<typeof openList>>, field: string, label: string) {
  await user.type(screen.getByRole('combobox', { name: field }), `${label}{Enter}`);
}

function aFakeWithLabels() {
  const campaigns = threeCampaigns();
  const fake = aFakeWith(...campaigns);
  const [first, second, third] = campaigns;
  if (!first || !second || !third) throw new Error('There are three.');
  first.labels = ['Halden', 'Launch'];
  return { fake, first, second, third };
}

describe('the labels of a campaign', () => {
  it('are shown where it is listed, changed from its menu, and lead to all that have them', async () => {
    const { fake, first } = aFakeWithLabels();
    const view = await openList({ fake });
    expect(rowOf(first.name).getByRole('link', { name: 'Halden' })).toHaveAttribute('href', '/campaigns?label=Halden');
    await choose(view, first.name, 'Labels');
    const dialog = within(await findDialog(`Labels of ${first.name}`));
    await view.user.click(await dialog.findByRole('button', { name: 'Remove Launch', hidden: true }));
    await type(view, 'Labels', '  Retail  ');
    await type(view, 'Labels', 'halden');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Retail' })).toBeVisible();
    expect(first.labels).toEqual(['Halden', 'Retail']);
  });

  it('can be set on a completed campaign, and are refused in the dialog', async () => {
    const { fake, third } = aFakeWithLabels();
    third.labels = Array.from({ length: 20 }, (_, index) => `Label ${index}`);
    const view = await openList({ fake });
    await choose(view, third.name, 'Labels');
    const dialog = within(await findDialog(`Labels of ${third.name}`));
    await view.user.click(await dialog.findByRole('button', { name: 'Remove Label 3', hidden: true }));
    third.labels = third.labels.map((label) => (label === 'Label 3' ? 'From a colleague' : label));
    await type(view, 'Labels', 'One more');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^A campaign can have up to 20 labels/)).toBeVisible();
  });

  it('filter the list', async () => {
    const { fake, first } = aFakeWithLabels();
    const { user } = await openList({ fake });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Label' }), 'Launch');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^actions for/i })).toHaveLength(1));
    expect(rowOf(first.name).getByRole('link', { name: 'Launch' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Label' }), 'All labels');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^actions for/i })).toHaveLength(3));
  });

  it('have no filter as long as there are none', async () => {
    await openList({ fake: aFakeWith(...threeCampaigns()) });
    expect(screen.queryByRole('combobox', { name: 'Label' })).toBeNull();
  });
});

it('labels all that are selected', async () => {
  const { fake, first, second } = aFakeWithLabels();
  const view = await openList({ fake });
  const bar = await select(view, first.name, second.name);
  await view.user.click(within(bar).getByRole('button', { name: 'Label' }));
  const dialog = within(await findDialog('Label 2 campaigns'));
  await type(view, 'Add labels', 'Retail');
  await type(view, 'Remove labels', 'Launch');
  await type(view, 'Remove labels', 'Nobody has this');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 campaigns labeled')).toBeVisible();
  expect([first.labels, second.labels]).toEqual([['Halden', 'Retail'], ['Retail']]);
});

it('breaks analytics down by label', async () => {
  const { fake, first, second } = aFakeWithLabels();
  for (const { id } of [first, second]) fake.account.days.set(id, new Map([['2026-11-02', aDay({ spent: 10 })]]));
  renderApp({ path: '/analytics?from=2026-11-01&to=2026-11-30&by=label', fake });
  const table = within(await screen.findByRole('table'));
  expect((await table.findAllByRole('rowheader')).map((head) => head.textContent)).toEqual([
    'Halden',
    'Launch',
    'No label',
    'Total',
  ]);
});

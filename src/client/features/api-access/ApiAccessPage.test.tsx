import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aTeam, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { anApiKey } from '../../testing/fakeApiKeyAnswers';
import { renderApp } from '../../testing/renderApp';

const path = '/settings/api';
const aFake = () => createFakeApi({ user: aUser({ subscription_plan: 'business' }) });
const down = { status: 503, detail: 'The database does not answer.' };

async function openDialog(fake = aFake()) {
  const view = renderApp({ path, fake });
  await screen.findByText('No keys yet');
  await view.user.click(screen.getAllByRole('button', { name: 'Create key' })[0] as HTMLElement);
  return { ...view, fake, dialog: await screen.findByRole('dialog', { name: 'Create API key' }) };
}

describe('creating a key', () => {
  it('shows its secret once, with a first call', async () => {
    const { user, dialog, fake, world } = await openDialog();
    await user.type(within(dialog).getByLabelText('Name'), 'Nightly report');
    await user.selectOptions(within(dialog).getByLabelText('Access to Numbers'), 'Read and write');
    await user.selectOptions(within(dialog).getByLabelText('Access to Campaigns'), 'Read');
    await user.click(within(dialog).getByRole('button', { name: 'Create key' }));

    const shown = await screen.findByRole('dialog', { name: 'Copy your new key' });
    const [stored] = fake.account.apiKeys;
    expect(stored?.key).toMatchObject({ name: 'Nightly report', scopes: ['campaigns:read', 'numbers:write'] });
    const secret = within(shown).getByLabelText<HTMLInputElement>('Nightly report').value;
    expect(secret).toMatch(/^csk_/);
    expect(within(shown).getByLabelText('A first call')).toHaveTextContent(`Bearer ${secret}`);
    await user.click(within(shown).getByRole('button', { name: 'Copy key' }));
    expect(world.extra.clipboard.writeText).toHaveBeenCalledWith(secret);
    await user.click(within(shown).getByRole('button', { name: 'Done' }));

    const list = await screen.findByRole('list', { name: 'API keys' });
    expect(list).toHaveTextContent('Read campaigns. Read and write numbers.');
    expect(list).not.toHaveTextContent(secret);
  });

  it('asks for a name, access and a date, and keeps what was chosen where it fails', async () => {
    const { user, dialog, fake } = await openDialog();
    const submit = () => user.click(within(dialog).getByRole('button', { name: 'Create key' }));
    await user.selectOptions(within(dialog).getByLabelText('Expires after'), 'Until a date');
    await submit();
    expect(await within(dialog).findByText('Please give the key a name.')).toBeVisible();
    expect(within(dialog).getByText('Choose at least one area.')).toBeVisible();
    expect(within(dialog).getByText('Choose a date.')).toBeVisible();

    await user.type(within(dialog).getByLabelText('Name'), 'Nightly report');
    await user.selectOptions(within(dialog).getByLabelText('Access to Ads'), 'Read');
    await user.selectOptions(within(dialog).getByLabelText('Expires after'), 'No expiration');
    fake.answerNext('createApiKey', down);
    await submit();
    expect(await within(dialog).findByText('The database does not answer.')).toBeVisible();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Nightly report');
    await submit();
    await screen.findByRole('dialog', { name: 'Copy your new key' });
    expect(fake.account.apiKeys).toMatchObject([{ key: { expires_at: null, scopes: ['ads:read'] } }]);
  });
});

describe('a key in the list', () => {
  async function withKey(end: string | null = null) {
    const fake = aFake();
    const key = anApiKey({ expires_at: end });
    fake.account.apiKeys = [{ teamId: null, key }];
    const view = renderApp({ path, fake });
    await screen.findByText('Nightly report');
    return { ...view, fake, key };
  }

  it('is revoked after a question', async () => {
    const { user, fake } = await withKey();
    await user.click(screen.getByRole('button', { name: 'Actions for Nightly report' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke…' }));
    const question = await screen.findByRole('dialog', { name: 'Revoke this key?' });
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('No keys yet')).toBeVisible();
    expect(fake.account.apiKeys).toEqual([]);
  });

  it('is rotated into a new one', async () => {
    const { user, fake, key: old } = await withKey();
    await user.click(screen.getByRole('button', { name: 'Actions for Nightly report' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rotate…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rotate key' });
    await user.selectOptions(within(dialog).getByLabelText('The old key'), 'Stops at once');
    await user.click(within(dialog).getByRole('button', { name: 'Create new key' }));
    expect(await screen.findByRole('dialog', { name: 'Copy your new key' })).toBeVisible();
    await waitFor(() => expect(fake.account.apiKeys).toHaveLength(1));
    expect(fake.account.apiKeys[0]?.key.id).not.toBe(old.id);
  });

  it('says that it has expired', async () => {
    const { user } = await withKey('2020-01-01T00:00:00.000Z');
    expect(screen.getByText('Expired Jan 1, 2020')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Nightly report' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove…' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Rotate…' })).not.toBeInTheDocument();
  });
});

it('offers a team’s members no higher role than their own', async () => {
  const fake = aFake();
  const team = aTeam({ members: [aMember({ user_id: fake.account.user.id, role: 'editor' })] });
  fake.state.teams = [team];
  const { user } = renderApp({ path, fake });
  await screen.findByText('No keys yet');
  await user.click(screen.getByRole('button', { name: /^Workspace/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: new RegExp(team.name) }));
  expect(
    await screen.findByText(`Keys let scripts and other tools work with the campaigns of ${team.name}.`),
  ).toBeVisible();
  await user.click((await screen.findAllByRole('button', { name: 'Create key' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
  const roles = within(within(dialog).getByLabelText('Role')).getAllByRole('option');
  expect(roles.map(({ textContent }) => textContent)).toEqual(['Viewer', 'Editor']);
});

it('says which plan has it where the own one doesn’t', async () => {
  renderApp({ path, fake: createFakeApi({ user: aUser({ subscription_plan: 'pro' }) }) });
  expect(await screen.findByText('API access is part of the Business and Enterprise plans.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
});

it('loads again after a failure', async () => {
  const fake = aFake();
  fake.answerNext('listApiKeys', down);
  const { user } = renderApp({ path, fake });
  expect(await screen.findByText('Couldn’t load API keys')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No keys yet')).toBeVisible();
});

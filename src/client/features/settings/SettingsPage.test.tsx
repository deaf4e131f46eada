import { screen, waitFor, within } from '@testing-library/react';
import { aDevice, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { setPageSetting } from '../../testing/pageSettings';
import { renderApp } from '../../testing/renderApp';

async function openSettings(options: Parameters<typeof renderApp>[0] = {}) {
  const view = renderApp({ path: '/settings', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return view;
}

function panel(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('the name', () => {
  it('can be changed, and shows in the bar at once', async () => {
    const { user } = await openSettings();
    const field = screen.getByLabelText('Full name');
    await user.clear(field);
    await user.type(field, 'Ada Byron');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Name saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();
  });

  it('keeps what was typed and says why when it is refused', async () => {
    const { user } = await openSettings();
    const field = screen.getByLabelText('Full name');
    await user.clear(field);
    await user.type(field, '  ');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Full name can’t be blank.'));
    expect(field).toHaveValue('  ');
  });
});

describe('a form of the settings that is refused', () => {
  it('tells above what is wrong with what it does not show', async () => {
    const { user, fake } = await openSettings();
    fake.answerNext('changePassword', {
      status: 422,
      detail: 'Please correct these fields: New password, Device.',
      code: 'validation_failed',
      errors: [
        { field: 'new_password', message: 'This password is among the most used.' },
        { field: 'device', message: 'This device is not known.' },
      ],
    });
    await user.type(screen.getByLabelText('Current password'), 'secret1');
    await user.type(screen.getByLabelText('New password'), 'brand new');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await panel('Password').findByRole('alert')).toHaveTextContent(/^This device is not known\.$/);
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/among the most used/);
  });
});

describe('an address that nobody has confirmed', () => {
  it('is shown, and the link for it can be mailed again', async () => {
    const { user, fake } = await openSettings({ account: aUser({ email_verified: false }) });
    expect(panel('Confirm your email').getByText('mara@northfold.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('A new link is on its way.')).toBeVisible();
    expect(fake.countCalls('requestEmailVerification')).toBe(1);
  });

  describe('where no mail goes out', () => {
    beforeEach(() => setPageSetting('mail', 'off'));
    afterEach(() => setPageSetting('mail', 'on'));

    it('is not said to have got a link', async () => {
      await openSettings({ account: aUser({ email_verified: false }) });
      expect(
        panel('Confirm your email').getByText(/^Email isn’t set up here yet, so no link was sent to/),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
    });
  });

  it('says why no other link is mailed', async () => {
    const account = aUser({ email: 'slow-down@northfold.example', email_verified: false });
    const { user } = await openSettings({ account });
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Too many tries. Try again in 15 minutes.')).toBeVisible();
  });

  it.each([true, undefined])('is not asked for where the server says %s', async (verified) => {
    await openSettings({ account: aUser({ email_verified: verified }) });
    expect(screen.queryByRole('region', { name: 'Confirm your email' })).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  it('can be changed with the current one', async () => {
    const { user, fake } = await openSettings();
    await user.type(screen.getByLabelText('Current password'), 'secret1');
    await user.type(screen.getByLabelText('New password'), 'brand new');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(fake.account.password).toBe('brand new');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('stays what it was without the current one', async () => {
    const { user, fake } = await openSettings();
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'brand new');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'The current password is incorrect.',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('brand new');
    expect(fake.account.password).toBe('secret1');
  });

  it('is not there for a demo account', async () => {
    await openSettings({ account: aUser({ is_demo: true }) });
    expect(screen.queryByRole('region', { name: 'Password' })).not.toBeInTheDocument();
  });
});

describe('devices', () => {
  it('are named, the current one is marked, and others can be signed out', async () => {
    const fake = createFakeApi();
    fake.account.devices.set(
      'other',
      aDevice({ name: 'Safari on iPhone', user_agent: 'Mozilla/5.0 (iPhone) AppleWebKit Version/19 Safari/604.1' }),
    );
    const { user } = await openSettings({ fake });
    expect(await panel('Devices').findByText('Safari on iPhone')).toBeVisible();
    expect(panel('Devices').getAllByText('This device')).toHaveLength(1);
    await user.click(panel('Devices').getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(panel('Devices').queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(fake.account.devices.has('other')).toBe(false);
  });

  it('can be asked for again when they did not load', async () => {
    const fake = createFakeApi();
    fake.answerNext('listSessions', { status: 503, detail: 'The database does not answer.' });
    const { user } = await openSettings({ fake });
    expect(await panel('Devices').findByText('The database does not answer.')).toBeVisible();
    await user.click(panel('Devices').getByRole('button', { name: 'Retry' }));
    expect(await panel('Devices').findByText('This device')).toBeVisible();
  });
});

describe('one’s data', () => {
  it('comes as a JSON file', async () => {
    const { user, world } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(world.downloads).toHaveLength(1));
    const [file] = world.downloads;
    expect(file?.fileName).toMatch(/^account-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(file?.text ?? '')).toMatchObject({ user: { email: 'mara@northfold.example' } });
  });

  it('is deleted with the typed address and the password', async () => {
    const { user, fake } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Type mara@northfold.example to confirm'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByRole('heading', { level: 1, name: /One clear picture/ })).toBeVisible();
    expect(await screen.findByText('Account deleted')).toBeVisible();
    expect(fake.state.accounts).toEqual([]);
  });

  it('stays when the address is not one’s own', async () => {
    const { user, fake } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const field = dialog.getByLabelText('Type mara@northfold.example to confirm');
    await user.type(field, 'other@a.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please type mara@northfold.example to confirm.'));
    expect(field).toHaveValue('other@a.example');
    expect(fake.state.accounts).toHaveLength(1);
  });

  it('needs no password where there is none', async () => {
    const { user } = await openSettings({ account: aUser({ is_demo: true }) });
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  });
});

it('picks a theme', async () => {
  const { user } = await openSettings();
  const group = within(screen.getByRole('radiogroup', { name: 'Theme' }));
  expect(group.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(group.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
});

describe('the emails about what clients say', () => {
  const tick = () => screen.findByRole('checkbox', { name: /^Email me when clients comment or decide/ });

  it('are turned off and on, at once', async () => {
    const { user, fake } = await openSettings();
    expect(await tick()).toBeChecked();
    await user.click(await tick());
    await waitFor(() => expect(fake.account.proofEmails).toBe(false));
    expect(await tick()).not.toBeChecked();
    await user.click(await tick());
    await waitFor(() => expect(fake.account.proofEmails).toBe(true));
  });

  it('stay as they are where that is refused, and say why', async () => {
    const { user, fake } = await openSettings();
    await tick();
    fake.answerNext('setProofEmails', { status: 503, detail: 'The database does not answer.' });
    await user.click(await tick());
    expect(await panel('Emails').findByRole('alert')).toHaveTextContent('The database does not answer.');
    expect(await tick()).toBeChecked();
  });

  it('say that the choice can’t be read, and try again', async () => {
    const fake = createFakeApi();
    fake.answerNext('getProofEmails', 'network-error');
    const { user } = await openSettings({ fake });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await tick()).toBeChecked();
  });

  it('are no choice where no mail goes out', async () => {
    setPageSetting('mail', 'off');
    await openSettings();
    expect(screen.queryByRole('region', { name: 'Emails' })).not.toBeInTheDocument();
    setPageSetting('mail', 'on');
  });

  it('are turned off by the link in one, without a session', async () => {
    const fake = createFakeApi();
    renderApp({ path: '/unsubscribe?from=proofs&token=proof-emails-token', account: null, fake });
    expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
    expect(fake.account.proofEmails).toBe(false);
  });

  it('say so where the link in one no longer works', async () => {
    renderApp({ path: '/unsubscribe?from=proofs&token=old', account: null, fake: createFakeApi() });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

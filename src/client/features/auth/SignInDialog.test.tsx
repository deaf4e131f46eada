import { screen, waitFor, within } from '@testing-library/react';
import { setPageSetting } from '../../testing/pageSettings';
import { renderApp } from '../../testing/renderApp';

async function openDialog() {
  const view = renderApp({ account: null });
  await view.user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Test Product' }));
  return { ...view, dialog };
}

/** Whether people see a text that is there: what is for screen readers alone is cut to one pixel. */
function isSeen(text: HTMLElement): boolean {
  for (let element: HTMLElement | null = text; element; element = element.parentElement)
    if (getComputedStyle(element).width === '1px') return false;
  return true;
}

describe('the sign-in dialog', () => {
  it('opens on Login', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(dialog.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(dialog.getByText('Enter your credentials to access your account.')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(dialog.getByLabelText('Email')).toBeRequired();
    expect(dialog.getByLabelText('Password')).toBeRequired();
  });

  it('asks for name, address and a password of six characters on Sign Up', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    expect(dialog.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    expect(dialog.getByText('Sign up to start creating amazing marketing campaigns.')).toBeVisible();
    expect(dialog.getByLabelText('Full Name')).toBeRequired();
    expect(dialog.getByLabelText('Email')).toBeRequired();
    expect(dialog.getByLabelText('Password')).toHaveAttribute('minlength', '6');
  });

  it('keeps the values of the two tabs apart', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'one@a.example');
    await user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    expect(dialog.getByLabelText('Email')).toHaveValue('');
    await user.type(dialog.getByLabelText('Email'), 'two@a.example');
    await user.click(dialog.getByRole('tab', { name: 'Login' }));
    expect(dialog.getByLabelText('Email')).toHaveValue('one@a.example');
  });

  it('signs in, says so and closes', async () => {
    const { user, dialog, world } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByText('Successfully logged in!')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(world.stored('token')).toMatch(/^token-/);
  });

  it('reads what it is doing and can’t be pressed again while it is busy', async () => {
    const { user, dialog, fake } = await openDialog();
    fake.answerNext('logIn', 'no-answer');
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1');
    const button = dialog.getByRole('button', { name: 'Sign In' });
    await user.click(button);
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleName('Signing in...');
  });

  it('stays open with what was typed when it is refused; the toast alone tells why', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Error')).toBeInTheDocument();
    const password = dialog.getByLabelText('Password');
    expect(password).toHaveValue('wrong');
    expect(password).toBeInvalid();
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription('Incorrect email or password.');
    expect(isSeen(dialog.getByText('Incorrect email or password.'))).toBe(false);
    expect(dialog.getByLabelText('Email')).toBeValid();
  });

  it('blames the network when no answer comes', async () => {
    const { user, dialog, fake } = await openDialog();
    fake.answerNext('logIn', 'network-error');
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible();
    expect(dialog.queryByText('Network error. Please try again.')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Password')).toBeValid();
  });

  it('falls back to its own words when the server gives none', async () => {
    const { user, dialog, fake } = await openDialog();
    fake.answerNext('logIn', { status: 500, detail: '' });
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(dialog.queryByText('Login failed')).not.toBeInTheDocument();
  });

  it('creates an account', async () => {
    const { user, dialog, fake } = await openDialog();
    await user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    await user.type(dialog.getByLabelText('Full Name'), 'Ada Byron');
    await user.type(dialog.getByLabelText('Email'), 'ada@engine.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByText('Account created successfully!')).toBeInTheDocument();
    expect(fake.state.accounts.map(({ user: { full_name: name } }) => name)).toContain('Ada Byron');
  });

  it('marks the address that has an account already', async () => {
    const { user, dialog, fake } = await openDialog();
    fake.answerNext('registerAccount', { status: 409, detail: 'This address has an account.', code: 'email_taken' });
    await user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    await user.type(dialog.getByLabelText('Full Name'), 'Ada Byron');
    await user.type(dialog.getByLabelText('Email'), 'ada@engine.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('This address has an account.'),
    );
    expect(isSeen(dialog.getByText('This address has an account.'))).toBe(false);
  });

  it('tells screen readers which field is refused', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    await user.type(dialog.getByLabelText('Full Name'), '   ');
    await user.type(dialog.getByLabelText('Email'), 'ada@engine.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Full Name')).toHaveAccessibleDescription('Full name can’t be blank.'),
    );
    expect(isSeen(dialog.getByText('Full name can’t be blank.'))).toBe(false);
  });

  it('offers a link by email to someone who tried too often, and to nobody else', async () => {
    const { user, dialog, fake } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Email me a sign-in link' })).not.toBeInTheDocument();
    fake.answerNext('logIn', { status: 429, detail: 'Too many sign-in attempts.', code: 'rate_limited' });
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Too many sign-in attempts.')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Email me a sign-in link' }));
    expect(await dialog.findByText('Check your email. The link works once, for 15 minutes.')).toBeVisible();
    expect(dialog.queryByText('Too many sign-in attempts.')).not.toBeInTheDocument();
    expect(fake.countCalls('requestSignInLink')).toBe(1);
  });

  it('tells why a link could not be sent, and offers it again', async () => {
    const { user, dialog, fake } = await openDialog();
    fake.answerNext('logIn', { status: 429, detail: 'Too many sign-in attempts.', code: 'rate_limited' });
    fake.answerNext('requestSignInLink', { status: 429, detail: 'Too many requests.', code: 'rate_limited' });
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Email me a sign-in link' }));
    expect(await screen.findByText('Too many requests.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible();
  });

  it('sends a link for a forgotten password', async () => {
    const { user, dialog, fake } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.click(dialog.getByRole('button', { name: 'Forgot your password?' }));
    expect(dialog.getByLabelText('Email')).toHaveValue('mara@northfold.example');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByText('If this address has an account, a link is on its way to it.')).toBeVisible();
    expect(fake.countCalls('requestPasswordReset')).toBe(1);
  });

  describe('where no email goes out', () => {
    beforeEach(() => setPageSetting('mail', 'off'));
    afterEach(() => setPageSetting('mail', 'on'));

    it('promises none', async () => {
      const { user, dialog, fake } = await openDialog();
      fake.answerNext('logIn', { status: 429, detail: 'Too many sign-in attempts.', code: 'rate_limited' });
      await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
      await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
      expect(await dialog.findByRole('button', { name: 'Request a sign-in link' })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Forgot your password?' }));
      expect(dialog.getByText(/^Email isn’t set up here/)).toBeVisible();
      expect(dialog.queryByText(/email you/)).not.toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Request link' })).toBeVisible();
    });
  });
});

describe('the page of the mailed link', () => {
  it('says once, at its field, what is wrong with a password', async () => {
    const { user, fake } = renderApp({ path: '/password-reset?token=of-the-mail', account: null });
    const message = 'This password is among the most used.';
    const errors = [{ field: 'password', message }];
    fake.answerNext('confirmPasswordReset', { status: 422, detail: message, code: 'validation_failed', errors });
    await user.type(await screen.findByLabelText('New password'), 'password1{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/among the most used/),
    );
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('sets a new password and asks to sign in with it', async () => {
    const { user, fake } = renderApp({ path: '/password-reset?token=reset-token', account: null });
    await user.type(await screen.findByLabelText('New password'), 'brand new{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Welcome to Test Product' })).toBeVisible();
    expect(fake.account.password).toBe('brand new');
  });

  it('says that a link was used', async () => {
    const { user } = renderApp({ path: '/password-reset?token=old', account: null });
    await user.type(await screen.findByLabelText('New password'), 'brand new{Enter}');
    expect(
      await screen.findByText(
        'This link was already used, is invalid, or is more than an hour old. Please request a new one.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('brand new');
  });

  it('says that a link is not complete', async () => {
    renderApp({ path: '/password-reset', account: null });
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
  });
});

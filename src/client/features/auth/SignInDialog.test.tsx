import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

async function openDialog() {
  const view = renderApp({ account: null });
  await view.user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Test Product' }));
  return { ...view, dialog };
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

  it('stays open with the server’s sentence and what was typed when it is refused', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await dialog.findByText('Email or password is wrong.')).toBeVisible();
    expect(dialog.getByLabelText('Password')).toHaveValue('wrong');
    const toast = await screen.findByText('Error');
    expect(toast).toBeInTheDocument();
    expect(screen.getAllByText('Email or password is wrong.')).toHaveLength(2);
  });

  it('blames the network when no answer comes', async () => {
    const { user, dialog, fake } = await openDialog();
    fake.answerNext('logIn', 'network-error');
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    expect(await dialog.findByText('Network error. Please try again.')).toBeVisible();
  });

  it('falls back to its own words when the server gives none', async () => {
    const { user, dialog, fake } = await openDialog();
    fake.answerNext('logIn', { status: 500, detail: '' });
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    expect(await dialog.findByText('Login failed')).toBeVisible();
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

  it('says which field is refused at that field', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    await user.type(dialog.getByLabelText('Full Name'), '   ');
    await user.type(dialog.getByLabelText('Email'), 'ada@engine.example');
    await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Full Name')).toHaveAccessibleDescription('Name must not be empty.'),
    );
  });

  it('sends a link for a forgotten password', async () => {
    const { user, dialog, fake } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
    await user.click(dialog.getByRole('button', { name: 'Forgot your password?' }));
    expect(dialog.getByLabelText('Email')).toHaveValue('mara@northfold.example');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText('If this address has an account, a link is on its way to it.')).toBeVisible();
    expect(fake.countCalls('requestPasswordReset')).toBe(1);
  });
});

describe('the page of the mailed link', () => {
  it('sets a new password and asks to sign in with it', async () => {
    const { user, fake } = renderApp({ path: '/password-reset?token=reset-token', account: null });
    await user.type(await screen.findByLabelText('New password'), 'brand new{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Welcome to Test Product' })).toBeVisible();
    expect(fake.account.password).toBe('brand new');
  });

  it('says that a link was used', async () => {
    const { user } = renderApp({ path: '/password-reset?token=old', account: null });
    await user.type(await screen.findByLabelText('New password'), 'brand new{Enter}');
    expect(await screen.findByText('This link was used or is too old. Ask for a new one.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('brand new');
  });

  it('says that a link is not complete', async () => {
    renderApp({ path: '/password-reset', account: null });
    expect(await screen.findByText('This link is not complete')).toBeVisible();
  });
});

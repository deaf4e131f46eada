import { screen, waitFor, within } from '@testing-library/react';
import { createFakeApi } from '../../testing/fakeApi';
import { fakeSignInLinkToken } from '../../testing/fakeAuthAnswers';
import { fakeAppCodes, turnOnFakeTwoStep } from '../../testing/fakeTwoStepAnswers';
import { renderApp } from '../../testing/renderApp';

const [firstCode, secondCode] = fakeAppCodes;

/** Signs in with the password of an account that takes a code. */
async function openSecondStep() {
  const fake = createFakeApi();
  const recoveryCodes = turnOnFakeTwoStep(fake.account);
  const view = renderApp({ account: null, fake });
  await view.user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Test Product' }));
  await view.user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
  await view.user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
  await dialog.findByRole('heading', { name: 'Two-step sign-in' });
  return { ...view, fake, dialog, recoveryCodes };
}

describe('the second step of signing in', () => {
  it('follows the password in the same dialog, without a word of a failure', async () => {
    const { dialog, world } = await openSecondStep();
    expect(dialog.getByText('Enter the 6-digit code from your authenticator app.')).toBeVisible();
    const code = dialog.getByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toBeRequired();
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(world.stored('token')).toBeUndefined();
  });

  it('signs in with a code of the app, and asks for none on a device that is remembered', async () => {
    const { user, dialog, fake, world } = await openSecondStep();
    await user.type(dialog.getByLabelText('Code'), firstCode);
    await user.click(dialog.getByRole('checkbox', { name: 'Remember this device for 30 days' }));
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByText('Successfully logged in!')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(world.stored('token')).toMatch(/^token-/);
    expect(fake.account.twoStep.isRemembered).toBe(true);
  });

  it('marks a wrong code, and a toast alone tells why', async () => {
    const { user, dialog } = await openSecondStep();
    await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('Error')).toBeInTheDocument();
    const code = dialog.getByLabelText('Code');
    expect(code).toHaveValue('000000');
    expect(code).toBeInvalid();
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/^That code isn’t right\. Use the newest one/);
    await user.clear(code);
    await user.type(code, `${secondCode}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('takes a recovery code', async () => {
    const { user, dialog, recoveryCodes } = await openSecondStep();
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    const field = dialog.getByLabelText('Recovery code');
    expect(field).toHaveFocus();
    expect(field).not.toHaveAttribute('inputmode');
    await user.type(field, `${recoveryCodes[0]}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('forgets what was typed, and what was wrong with it, where the other kind of code is wanted', async () => {
    const { user, dialog } = await openSecondStep();
    await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Code')).toBeInvalid());
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    expect(dialog.getByLabelText('Recovery code')).toHaveAttribute('aria-invalid', 'false');
    expect(dialog.getByLabelText('Recovery code')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Use your authenticator app' }));
    expect(dialog.getByLabelText('Code')).toHaveFocus();
  });

  it('leads back to the login, which has the email yet', async () => {
    const { user, dialog } = await openSecondStep();
    await user.click(dialog.getByRole('button', { name: 'Back to login' }));
    expect(dialog.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('mara@northfold.example');
    expect(dialog.getByLabelText('Password')).toHaveValue('');
  });

  it('leads back where the sign-in has ended, and a toast tells why', async () => {
    const { user, dialog, fake } = await openSecondStep();
    fake.account.twoStep.challenges = [];
    await user.type(dialog.getByLabelText('Code'), `${firstCode}{Enter}`);
    expect(await dialog.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(await screen.findByText(/^This sign-in took too long/)).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('mara@northfold.example');
  });

  it('keeps the code when the network is away', async () => {
    const { user, dialog, fake } = await openSecondStep();
    fake.answerNext('completeSignIn', 'network-error');
    await user.type(dialog.getByLabelText('Code'), `${firstCode}{Enter}`);
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Code')).toHaveValue(firstCode);
  });

  it('says that it is busy', async () => {
    const { user, dialog, fake } = await openSecondStep();
    fake.answerNext('completeSignIn', 'no-answer');
    await user.type(dialog.getByLabelText('Code'), firstCode);
    const button = dialog.getByRole('button', { name: 'Sign In' });
    await user.click(button);
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleName('Signing in...');
  });
});

describe('the second step after a mailed link', () => {
  async function openLink() {
    const fake = createFakeApi();
    turnOnFakeTwoStep(fake.account);
    const view = renderApp({ account: null, fake, path: `/sign-in-link?token=${fakeSignInLinkToken}` });
    await screen.findByRole('heading', { level: 1, name: 'Sign in by email' });
    const page = within(screen.getByRole('main'));
    await view.user.click(page.getByRole('button', { name: 'Sign In' }));
    await page.findByRole('heading', { name: 'Two-step sign-in' });
    return { ...view, fake, page };
  }

  it('signs in with a code', async () => {
    const { user, page } = await openLink();
    await user.type(page.getByLabelText('Code'), `${firstCode}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('offers another link where the sign-in has ended', async () => {
    const { user, page, fake } = await openLink();
    fake.account.twoStep.challenges = [];
    await user.type(page.getByLabelText('Code'), `${firstCode}{Enter}`);
    expect(await page.findByRole('button', { name: 'Email me a new link' })).toBeVisible();
    expect(page.getByText(/^The link was already used/)).toBeVisible();
  });
});

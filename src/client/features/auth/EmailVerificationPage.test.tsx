import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const unverified = aUser({ email_verified: false });
const working = '/verify-email?token=verification-token';

it('confirms the address of the signed-in account, once', async () => {
  const { fake, store, user } = renderApp({ path: working, account: unverified });
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(fake.countCalls('confirmEmailVerification')).toBe(1);
  expect(fake.account.user.email_verified).toBe(true);
  await user.click(screen.getByRole('link', { name: /^Go to / }));
  await waitFor(() => expect(store.getState().auth.user?.email_verified).toBe(true));
});

it('shows the confirmed address although the account was read just before', async () => {
  const fake = createFakeApi({ user: unverified });
  let arrive: (() => void) | undefined;
  fake.answerNext('getCurrentUser', { arrivingAfter: new Promise<void>((resolve) => (arrive = resolve)) });
  const { store } = renderApp({ path: working, fake });
  await waitFor(() => expect(fake.account.user.email_verified).toBe(true));
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(store.getState().auth.user).toBeNull();
  arrive?.();
  await waitFor(() => expect(store.getState().auth.user?.email_verified).toBe(true));
});

it('confirms an address without a session, and signs nobody in', async () => {
  const fake = createFakeApi({ user: unverified });
  const { store } = renderApp({ path: working, account: null, fake });
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(store.getState().auth.status).toBe('unauthenticated');
});

it('says that a link was used or is too old, and where another one is to be had', async () => {
  renderApp({ path: '/verify-email?token=old', account: unverified });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(
    screen.getByText('This link was already used, or it’s more than 7 days old. Send yourself a new one in Settings.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
});

it('says that nothing is left to do when a used link is opened again', async () => {
  renderApp({ path: working, account: aUser() });
  expect(await screen.findByRole('heading', { name: 'Your email is already confirmed' })).toBeVisible();
});

it('offers another try when the server cannot be reached', async () => {
  const fake = createFakeApi({ user: unverified });
  fake.answerNext('confirmEmailVerification', 'network-error');
  const { user } = renderApp({ path: working, account: unverified, fake });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});

it('says that a link is not complete', async () => {
  renderApp({ path: '/verify-email', account: null });
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
});

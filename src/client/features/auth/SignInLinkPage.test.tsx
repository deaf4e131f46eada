import { screen, within } from '@testing-library/react';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const working = '/sign-in-link?token=sign-in-link-token';

it('signs in when the button is pressed, and not before', async () => {
  const { fake, user, world } = renderApp({ path: working, account: null });
  const page = within(await screen.findByRole('main'));
  const button = await page.findByRole('button', { name: 'Sign In' });
  expect(fake.countCalls('confirmSignInLink')).toBe(0);
  await user.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await screen.findByText('Successfully logged in!')).toBeVisible();
  expect(world.stored('token')).toMatch(/^token-/);
});

it('says that a link was used or is too old, and mails another one', async () => {
  const { fake, user } = renderApp({ path: '/sign-in-link?token=old', account: null });
  const page = within(await screen.findByRole('main'));
  await user.click(await page.findByRole('button', { name: 'Sign In' }));
  expect(
    await page.findByText(
      'This link was already used, is invalid, or is more than 15 minutes old. Please request a new one.',
    ),
  ).toBeVisible();
  await user.type(page.getByLabelText('Email'), 'mara@northfold.example');
  await user.click(page.getByRole('button', { name: 'Email me a new link' }));
  expect(await page.findByText('Check your email. The link works once, for 15 minutes.')).toBeVisible();
  expect(fake.countCalls('requestSignInLink')).toBe(1);
});

it('says that a link is not complete', async () => {
  renderApp({ path: '/sign-in-link', account: null });
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
});

it('keeps the link when the server cannot be reached', async () => {
  const fake = createFakeApi();
  fake.answerNext('confirmSignInLink', 'network-error');
  const { user } = renderApp({ path: working, account: null, fake });
  const page = within(await screen.findByRole('main'));
  await user.click(await page.findByRole('button', { name: 'Sign In' }));
  expect(await page.findByText('Network error. Please try again.')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

it('uses no link up for someone who is signed in', async () => {
  const { fake } = renderApp({ path: working });
  expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
  expect(fake.countCalls('confirmSignInLink')).toBe(0);
});

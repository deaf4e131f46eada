import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';

function openDialog({ user: account = aUser({ subscription_plan: 'pro' }) } = {}) {
  const fake = createFakeApi({ user: account });
  const view = renderApp({ path: '/analytics', account, fake });
  const open = async () => {
    await view.user.click(await screen.findByRole('button', { name: 'Email summary' }));
    return screen.findByRole('dialog', { name: 'Email summary' });
  };
  return { ...view, fake, open };
}

it('is off until it is chosen, and says when the next one goes where', async () => {
  const { user, fake, open } = openDialog();
  const dialog = within(await open());
  expect(await dialog.findByRole('radio', { name: 'Off' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Weekly' }));
  expect(await dialog.findByText(/^It goes to mara@northfold.example every Monday, next on .+ 20\d\d\./)).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Off' }));
  expect(await dialog.findByText('You don’t get a summary.')).toBeVisible();
  expect(fake.account.emailSummaries.get(null)).toEqual({ cadence: 'off', next_on: null });
});

it('shows what was stored, however long it takes to be read again', async () => {
  const { user, fake, open } = openDialog();
  const dialog = within(await open());
  const weekly = await dialog.findByRole('radio', { name: 'Weekly' });
  fake.answerNext('getEmailSummary', 'no-answer');
  await user.click(weekly);
  expect(await dialog.findByText(/every Monday, next on/)).toBeVisible();
  expect(weekly).toBeChecked();
});

it('keeps what was chosen before where the choice isn’t stored, and says why', async () => {
  const { user, fake, open } = openDialog();
  const dialog = within(await open());
  fake.answerNext('setEmailSummary', { status: 503, detail: 'The database does not answer.' });
  await user.click(await dialog.findByRole('radio', { name: 'Monthly' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The database does not answer.');
  expect(dialog.getByRole('radio', { name: 'Off' })).toBeChecked();
});

it('asks who has not confirmed the address to do so first', async () => {
  const { user, open } = openDialog({ user: aUser({ subscription_plan: 'pro', email_verified: false }) });
  const dialog = within(await open());
  await user.click(await dialog.findByRole('radio', { name: 'Weekly' }));
  expect(await dialog.findByText(/^Confirm your email first/)).toBeVisible();
});

it('says that the choice can’t be read, and tries again', async () => {
  const { user, fake, open } = openDialog();
  fake.answerNext('getEmailSummary', 'network-error');
  const dialog = within(await open());
  await user.click(await dialog.findByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('radio', { name: 'Off' })).toBeChecked();
});

describe('the link in a summary', () => {
  const subscribed = () => {
    const fake = createFakeApi();
    fake.account.emailSummaries.set(null, { cadence: 'weekly', next_on: '2026-11-23' });
    return fake;
  };

  it('turns it off at once, without a session', async () => {
    const fake = subscribed();
    renderApp({ path: '/unsubscribe?token=summary-token', account: null, fake });
    expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
    expect(fake.account.emailSummaries.get(null)).toEqual({ cadence: 'off', next_on: null });
    expect(fake.countCalls('stopEmailSummary')).toBe(1);
  });

  it('says that it no longer works, or is incomplete', async () => {
    const { unmount } = renderApp({ path: '/unsubscribe?token=old', account: null, fake: subscribed() });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    unmount();
    renderApp({ path: '/unsubscribe', account: null });
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
  });

  it('tries again when the server can’t be reached', async () => {
    const fake = subscribed();
    fake.answerNext('stopEmailSummary', 'network-error');
    const { user } = renderApp({ path: '/unsubscribe?token=summary-token', account: null, fake });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(fake.account.emailSummaries.get(null)?.cadence).toBe('off'));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aUser } from '../../testing/builders';
import { findDialog } from '../../testing/campaignList';
import { createFakeApi } from '../../testing/fakeApi';
import { type AppView, renderApp } from '../../testing/renderApp';

const now = () => Date.UTC(2026, 10, 20);

async function openDialog(fake = createFakeApi({ now })) {
  const view = renderApp({ path: '/campaigns/new', fake });
  const dialog = within(await findDialog('Create campaign'));
  return { ...view, dialog, submit: () => dialog.getByRole('button', { name: 'Create campaign' }) };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

/** Pasted, because a letter at a time takes a test long. */
async function fill({ user, dialog }: Dialog, { name = 'Free Shipping Week', budget = '12,000' } = {}) {
  await user.click(dialog.getByLabelText('Name'));
  await user.paste(name);
  await user.click(dialog.getByLabelText('Budget'));
  await user.paste(budget);
}

function sent({ fake }: AppView) {
  return fake.calls.find(({ operation }) => operation === 'createCampaign')?.body;
}

describe('a new campaign', () => {
  it('is created with what was typed, and opened', async () => {
    const view = await openDialog();
    const { user, dialog } = view;
    await fill(view);
    await user.selectOptions(dialog.getByLabelText('Platform'), 'LinkedIn');
    await user.selectOptions(dialog.getByLabelText('Status'), 'Paused');
    await user.type(dialog.getByLabelText('Start date'), '2026-11-01');
    await user.type(dialog.getByLabelText('Objective (optional)'), 'Leads');
    await user.click(view.submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'Free Shipping Week' })).toBeVisible();
    expect(sent(view)).toEqual({
      name: 'Free Shipping Week',
      platform: 'linkedin',
      budget: 12000,
      status: 'paused',
      objective: 'Leads',
      target_audience: null,
      start_date: '2026-11-01',
      end_date: null,
    });
    const [created] = view.fake.account.campaigns;
    expect(view.address()).toBe(`/campaigns/${created?.id}`);
  });

  it('is in the list afterwards, and the dialog is not on the way back', async () => {
    const view = await openDialog();
    await fill(view);
    await view.user.click(view.submit());
    await screen.findByRole('heading', { level: 1, name: 'Free Shipping Week' });
    await view.user.click(screen.getByRole('link', { name: 'Campaigns', current: false }));
    expect(await screen.findByRole('link', { name: 'Free Shipping Week' })).toBeVisible();
    expect(screen.getByText('1 of 3 created this month')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('needs a name and a budget, which the browser says by itself', async () => {
    const { user, dialog, submit, fake } = await openDialog();
    expect(dialog.getByLabelText('Name')).toBeRequired();
    expect(dialog.getByLabelText('Budget')).toBeRequired();
    await user.click(submit());
    expect(dialog.getByLabelText('Name')).toBeInvalid();
    expect(fake.countCalls('createCampaign')).toBe(0);
  });

  it('is not sent while a field is wrong, and each field says what is', async () => {
    const view = await openDialog();
    const { user, dialog } = view;
    await fill(view, { name: '  ', budget: '1.005' });
    await user.type(dialog.getByLabelText('Start date'), '2026-11-02');
    await user.type(dialog.getByLabelText('End date'), '2026-11-01');
    await user.click(view.submit());
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Give the campaign a name.');
    expect(dialog.getByLabelText('Budget')).toHaveAccessibleDescription('The budget can have up to two decimals.');
    expect(dialog.getByLabelText('End date')).toHaveAccessibleDescription(
      'The end date can’t be before the start date.',
    );
    await user.type(dialog.getByLabelText('Name'), 'x');
    expect(dialog.getByLabelText('Name')).not.toHaveAccessibleDescription();
    expect(view.fake.countCalls('createCampaign')).toBe(0);
  });

  it('shows the server’s refusal at its field and keeps what was typed', async () => {
    const view = await openDialog();
    await fill(view, { name: 'refuse me' });
    await view.user.click(view.submit());
    const name = view.dialog.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is refused, as it asks for.'));
    expect(name).toHaveFocus();
    expect(view.dialog.getAllByText('Name is refused, as it asks for.')).toHaveLength(1);
    expect(name).toHaveValue('refuse me');
    expect(view.dialog.getByLabelText('Budget')).toHaveValue('12,000');
  });

  it('says that the plan’s campaigns of the month were used up while it was filled in', async () => {
    const fake = createFakeApi({ user: aUser(), now });
    fake.account.campaigns = [aCampaign(), aCampaign()];
    const view = await openDialog(fake);
    await fill(view);
    fake.account.campaigns.push(aCampaign());
    await view.user.click(view.submit());
    const reason = await view.dialog.findByText(
      'You’ve created all 3 campaigns that the Free plan includes this month. Upgrade your plan, or create the campaign next month.',
    );
    expect(reason).toBeVisible();
    expect(fake.account.campaigns).toHaveLength(3);
    expect(view.dialog.getByLabelText('Name')).toHaveValue('Free Shipping Week');
  });

  it('survives a broken network and goes through when it is back', async () => {
    const view = await openDialog();
    view.fake.answerNext('createCampaign', 'network-error');
    await fill(view);
    await view.user.click(view.submit());
    expect(await view.dialog.findByText('Network error. Please try again.')).toBeVisible();
    expect(view.dialog.getByLabelText('Name')).toHaveValue('Free Shipping Week');
    await view.user.click(view.submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'Free Shipping Week' })).toBeVisible();
  });

  it('is created once, however often it is submitted', async () => {
    const view = await openDialog();
    let answer: (value: unknown) => void = () => undefined;
    view.fake.answerNext('createCampaign', { after: new Promise((resolve) => (answer = resolve)) });
    await fill(view);
    const button = view.submit();
    await view.user.dblClick(button);
    await view.user.type(view.dialog.getByLabelText('Name'), '{Enter}');
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleName('Creating…');
    answer(undefined);
    expect(await screen.findByRole('heading', { level: 1, name: 'Free Shipping Week' })).toBeVisible();
    expect(view.fake.countCalls('createCampaign')).toBe(1);
  });

  it.each([
    ['Cancel', async ({ user, dialog }: Dialog) => user.click(dialog.getByRole('button', { name: 'Cancel' }))],
    ['Escape', async ({ user }: Dialog) => user.keyboard('{Escape}')],
  ])('is left with %s for the list', async (_how, leave) => {
    const view = await openDialog();
    await leave(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.address()).toBe('/campaigns');
    expect(view.fake.countCalls('createCampaign')).toBe(0);
  });
});

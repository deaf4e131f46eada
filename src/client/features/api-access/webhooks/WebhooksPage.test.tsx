import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from '../../../api/webhooksApi';
import { aMember, aTeam, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { aDelivery, aWebhook } from '../../../testing/fakeWebhookAnswers';
import { renderApp } from '../../../testing/renderApp';

const path = '/settings/api/webhooks';
const aFake = () => createFakeApi({ user: aUser({ subscription_plan: 'business' }) });
const address = 'hooks.northfold.example/studio';

const webhook = aWebhook({ url: `https://${address}` });

function withWebhook(changes: Partial<Webhook> = {}, deliveries: WebhookDelivery[] = []) {
  const fake = aFake();
  fake.account.webhooks = [{ teamId: null, webhook: { ...webhook, ...changes }, deliveries }];
  return fake;
}

async function openMenu(fake = withWebhook()) {
  const view = renderApp({ path, fake });
  await view.user.click(await screen.findByRole('button', { name: `Actions for ${address}` }));
  return {
    ...view,
    fake,
    choose: async (name: string) => view.user.click(await screen.findByRole('menuitem', { name })),
  };
}

describe('adding a webhook', () => {
  async function openDialog() {
    const fake = aFake();
    const view = renderApp({ path, fake });
    await screen.findByText('No webhooks yet');
    await view.user.click(screen.getAllByRole('button', { name: 'Add webhook' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    return {
      ...view,
      fake,
      dialog,
      submit: () => view.user.click(within(dialog).getByRole('button', { name: 'Add webhook' })),
    };
  }

  it('shows its secret once', async () => {
    const { user, dialog, submit, fake, world } = await openDialog();
    await user.type(within(dialog).getByLabelText('Address'), ` https://${address}`);
    await user.click(within(dialog).getByLabelText('Plan changed'));
    expect(within(dialog).queryByText('Members')).not.toBeInTheDocument();
    await submit();
    const shown = await screen.findByRole('dialog', { name: 'Copy the signing secret' });
    const secret = within(shown).getByLabelText<HTMLInputElement>(`Secret for ${address}`).value;
    await user.click(within(shown).getByRole('button', { name: 'Copy secret' }));
    expect(world.extra.clipboard.writeText).toHaveBeenCalledWith(secret);
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    const list = await screen.findByRole('list', { name: 'Webhooks' });
    expect(list).toHaveTextContent(address);
    expect(list).not.toHaveTextContent(secret);
    expect(fake.account.webhooks).toMatchObject([{ webhook: { url: `https://${address}` } }]);
    expect(fake.account.webhooks[0]?.webhook.events).not.toContain('plan.changed');
  });

  it('asks for an address and events, and says what the server refuses', async () => {
    const { user, dialog, submit } = await openDialog();
    for (const box of within(dialog).getAllByRole('checkbox'))
      if ((box as HTMLInputElement).checked) await user.click(box);
    await submit();
    expect(await within(dialog).findByText('Please enter the address of your server.')).toBeVisible();
    expect(within(dialog).queryByText('Choose at least one event.')).not.toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Address'), 'http://hooks.northfold.example');
    await user.click(within(dialog).getByLabelText('Saved'));
    await submit();
    expect(await within(dialog).findByText('The address must start with https://.')).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveValue('http://hooks.northfold.example');
  });
});

describe('a webhook in the list', () => {
  it('is switched off and on', async () => {
    const { choose, user, fake } = await openMenu();
    await choose('Switch off');
    expect(await screen.findByText('Off')).toBeVisible();
    expect(await screen.findByText('Webhook switched off')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Actions for ${address}` }));
    expect(screen.queryByRole('menuitem', { name: 'Send test' })).not.toBeInTheDocument();
    await choose('Switch on');
    expect(await screen.findByText('On')).toBeVisible();
    expect(fake.account.webhooks[0]?.webhook.is_on).toBe(true);
  });

  it('is edited', async () => {
    const { choose, user, fake } = await openMenu();
    await choose('Edit…');
    const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' });
    expect(within(dialog).getByLabelText('Address')).toHaveValue(webhook.url);
    await user.click(within(dialog).getByLabelText('Saved'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(fake.account.webhooks[0]?.webhook.events).toEqual(['campaign.created', 'ad.saved']);
  });

  it('gets another secret', async () => {
    const { choose, user } = await openMenu();
    await choose('Replace secret…');
    const dialog = await screen.findByRole('dialog', { name: 'Replace secret' });
    await user.selectOptions(within(dialog).getByLabelText('The old secret'), 'Signs too for 7 days');
    await user.click(within(dialog).getByRole('button', { name: 'Create new secret' }));
    const shown = await screen.findByRole('dialog', { name: 'Copy the signing secret' });
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/^The old secret signs too until /)).toBeVisible();
  });

  it('is deleted after a question', async () => {
    const { choose, user } = await openMenu();
    await choose('Delete…');
    const question = await screen.findByRole('dialog', { name: 'Delete this webhook?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
  });

  it.each<[Partial<Webhook>, string, string]>([
    [
      { failing_since: '2026-11-12T10:00:00.000Z' },
      'Failing',
      'Nothing arrives. We try again for a day, then switch it off.',
    ],
    [{ is_on: false, off_reason: 'failing' }, 'Switched off', 'Nothing arrived for a day.'],
    [{ is_on: false, off_reason: 'gone' }, 'Switched off', 'The receiver said that it’s gone for good (410).'],
    [{ is_on: false, off_reason: 'behind' }, 'Switched off', '10,000 deliveries were waiting.'],
  ])('says that it does not work: %j', async (changes, label, text) => {
    renderApp({ path, fake: withWebhook(changes) });
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the log', () => {
  const log = `${path}/${webhook.id}`;

  it('shows what was sent and answered', async () => {
    const { user } = renderApp({ path: log, fake: withWebhook({}, [aDelivery()]) });
    const list = await screen.findByRole('list', { name: 'Deliveries' });
    expect(list).toHaveTextContent('campaign.createdDelivered');
    expect(list).toHaveTextContent('Answer 2001,120 ms');
    await user.click(within(list).getByText('Details'));
    expect(within(list).getByLabelText('What was sent: campaign.created')).toHaveTextContent(
      '"type": "campaign.created"',
    );
    expect(within(list).getByLabelText('What was answered: campaign.created')).toHaveTextContent('Thanks');
  });

  it('says why something failed, and sends it again', async () => {
    const failed = aDelivery({ status: 'failed', attempts: 9, failure: 'timeout' });
    const { user } = renderApp({ path: log, fake: withWebhook({}, [failed]) });
    expect(await screen.findByText('The receiver didn’t answer within 5 seconds.')).toBeVisible();
    expect(screen.getByText('9 tries')).toBeVisible();
    await user.click(screen.getByText('Details'));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await within(screen.getByRole('list', { name: 'Deliveries' })).findByText('Waiting')).toBeVisible();
  });

  it('shows a test at once, and by state', async () => {
    const { user } = renderApp({ path: log, fake: withWebhook() });
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send test' }));
    expect(await screen.findByText('webhook.test')).toBeVisible();
    expect(await screen.findByText('Test on its way')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Delivered' }));
    expect(await screen.findByText('Nothing delivered')).toBeVisible();
  });

  it('of a webhook that is gone says so', async () => {
    renderApp({ path: log, fake: aFake() });
    expect(await screen.findByText('Webhook not found')).toBeVisible();
  });

  it('that can’t be read can be asked for again', async () => {
    const fake = withWebhook({}, [aDelivery()]);
    fake.answerNext('listWebhookDeliveries', { status: 503, detail: 'The database does not answer.' });
    const { user } = renderApp({ path: log, fake });
    expect(await screen.findByText('Couldn’t load deliveries')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Deliveries' })).toBeVisible();
  });
});

it('tells a team’s editors whom to ask', async () => {
  const fake = aFake();
  const team = aTeam({ members: [aMember({ user_id: fake.account.user.id, role: 'editor' })] });
  fake.state.teams = [team];
  const { user } = renderApp({ path, fake });
  await screen.findByText('No webhooks yet');
  await user.click(screen.getByRole('button', { name: /^Workspace/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: new RegExp(team.name) }));
  expect(await screen.findByText('The owner and admins of this team manage its webhooks.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add webhook' })).not.toBeInTheDocument();
});

it('says which plan has it where the own one doesn’t', async () => {
  renderApp({ path, fake: createFakeApi({ user: aUser({ subscription_plan: 'pro' }) }) });
  expect(await screen.findByText('API access is part of the Business and Enterprise plans.')).toBeVisible();
});

import { Webhook as Verifier } from 'standardwebhooks';
import { startReceiver } from '../server/testing/webhookReceiver';
import { expectNoViolationAtAnyWidth, type Screen } from './accessibilityCheck';
import { expect, test } from './fixtures';
import { RunningServer } from './server';

test('a webhook is added by hand, told what happens, fails, and is sent again', async ({
  signedIn: page,
  request,
  account,
}) => {
  const receiver = await startReceiver();
  try {
    await page.goto('/settings/api');
    await page.getByRole('link', { name: 'Manage webhooks' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByLabel('Address').fill('http://10.0.0.1/hooks');
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(form.getByText('The address must start with https://.')).toBeVisible();
    await form.getByLabel('Address').fill(receiver.url);
    await form.getByRole('button', { name: 'Add webhook' }).dblclick();
    const shown = page.getByRole('dialog', { name: 'Copy the signing secret' });
    const secret = await shown.getByLabel('Secret for').inputValue();
    await shown.getByRole('button', { name: 'Done' }).click();
    // A double click added one.
    await expect(page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('list', { name: 'Webhooks' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Send test' }).click();
    const rows = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'webhook.test' }).getByText('Delivered')).toBeVisible();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
    });

    receiver.answer = (response) => void response.writeHead(500).end('Out of order.');
    const headersOfCall = { Authorization: `Bearer ${account.token}` };
    const campaign = { name: 'Spring beans', platform: 'google', budget: 100 };
    expect((await request.post('/api/campaigns', { headers: headersOfCall, data: campaign })).status()).toBe(201);
    await page.reload();
    const failed = rows.filter({ hasText: 'campaign.created' });
    await expect(failed.getByText('The receiver refused it.')).toBeVisible();
    await expect(page.getByText('Failing')).toBeVisible();
    receiver.answer = (response) => void response.writeHead(204).end();
    await failed.getByText('Details').click();
    await expect(failed.getByText('Out of order.')).toBeVisible();
    await failed.getByRole('button', { name: 'Try now' }).click();
    await expect(failed.getByText('Delivered')).toBeVisible();
    expect(receiver.types()).toEqual(['webhook.test', 'campaign.created', 'campaign.created']);
  } finally {
    await receiver.close();
  }
});

test('what was to be told before the server was killed is told after its start', async ({ browser }) => {
  const receiver = await startReceiver();
  // It hangs until the server is gone.
  receiver.answer = () => {};
  const server = await RunningServer.start({ DEFAULT_PLAN: 'business' });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const post = async (path: string, data: object, token = '') => {
      const answer = await context.request.post(`/api${path}`, { headers: { Authorization: `Bearer ${token}` }, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { access_token: string };
    };
    const who = { email: 'mara@northfold.example', password: 'a long enough password', full_name: 'Mara Okafor' };
    const { access_token: token } = await post('/auth/register', who);
    await post('/webhooks', { url: receiver.url, events: ['campaign.created'] }, token);
    await post('/campaigns', { name: 'Spring beans', platform: 'google', budget: 100 }, token);
    await expect.poll(() => receiver.received.length).toBe(1);
    await server.kill('SIGKILL');
    receiver.answer = (response) => void response.writeHead(204).end();
    await server.run();
    await post('/campaigns', { name: 'Autumn beans', platform: 'google', budget: 100 }, token);
    // The killed process counts as sending for half a minute; then both come, the first of them again.
    await expect
      .poll(() => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, {
        timeout: 240_000,
      })
      .toBe(2);
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  } finally {
    await context.close();
    await server.dispose();
    await receiver.close();
  }
});

const screens: Screen[] = [
  { name: 'no webhooks', show: async (page) => void (await page.goto('/settings/api/webhooks')) },
  {
    name: 'new webhook, refused',
    show: async (page) => {
      await page.getByRole('button', { name: 'Add webhook' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
      await expect(page.getByText('Please enter the address of your server.')).toBeVisible();
    },
  },
  {
    name: 'secret of a webhook',
    show: async (page) => {
      await page.getByLabel('Address').fill(`https://127.0.0.1:9/${'hooks/'.repeat(20)}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
      await expect(page.getByRole('dialog', { name: 'Copy the signing secret' })).toBeVisible();
    },
  },
  {
    name: 'webhooks',
    show: async (page) => {
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('All events')).toBeVisible();
    },
  },
  {
    name: 'log of a webhook',
    show: async (page) => {
      await page.getByRole('list', { name: 'Webhooks' }).getByRole('link').click();
      await page.getByRole('button', { name: 'Send test' }).click();
      await expect(page.getByText('The receiver couldn’t be reached.')).toBeVisible();
      await page.getByText('Details').click();
      await expect(page.getByText('Sent')).toBeVisible();
    },
  },
];

test('webhooks have no accessibility violation at any width, light and dark', async ({ signedIn: page }) => {
  await expectNoViolationAtAnyWidth(page, screens);
});

import type { CreatedWebhook, Webhook, WebhookDelivery } from '../api/webhooksApi';
import { aUuid } from './builders';
import type { FakeAccount, FakeWebhook } from './fakeAccount';
import { refuseWithoutAccess } from './fakeApiKeyAnswers';
import { type FakeAnswers, FakeRefusal, type FakeState, notFound, pageOf, refuseFaults } from './fakeState';

type WebhookOperation =
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'redeliverWebhook';

/** How other programs are told what happens. The fake backend sends nothing: what is to be sent waits. */
export const webhookAnswers: FakeAnswers<WebhookOperation> = {
  listWebhooks: ({ account, query }) =>
    pageOf(
      account.webhooks.filter((one) => one.teamId === query.get('team_id')).map(({ webhook }) => webhook),
      query,
    ),
  createWebhook: ({ state, account, query, body: { url, events } }) => {
    const teamId = query.get('team_id');
    refuseWrongAddress(url);
    refuseWithoutAccess(state, account, teamId);
    const webhook = {
      id: aUuid(),
      url,
      events,
      is_on: true,
      off_reason: null,
      failing_since: null,
      old_secret_until: null,
      created_at: new Date(state.now()).toISOString(),
    };
    account.webhooks = [{ teamId, webhook, deliveries: [] }, ...account.webhooks];
    return { body: withSecret({ teamId, webhook, deliveries: [] }) };
  },
  updateWebhook: ({ state, account, params, body: { url, events, is_on } }) => {
    if (url !== undefined) refuseWrongAddress(url);
    const found = webhookOf(account, params.id);
    refuseWithoutAccess(state, account, found.teamId);
    found.webhook = {
      ...found.webhook,
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events }),
      ...(is_on !== undefined && { is_on, off_reason: null, failing_since: null }),
    };
    return { body: found.webhook };
  },
  deleteWebhook: ({ account, params }) => {
    const found = webhookOf(account, params.id);
    account.webhooks = account.webhooks.filter((one) => one !== found);
    return { body: undefined };
  },
  rotateWebhookSecret: ({ state, account, params, body }) => {
    const found = webhookOf(account, params.id);
    refuseWithoutAccess(state, account, found.teamId);
    const until = body.overlap_hours === 0 ? null : new Date(state.now() + body.overlap_hours * 3_600_000);
    found.webhook = { ...found.webhook, old_secret_until: until?.toISOString() ?? null };
    return { body: withSecret(found) };
  },
  testWebhook: ({ state, account, params }) => {
    const found = webhookOf(account, params.id);
    refuseWithoutAccess(state, account, found.teamId);
    refuseOff(found);
    const delivery = aTestDelivery(state, account, found);
    found.deliveries = [delivery, ...found.deliveries];
    return { body: delivery };
  },
  listWebhookDeliveries: ({ account, params, query }) => {
    const status = query.get('status');
    const { deliveries } = webhookOf(account, params.id);
    return pageOf(
      deliveries.filter((one) => status === null || one.status === status),
      query,
    );
  },
  redeliverWebhook: ({ state, account, params }) => {
    const found = account.webhooks.find(({ deliveries }) => deliveries.some(({ id }) => id === params.id));
    const delivery = found?.deliveries.find(({ id }) => id === params.id);
    if (!found || !delivery) throw notFound('delivery');
    refuseWithoutAccess(state, account, found.teamId);
    refuseOff(found);
    const again = {
      ...delivery,
      status: 'waiting' as const,
      attempts: 0,
      due_at: new Date(state.now()).toISOString(),
    };
    found.deliveries = found.deliveries.map((one) => (one === delivery ? again : one));
    return { body: again };
  },
};

const withSecret = ({ webhook }: FakeWebhook): CreatedWebhook => ({
  webhook,
  secret: `whsec_${aUuid().replaceAll('-', '')}`,
});

function webhookOf(account: FakeAccount, id: string | undefined): FakeWebhook {
  const found = account.webhooks.find(({ webhook }) => webhook.id === id);
  if (!found) throw notFound('webhook');
  return found;
}

function aTestDelivery(state: FakeState, account: FakeAccount, { teamId, webhook }: FakeWebhook): WebhookDelivery {
  const now = new Date(state.now()).toISOString();
  const data = {
    workspace_id: teamId ?? account.user.id,
    actor_id: account.user.id,
    action: 'webhook_tested',
    id: webhook.id,
    name: 'Test',
    detail: '',
  };
  return {
    id: aUuid(),
    event: 'webhook.test',
    status: 'waiting',
    attempts: 0,
    created_at: now,
    due_at: now,
    tried_at: null,
    took_ms: null,
    body: JSON.stringify({ type: 'webhook.test', timestamp: now, data }),
    answer_status: null,
    answer: null,
    failure: null,
  };
}

const refuseWrongAddress = (url: string): void =>
  refuseFaults({ url: !url.startsWith('https://') && 'The address must start with https://.' });

function refuseOff({ webhook }: FakeWebhook): void {
  if (!webhook.is_on) throw new FakeRefusal(409, 'webhook_off', 'This webhook is off. Switch it on first.');
}

export function aWebhook(own: Partial<Webhook> = {}): Webhook {
  return {
    id: aUuid(),
    url: 'https://hooks.northfold.example/studio',
    events: ['campaign.created'],
    is_on: true,
    off_reason: null,
    failing_since: null,
    old_secret_until: null,
    created_at: '2026-11-12T10:00:00.000Z',
    ...own,
  };
}

export function aDelivery(own: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: aUuid(),
    event: 'campaign.created',
    status: 'delivered',
    attempts: 1,
    created_at: '2026-11-12T10:00:00.000Z',
    due_at: null,
    tried_at: '2026-11-12T10:00:01.000Z',
    took_ms: 1_120,
    body: '{"type":"campaign.created"}',
    answer_status: 200,
    answer: 'Thanks',
    failure: null,
    ...own,
  };
}

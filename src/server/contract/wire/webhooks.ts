import type { CreatedWebhook, Delivery, Webhook } from '../../modules/webhooks/webhooks.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireWebhook = (webhook: Webhook): Every<WireTypes['Webhook']> => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  is_on: webhook.isOn,
  off_reason: webhook.offReason,
  failing_since: webhook.failingSince?.toISOString() ?? null,
  old_secret_until: webhook.oldSecretUntil?.toISOString() ?? null,
  created_at: webhook.createdAt.toISOString(),
});

export const toWireCreatedWebhook = ({ webhook, secret }: CreatedWebhook): Every<WireTypes['CreatedWebhook']> => ({
  webhook: toWireWebhook(webhook),
  secret,
});

export const toWireDelivery = (delivery: Delivery): Every<WireTypes['WebhookDelivery']> => ({
  id: delivery.id,
  event: delivery.event,
  status: delivery.dueAt !== null ? 'waiting' : delivery.failure === null ? 'delivered' : 'failed',
  attempts: delivery.attempts,
  created_at: delivery.createdAt.toISOString(),
  due_at: delivery.dueAt?.toISOString() ?? null,
  tried_at: delivery.triedAt?.toISOString() ?? null,
  took_ms: delivery.tookMs,
  body: delivery.body,
  answer_status: delivery.answerStatus,
  answer: delivery.answer,
  failure: delivery.failure,
});

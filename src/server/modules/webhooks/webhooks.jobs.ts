import type { JobDefinitions } from '../../lib/jobs';
import type { WebhookDeliveryService } from './webhookDelivery.service';
import type { WebhookJobs } from './webhooks.types';

/** If one fails, the next look for overdue deliveries makes up for it. */
const tries = { retryLimit: 0, expireInSeconds: 60, retentionDays: 1 } as const;

interface WebhookServices {
  webhookDelivery: Pick<WebhookDeliveryService, 'deliver' | 'wakeOverdue'>;
}

/** Several at once, so that slow receivers keep no others waiting. */
export const webhookJobs: JobDefinitions<WebhookJobs, WebhookServices> = {
  'deliver-webhook': {
    tries,
    atOnce: 4,
    work: ({ webhookDelivery }, { webhookId }) => webhookDelivery.deliver(webhookId),
  },
  'deliver-slow-webhook': {
    tries,
    atOnce: 4,
    work: ({ webhookDelivery }, { webhookId }) => webhookDelivery.deliver(webhookId),
  },
  'wake-webhooks': {
    tries: { policy: 'singleton', ...tries },
    atOnce: 1,
    cron: '* * * * *',
    work: ({ webhookDelivery }) => webhookDelivery.wakeOverdue(),
  },
};

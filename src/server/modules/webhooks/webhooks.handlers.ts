import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireCreatedWebhook, toWireDelivery, toWireWebhook } from '../../contract/wire/webhooks';
import type { WebhooksService } from './webhooks.service';

type WebhookHandlers = Pick<
  Handlers,
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'redeliverWebhook'
>;

export function createWebhookHandlers({ webhooks }: { webhooks: WebhooksService }): WebhookHandlers {
  return {
    listWebhooks: async ({ scope, query }) => {
      const paged = await webhooks.list(scope, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireWebhook) };
    },
    createWebhook: async ({ scope, body: { url, events } }) => ({
      status: 201,
      body: toWireCreatedWebhook(await webhooks.create(scope, { url, events })),
    }),
    updateWebhook: async ({ scope, params, body: { url, events, is_on: isOn } }) => {
      const changes = {
        ...(url !== undefined && { url }),
        ...(events !== undefined && { events }),
        ...(isOn !== undefined && { isOn }),
      };
      return { status: 200, body: toWireWebhook(await webhooks.update(scope, params.id, changes)) };
    },
    deleteWebhook: async ({ scope, params }) => {
      await webhooks.delete(scope, params.id);
      return { status: 204 };
    },
    rotateWebhookSecret: async ({ scope, params, body }) => ({
      status: 200,
      body: toWireCreatedWebhook(await webhooks.rotateSecret(scope, params.id, body.overlap_hours)),
    }),
    testWebhook: async ({ scope, params }) => ({
      status: 202,
      body: toWireDelivery(await webhooks.test(scope, params.id)),
    }),
    listWebhookDeliveries: async ({ params, query }) => {
      const paged = await webhooks.deliveries(params.id, query.status, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireDelivery) };
    },
    redeliverWebhook: async ({ scope, params }) => ({
      status: 202,
      body: toWireDelivery(await webhooks.redeliver(scope, params.id)),
    }),
  };
}

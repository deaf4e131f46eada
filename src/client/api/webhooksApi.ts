import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type Webhook, type WebhookDelivery, generatedApi } from './generated/webhooks.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, tagsOfList } from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation, before lists become pages. */
type WebhooksDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  WebhooksDefinitions,
  { listWebhooks: Page<Webhook>; listWebhookDeliveries: Page<WebhookDelivery> }
>;

const webhooksChange = invalidatesOnSuccess(() => [listTag('Webhook')]);
const deliveriesChange = invalidatesOnSuccess(() => [listTag('WebhookDelivery')]);
const bothChange = invalidatesOnSuccess(() => [listTag('Webhook'), listTag('WebhookDelivery')]);

/** Webhooks, by which other programs learn what happens. */
export const webhooksApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listWebhooks: { transformResponse: toPage<Webhook>, providesTags: (page) => tagsOfList('Webhook', page?.items) },
    createWebhook: { invalidatesTags: webhooksChange },
    updateWebhook: { invalidatesTags: bothChange },
    deleteWebhook: { invalidatesTags: bothChange },
    rotateWebhookSecret: { invalidatesTags: webhooksChange },
    testWebhook: { invalidatesTags: deliveriesChange },
    listWebhookDeliveries: {
      transformResponse: toPage<WebhookDelivery>,
      providesTags: (page) => tagsOfList('WebhookDelivery', page?.items),
    },
    redeliverWebhook: { invalidatesTags: deliveriesChange },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useRedeliverWebhookMutation,
} = webhooksApi;
export type {
  CreatedWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryStatus,
  WebhookEvent,
} from './generated/webhooks.gen';

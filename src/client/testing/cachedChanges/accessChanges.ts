import { type Changes, paysForBusiness } from './change';

/** API keys and webhooks. */
export const accessChanges = {
  createApiKey: {
    before: paysForBusiness,
    arg: () => ({ newApiKey: { name: 'Nightly report', scopes: ['campaigns:read'] } }),
  },
  revokeApiKey: { arg: ({ apiKey }) => ({ id: apiKey.id }) },
  rotateApiKey: {
    before: paysForBusiness,
    arg: ({ apiKey }) => ({ id: apiKey.id, apiKeyRotation: { overlap_hours: 24 } }),
  },
  createWebhook: {
    before: paysForBusiness,
    arg: () => ({ newWebhook: { url: 'https://hooks.northfold.example/2', events: ['ad.saved'] } }),
  },
  updateWebhook: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id, webhookChange: { is_on: false } }),
    mayAsk: ['listWebhooks', 'listWebhookDeliveries'],
  },
  deleteWebhook: {
    arg: ({ webhook }) => ({ id: webhook.id }),
  },
  rotateWebhookSecret: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id, secretRotation: { overlap_hours: 24 } }),
  },
  testWebhook: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id }),
  },
  redeliverWebhook: {
    before: paysForBusiness,
    arg: ({ delivery }) => ({ id: delivery.id }),
  },
} satisfies Partial<Changes>;

import { toWireWebhook } from '../../contract/wire/webhooks';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { webhookDeliveries, webhooks as webhooksTable } from '../../db/tables/webhooks';
import { allOfThem } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { LimitsService } from '../limits/limits.service';
import type { Site } from '../mail/mail.types';
import type { PlansService } from '../plans/plans.service';
import { createWebhookDeliveriesRepository } from './webhookDeliveries.repository';
import { createWebhookDeliveryService, type DeliveryTx, type WebhookDeliveryService } from './webhookDelivery.service';
import type { WebhookSender } from './webhookSender.port';
import { createWebhookHandlers } from './webhooks.handlers';
import { webhookJobs } from './webhooks.jobs';
import { createWebhooksRepository } from './webhooks.repository';
import { createWebhooksService, type WebhooksService } from './webhooks.service';

const repositories = (db: Db) => ({
  webhooks: createWebhooksRepository(db),
  webhookDeliveries: createWebhookDeliveriesRepository(db),
});

type Repositories = ReturnType<typeof repositories>;

interface GivenToWebhooks extends Given<Repositories, DeliveryTx> {
  config: Site;
  plans: PlansService;
  limits: LimitsService;
  webhookSender: WebhookSender;
}

interface WebhookServices {
  webhooks: WebhooksService;
  webhookDelivery: WebhookDeliveryService;
}

export const webhooksModule = {
  repositories,
  services: ({ repositories: stored, config: site, webhookSender: sender, ...deps }: GivenToWebhooks) => ({
    webhooks: createWebhooksService({ ...stored, ...deps, sender }),
    webhookDelivery: createWebhookDeliveryService({ ...deps, sender, site }),
  }),
  handlers: createWebhookHandlers,
  jobs: webhookJobs,
  housekeeping: ({ webhooks }: WebhookServices) => ({
    'old webhook deliveries': () => webhooks.removeOld(),
  }),
  accountExport: async ({ webhooks }: WebhookServices, ofAccount: Scope) => ({
    webhooks: (await webhooks.list(ofAccount, allOfThem)).items.map(toWireWebhook),
  }),
  activity: {},
  itemKinds: { webhook: itemsIn(webhooksTable), delivery: itemsIn(webhookDeliveries) },
} satisfies ServerModule;

import { randomBytes } from 'node:crypto';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { AuditActionOf, AuditTx } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { dayMs, hourMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { JobSender } from '../../lib/jobs';
import type { Page, Paged } from '../../lib/page';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { addDelivery, wake } from './webhookRecorder';
import type { WebhookSender } from './webhookSender.port';
import type { WebhookDeliveriesRepository } from './webhookDeliveries.repository';
import type { WebhooksRepository } from './webhooks.repository';
import type {
  CreatedWebhook,
  Delivery,
  DeliveryStatus,
  OffReason,
  Receiver,
  Webhook,
  WebhookFields,
  WebhookJobs,
} from './webhooks.types';

/** The most webhooks that a workspace has. */
const mostWebhooks = 10;
const keptMs = 30 * dayMs;

export interface WebhooksTx extends AuditTx, PlansTx {
  webhooks: WebhooksRepository;
  webhookDeliveries: WebhookDeliveriesRepository;
  jobs: JobSender<WebhookJobs>;
}

interface WebhooksDeps {
  webhooks: WebhooksRepository;
  webhookDeliveries: WebhookDeliveriesRepository;
  unitOfWork: UnitOfWork<WebhooksTx>;
  plans: Pick<PlansService, 'requireFeature'>;
  limits: Pick<LimitsService, 'countAskedDelivery'>;
  sender: Pick<WebhookSender, 'complaintAbout'>;
  clock: Clock;
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** Switches a webhook off, and gives up what waits. */
export async function switchOff(tx: WebhooksTx, id: string, offReason: OffReason | null): Promise<void> {
  await tx.webhooks.change(id, { isOn: false, offReason });
  await tx.webhookDeliveries.giveUpWaiting(id, 'switched_off');
}

/** Where workspaces tell other programs what happens. Rule: docs/product-rules.md, "Webhooks". */
export function createWebhooksService({
  webhooks,
  webhookDeliveries,
  unitOfWork,
  plans,
  limits,
  sender,
  clock,
}: WebhooksDeps) {
  const refuseWrongAddress = (url: string): void => {
    const complaint = sender.complaintAbout(url);
    if (complaint !== undefined) throw invalidField('url', complaint);
  };

  /** Until the transaction ends. Throws `Refusal('plan_required')` and `Refusal('not_found')`. */
  const lock = async (tx: WebhooksTx, { payerId, workspaceId }: Scope, id: string): Promise<Receiver> => {
    await plans.requireFeature(tx, payerId, 'hasApiAccess');
    const found = await tx.webhooks.lock(id);
    if (found?.workspaceId !== workspaceId) throw notFound('webhook');
    return found;
  };

  const record = (
    tx: AuditTx,
    scope: Scope,
    action: AuditActionOf<'access'>,
    { id, url }: Pick<Webhook, 'id' | 'url'>,
  ) => tx.audit.record(scope, { action, subject: { id, name: url } }, clock.now());

  /** Throws `Refusal('not_found')`. */
  const findDelivery = async (tx: WebhooksTx, id: string): Promise<Delivery & { webhookId: string }> => {
    const found = await tx.webhookDeliveries.find(id);
    if (!found) throw notFound('delivery');
    return found;
  };

  return {
    list: ({ workspaceId }: Scope, page: Page): Promise<Paged<Webhook>> => webhooks.page(workspaceId, page),

    /** Throws `Refusal('validation_failed')`, `Refusal('plan_required')` and `Refusal('too_many')`. */
    create: (asked: Scope, { url, events }: WebhookFields): Promise<CreatedWebhook> =>
      unitOfWork(asked, async (tx, scope) => {
        const { workspaceId, actorId: createdBy, payerId } = scope;
        refuseWrongAddress(url);
        await plans.requireFeature(tx, payerId, 'hasApiAccess');
        await tx.locks.workspace(workspaceId);
        if ((await tx.webhooks.count(workspaceId)) >= mostWebhooks) throw tooManyWebhooks();
        const webhook: Webhook = {
          id: newId(),
          workspaceId,
          url,
          events,
          isOn: true,
          offReason: null,
          failingSince: null,
          oldSecretUntil: null,
          createdAt: clock.now(),
        };
        const secret = newSecret();
        await tx.webhooks.insert({ ...webhook, createdBy, secret });
        await record(tx, scope, 'webhook_added', webhook);
        return { webhook, secret };
      }),

    /** Throws `Refusal('validation_failed')`, `Refusal('plan_required')` and `Refusal('not_found')`. */
    update: (
      asked: Scope,
      id: string,
      { isOn, ...fields }: Partial<WebhookFields & { isOn: boolean }>,
    ): Promise<Webhook> =>
      unitOfWork(asked, async (tx, scope) => {
        if (fields.url !== undefined) refuseWrongAddress(fields.url);
        const before = await lock(tx, scope, id);
        const switched = isOn !== undefined && isOn !== before.isOn;
        const fresh = switched && isOn ? { isOn, offReason: null, failingSince: null } : {};
        await tx.webhooks.change(id, { ...fields, ...fresh });
        if (switched && !isOn) await switchOff(tx, id, null);
        await record(tx, scope, 'webhook_changed', { id, url: fields.url ?? before.url });
        return { ...before, ...fields, ...fresh, ...(switched && !isOn && { isOn, offReason: null }) };
      }),

    /** Throws `Refusal('not_found')`. */
    delete: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        const found = await tx.webhooks.lock(id);
        if (found?.workspaceId !== scope.workspaceId) throw notFound('webhook');
        await tx.webhooks.delete(id);
        await record(tx, scope, 'webhook_deleted', found);
      }),

    /** Throws `Refusal('plan_required')` and `Refusal('not_found')`. */
    rotateSecret: (asked: Scope, id: string, overlapHours: number): Promise<CreatedWebhook> =>
      unitOfWork(asked, async (tx, scope) => {
        const before = await lock(tx, scope, id);
        const secret = newSecret();
        const oldSecretUntil = overlapHours === 0 ? null : new Date(clock.now().getTime() + overlapHours * hourMs);
        const oldSecret = overlapHours === 0 ? null : before.secret;
        await tx.webhooks.change(id, { secret, oldSecret, oldSecretUntil });
        await record(tx, scope, 'webhook_secret_replaced', before);
        return { webhook: { ...before, oldSecretUntil }, secret };
      }),

    /**
     * Throws `Refusal('rate_limited')`, `Refusal('plan_required')`, `Refusal('not_found')` and
     * `Refusal('webhook_off')`.
     */
    async test(asked: Scope, id: string): Promise<Delivery> {
      await limits.countAskedDelivery(asked.workspaceId);
      return unitOfWork(asked, async (tx, scope) => {
        const receiver = await lock(tx, scope, id);
        refuseOff(receiver);
        const what = { action: 'webhook_tested', subject: { id, name: 'Test' } };
        const { workspaceId, actorId } = scope;
        const test = { workspaceId, webhookId: id, actorId, event: 'webhook.test' as const, what, now: clock.now() };
        const deliveryId = await addDelivery(tx, test);
        await wake(tx.jobs, receiver);
        return findDelivery(tx, deliveryId);
      });
    },

    /** What was sent to one, the newest first. */
    deliveries: (id: string, status: DeliveryStatus | undefined, page: Page): Promise<Paged<Delivery>> =>
      webhookDeliveries.page(id, status, page),

    /** Throws as `test` does. */
    async redeliver(asked: Scope, id: string): Promise<Delivery> {
      await limits.countAskedDelivery(asked.workspaceId);
      return unitOfWork(asked, async (tx, scope) => {
        const receiver = await lock(tx, scope, (await findDelivery(tx, id)).webhookId);
        refuseOff(receiver);
        await tx.webhookDeliveries.sendAgain(id, clock.now());
        await wake(tx.jobs, receiver);
        return findDelivery(tx, id);
      });
    },

    removeOld: (): Promise<void> => webhookDeliveries.deleteBefore(new Date(clock.now().getTime() - keptMs)),
  };
}

/** As the Standard Webhooks want it: 32 random bytes in base64. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

function refuseOff({ isOn }: Webhook): void {
  if (!isOn) throw new Refusal('webhook_off', 'This webhook is off. Switch it on first.');
}

const tooManyWebhooks = (): Refusal =>
  new Refusal('too_many', 'You already have 10 webhooks here. Delete one to make room.');

import type { NewActivity } from '../../lib/activity';
import { newId } from '../../lib/ids';
import type { JobSender } from '../../lib/jobs';
import type { WebhookRecorder } from '../../lib/webhookEvents';
import type { WebhookDeliveriesRepository } from './webhookDeliveries.repository';
import type { DeliveredEvent, WebhookJobs } from './webhooks.types';
import type { Listener, WebhooksRepository } from './webhooks.repository';

/** The most deliveries that may wait for one webhook. */
export const mostWaiting = 10_000;

/** The most characters of a name or a detail. */
const longestText = 254;

interface RecorderTx {
  webhooks: Pick<WebhooksRepository, 'listeners' | 'workspacesOfPayer'>;
  webhookDeliveries: Pick<WebhookDeliveriesRepository, 'insert'>;
  jobs: JobSender<WebhookJobs>;
}

interface Occurrence {
  workspaceId: string;
  webhookId: string;
  actorId: string | null;
  event: DeliveredEvent;
  what: NewActivity;
  now: Date;
}

const shortened = (text: string): string => [...text].slice(0, longestText).join('');

/** Stores a delivery of what happened to one webhook. Returns its id. */
export async function addDelivery(
  { webhookDeliveries }: Pick<RecorderTx, 'webhookDeliveries'>,
  occurrence: Occurrence,
): Promise<string> {
  const { workspaceId, webhookId, actorId, event, what, now } = occurrence;
  const { action, subject, detail = '' } = what;
  const message = {
    type: event,
    timestamp: now.toISOString(),
    data: {
      workspace_id: workspaceId,
      actor_id: actorId,
      action,
      id: subject.id,
      name: shortened(subject.name),
      detail: shortened(detail),
    },
  };
  const id = newId();
  await webhookDeliveries.insert({
    id,
    workspaceId,
    webhookId,
    event,
    // What has no id, such as somebody who is invited, is in one order with its kind.
    subject: subject.id ?? event.slice(0, event.indexOf('.')),
    body: JSON.stringify(message),
    createdAt: now,
  });
  return id;
}

/** Has a webhook's deliveries sent. */
export const wake = (
  jobs: JobSender<WebhookJobs>,
  { id, isSlow }: { id: string; isSlow: boolean },
  startAfter = 0,
): Promise<void> => jobs.send(isSlow ? 'deliver-slow-webhook' : 'deliver-webhook', { webhookId: id }, { startAfter });

/** For one transaction: what it has found out of a workspace's webhooks holds until its end. */
export function createWebhookRecorder({ webhooks, webhookDeliveries, jobs }: RecorderTx): WebhookRecorder {
  const found = new Map<string, Listener[]>();
  const woken = new Set<string>();

  const listenersIn = async (workspaceId: string): Promise<Listener[]> => {
    const listeners = found.get(workspaceId) ?? (await webhooks.listeners(workspaceId, mostWaiting));
    found.set(workspaceId, listeners);
    return listeners;
  };

  const record: WebhookRecorder['record'] = async ({ workspaceId, actorId }, event, what, now) => {
    for (const listener of await listenersIn(workspaceId)) {
      if (!listener.events.includes(event)) continue;
      if (listener.waiting < mostWaiting) {
        listener.waiting += 1;
        await addDelivery({ webhookDeliveries }, { workspaceId, webhookId: listener.id, actorId, event, what, now });
      }
      if (!woken.has(listener.id)) await wake(jobs, listener);
      woken.add(listener.id);
    }
  };

  return {
    record,
    async recordForPayer(payerId, event, what, now) {
      for (const workspaceId of await webhooks.workspacesOfPayer(payerId)) {
        await record({ workspaceId, actorId: null }, event, what, now);
      }
    },
  };
}

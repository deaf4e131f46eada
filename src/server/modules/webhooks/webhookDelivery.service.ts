import { Webhook as Signer } from 'standardwebhooks';
import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayMs, minuteMs } from '../../lib/durations';
import type { Account } from '../auth/auth.types';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { switchedOffMail } from './webhookMail';
import { mostWaiting, wake } from './webhookRecorder';
import type { WebhookSender } from './webhookSender.port';
import type { DueDelivery, OffReason, Receiver, Tried } from './webhooks.types';
import { switchOff, type WebhooksTx } from './webhooks.service';

/** The pauses after each failed try, in minutes: a day in all. */
const pauses = [1, 5, 30, 60, 120, 240, 480, 504];
/** Longer than a try takes. After a process was killed, others wait this long. */
const takenMs = 30_000;

/** How long a webhook is sent to before others have their turn. */
const turnMs = 10_000;

/** A receiver that takes longer to answer is slow. */
const slowMs = 1_000;

/** How many webhooks are looked at in one statement. */
const overdueAtOnce = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

export interface DeliveryTx extends Omit<WebhooksTx & MailTx, 'accounts'> {
  accounts: { find(id: string): Promise<Account | undefined> } & PlansTx['accounts'] & MailTx['accounts'];
}

interface DeliveryDeps {
  unitOfWork: UnitOfWork<DeliveryTx>;
  plans: Pick<PlansService, 'planIn'>;
  sender: Pick<WebhookSender, 'send'>;
  clock: Clock;
  site: Site;
}

export type WebhookDeliveryService = ReturnType<typeof createWebhookDeliveryService>;

/** Sends what webhooks are to be told. Rule: docs/product-rules.md, "Webhooks". */
export function createWebhookDeliveryService({ unitOfWork, plans, sender, clock, site }: DeliveryDeps) {
  /** Takes a webhook's next delivery, unless somebody else is sending to it. */
  const take = (webhookId: string): Promise<DueDelivery | undefined> =>
    unitOfWork(byNobody, async (tx) => {
      const people = await tx.webhooks.people(webhookId);
      if (!people) return undefined;
      const { hasApiAccess } = await plans.planIn(tx, people.payerId);
      const receiver = await tx.webhooks.lock(webhookId);
      const now = clock.now();
      if (!receiver?.isOn || (receiver.takenUntil ?? now) > now) return undefined;
      if (!hasApiAccess) await tx.webhookDeliveries.giveUpWaiting(webhookId, 'plan');
      const delivery = await tx.webhookDeliveries.nextDue(webhookId, now);
      if (!delivery) return undefined;
      const takenUntil = new Date(now.getTime() + takenMs);
      await tx.webhooks.take(webhookId, takenUntil);
      return { receiver, delivery, takenUntil };
    });

  const trySending = async ({ receiver, delivery }: DueDelivery): Promise<Tried> => {
    const triedAt = clock.now();
    const began = performance.now();
    const { status, answer, failure } = await sender.send(
      receiver.url,
      signedHeaders(receiver, delivery, triedAt),
      delivery.body,
    );
    const tookMs = Math.round(performance.now() - began);
    return { triedAt, tookMs, answerStatus: status, answer, failure };
  };

  /** Keeps how a try went. Returns why the webhook is to be switched off, if it is. */
  const settle = ({ receiver, delivery, takenUntil }: DueDelivery, tried: Tried): Promise<OffReason | undefined> =>
    unitOfWork(byNobody, async (tx) => {
      const before = await tx.webhooks.lock(receiver.id);
      // The process that took it over has sent it again.
      if (before?.takenUntil?.getTime() !== takenUntil.getTime()) return undefined;
      const now = clock.now();
      const hasFailed = tried.failure !== null;
      const isGone = tried.answerStatus === 410;
      const pause = hasFailed && !isGone ? pauses[delivery.attempts] : undefined;
      await tx.webhookDeliveries.keepTry(
        delivery.id,
        tried,
        pause === undefined ? null : new Date(now.getTime() + pause * minuteMs),
      );
      const failingSince = hasFailed ? (before.failingSince ?? now) : null;
      const isSlow = tried.tookMs >= slowMs;
      await tx.webhooks.release(receiver.id, { isSlow, failingSince });
      if (pause !== undefined) await wake(tx.jobs, { id: receiver.id, isSlow }, pause * 60);
      if (isGone) return 'gone';
      const hasFailedForADay = failingSince !== null && now.getTime() - failingSince.getTime() >= dayMs;
      return pause === undefined && hasFailedForADay ? 'failing' : undefined;
    });

  const switchOffByItself = (webhookId: string, reason: OffReason): Promise<void> =>
    unitOfWork(byNobody, async (tx) => {
      const people = await tx.webhooks.people(webhookId);
      if (!people) return;
      await tx.locks.holdAccount(people.readerId);
      const receiver = await tx.webhooks.lock(webhookId);
      if (!receiver?.isOn) return;
      await switchOff(tx, webhookId, reason);
      const reader = await tx.accounts.find(people.readerId);
      // A demo account's address leads to nobody.
      if (reader && !reader.isDemo) await queueMail(tx, switchedOffMail(reader, reason, site), clock.now());
    });

  const isBehind = (webhookId: string): Promise<boolean> =>
    unitOfWork(byNobody, async (tx) => (await tx.webhookDeliveries.waiting(webhookId)) >= mostWaiting);

  return {
    /** Sends what is due to a webhook, one after the other, for as long as its turn lasts. */
    async deliver(webhookId: string): Promise<void> {
      if (await isBehind(webhookId)) return switchOffByItself(webhookId, 'behind');
      const end = performance.now() + turnMs;
      for (;;) {
        const due = await take(webhookId);
        if (!due) return;
        const tried = await trySending(due);
        const reason = await settle(due, tried);
        if (reason) await switchOffByItself(webhookId, reason);
        if (performance.now() >= end) {
          const next = { id: webhookId, isSlow: tried.tookMs >= slowMs };
          return unitOfWork(byNobody, (tx) => wake(tx.jobs, next));
        }
      }
    },

    /** Goes on where a process was killed, or a job was lost. Runs every minute. */
    async wakeOverdue(): Promise<void> {
      const now = clock.now();
      const dueSince = new Date(now.getTime() - takenMs);
      for (let after: string | undefined = firstId; after !== undefined;) {
        const last: string = after;
        after = await unitOfWork(byNobody, async (tx) => {
          const overdue = await tx.webhookDeliveries.overdue(last, dueSince, now, overdueAtOnce);
          for (const webhook of overdue) await wake(tx.jobs, webhook);
          return overdue.length === overdueAtOnce ? overdue.at(-1)?.id : undefined;
        });
      }
    },
  };
}

/** By the Standard Webhooks; a replaced secret signs too until its time is over. */
function signedHeaders(
  { secret, oldSecret, oldSecretUntil }: Receiver,
  { id, body }: DueDelivery['delivery'],
  now: Date,
): Record<string, string> {
  const hasTwo = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  const secrets = hasTwo ? [secret, oldSecret] : [secret];
  return {
    'content-type': 'application/json',
    'user-agent': 'campaign-studio-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((one) => new Signer(one).sign(id, now, body)).join(' '),
  };
}

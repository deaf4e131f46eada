import type { WebhookEvent } from '../../lib/webhookEvents';

/** What people say of a webhook. */
export interface WebhookFields {
  /** Where deliveries are sent. */
  url: string;
  events: WebhookEvent[];
}

/** Why a webhook was switched off by itself. */
export type OffReason = 'failing' | 'gone' | 'behind';

export interface Webhook extends WebhookFields {
  id: string;
  workspaceId: string;
  isOn: boolean;
  offReason: OffReason | null;
  /** Since when nothing has arrived; null if the last delivery did. */
  failingSince: Date | null;
  /** Until when the replaced secret signs too. */
  oldSecretUntil: Date | null;
  createdAt: Date;
}

/** The secret can't be shown again. */
export interface CreatedWebhook {
  webhook: Webhook;
  secret: string;
}

/** What is sent to a webhook that is on, and with what it is signed. */
export interface Receiver extends Webhook {
  secret: string;
  oldSecret: string | null;
  isSlow: boolean;
}

export type DeliveredEvent = WebhookEvent | 'webhook.test';

export type DeliveryFailure =
  'status' | 'redirect' | 'timeout' | 'unreachable' | 'certificate' | 'private_address' | 'plan' | 'switched_off';

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';

/** How a try went. */
export interface Tried {
  triedAt: Date;
  tookMs: number;
  /** The HTTP status of the answer, and how it begins; null without one. */
  answerStatus: number | null;
  answer: string | null;
  /** Null if it arrived. */
  failure: DeliveryFailure | null;
}

export interface Delivery extends Omit<Tried, 'triedAt' | 'tookMs'> {
  id: string;
  event: DeliveredEvent;
  /** What is sent, to the letter. */
  body: string;
  attempts: number;
  createdAt: Date;
  /** When it is tried next; null unless it waits. */
  dueAt: Date | null;
  triedAt: Date | null;
  tookMs: number | null;
}

/** A delivery, and its receiver. */
export interface DueDelivery {
  receiver: Receiver;
  delivery: Pick<Delivery, 'id' | 'event' | 'body' | 'attempts' | 'createdAt'>;
  /** Tells the sender whether it still has the receiver to itself. */
  takenUntil: Date;
}

/** The work that sends: what is slow keeps only what is slow waiting. */
export interface WebhookJobs {
  'deliver-webhook': { webhookId: string };
  'deliver-slow-webhook': { webhookId: string };
  'wake-webhooks': object;
}

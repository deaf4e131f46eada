import type { DeliveryFailure } from './webhooks.types';

/** How a try went, apart from when. */
export interface SendResult {
  /** The HTTP status of the answer; null without one. */
  status: number | null;
  /** How the answer begins; null without one. */
  answer: string | null;
  /** Null if the status is one of 200 to 299. */
  failure: Exclude<DeliveryFailure, 'plan' | 'switched_off'> | null;
}

/** Sends to addresses that strangers have typed, and never into the network of the host. */
export interface WebhookSender {
  /** One sentence that says why nothing can be sent to an address; `undefined` where it is only seen when it is tried. */
  complaintAbout(this: void, url: string): string | undefined;
  /** Never throws, and takes about 5 seconds at most. */
  send(this: void, url: string, headers: Readonly<Record<string, string>>, body: string): Promise<SendResult>;
}

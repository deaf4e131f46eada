import type { PlanId } from '../plans/plans.service';

/** What is sold. */
export interface Price {
  planId: PlanId;
  planName: string;
  /** A month, in cents. */
  priceCents: number;
  currency: string;
}

/** An order that is to be paid. Opening the same one twice opens one checkout. */
export interface CheckoutOrder {
  /** Our own id of the checkout, which the provider keeps and hands back. */
  checkoutId: string;
  customerId: string;
  /** `subscription`: begins one at this price. `change`: takes `dueCents` once. */
  kind: 'subscription' | 'change';
  price: Price;
  dueCents: number;
  description: string;
  expiresAt: Date;
  /** Where the provider sends the browser to. */
  successUrl: string;
  cancelUrl: string;
}

/** A checkout as the provider knows it: what it says counts, whatever the browser says. */
export interface ProviderCheckout {
  checkoutId: string;
  /** `expired` also if a payment that was begun has failed for good. */
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  planId: PlanId;
  amountCents: number;
  currency: string;
  /** The subscription that it began; null for a change, or while there is none. */
  subscriptionId: string | null;
  /** Whether the last try to pay was declined. */
  isDeclined: boolean;
}

export interface ProviderInvoice {
  id: string;
  /** What the period costs, before credit. */
  amountCents: number;
  /** How much of it is to be paid after credit. */
  dueCents: number;
  currency: string;
  status: 'open' | 'paid' | 'void';
  failedAttempts: number;
  planId: PlanId;
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
}

/** A subscription as the provider knows it. */
export interface ProviderSubscription {
  id: string;
  /** Our own id of the checkout that it began with. */
  checkoutId: string;
  planId: PlanId;
  priceCents: number;
  currency: string;
  status: 'active' | 'past_due' | 'ended';
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Oldest first. */
  invoices: ProviderInvoice[];
}

/** What a message of the provider is about. */
export interface PaymentEvent {
  id: string;
  /** Provider's names; both are undefined for messages that mean nothing here. */
  checkoutId: string | undefined;
  subscriptionId: string | undefined;
}

/** The provider does not answer, or not in time. The change may have been made all the same: call again. */
export class PaymentsAway extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer.', { cause });
    this.name = 'PaymentsAway';
  }
}

/**
 * Who takes payments. Calling a method twice for the same change makes it once. Methods throw `PaymentsAway` when the
 * provider does not answer.
 */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox';
  /** Makes the account known to the provider and returns the provider's name for it. */
  createCustomer(account: { accountId: string; email: string; fullName: string }): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<{ providerId: string; url: string }>;
  readCheckout(providerId: string): Promise<ProviderCheckout>;
  /** Closes a checkout that is open; leaves any other as it is. */
  expireCheckout(providerId: string): Promise<void>;
  /** Gives back what was paid. */
  refundCheckout(providerId: string): Promise<void>;
  /**
   * Our own id of the checkout that a subscription began with. `undefined` where there is no such subscription, or one
   * that sells something else.
   */
  findCheckoutOf(subscriptionId: string): Promise<string | undefined>;
  readSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** Puts a subscription on another price from now on, without charging for it, and takes a cancellation back. */
  changePlan(subscriptionId: string, price: Price): Promise<void>;
  /** Adds to the credit that the next invoices use up; negative takes from it. Once for each key. */
  addCredit(customerId: string, cents: number, currency: string, key: string): Promise<void>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** Ends a subscription at once; open invoices are no longer collected. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Opens a way to pay the invoice that is open; `undefined` if none is. */
  openInvoicePayment(
    subscriptionId: string,
    order: CheckoutOrder,
  ): Promise<{ providerId: string; url: string } | undefined>;
  /** Reads a message. `undefined` unless it is signed by the provider. */
  readEvent(payload: Buffer, signature: string): PaymentEvent | undefined;
}

/** What a person does at a checkout of the sandbox. */
export type SandboxAction =
  | { action: 'pay'; method: 'card' | 'paypal'; delaySeconds: number; renewals: 'paid' | 'declined' }
  | { action: 'decline' | 'expire' | 'abandon' };

/** The provider that takes no money: the person says what a bank would. */
export interface SandboxPayments extends Payments {
  readonly provider: 'sandbox';
  /** False if the checkout is paid or expired already. */
  act(providerId: string, action: SandboxAction): Promise<boolean>;
}

/** Where the sandbox keeps what it knows of its customers, one document each. */
export interface SandboxStore {
  read(customerId: string): Promise<{ revision: number; document: unknown } | undefined>;
  /** Stores a document as the revision after `revision` (0 for the first). False if another process was faster. */
  write(customerId: string, revision: number, document: unknown): Promise<boolean>;
}

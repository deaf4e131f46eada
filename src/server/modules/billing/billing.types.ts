import type { PlanId } from '../plans/plans.service';

export type Provider = 'stripe' | 'sandbox';

/** A checkout and its outcome. */
export interface Checkout {
  id: string;
  accountId: string;
  provider: Provider;
  /** The provider's name for it; null until the provider has answered, and for what needs no payment. */
  providerId: string | null;
  /** A first subscription, a change of it, or the payment of an invoice that is open. */
  kind: 'subscription' | 'change' | 'payment';
  planId: PlanId;
  /** What is changed or paid for, as it was when the amounts were computed; null for a first subscription. */
  subscriptionId: string | null;
  fromPlanId: PlanId | null;
  periodEnd: Date | null;
  /** What the provider is asked to take. */
  dueCents: number;
  /** The price of a change, negative for a smaller plan. What is not due changes the credit. */
  changeCents: number;
  currency: string;
  url: string | null;
  state: 'open' | 'complete' | 'expired';
  paymentState: 'unpaid' | 'paid' | 'refunded';
  createdAt: Date;
  expiresAt: Date;
}

/** Something that is owed, or, as a negative amount, no longer owed. */
export interface NewInvoice {
  accountId: string;
  /** Names the cause, so that it is entered once. */
  reference: string;
  kind: 'period' | 'change' | 'void';
  planId: PlanId;
  amountCents: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
}

export interface NewTransaction {
  accountId: string;
  invoiceId: string | null;
  /** Names the cause, so that it is entered once. */
  reference: string;
  provider: Provider;
  status: 'paid' | 'failed' | 'refunded' | 'credited';
  planId: PlanId;
  description: string;
  /** At least 0; the status tells a payment from a refund. */
  amountCents: number;
  currency: string;
}

export interface Transaction extends NewTransaction {
  id: string;
  createdAt: Date;
}

/** A transaction with what it was for. */
export interface TransactionDetails {
  transaction: Transaction;
  /** `undefined` where nothing was owed, such as a payment that was given back. */
  invoice: Pick<NewInvoice, 'kind' | 'amountCents' | 'periodStart' | 'periodEnd'> | undefined;
}

/** The account that pays. */
export interface Payer {
  /** The account's. */
  id: string;
  email: string;
  fullName: string;
  isDemo: boolean;
}

/** The provider's names for what belonged to an account that was deleted; null for what there was not. */
export interface ReleasedCustomer {
  provider: 'stripe' | 'sandbox';
  subscriptionId: string | null;
  checkoutId: string | null;
}

/** The data of billing's jobs. */
export interface BillingJobs {
  'settle-billing': Record<string, never>;
  'release-customer': ReleasedCustomer;
}

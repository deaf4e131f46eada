import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { amount, moment } from './columns';
import { plans } from './plans';

const planId = (name: string) => text(name, { enum: ['free', 'pro', 'business', 'enterprise'] });
const provider = () => text('provider', { enum: ['stripe', 'sandbox'] }).notNull();
const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The payment provider's customer that stands for an account. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    accountId: accountId(),
    provider: provider(),
    customerId: text('customer_id').notNull(),
    /** Grows with every look at the provider that was acted on, so that an older look is not acted on afterwards. */
    syncCount: integer('sync_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.provider] }),
    uniqueIndex('billing_customers_customer').on(table.provider, table.customerId),
  ],
);

/** Ways to a plan that were begun, and what became of them. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    provider: provider(),
    /** The provider's name for it; null until the provider has answered, and for what needs no payment. */
    providerId: text('provider_id'),
    kind: text('kind', { enum: ['subscription', 'change', 'payment'] }).notNull(),
    planId: planId('plan_id')
      .notNull()
      .references(() => plans.id),
    /** For a change: what is changed, as it was when the amounts were computed. */
    subscriptionId: text('subscription_id'),
    fromPlanId: planId('from_plan_id'),
    periodEnd: moment('period_end'),
    /** What the provider is asked to take; 0 for what happens at once. */
    dueCents: amount('due_cents').notNull(),
    /** For a change: its price by unused time, negative for a smaller plan. What is not due changes the credit. */
    changeCents: amount('change_cents').notNull(),
    currency: text('currency').notNull(),
    url: text('url'),
    state: text('state', { enum: ['open', 'complete', 'expired'] }).notNull(),
    paymentState: text('payment_state', { enum: ['unpaid', 'paid', 'refunded'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // A second tab, or a second click, finds the first one's checkout instead of opening another.
    uniqueIndex('checkouts_one_pending')
      .on(table.accountId)
      .where(sql`${table.state} <> 'expired' and ${table.paymentState} = 'unpaid'`),
    index('checkouts_account').on(table.accountId),
    index('checkouts_provider').on(table.providerId),
    check('checkouts_kind', sql`${table.kind} in ('subscription', 'change', 'payment')`),
    check('checkouts_state', sql`${table.state} in ('open', 'complete', 'expired')`),
    check('checkouts_payment', sql`${table.paymentState} = 'unpaid' or ${table.state} = 'complete'`),
    check('checkouts_due', sql`${table.dueCents} >= 0`),
    check('checkouts_change', sql`(${table.kind} = 'subscription') = (${table.subscriptionId} is null)`),
  ],
);

/** The history of each account's subscription: every row is what it became, and the newest is what it is. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: accountId(),
    version: integer('version').notNull(),
    event: text('event', {
      enum: [
        'started',
        'renewed',
        'payment_failed',
        'paid',
        'plan_changed',
        'cancelled',
        'resumed',
        'end_announced',
        'ended',
      ],
    }).notNull(),
    provider: provider(),
    /** The provider's name for the subscription. */
    providerId: text('provider_id').notNull(),
    planId: planId('plan_id')
      .notNull()
      .references(() => plans.id),
    status: text('status', { enum: ['active', 'past_due', 'ended'] }).notNull(),
    priceCents: amount('price_cents').notNull(),
    currency: text('currency').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** Whether the account was told that this period is the last one. */
    isEndAnnounced: boolean('is_end_announced').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.version] }),
    index('subscriptions_provider').on(table.providerId),
    check('subscriptions_version', sql`${table.version} >= 1`),
    check('subscriptions_status', sql`${table.status} in ('active', 'past_due', 'ended')`),
    check('subscriptions_period', sql`${table.periodEnd} > ${table.periodStart}`),
    check('subscriptions_price', sql`${table.priceCents} >= 0`),
  ],
);

/** What accounts owe: periods, changes and, as negative amounts, what was given back or is no longer asked for. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    /** Names the cause, so that it is entered once. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: ['period', 'change', 'void'] }).notNull(),
    planId: planId('plan_id')
      .notNull()
      .references(() => plans.id),
    amountCents: amount('amount_cents').notNull(),
    currency: text('currency').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_reference').on(table.reference),
    index('invoices_account').on(table.accountId),
    check('invoices_kind', sql`${table.kind} in ('period', 'change', 'void')`),
  ],
);

/** What happened about money, for the account to read. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    invoiceId: uuid('invoice_id').references(() => invoices.id, { onDelete: 'cascade' }),
    /** Names the cause, so that it is entered once. */
    reference: text('reference').notNull(),
    provider: provider(),
    status: text('status', { enum: ['paid', 'failed', 'refunded', 'credited'] }).notNull(),
    planId: planId('plan_id')
      .notNull()
      .references(() => plans.id),
    description: text('description').notNull(),
    amountCents: amount('amount_cents').notNull(),
    currency: text('currency').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('transactions_reference').on(table.reference),
    index('transactions_account').on(table.accountId, table.createdAt, table.id),
    index('transactions_invoice').on(table.invoiceId),
    check('transactions_status', sql`${table.status} in ('paid', 'failed', 'refunded', 'credited')`),
    check('transactions_amount', sql`${table.amountCents} >= 0`),
  ],
);

/** Messages of the payment provider that were dealt with. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's name for the message. */
    id: text('id').primaryKey(),
    handledAt: moment('handled_at').notNull(),
  },
  (table) => [index('payment_events_handled').on(table.handledAt)],
);

/** What the sandbox, which stands in for a payment provider, knows of its customers. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
  document: jsonb('document').notNull(),
});

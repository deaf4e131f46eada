import { and, asc, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { invoices, subscriptions, transactions } from '../../db/tables/billing';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import type { NewInvoice, NewTransaction, Provider, Transaction, TransactionDetails } from './billing.types';
import type { Subscription, SubscriptionEvent } from './subscription';

export interface SubscriptionVersion {
  version: number;
  subscription: Subscription;
}

const subscriptionColumns = {
  provider: subscriptions.provider,
  providerId: subscriptions.providerId,
  planId: subscriptions.planId,
  status: subscriptions.status,
  priceCents: subscriptions.priceCents,
  currency: subscriptions.currency,
  periodStart: subscriptions.periodStart,
  periodEnd: subscriptions.periodEnd,
  cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
  isEndAnnounced: subscriptions.isEndAnnounced,
};

export type LedgerRepository = ReturnType<typeof createLedgerRepository>;

/** Subscriptions, invoices and transactions: rows that are only ever added. The database refuses anything else. */
export function createLedgerRepository(db: Db) {
  return {
    /** What the account's subscription is; `undefined` if there never was one. */
    async newest(accountId: string): Promise<SubscriptionVersion | undefined> {
      const [row] = await db
        .select({ version: subscriptions.version, subscription: subscriptionColumns })
        .from(subscriptions)
        .where(eq(subscriptions.accountId, accountId))
        .orderBy(desc(subscriptions.version))
        .limit(1);
      return row;
    },

    /** What the subscriptions of several accounts are, in one statement; those that never had one are left out. */
    async newestOf(accountIds: string[]): Promise<{ accountId: string; subscription: Subscription }[]> {
      return db
        .selectDistinctOn([subscriptions.accountId], {
          accountId: subscriptions.accountId,
          subscription: subscriptionColumns,
        })
        .from(subscriptions)
        .where(inArray(subscriptions.accountId, accountIds))
        .orderBy(asc(subscriptions.accountId), desc(subscriptions.version));
    },

    async append(
      accountId: string,
      version: number,
      event: SubscriptionEvent['event'],
      subscription: Subscription,
      now: Date,
    ): Promise<void> {
      await db.insert(subscriptions).values({ accountId, version, event, ...subscription, createdAt: now });
    },

    /** The account of a subscription, by the provider's name for it. */
    async findOwner(provider: Provider, providerId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ accountId: subscriptions.accountId })
        .from(subscriptions)
        .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)))
        .limit(1);
      return row?.accountId;
    },

    /**
     * Subscriptions that something may have happened to by the clock alone: their period is over, a payment is due, or
     * their announced end comes before `announceBefore`.
     */
    async listDue(
      provider: Provider,
      now: Date,
      announceBefore: Date,
    ): Promise<{ accountId: string; subscription: Subscription }[]> {
      const later = alias(subscriptions, 'later');
      const isNewest = sql`not exists (select 1 from ${subscriptions} as ${sql.identifier('later')} where ${later.accountId} = ${subscriptions.accountId} and ${later.version} > ${subscriptions.version})`;
      const isAboutToEnd = and(
        eq(subscriptions.cancelAtPeriodEnd, true),
        eq(subscriptions.isEndAnnounced, false),
        lte(subscriptions.periodEnd, announceBefore),
      );
      return db
        .select({ accountId: subscriptions.accountId, subscription: subscriptionColumns })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.provider, provider),
            ne(subscriptions.status, 'ended'),
            or(lte(subscriptions.periodEnd, now), eq(subscriptions.status, 'past_due'), isAboutToEnd),
            isNewest,
          ),
        )
        .orderBy(subscriptions.periodEnd);
    },

    /** Enters what is owed unless it is there. Returns its id, and whether it is entered by this call. */
    async enterInvoice(invoice: NewInvoice, now: Date): Promise<{ id: string; isNew: boolean }> {
      const id = newId();
      const [entered] = await db
        .insert(invoices)
        .values({ id, ...invoice, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: invoices.id });
      if (entered) return { id, isNew: true };
      const [known] = await db
        .select({ id: invoices.id })
        .from(invoices)
        .where(eq(invoices.reference, invoice.reference));
      if (!known) throw new Error(`The invoice ${invoice.reference} is neither new nor known.`);
      return { id: known.id, isNew: false };
    },

    /** Enters what happened about money. `undefined` if that is there already. */
    async enterTransaction(transaction: NewTransaction, now: Date): Promise<Transaction | undefined> {
      const [entered] = await db
        .insert(transactions)
        .values({ id: newId(), ...transaction, createdAt: now })
        .onConflictDoNothing()
        .returning();
      return entered;
    },

    /**
     * What the account has paid more than it owed, in cents; negative for less. Open invoices don't
     * count as owed.
     */
    async creditCents(accountId: string): Promise<number> {
      const [moved] = await db
        .select({
          cents: sql<string>`coalesce(sum(case ${transactions.status} when 'paid' then ${transactions.amountCents} when 'refunded' then -${transactions.amountCents} else 0 end), 0)`,
        })
        .from(transactions)
        .where(eq(transactions.accountId, accountId));
      const isDecided = sql`(${invoices.kind} <> 'period' or exists (select 1 from ${transactions} where ${transactions.invoiceId} = ${invoices.id} and ${transactions.status} = 'paid') or exists (select 1 from ${invoices} as ${sql.identifier('gone')} where ${sql.identifier('gone')}.${sql.identifier('reference')} = ${invoices.reference} || ':void'))`;
      const [owed] = await db
        .select({ cents: sql<string>`coalesce(sum(${invoices.amountCents}), 0)` })
        .from(invoices)
        .where(and(eq(invoices.accountId, accountId), isDecided));
      return Number(moved?.cents ?? 0) - Number(owed?.cents ?? 0);
    },

    /** Newest first. */
    async pageOfTransactions(accountId: string, { limit, offset }: Page): Promise<Paged<Transaction>> {
      const own = eq(transactions.accountId, accountId);
      const items = await db
        .select()
        .from(transactions)
        .where(own)
        .orderBy(desc(transactions.createdAt), desc(transactions.id))
        .limit(limit)
        .offset(offset);
      return { items, total: await db.$count(transactions, own) };
    },

    async findTransaction(accountId: string, id: string): Promise<TransactionDetails | undefined> {
      const [row] = await db
        .select()
        .from(transactions)
        .leftJoin(invoices, eq(invoices.id, transactions.invoiceId))
        .where(and(eq(transactions.accountId, accountId), eq(transactions.id, id)));
      return row && { transaction: row.transactions, invoice: row.invoices ?? undefined };
    },
  };
}

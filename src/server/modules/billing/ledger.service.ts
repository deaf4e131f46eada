import type { AuditActionOf, AuditTx } from '../../lib/audit';
import { formatDay } from '../../lib/days';
import type { JobSender } from '../../lib/jobs';
import { currentOrigin } from '../../lib/origin';
import type { WebhookRecorder } from '../../lib/webhookEvents';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { NewMail } from '../mail/mail.types';
import { entitledUntil, type Plan } from '../plans/plans.service';
import type { BillingMails } from './billingMails';
import type { BillingJobs, Checkout, Payer, Provider } from './billing.types';
import type { CheckoutsRepository } from './checkouts.repository';
import type { CustomersRepository } from './customers.repository';
import type { LedgerRepository } from './ledger.repository';
import type { ProviderInvoice, ProviderSubscription } from './payments.port';
import { eventsBetween, isLive, type Subscription, type SubscriptionEvent, transition } from './subscription';

/** What billing writes to, in one transaction. */
export interface BillingTx extends AuditTx, MailTx {
  accounts: MailTx['accounts'] & { find(id: string): Promise<Payer | undefined> };
  customers: CustomersRepository;
  checkouts: CheckoutsRepository;
  ledger: LedgerRepository;
  webhookEvents: WebhookRecorder;
  jobs: MailTx['jobs'] & JobSender<BillingJobs>;
}

/** The account has another subscription that goes on. */
export class SecondSubscription extends Error {
  constructor() {
    super('The account has another subscription that goes on.');
    this.name = 'SecondSubscription';
  }
}

/** Enters one thing after another for one account, as part of a transaction. */
export interface LedgerEntry {
  tx: BillingTx;
  payer: Payer;
  plans: readonly Plan[];
  mails: BillingMails;
  provider: Provider;
  now: Date;
}

const planName = ({ plans }: LedgerEntry, id: string): string => plans.find((plan) => plan.id === id)?.name ?? id;

const periodOf = (entry: LedgerEntry, { planId, periodStart, periodEnd }: ProviderInvoice | Subscription): string =>
  `${planName(entry, planId)}, ${formatDay(periodStart)} to ${formatDay(periodEnd)}`;

/** A demo account's address leads to nobody. */
async function write({ tx, payer, now }: LedgerEntry, mail: NewMail): Promise<void> {
  if (!payer.isDemo) await queueMail(tx, mail, now);
}

/**
 * Brings the ledger up to what the provider says of a subscription. Saying it again enters nothing. Throws
 * `SecondSubscription` for one that is not the account's.
 */
export async function enterSubscription(entry: LedgerEntry, seen: ProviderSubscription): Promise<void> {
  const { tx, payer, provider } = entry;
  const newest = await tx.ledger.newest(payer.id);
  const before = newest?.subscription;
  const isOther = before !== undefined && before.provider === provider && before.providerId !== seen.id;
  if (isOther && isLive(before)) {
    if (seen.status !== 'ended') throw new SecondSubscription();
  } else if (!isOther || (await tx.ledger.findOwner(provider, seen.id)) === undefined) {
    await enterEvents(entry, newest?.version ?? 0, before, eventsBetween(before, seen, provider));
  }
  for (const invoice of seen.invoices) await enterInvoice(entry, invoice);
}

/** What webhooks are sent; a plan that was cancelled goes on until its period ends. */
const changesPlan: ReadonlySet<SubscriptionEvent['event']> = new Set(['started', 'plan_changed', 'ended']);

/** What the audit log keeps each as. */
const auditActionOf: Readonly<Record<Exclude<SubscriptionEvent['event'], 'end_announced'>, AuditActionOf<'billing'>>> =
  {
    started: 'subscription_started',
    renewed: 'subscription_renewed',
    plan_changed: 'subscription_changed',
    cancelled: 'subscription_cancelled',
    resumed: 'subscription_resumed',
    ended: 'subscription_ended',
    payment_failed: 'payment_failed',
    paid: 'payment_made',
  };

/**
 * What an account does itself. The rest is recorded as nobody's, even if it is noticed while the account changes its
 * plan.
 */
const isAskedFor: ReadonlySet<SubscriptionEvent['event']> = new Set([
  'started',
  'plan_changed',
  'cancelled',
  'resumed',
]);

async function recordEvent(
  { tx, payer, now }: LedgerEntry,
  event: SubscriptionEvent['event'],
  name: string,
): Promise<void> {
  if (event === 'end_announced') return;
  const isPayers = isAskedFor.has(event) && currentOrigin()?.accountId === payer.id;
  const actorId = isPayers ? payer.id : null;
  const what = { action: auditActionOf[event], subject: { id: null, name } };
  await tx.audit.record({ workspaceId: payer.id, actorId }, what, now);
}

async function enterEvents(
  entry: LedgerEntry,
  version: number,
  before: Subscription | undefined,
  events: SubscriptionEvent[],
): Promise<void> {
  const { tx, payer, now, mails } = entry;
  let current = before;
  for (const [index, happening] of events.entries()) {
    current = transition(current, happening);
    await tx.ledger.append(payer.id, version + index + 1, happening.event, current, now);
    const name = planName(entry, current.planId);
    await recordEvent(entry, happening.event, name);
    if (changesPlan.has(happening.event)) {
      const what = { action: `subscription_${happening.event}`, subject: { id: null, name } };
      await tx.webhookEvents.recordForPayer(payer.id, 'plan.changed', what, now);
    }
    if (happening.event === 'cancelled') await write(entry, mails.cancelled(payer, name, current.periodEnd));
    if (happening.event === 'ended') await write(entry, mails.ended(payer, name));
  }
}

/** Tells an account, once for each period, that its cancelled plan is about to end. */
export async function announceEnd(entry: LedgerEntry): Promise<void> {
  const { tx, payer, mails } = entry;
  const newest = await tx.ledger.newest(payer.id);
  if (!newest || !isLive(newest.subscription)) return;
  const { subscription, version } = newest;
  if (!subscription.cancelAtPeriodEnd || subscription.isEndAnnounced) return;
  await enterEvents(entry, version, subscription, [{ event: 'end_announced' }]);
  await write(entry, mails.ending(payer, planName(entry, subscription.planId), subscription.periodEnd));
}

async function enterInvoice(entry: LedgerEntry, seen: ProviderInvoice): Promise<void> {
  const { tx, payer, mails, provider, now } = entry;
  const { id: accountId } = payer;
  const { planId, currency, amountCents, dueCents, periodStart, periodEnd } = seen;
  const owed = { accountId, planId, currency, amountCents, periodStart, periodEnd };
  const { id: invoiceId } = await tx.ledger.enterInvoice({ ...owed, reference: seen.id, kind: 'period' }, now);
  const moved = {
    accountId,
    invoiceId,
    provider,
    planId,
    currency,
    amountCents: dueCents,
    description: periodOf(entry, seen),
  };
  for (let attempt = 1; attempt <= seen.failedAttempts; attempt++) {
    const reference = `${seen.id}:failed:${attempt}`;
    const failed = await tx.ledger.enterTransaction({ ...moved, reference, status: 'failed' }, now);
    const endsAt = entitledUntil({ ...seen, provider, status: 'past_due', cancelAtPeriodEnd: false });
    if (failed && attempt === 1 && seen.status === 'open') {
      await write(entry, mails.paymentFailed(payer, failed, planName(entry, planId), endsAt));
    }
  }
  if (seen.status === 'paid') {
    const paid = await tx.ledger.enterTransaction({ ...moved, reference: `${seen.id}:paid`, status: 'paid' }, now);
    if (paid && paid.amountCents > 0) await write(entry, mails.receipt(payer, paid));
  }
  if (seen.status === 'void') {
    const reference = `${seen.id}:void`;
    await tx.ledger.enterInvoice({ ...owed, amountCents: -amountCents, reference, kind: 'void' }, now);
  }
}

/** Enters a change of plan that the provider has made: what it is worth, and what was paid or credited for it. */
export async function enterChange(entry: LedgerEntry, checkout: Checkout, seen: ProviderSubscription): Promise<void> {
  const { tx, payer, mails, provider, now } = entry;
  const { id: reference, accountId, planId, currency, changeCents, dueCents, fromPlanId } = checkout;
  const description = `Change from ${planName(entry, fromPlanId ?? planId)} to ${planName(entry, planId)}`;
  const { periodEnd } = seen;
  const period = { periodStart: seen.periodStart < now && now < periodEnd ? now : seen.periodStart, periodEnd };
  const { id: invoiceId } = await tx.ledger.enterInvoice(
    { accountId, reference, kind: 'change', planId, amountCents: changeCents, currency, ...period },
    now,
  );
  const moved = { accountId, invoiceId, reference, provider, planId, currency, description };
  const isCredit = changeCents < 0;
  const entered = await tx.ledger.enterTransaction(
    isCredit
      ? { ...moved, status: 'credited', amountCents: -changeCents }
      : { ...moved, status: 'paid', amountCents: dueCents },
    now,
  );
  if (entered && !isCredit && dueCents > 0) await write(entry, mails.receipt(payer, entered));
}

/** Enters a payment that had no use and was given back. */
export async function enterRefund(entry: LedgerEntry, checkout: Checkout): Promise<void> {
  const { tx, payer, mails, provider, now } = entry;
  const { id, accountId, planId, currency, dueCents: amountCents } = checkout;
  const description = `${planName(entry, planId)}, paid without need`;
  const moved = { accountId, invoiceId: null, provider, planId, currency, amountCents, description };
  await tx.ledger.enterTransaction({ ...moved, reference: `${id}:paid`, status: 'paid' }, now);
  const refunded = await tx.ledger.enterTransaction({ ...moved, reference: `${id}:refunded`, status: 'refunded' }, now);
  if (refunded) await write(entry, mails.refund(payer, refunded));
}

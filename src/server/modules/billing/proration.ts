/** Cents for the rest of a period, when one price takes the place of another. */
export interface Proration {
  /** What the unused time of the old price is worth; at least 0. */
  unusedCents: number;
  /** What the same time costs at the new price; at least 0. */
  remainingCents: number;
  /** The difference: what is owed for the change, negative for what is given back. */
  changeCents: number;
}

/**
 * Shares prices by the whole seconds that are left of a period, each rounded to a cent on its own, halves up. Before
 * the period all of it is left, after it nothing.
 */
export function prorate(
  prices: { fromCents: number; toCents: number },
  period: { periodStart: Date; periodEnd: Date },
  at: Date,
): Proration {
  const whole = secondsOf(period.periodEnd) - secondsOf(period.periodStart);
  const left = Math.min(whole, Math.max(0, secondsOf(period.periodEnd) - secondsOf(at)));
  const unusedCents = share(prices.fromCents, left, whole);
  const remainingCents = share(prices.toCents, left, whole);
  return { unusedCents, remainingCents, changeCents: remainingCents - unusedCents };
}

/** Stays exact: cents times seconds of a month are far below 2^53. */
const share = (cents: number, left: number, whole: number): number =>
  Math.floor((2 * cents * left + whole) / (2 * whole));

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000);

/** The least that a payment provider charges. Smaller amounts are added to the next payment. */
const leastPaymentCents = 50;

/** What has to be paid today for a change, given the account's credit (negative if it still owes something). */
export function dueToday(changeCents: number, creditCents: number): number {
  const due = changeCents - creditCents;
  return changeCents <= 0 || due < leastPaymentCents ? 0 : due;
}

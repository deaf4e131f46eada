import fc from 'fast-check';
import { dueToday, prorate } from './proration';

const november = { periodStart: new Date('2026-11-18T10:00:00Z'), periodEnd: new Date('2026-12-18T10:00:00Z') };
const february = { periodStart: new Date('2026-01-31T12:00:00Z'), periodEnd: new Date('2026-02-28T12:00:00Z') };
const leapFebruary = { periodStart: new Date('2028-01-31T12:00:00Z'), periodEnd: new Date('2028-02-29T12:00:00Z') };
const proToBusiness = { fromCents: 2_900, toCents: 9_900 };

it.each([
  ['at the start all of it is left', november, '2026-11-18T10:00:00Z', 2_900, 9_900],
  ['after 10 of 30 days two thirds are left', november, '2026-11-28T10:00:00Z', 1_933, 6_600],
  ['half a period is half the price', november, '2026-12-03T10:00:00Z', 1_450, 4_950],
  ['a second before the end is worth less than a cent', november, '2026-12-18T09:59:59Z', 0, 0],
  ['a part of a second does not count', november, '2026-11-28T10:00:00.999Z', 1_933, 6_600],
  ['at the end nothing is left', november, '2026-12-18T10:00:00Z', 0, 0],
  ['nor afterwards', november, '2027-01-18T10:00:00Z', 0, 0],
  ['before the start it is no more than all', november, '2026-11-01T00:00:00Z', 2_900, 9_900],
  ['a period of 28 days is shared by 28', february, '2026-02-14T12:00:00Z', 1_450, 4_950],
  ['in a leap year by 29', leapFebruary, '2028-02-14T12:00:00Z', 1_500, 5_121],
])('%s', (_what, period, at, unusedCents, remainingCents) => {
  expect(prorate(proToBusiness, period, new Date(at))).toEqual({
    unusedCents,
    remainingCents,
    changeCents: remainingCents - unusedCents,
  });
});

it('gives back by a smaller plan what a larger one would cost', () => {
  const at = new Date('2026-11-28T10:00:00Z');
  const up = prorate(proToBusiness, november, at).changeCents;
  expect(prorate({ fromCents: 9_900, toCents: 2_900 }, november, at).changeCents).toBe(-up);
});

it('never gives more than the whole price, nor less the earlier it is', () => {
  const span = november.periodEnd.getTime() - november.periodStart.getTime();
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(span), fc.nat(span), (from, to, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((ms) =>
        prorate({ fromCents: from, toCents: to }, november, new Date(november.periodStart.getTime() + ms)),
      );
      expect(early?.unusedCents).toBeLessThanOrEqual(from);
      expect(late?.unusedCents).toBeGreaterThanOrEqual(0);
      expect(late?.unusedCents).toBeLessThanOrEqual(early?.unusedCents ?? 0);
    }),
  );
});

it.each([
  ['a change is paid today', 4_667, 0, 4_667],
  ['credit pays first', 4_667, 1_000, 3_667],
  ['credit may pay it all', 4_667, 5_000, 0],
  ['what was left open before comes on top', 4_667, -30, 4_697],
  ['less than a provider takes waits for the next payment', 49, 0, 0],
  ['the least that a provider takes is taken', 50, 0, 50],
  ['a rest that is too small after credit waits too', 4_667, 4_650, 0],
  ['what gives money back takes none', -4_667, -4_000, 0],
  ['nothing costs nothing', 0, 0, 0],
])('%s', (_what, changeCents, creditCents, due) => {
  expect(dueToday(changeCents, creditCents)).toBe(due);
});

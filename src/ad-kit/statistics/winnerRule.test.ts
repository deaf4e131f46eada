import fc from 'fast-check';
import { leaderOf, logEvidence, timesUntilDecided, winnerOf, type Counted } from './winnerRule';

/** An ad of one day. */
const day = (events: number, exposure: number): Counted[] => [{ events, exposure }];

/** The winner where only chance makes events differ, so that days need not show their noise. */
const winnerByChance = (ads: Parameters<typeof winnerOf>[0]) => winnerOf(ads, 1);

/** The logarithm of the probability of each number of events of one ad, where each of `all` events is its with `share`. */
function logBinomial(all: number, share: number): number[] {
  const logs = [all * Math.log(1 - share)];
  for (let count = 1; count <= all; count += 1) {
    const factor = ((all - count + 1) * share) / (count * (1 - share));
    logs.push((logs[count - 1] as number) + Math.log(factor));
  }
  return logs;
}

/** How probable it is that ads alike are ever told apart while `all` events come, looked at after every one. */
function everNamed(all: number, share: number): number {
  let [alive, named] = [[1], 0];
  for (let events = 1; events <= all; events += 1) {
    const next = Array.from({ length: events + 1 }, (_, own) => {
      return (alive[own] ?? 0) * (1 - share) + (alive[own - 1] ?? 0) * share;
    });
    alive = next.map((probability, own) => {
      const ads = [day(own, share), day(events - own, 1 - share)];
      if (winnerByChance(ads) === null) return probability;
      named += probability;
      return 0;
    });
  }
  return named;
}

describe('the evidence that two rates differ', () => {
  it.each([
    [20, 0.5],
    [200, 0.5],
    [200, 0.1],
    [800, 0.3],
    [800, 0.02],
  ])('has an expectation of 1 at most where they do not, of %d events with a share of %d', (all, share) => {
    const expectation = logBinomial(all, share).reduce((sum, logProbability, own) => {
      return sum + Math.exp(logProbability + logEvidence(day(own, share), day(all - own, 1 - share)));
    }, 0);
    // Laplace's approximation may be off by a little.
    expect(expectation).toBeLessThan(1.02);
    expect(expectation).toBeGreaterThan(0.9);
  });

  it.each([0.5, 0.2])('names a winner of equal ads in 5 %% at most, looked at after every event, share %d', (share) => {
    const named = everNamed(250, share);
    expect(named).toBeLessThan(0.05);
    expect(named).toBeGreaterThan(0.001);
  });

  it('is that of a normal mixture, worked out by hand', () => {
    // 100 and 150 conversions for 1,000 each: ratio 100 ln(100/125) + 150 ln(150/125) = 5.034, information 62.5.
    const known = 0.04 * 62.5;
    const expected = (known / (1 + known)) * 5.0338 - Math.log(1 + known) / 2;
    expect(logEvidence(day(100, 1000), day(150, 1000))).toBeCloseTo(expected, 3);
  });

  it('is the same of many days alike and of their total', () => {
    const daily = (events: number) => Array.from({ length: 10 }, () => ({ events, exposure: 100 }));
    expect(logEvidence(daily(10), daily(15))).toBeCloseTo(logEvidence(day(100, 1000), day(150, 1000)), 9);
  });

  it('takes no good days for good ads, though their totals differ', () => {
    const one = [...day(10, 1000), ...day(90, 3000)];
    const other = [...day(30, 3000), ...day(30, 1000)];
    expect(logEvidence(one, other)).toBeLessThan(0);
    expect(logEvidence(day(100, 4000), day(60, 4000))).toBeGreaterThan(2);
    expect(winnerByChance([one, other])).toBeNull();
  });

  it('says nothing of ads that never ran on the same day', () => {
    const [one, other] = [
      [...day(300, 1000), ...day(0, 0)],
      [...day(0, 0), ...day(100, 1000)],
    ];
    expect(logEvidence(one, other)).toBe(0);
    expect(timesUntilDecided(one, other, 2)).toBeNull();
  });

  it('is finite where one ad has everything', () => {
    expect(logEvidence(day(1e12, 1), day(0, 1e12))).toBeLessThan(Infinity);
    expect(logEvidence(day(40, 1000), day(0, 1000))).toBeGreaterThan(5);
  });

  it('minds neither the order nor the currency', () => {
    const ad = fc.array(fc.record({ events: fc.nat(1e6), exposure: fc.integer({ min: 1, max: 1e9 }) }), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(ad, ad, fc.constantFrom(0.001, 7, 1e4), (one, other, rate) => {
        const found = logEvidence(one, other);
        const isSame = (some: number) => Math.abs(some - found) <= 1e-6 * Math.max(1, Math.abs(found));
        expect(isSame(logEvidence(other, one))).toBe(true);
        const dear = (days: readonly Counted[]) => days.map((some) => ({ ...some, exposure: some.exposure * rate }));
        expect(isSame(logEvidence(dear(one), dear(other)))).toBe(true);
      }),
    );
  });
});

describe('a winner', () => {
  it('has to beat every other ad', () => {
    const [best, bad, close] = [day(300, 1000), day(100, 1000), day(290, 1000)];
    expect(winnerByChance([bad, best])).toBe(1);
    expect(winnerByChance([bad, best, close])).toBeNull();
  });

  it('needs a week on which both ran', () => {
    const daily = (events: number, length: number) => Array.from({ length }, () => ({ events, exposure: 1000 }));
    expect(winnerOf([daily(60, 6), daily(30, 6)])).toBeNull();
    expect(winnerOf([daily(60, 7), daily(30, 7)])).toBe(0);
    const late = [...day(0, 0), ...daily(30, 6)];
    expect(winnerOf([daily(60, 7), late])).toBeNull();
  });

  it('is none where days differ more than the ads do', () => {
    const noisy = (events: number, swing: number) =>
      Array.from({ length: 10 }, (_, index) => ({
        events: events + (index % 2 === 0 ? swing : -swing),
        exposure: 100_000,
      }));
    expect(winnerOf([noisy(5500, 0), noisy(5000, 0)])).toBe(0);
    expect(winnerOf([noisy(5500, 900), noisy(5000, -900)])).toBeNull();
    expect(logEvidence(noisy(5500, 900), noisy(5000, -900))).toBeLessThan(0.1);
  });

  it('needs more evidence among more ads', () => {
    const [best, bad] = [day(300, 10_000), day(220, 10_000)];
    expect(winnerByChance([best, bad])).toBe(0);
    expect(winnerByChance([best, ...Array.from({ length: 19 }, () => bad)])).toBeNull();
  });

  it('is none of two that are the same', () => {
    const same = day(1e9, 1e12);
    expect(winnerByChance([same, same])).toBeNull();
    expect(leaderOf([same, same])).toBe(0);
  });

  it('is none of two with the same figure, whichever comes first, though a day speaks for one', () => {
    // Conversions are credited to a day without spend, too.
    const early = [...day(500, 1000), ...day(0, 0)];
    const late = [...day(100, 1000), ...day(400, 0)];
    expect(winnerByChance([early, late])).toBeNull();
    expect(winnerByChance([late, early])).toBeNull();
    expect(timesUntilDecided(early, late, 2)).toBeNull();
  });

  it('is none where the days speak for another ad than the total', () => {
    const lucky = [...day(20, 1000), ...day(900, 9000)];
    const better = [...day(360, 9000), ...day(180, 1000)];
    expect(leaderOf([lucky, better])).toBe(0);
    expect(winnerByChance([lucky, better])).toBeNull();
    expect(timesUntilDecided(lucky, better, 2)).toBeNull();
  });
});

describe('how much data is needed', () => {
  it('is what names the winner, and a little less does not', () => {
    const times = timesUntilDecided(day(30, 1000), day(20, 1000), 2) ?? 0;
    const scaled = (by: number) => [day(20 * by, 1000 * by), day(30 * by, 1000 * by)];
    expect(winnerByChance(scaled(times * 1.001))).toBe(1);
    expect(winnerByChance(scaled(times * 0.999))).toBeNull();
  });

  it('is unknown without a difference', () => {
    expect(timesUntilDecided(day(20, 1000), day(20, 1000), 2)).toBeNull();
  });
});

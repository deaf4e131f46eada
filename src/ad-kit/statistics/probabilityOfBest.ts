import type { Posterior } from './posterior';

const piecesEach = 40;
/** Gauss and Legendre's three points of a piece of length 1, and their weights. */
const points: readonly (readonly [number, number])[] = [
  [0.5 - Math.sqrt(0.15), 5 / 18],
  [0.5, 4 / 9],
  [0.5 + Math.sqrt(0.15), 5 / 18],
];

/**
 * How probable it is of each rate, from 0 to 1, that it is the highest; in all 1, in the order given, for one or more that
 * are independent of each other. Integrated (Gauss and Legendre's rule), not drawn, so the same numbers always
 * give the same answer. The pieces are as fine as the narrowest distribution of those that lie in them.
 */
export function probabilitiesOfBest(posteriors: readonly Posterior[]): number[] {
  const borders = posteriors
    .flatMap(({ from, to }) =>
      Array.from({ length: piecesEach + 1 }, (_, index) => from + ((to - from) * index) / piecesEach),
    )
    .sort((one, other) => one - other);
  // Below the highest of all lower ends, one of them is certain not to be the highest.
  const lowest = Math.max(...posteriors.map(({ from }) => from));
  const sums = posteriors.map(() => 0);
  for (const [index, start] of borders.entries()) {
    const length = (borders[index + 1] ?? start) - start;
    if (length === 0 || start < lowest) continue;
    for (const [place, weight] of points) {
      const values = posteriors.map((posterior) => posterior.at(start + place * length));
      for (const [own, { density }] of values.entries()) {
        if (density === 0) continue;
        const others = values.reduce((product, { below }, other) => (other === own ? product : product * below), 1);
        sums[own] = (sums[own] as number) + weight * length * density * others;
      }
    }
  }
  const whole = sums.reduce((sum, value) => sum + value, 0);
  return sums.map((value) => value / whole);
}

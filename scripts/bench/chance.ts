import { randomBinomial, randomNormal, randomPoisson } from 'd3-random';
import { randomFrom } from '../../src/ad-kit/writer/random';

/** Amounts by chance, the same for the same seed. */
export interface Chance {
  /** From 0 up to 1. */
  share: () => number;
  /** How many of so many tries succeed. */
  hits: (tries: number, probability: number) => number;
  /** How many events there are where so many are expected. */
  events: (expected: number) => number;
  /** A factor around 1, whose logarithm has this standard deviation, with a mean of 1. */
  factor: (deviation: number) => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
}

export function chanceFrom(seed: string): Chance {
  const share = randomFrom(seed);
  const binomial = randomBinomial.source(share);
  const poisson = randomPoisson.source(share);
  const normal = randomNormal.source(share)(0, 1);
  return {
    share,
    hits: (tries, probability) => binomial(tries, probability)(),
    events: (expected) => (expected > 0 ? poisson(expected)() : 0),
    factor: (deviation) => Math.exp(deviation * normal() - (deviation * deviation) / 2),
    oneOf: (items) => items[Math.floor(share() * items.length)] as (typeof items)[number],
  };
}

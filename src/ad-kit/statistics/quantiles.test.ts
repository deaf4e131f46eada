import { quantileOfNormal, quantileOfStudent } from './quantiles';

describe('a quantile of the normal distribution', () => {
  it.each([
    [0.5, 0],
    [0.9, 1.28155],
    [0.975, 1.95996],
    [0.0001, -3.71902],
  ])('at %d is %d', (probability, expected) => {
    expect(Math.abs(quantileOfNormal(probability) - expected)).toBeLessThan(0.0005);
  });
});

describe('Student’s quantiles', () => {
  it.each([
    [0.9, 7, 1.4398],
    [0.9, 15, 1.345],
    [0.999, 29, 3.4082],
    [0.9, Infinity, 1.2816],
  ])('at %d from %d days are %d', (probability, days, expected) => {
    expect(Math.abs(quantileOfStudent(probability, days) - expected)).toBeLessThan(0.02);
  });
});

/**
 * How many standard deviations from the mean a normal quantity lies at a probability, from above 0 to below 1; exact to
 * three decimals (Hastings' approximation, Abramowitz and Stegun 26.2.23), which is more than ranges of days need.
 */
export function quantileOfNormal(probability: number): number {
  if (probability > 0.5) return -quantileOfNormal(1 - probability);
  const t = Math.sqrt(-2 * Math.log(probability));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return above / below - t;
}

/**
 * The same where the standard deviation itself is known from so many days, at least two: Student's distribution with one
 * degree of freedom fewer (Cornish and Fisher's expansion, Abramowitz and Stegun 26.7.5).
 */
export function quantileOfStudent(probability: number, days: number): number {
  const normal = quantileOfNormal(probability);
  const [square, freedom] = [normal * normal, days - 1];
  return (
    normal * (1 + (square + 1) / (4 * freedom) + (5 * square * square + 16 * square + 3) / (96 * freedom * freedom))
  );
}

/** What was measured on a day. */
export interface MeasuredDay {
  /** A digit from 1, Monday, to 7. */
  weekday: string;
  value: number;
  /** How exact it is beside the other days: one over its variance, in any unit. */
  weight: number;
}

/** Days further from the median than this many standard deviations are odd. */
const oddDeviations = 3.5;
/** How many standard deviations six of seven days, and half of them, are within. */
const sixOfSeven = 1.4652;
const half = 0.6745;

/**
 * Days far from the median, by its absolute deviations (Hampel's rule), are moved to the border of what is not odd, unless
 * another one of the same weekday is off to the same side. What more than one day in seven does, such as to rest at
 * weekends, is not odd. `spread` is what that takes of the weighted sum of the squared distances from the median.
 */
export function withoutOddDays(
  days: readonly MeasuredDay[],
  leastDeviation: number,
): { usual: MeasuredDay[]; spread: number } {
  const sorted = days.map(({ value }) => value).sort((one, other) => one - other);
  const middle = ((sorted[Math.floor((days.length - 1) / 2)] ?? 0) + (sorted[Math.floor(days.length / 2)] ?? 0)) / 2;
  const distances = days.map(({ value, weight }) => (value - middle) * Math.sqrt(weight));
  const far = distances.map(Math.abs).sort((one, other) => one - other);
  const within = (part: number) => far[Math.ceil(part * days.length) - 1] ?? 0;
  const limit = oddDeviations * Math.max(within(1 / 2) / half, within(6 / 7) / sixOfSeven, leastDeviation);
  const sides = distances.map((distance) => (Math.abs(distance) > limit ? Math.sign(distance) : 0));
  let spread = 0;
  const usual = days.map((day, index) => {
    const side = sides[index] as number;
    const isPattern = (other: MeasuredDay, place: number) =>
      place !== index && sides[place] === side && other.weekday === day.weekday;
    if (side === 0 || days.some(isPattern)) return day;
    spread += (distances[index] as number) ** 2 - limit * limit;
    return { ...day, value: middle + (side * limit) / Math.sqrt(day.weight) };
  });
  return { usual, spread };
}

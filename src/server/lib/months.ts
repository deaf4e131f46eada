/**
 * The moment that lies `count` months after another one, at the same time of day (UTC): on the same day of the month,
 * or on the last one where the month is shorter. Counting from the same start each time keeps the day: the 31st of
 * January leads to the 28th of February and to the 31st of March.
 */
export function monthsAfter(start: Date, count: number): Date {
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved;
}

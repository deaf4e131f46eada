/** A day, `YYYY-MM-DD`, as calendars have it: at midnight where the reader is. `undefined` for what is no day. */
export function dateOf(day: string): Date | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
}

/** The day of such a date; '' where there is none. */
export function dayOf(date: Date | undefined): string {
  if (!date) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

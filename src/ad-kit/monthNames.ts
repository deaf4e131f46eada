/**
 * By hand: a browser's first date format takes a phone as long as rendering a page, and of the dashboard's first view
 * only the months need one.
 */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The name of the month that a day or month, `YYYY-MM…`, is in. */
export const monthName = (isoMonth: string): string => monthNames[Number(isoMonth.slice(5, 7)) - 1] ?? isoMonth;

import type { Period } from '../../../ad-kit/reports/periods';
import { addDays, addMonths, type Day, firstDayOfMonth } from '../../lib/days';
import type { Cadence } from './emailSummaries.types';

type Regular = Exclude<Cadence, 'off'>;

/** The first Monday, or first of a month, after a day. */
export function nextDay(cadence: Regular, after: Day): Day {
  return cadence === 'weekly' ? addDays(mondayOf(after), 7) : addMonths(after, 1);
}

/** The last whole week, Monday to Sunday, or month before a day. */
export function lastPeriod(cadence: Regular, before: Day): Period {
  const end = cadence === 'weekly' ? mondayOf(before) : firstDayOfMonth(before);
  return { from: cadence === 'weekly' ? addDays(end, -7) : addMonths(end, -1), to: addDays(end, -1) };
}

function mondayOf(day: Day): Day {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

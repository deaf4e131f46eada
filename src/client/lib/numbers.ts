import { formatCount } from '../../ad-kit/reports/figureFormats';

export {
  formatChange,
  formatCount,
  formatRate,
  formatTimes,
  noFigure,
  orDash,
} from '../../ad-kit/reports/figureFormats';

/** A number of uses: as it is below 1,000, from there in thousands with one decimal: `2.4k`. */
export function formatUses(value: number): string {
  return value < 1000 ? formatCount(value) : `${(value / 1000).toFixed(1)}k`;
}

/** How much of something is done, in whole percent: 100% only for all of it. */
export const formatProgress = (done: number, of: number): string => `${Math.floor((100 * done) / of)}%`;

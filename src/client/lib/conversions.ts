import { grouped } from '../../ad-kit/grouped';

/** Conversions as the trade writes them: whole ones without decimals, parts of them with up to two: `1,204`, `12.5`. */
export function formatConversions(value: number): string {
  const hundredths = Math.round(value * 100);
  return grouped(hundredths / 100, hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2);
}

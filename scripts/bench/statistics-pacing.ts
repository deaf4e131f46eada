import { pacingOf } from '../../src/ad-kit/statistics/pacing';
import { shiftDay, unitOf } from '../../src/ad-kit/reports/periods';
import { chanceFrom, type Chance } from './chance';
import { percent, type SimulatedRow } from './simulated-row';

const months = 5_000;
const length = 30;

/** A month's spend: a pattern of weekdays, days that differ anyway, and now and then an odd one. */
function aMonth(chance: Chance): { date: string; spent: number }[] {
  const firstDay = shiftDay('2026-06-01', Math.floor(chance.share() * 7));
  const [ofWeekdays, ofDays] = [chance.oneOf([0, 0.15, 0.3]), chance.oneOf([0.1, 0.2, 0.35])];
  const weekend = chance.oneOf([1, 1, 0.5]);
  const factors = ['1', '2', '3', '4', '5', '6', '7'].map(
    (weekday) => [weekday, chance.factor(ofWeekdays) * (weekday > '5' ? weekend : 1)] as const,
  );
  const factorOf = new Map<string, number>(factors);
  return Array.from({ length }, (_, index) => {
    const date = shiftDay(firstDay, index);
    const odd = chance.share() < 0.03 ? chance.oneOf([0, 2]) : 1;
    return { date, spent: 100 * (factorOf.get(unitOf(date, 'weekday')) ?? 1) * chance.factor(ofDays) * odd };
  });
}

/** How often the ranges held what a month really cost, and the day on which its money really ended. */
export function pacingRows(seed: string): SimulatedRow[] {
  const chance = chanceFrom(`${seed} pacing`);
  return [4, 7, 15, 25].flatMap((known) => {
    let [heldTotals, widths, heldDays, ended] = [0, 0, 0, 0];
    for (let month = 0; month < months; month += 1) {
      const days = aMonth(chance);
      const total = sumOf(days);
      // Usual days cost 100, so in most months the money ends before the month does.
      const soFar = sumOf(days.slice(0, known));
      const budget = soFar + 100 * (length - known) * (0.3 + 0.9 * chance.share());
      const { forecast, moneyEnds } = pacingOf({
        budget,
        firstDay: dateOf(days[0]),
        lastDay: dateOf(days[length - 1]),
        today: dateOf(days[known]),
        spendByDay: days.slice(0, known),
      });
      if (!forecast || !moneyEnds) throw new Error('There is no forecast.');
      if (forecast.low <= total && total <= forecast.high) heldTotals += 1;
      widths += (forecast.high - forecast.low) / 2 / total;
      const end = days.findIndex((_, index) => sumOf(days.slice(0, index + 1)) >= budget);
      const date = end === -1 ? never : dateOf(days[end]);
      if (end !== -1) ended += 1;
      if ((moneyEnds.earliest ?? never) <= date && date <= (moneyEnds.latest ?? never)) heldDays += 1;
    }
    const after = `after ${known} of ${length} days, the range of 80 %`;
    return [
      heldRow(`${after} (± ${percent(widths / months)}) held the total`, heldTotals),
      heldRow(`${after} held the day the money ended (in ${percent(ended / months)}), or that it lasts`, heldDays),
    ];
  });
}

const never = '9999-12-31';

function heldRow(name: string, held: number): SimulatedRow {
  const share = held / months;
  return { name, figure: percent(share), aim: { says: '≥ 80 %', isKept: share >= 0.8 } };
}

const sumOf = (days: readonly { spent: number }[]): number => days.reduce((sum, { spent }) => sum + spent, 0);

const dateOf = (day: { date: string } | undefined): string => day?.date ?? never;

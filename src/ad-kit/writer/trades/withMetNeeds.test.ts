import type { Trade } from './trade';
import { trades } from './trades';
import { withMetNeeds } from './withMetNeeds';

const tradeLinesOf = (trade: Trade | undefined): string[] =>
  trade === undefined
    ? []
    : [
        trade.thing,
        ...[trade.problems, trade.wants, trade.instead, trade.calls].flat(),
        ...Object.values(trade.headlines).flat(),
        ...Object.values(trade.openings).flat(),
      ];

const tradeBy = (id: string) => trades.find((trade) => trade.id === id);

it('leaves out what only others of the trade do', () => {
  const cooling = withMetNeeds(tradeBy('hvac'), 'Arctic Air. Same-day AC repair');
  expect(tradeLinesOf(cooling).filter((line) => /furnace|heat off|warm that/i.test(line))).toEqual([]);
  const planner = withMetNeeds(tradeBy('payroll_hr'), 'ShiftPilot. Plans shifts for 3 sites');
  expect(tradeLinesOf(planner).filter((line) => /payroll|payday|pay stub/i.test(line))).toEqual([]);
});

it('keeps all where the brief says it', () => {
  const heating = tradeBy('hvac');
  expect(withMetNeeds(heating, 'Furnace repair and heating')).toEqual(heating);
});

it('needs nothing that no line has', () => {
  for (const trade of trades) {
    const lines = tradeLinesOf(trade).map((line) => line.toLowerCase());
    for (const part of Object.keys(trade.needs ?? {})) {
      expect(lines.some((line) => line.includes(part.toLowerCase()))).toBe(true);
    }
  }
});

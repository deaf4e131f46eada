import type { Trade } from './trade';

const isIn = (text: string, part: string): boolean =>
  text.toLocaleLowerCase('en').includes(part.toLocaleLowerCase('en'));

/** A trade without the lines that say more than `told`, the words of a brief, has. */
export function withMetNeeds(trade: Trade | undefined, told: string): Trade | undefined {
  if (!trade?.needs) return trade;
  const unmet = Object.entries(trade.needs)
    .filter(([, words]) => !words.some((word) => isIn(told, word)))
    .map(([part]) => part);
  if (unmet.length === 0) return trade;
  const kept = (lines: readonly string[]) => lines.filter((line) => !unmet.some((part) => isIn(line, part)));
  const toned = (lines: Trade['headlines']): Trade['headlines'] => ({
    professional: kept(lines.professional),
    casual: kept(lines.casual),
    exciting: kept(lines.exciting),
    urgent: kept(lines.urgent),
    friendly: kept(lines.friendly),
  });
  return {
    ...trade,
    thing: kept([trade.thing])[0] ?? '',
    problems: kept(trade.problems),
    wants: kept(trade.wants),
    instead: kept(trade.instead),
    headlines: toned(trade.headlines),
    openings: toned(trade.openings),
    calls: kept(trade.calls),
  };
}

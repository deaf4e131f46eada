import type { Trade } from './trades/trade';

/**
 * A situation as people ask about it, without the mark: "can’t touch your toes", "is your neck stiff". `undefined` for
 * one that would be a statement with a question mark.
 */
export function questionOf(situation: string | undefined): string | undefined {
  const [, deed] = /^you(?:’re|’ve)? (.+)$/.exec(situation ?? '') ?? [];
  if (deed !== undefined) return deed;
  const [, subject, verb, rest] =
    /^(your [\p{L}’ -]{2,30}?) (is|are) ([\p{L}-]+(?: [\p{L}-]+)?)$/u.exec(situation ?? '') ?? [];
  return subject === undefined ? undefined : `${verb ?? ''} ${subject} ${rest ?? ''}`;
}

/** One of the trade's words of a kind, turn by turn. */
export function wordOfTrade(name: string, trade: Trade | undefined, turn: number): string | undefined {
  if (!trade) return undefined;
  const words = { problem: trade.problems, want: trade.wants, instead: trade.instead };
  const list = words[name as keyof typeof words];
  return list?.[turn % Math.max(1, list.length)];
}

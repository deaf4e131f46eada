import type { CopyTone } from '../brief';
import { industries } from './trade';
import type { Trade } from './trade';
import { trades } from './trades';

const tones: readonly CopyTone[] = ['professional', 'casual', 'exciting', 'urgent', 'friendly'];

const clausesOf = ({ problems, wants, moments, instead }: Trade) => [...problems, ...wants, ...moments, ...instead];

const linesOf = (trade: Trade) => [
  trade.thing,
  ...clausesOf(trade),
  ...trade.calls,
  ...tones.flatMap((tone) => [...trade.headlines[tone], ...trade.openings[tone]]),
];

/** Only a brief may claim these, or nobody may. */
const claims =
  /\b(?:free|best|guaranteed?|guarantees|cheap|cheaper|cheapest|affordable|fast|faster|fastest|quick|quickest|instant|same-day|certified|licensed|insured|award|awards|proven|cure|cures|discounts?|sale|save money|organic|leading|top-rated|number one|perfect|ultimate|finest|greatest|risk-free)\b|[#%$€£]/i;

/** Worn out by other ads. */
const worn =
  /\b(?:discover|elevate|unlock|unleash|hassle|one-stop|look no further|say goodbye|got you covered|game[- ]changer|next level|seamless|effortless|stress-free|worry-free|peace of mind|hidden gem|dream)/i;

const contraction = /n’t\b|’(?:re|ll|ve|m|d)\b|\b(?:it|that|there|here|what|who|let|he|she)’s\b/i;

describe('the trades', () => {
  it('have an id each, and are of every industry', () => {
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    expect(new Set(trades.map(({ industry }) => industry))).toEqual(new Set(industries));
    for (const industry of industries) {
      expect(trades.filter((trade) => trade.industry === industry).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('have no line in common', () => {
    const lines = trades.flatMap(linesOf).map((line) => line.toLowerCase());
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });
});

describe.each(trades.map((trade) => [trade.id, trade] as const))('%s', (_id, trade) => {
  it('has enough to say', () => {
    expect(trade.problems.length).toBeGreaterThanOrEqual(6);
    expect(trade.wants.length).toBeGreaterThanOrEqual(6);
    expect(trade.moments.length).toBeGreaterThanOrEqual(5);
    expect(trade.instead.length).toBeGreaterThanOrEqual(4);
    expect(trade.calls.length).toBeGreaterThanOrEqual(4);
    expect(trade.signs.length).toBeGreaterThanOrEqual(6);
    expect(trade.signs.length).toBeLessThanOrEqual(15);
    for (const tone of tones) {
      expect(trade.headlines[tone].length).toBeGreaterThanOrEqual(3);
      expect(trade.openings[tone].length).toBeGreaterThanOrEqual(2);
    }
  });

  it('keeps to the lengths', () => {
    const isTooLong = (most: number) => (line: string) => [...line].length > most;
    expect(tones.flatMap((tone) => trade.headlines[tone]).filter(isTooLong(30))).toEqual([]);
    expect(tones.flatMap((tone) => trade.openings[tone]).filter(isTooLong(90))).toEqual([]);
    expect(trade.calls.filter(isTooLong(25))).toEqual([]);
    expect(clausesOf(trade).filter(isTooLong(60))).toEqual([]);
  });

  it('claims nothing', () => {
    expect(linesOf(trade).filter((line) => claims.test(line) || worn.test(line) || /\d/.test(line))).toEqual([]);
  });

  it('is set as a copy editor sets it', () => {
    expect(linesOf(trade).filter((line) => /['"]|[!?]{2}|\s{2}|^\s|\s$|\p{Emoji_Presentation}/u.test(line))).toEqual(
      [],
    );
    expect(
      linesOf(trade).filter((line) => /\b[A-Z]{2,}\b/.test(line.replace(/\b(?:TV|HR|AC|PTA|IRS)\b/g, ''))),
    ).toEqual([]);
    for (const tone of tones) {
      const { [tone]: headlines } = trade.headlines;
      const { [tone]: openings } = trade.openings;
      expect(headlines.filter((line) => !/^[A-Z“]/.test(line) || /[.,;:]$/.test(line))).toEqual([]);
      expect(openings.filter((line) => !/^[A-Z“].*[.!?]”?$/.test(line))).toEqual([]);
      if (tone !== 'exciting') expect([...headlines, ...openings].filter((line) => line.includes('!'))).toEqual([]);
      if (tone === 'professional')
        expect([...headlines, ...openings].filter((line) => contraction.test(line))).toEqual([]);
    }
    expect(trade.headlines.exciting.some((line) => !line.includes('!'))).toBe(true);
    expect([...clausesOf(trade), ...trade.calls, trade.thing].filter((line) => /[.!?,;:]$/.test(line))).toEqual([]);
    expect(trade.calls.filter((line) => !/^[A-Z]/.test(line))).toEqual([]);
  });

  it('has signs in lowercase, once each', () => {
    expect(trade.signs.filter((sign) => sign !== sign.toLowerCase())).toEqual([]);
    expect(new Set(trade.signs).size).toBe(trade.signs.length);
  });
});

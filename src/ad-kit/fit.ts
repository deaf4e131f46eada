import { withoutLooseEnds } from './looseEnds';
import { measure, type Unit } from './measure';
import { type BreakStrength, breaksIn, type TextBreak } from './textBreaks';

export type Fitted = {
  /** What fits; empty only where not even the first word does. */
  text: string;
  /** What was left out at the end; empty where everything fits. */
  dropped: string;
};

type Candidate = { text: string; end: number; length: number };

/** How much of the limit a sentence or a clause has to use to be better than a longer text cut between words. */
const worthwhile = { sentence: 0.4, clause: 0.5, word: 0 } as const;
/** How far beyond the limit a cut may lie that fits once its comma, dash or dots are taken off. */
const slack = 8;

/**
 * The best text within a limit: whole sentences if they use a fair part of it, else whole clauses, else whole words.
 * Never breaks a word, adds nothing, and leaves no comma, open bracket or "and the" at the end.
 */
export function fitText(text: string, limit: number, unit: Unit): Fitted {
  const whole = text.trim();
  if (measure(whole, unit) <= limit) return { text: whole, dropped: '' };
  const best = bestCuts(whole, limit, unit);
  const chosen =
    (['sentence', 'clause', 'word'] as const)
      .filter((strength) => (best[strength]?.length ?? -1) >= worthwhile[strength] * limit)
      .map((strength) => best[strength])[0] ?? Object.values(best).toSorted((a, b) => b.length - a.length)[0];
  if (!chosen) return { text: '', dropped: whole };
  return { text: chosen.text, dropped: restAfter(whole, chosen) };
}

/** The longest cut of each strength that fits. */
function bestCuts(whole: string, limit: number, unit: Unit): Partial<Record<BreakStrength, Candidate>> {
  const best: Partial<Record<BreakStrength, Candidate>> = {};
  for (const { end, strength } of breaksWithin(whole, limit + slack, unit).reverse()) {
    if (best[strength]) continue;
    const until = whole.slice(0, end);
    const cut = withoutLooseEnds(until, strength === 'sentence');
    const length = measure(cut, unit);
    if (cut === '' || length > limit) continue;
    // A sentence that lost something at its end is a sentence no more.
    const kept = strength === 'sentence' && cut !== until ? 'word' : strength;
    best[kept] ??= { text: cut, end, length };
  }
  return best;
}

/** The breaks up to a length. The parts are measured one by one, since measuring every beginning takes too long. */
function breaksWithin(whole: string, limit: number, unit: Unit): TextBreak[] {
  const breaks: TextBreak[] = [];
  let length = 0;
  let start = 0;
  for (const each of breaksIn(whole)) {
    length += measure(whole.slice(start, each.end), unit);
    if (length > limit && breaks.length > 0) break;
    start = each.end;
    breaks.push(each);
  }
  return breaks;
}

/** What is not in the chosen text: it is a beginning of the whole, unless it lost an opening bracket. */
function restAfter(whole: string, { text, end }: Candidate): string {
  return whole.startsWith(text) ? whole.slice(text.length).trim() : whole.slice(end).trim();
}

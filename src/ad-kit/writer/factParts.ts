import type { Phrase } from './reading/readPhrase';
import { articleFor } from './words/article';

/** What may stand behind "has": things, and of other kinds those that are one, such as "free parking" or "tickets from $20". */
export function thingIn(fact: Phrase | undefined): string | undefined {
  // Nobody "has" three days.
  if (!fact || /^\d+ (?:days?|nights?|hours?|minutes?|weeks?|months?)\b/.test(fact.plain)) return undefined;
  if (/\b(?:our|we|my|i)\b/i.test(fact.plain) || /^all \w+$/.test(fact.plain)) return undefined;
  // "Turnout all year" is no thing of which there is one.
  if (fact.thing !== undefined) return /^an? .*\b(?:all|every) \w+$/.test(fact.thing) ? undefined : fact.thing;
  const { plain, kind } = fact;
  if (
    kind === 'offer' &&
    /^(?:free|complimentary) [a-z-]+s$|^(?:free|complimentary) (?:parking|shipping|delivery|wifi|coffee)$/.test(plain)
  )
    return plain;
  if (
    kind === 'offer' &&
    /^(?:\d+ )?(?!start|pay|everything|kids|save|buy|get)[a-z][a-z ]*s (?:from|for|under) [$€£]\d[\d.,]*$/.test(plain)
  )
    return plain;
  if (/^(?:\d+-(?:day|night|week|month|year)|lifetime)(?: [a-z-]+)* (?:warranty|guarantee|trial)$/.test(plain))
    return `${articleFor(plain)} ${plain}`;
  return kind === 'proof' && /^\d[\d.,]*\+? (?:[a-z-]+ )*(?:stars?|reviews)(?: from [\d,]+ reviews)?$/.test(plain)
    ? plain
    : undefined;
}

/** "Wine included" behind a comma; "with telescopes provided". */
export function asideOf(fact: Phrase | undefined): string | undefined {
  const [, last] = (fact?.kind === 'state' && /\s(included|provided|available|welcome)$/.exec(fact.plain)) || [];
  if (last === undefined) return undefined;
  return /included|welcome/.test(last) ? fact?.plain : `with ${fact?.plain ?? ''}`;
}

/** A bare price as it stands behind a thing: "from $39", "for $29/month". */
export function priceTag(fact: Phrase | undefined): string | undefined {
  const [, from = '', price] =
    /^(from |only |just )?([$€£]\d[\d.,]*(?:\s?(?:\/|per |an? |each)\s?[a-z]*)?)$/.exec(fact?.plain ?? '') ?? [];
  if (price === undefined) return undefined;
  return from === 'from ' ? `from ${price}` : `for ${from}${price}`;
}

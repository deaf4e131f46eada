import type { Phrase } from './reading/phrase';

/** Ends that can go without a promise growing: how fast, with which code, and where the goods are from. */
const spare: readonly RegExp[] = [
  / (?:within|in under|in less than) \d+ (?:seconds?|minutes?|hours?|days?|weeks?)$/,
  / until \d[\d:]* ?[ap]m$/,
  / with (?:the |promo )?code \S+$/i,
  /(?<=[^su’\P{L}]s) (?:baked|crafted|grown|made|roasted|sewn) (?:by|in|on|at) .+$/u,
];

/** "8 spice blends in a box": where a thing is. */
const place = / (?:at|in|on) (?:an?|each|every|the|your) [^\d$€£%]+$/;

/** "We call your doctor for refills", "see wild ponies from the water": where, when and what for. */
const around = / (?:after|at|before|for|from) [^\d$€£%]+$/;
/** Without its end, such a sentence might say more than it did. */
const limited =
  /n[’']t\b|\b(?:no|not|never|only|orders?|members|new|first|free|if|when|unless|charge|pay|cost|save|guarantee)\b/i;

/** "Membership plan: $29 a month", "open until 7 Tues & Thurs": as a headline has it. */
function inFewerLetters(text: string): string {
  const priced = text
    .replace(/^(\d+) minutes of ([^$€£]+)(?= for [$€£]\d)/, '$2, $1 min')
    .replace(/ for (?=[$€£]\d)/, ': ');
  if (!/days? (?:&|and|to|through) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(priced)) return priced;
  return priced
    .replace(/ on (?=\w+days?\b)/, ' ')
    .replace(/\b(Mon|Tues|Wed|Thurs|Fri|Sat|Sun)(?:nes|ur)?days?\b/g, '$1')
    .replace(/ and (?=[A-Z])/, ' & ');
}

/** A fact in fewer words, for where it has no room; `undefined` where each word counts. */
export function shortOf({ plain, kind }: Phrase): string | undefined {
  // Less of a promise not to charge is more of a promise.
  if (kind === 'absence' || kind === 'guarantee') return undefined;
  const terse = inFewerLetters(plain);
  if (terse !== plain) return terse;
  for (const end of spare) {
    const kept = plain.replace(end, '');
    if (kept !== plain && hasWords(kept, 2)) return kept;
  }
  const [, spared] = /^.+ with (no [^,]+)$/.exec(plain) ?? [];
  if (spared !== undefined && hasWords(spared, 3)) return spared;
  if (kind === 'thing' && !limited.test(plain) && place.test(plain)) {
    const thing = plain.replace(place, '');
    return hasWords(thing, 3) ? thing : undefined;
  }
  if ((kind !== 'sentence' && kind !== 'can') || limited.test(plain) || plain.includes(',')) return undefined;
  const kept = plain.replace(around, '');
  return kept !== plain && hasWords(kept, 3) ? kept : undefined;
}

/** "Panels repaired in place or" goes on. */
const hasWords = (text: string, least: number): boolean =>
  text.split(' ').length >= least && !/ (?:and|at|by|for|from|in|of|on|or|to|with)$/.test(text);

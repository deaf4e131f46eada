import { grammarOf } from './grammarOf';
import type { Phrase } from './phrase';
import type { PhraseKind } from './phraseKind';
import { plainlySaid } from './plainlySaid';
import { priced } from './priced';
import { saidForms } from './saidForms';
import { thingOf } from './thingOf';
import { insideOf, isForeignPhrase, tidied, withHyphen } from './tidied';

/**
 * Reads a phrase as people type it: "Saves time", "24/7 support.", "- No setup fees". What a person says that it is
 * stands, and forms follow from it.
 */
export function readPhrase(typed: string, isOfAnotherLanguage = false, said: PhraseKind | null = null): Phrase {
  const key = `${isOfAnotherLanguage ? '-' : '+'}${said ?? ''} ${typed}`;
  const known = read.get(key);
  if (known) return known;
  const found = readAnew(typed, isOfAnotherLanguage);
  const phrase = said === null || said === found.kind ? found : asSaid(typed, said);
  if (read.size >= mostRemembered) read.clear();
  read.set(key, phrase);
  return phrase;
}

/**
 * Tagging a phrase takes long, and a brief is written for more than once: with 2,000 phrases instead of 500, answers to
 * 150 briefs in turn took 3.3 ms each on a busy processor instead of 3.8. The 2,000 take about 600 KB of memory.
 */
const read = new Map<string, Phrase>();
const mostRemembered = 2_000;

const notice =
  /^(?:(?:may )?contains?|(?:some |other )?(?:terms|conditions|restrictions|exclusions)\b.*\bapply|results (?:may )?(?:vary|differ)|not (?:for|suitable|available|fda|insured|a substitute)|ages? \d|\d\d\+ only|must be|please (?:drink|gamble|play)|drink responsibly|batteries (?:are )?(?:not|sold)|void where|subject to|past performance|capital at risk|member fdic|equal housing|paid for by|for external use)\b/i;

/** Longer ones are whole texts: they stand as typed. */
const longestRead = 160;

function readAnew(typed: string, isOfAnotherLanguage: boolean): Phrase {
  const tidy = priced(withHyphen(tidied(typed)));
  if (isOfAnotherLanguage || tidy.length > longestRead || !/[A-Za-z]{2}|^[A-Z]$|^24\/7$/.test(tidy)) {
    return { plain: tidy, kind: 'unclear' };
  }
  if (
    isForeignPhrase(tidy) ||
    /^(?:n\/a|tbd|none|test|asdf|lorem\b.*)$/i.test(tidy) ||
    /[bcdfghjklmnpqrstvwxz]{5,}/i.test(tidy.replace(/ths|ngths/g, ''))
  ) {
    return { plain: tidy, kind: 'unclear' };
  }
  const { plain, tagged } = insideOf(tidy);
  const found = plainlySaid(plain, tagged) ?? grammarOf(plain, tagged);
  return notice.test(plain) ? { plain, kind: found.kind, isNotice: true } : { plain, ...found };
}

/** A phrase that a person calls otherwise than it was read. What can't be read has no forms, whatever it is called. */
function asSaid(typed: string, kind: PhraseKind): Phrase {
  const tidy = priced(withHyphen(tidied(typed)));
  const isUnread = tidy.length > longestRead || !/[A-Za-z]{2}/.test(tidy) || isForeignPhrase(tidy);
  if (kind === 'unclear' || isUnread) return { plain: tidy, kind };
  const { plain, tagged } = insideOf(tidy);
  if (notice.test(plain)) return { plain, kind, isNotice: true };
  if (kind === 'can' || kind === 'does' || kind === 'state') return { plain, kind, ...saidForms(plain, kind) };
  const thing = kind === 'thing' && tagged.length > 0 ? thingOf(plain, tagged).thing : undefined;
  return thing === undefined ? { plain, kind } : { plain, kind, thing };
}

import { paying } from './wholeParts';
import { asideOf, choiceOf, freeThingOf, thingIn } from './factParts';
import type { Phrase } from './reading/phrase';
import { readPhrase } from './reading/readPhrase';
import { massNouns } from './reading/thingOf';
import { isBeside } from './strength';
import { articleFor } from './words/article';
import { wantsArticle } from './words/sorts';

/** What one gets, with its article: "a free roof inspection", "ASE-certified mechanics", "weekly mowing from $39". */
export function itemOf(fact: Phrase): string | undefined {
  const { kind, plain } = fact;
  if (fact.isNotice || /[,;:.!?+](?!\d)| and | too$/.test(plain)) return undefined;
  // "Kids sizes too", "4-hour minimum": said on the way.
  if (isBeside(fact) && !isPriced(fact)) return undefined;
  // Nobody gets the staff, nor most appointments, nor one dog at a time.
  if (
    / (?:appointment|average|notice|on (?:duty|site|staff)|at a time)$|^same day\b|^\d+ days a week$|^\d+ [a-z]+s (?:a|per) (?:day|week)$| \d{1,2}(?::\d\d)? ?[ap]m |^(?:all|many|most|several|some) |\byour own\b/.test(
      plain,
    )
  )
    return undefined;
  if (kind === 'offer') return freeItemOf(fact) ?? pricedOf(plain);
  if (kind === 'proof') return people.test(plain) ? plain : undefined;
  if (kind === 'guarantee') return promise.test(plain) ? `${articleFor(plain)} ${plain}` : undefined;
  return kind === 'thing' ? (thingIn(fact) ?? choiceOf(fact) ?? reaching(fact) ?? nounOf(plain)) : undefined;
}

/** Whether a fact is a thing with its price. */
export const isPriced = ({ kind, plain }: Phrase): boolean => kind === 'offer' && pricedOf(plain) !== undefined;

/** What may stand behind "with": what there is, what comes along, and what one is spared. */
export function besideOf(fact: Phrase): string | undefined {
  if (fact.isNotice || isPriced(fact) || /^all /.test(fact.plain) || places.test(fact.plain)) return undefined;
  if (fact.kind === 'absence') return spared.test(fact.plain) ? fact.plain : undefined;
  return asideOf(fact)?.replace(/^with /, '') ?? itemOf(fact);
}

/** "Tastings for $18, with a gift shop": they stand beside what one gets, and are no part of it. */
const places = /\b(?:bar|cafe|deck|garage|kitchen|lounge|menu|parking|patio|playground|shop|showroom|store)s?$/;

const spared =
  /^no (?!one\b|more\b|insurance$)(?!.* option$)(?!.*\b(?:if|in|is|or|till|unless|until|when)\b)[a-z][a-z -]*$/;
/** "Board-certified nurse injectors". */
const people =
  /^(?:[\p{L}\d-]+[- ])?(?:accredited|background-checked|certified|experienced|insured|licensed|trained|vetted) (?:[a-z-]+ ){0,2}[a-z]+[^su’'\P{L}]s$/u;

const promise =
  /^(?:\d+-(?:day|night|week|month|year)|lifetime)(?: [a-z-]+){0,2} (?:guarantee|trial|warranty)(?: on [a-z ]+)?$/;

/** "A 14-day free trial", "a free 20-minute consult". */
function freeItemOf(fact: Phrase): string | undefined {
  const { plain } = fact;
  if (/^\d+-(?:day|night|week|month) (?:free )?trial$/.test(plain)) return `${articleFor(plain)} ${plain}`;
  const known = freeThingOf(fact);
  if (known !== undefined) return known;
  const [, what] = /^(?:free|complimentary) ((?:\d+-)?[a-z][a-z -]*)$/.exec(plain) ?? [];
  return what !== undefined && isNamedOnce(what) && wantsArticle(what.split(' ').at(-1) ?? '')
    ? `a ${plain}`
    : undefined;
}

/** "A classic full set for $120", "bouquets from $45". */
function pricedOf(plain: string): string | undefined {
  const [, what] = /^([^$€£,]+) (?:for|from) [$€£]\d[^,()]*$/.exec(plain) ?? [];
  if (
    what === undefined ||
    paying.test(what) ||
    / and |\D \d|^(?:all|average|buy|elopements|every|first|funerals|one|save|spend|two|weddings)\b|\b(?:fees?|rates?|prices?)$/.test(
      what,
    )
  )
    return undefined;
  const { kind, thing } = readPhrase(what);
  const named = kind === 'thing' ? (thing ?? nounOf(what)) : nounOf(what);
  return named && plain.replace(what, named);
}

/** "House calls within 50 miles", "same-day delivery till 3pm": a number that is no count. */
const reaching = ({ thing }: Phrase): string | undefined =>
  thing !== undefined && /^[a-z][a-z -]* (?:before|by|every|from|till|until|within) \d/.test(thing) ? thing : undefined;

/** One noun with what describes it, by its last word. */
function nounOf(plain: string): string | undefined {
  if (!isNamedOnce(plain)) return undefined;
  const last = plain.split(' ').at(-1) ?? '';
  if (wantsArticle(last)) return `${articleFor(plain)} ${plain}`;
  return massNouns.test(last) || /(?:flour|foam|glue|paper|turnaround)$/.test(last) ? plain : undefined;
}

/** Two to four words without a preposition or a verb's end. */
const isNamedOnce = (plain: string): boolean =>
  /^(?!(?:all|book|count|file|its?|more|my|our|run|same|text|the|their|we|you|your)\b)(?:(?:kids|sports|\p{L}[\p{L}\d’-]*[^s ]) ){0,3}[a-z-]+$/u.test(
    plain,
  ) &&
  !/\b(?:after|all|and|any|at|before|by|each|every|for|from|in|is|of|on|or|per|that|to|until|who|with|\p{L}{2,}(?:zes|ises))\b/u.test(
    plain,
  );

import { baseOf, isOnlyVerb } from './words/verbs';
import { isBarePrice } from './factParts';
import type { Phrase } from './reading/phrase';
import type { PhraseKind } from './reading/phraseKind';
import { readPhrase } from './reading/readPhrase';
import { sentenceTellings, stateTellings, thingTellings } from './tellings/byKind';
import { absenceTellings, guaranteeTellings, proofTellings } from './tellings/proofs';
import { ourTellings } from './tellings/ofOurs';
import { freeOf, priceTellings } from './tellings/prices';
import { articled, being, isMany, type Telling, toldBy } from './tellings/telling';

/** "Twins welcome", "ventilation fan included": without its verb. */
const saidOf =
  /^(.+) ((?:included|provided|available|welcome|accepted|optional)(?: (?:daily|every \w+|on \w+|in \w+|with .+|at .+))?)$/;

/** "Scones baked every morning", "all brands serviced": what is done to many things, and how. */
const doneTo =
  /^((?:[a-z’-]+ ){0,2}[a-z-]{2,}) ((?:(?:[a-z-]+ed and )?[a-z-]+ed|built|cut|done|grown|laid|made|sent|sewn|woven) (?:at|by|daily|every|for|fresh|from|hot|in|on|right|this|to|weekly|while|with|within)\b[^$€£,]*)$/;
const allDone = /^(all [a-z-]+[^su’'i]s) ((?:check|clean|fix|inspect|repair|servic|test|tun)ed)$/;

/** "BBB accredited since 2009": so it has been. */
const sinceThen =
  /^(?:.* )?(?:accredited|certified|in business|insured|licensed|(?:locally |\p{L}+-)(?:owned|run)) since \d{4}$/u;

/** A thing and its price, as it is told: "afternoon tea for $32 per person". */
const pricedThing = /^([^$€£,]+) for [$€£]\d[^,]*$/;

/** A fact that was typed without its verb, as a sentence without its full stop: "twins are welcome". */
export function wholeOf(fact: Phrase | undefined): string | undefined {
  if (!fact || fact.isNotice) return undefined;
  const { plain, kind } = fact;
  if (isBarePrice(fact) && plain.startsWith('from ')) return `prices start at ${plain.slice(5)}`;
  if (kind === 'proof' && sinceThen.test(plain)) return `we’ve been ${plain}`;
  return (kind === 'offer' ? boughtOf(plain) : beingOf(fact)) ?? toldBy(tellings[kind] ?? [], plain) ?? freeThing(fact);
}

/** The same, said by a business of what it does, uses, and has: "we file your sales tax". */
export function oursOf(fact: Phrase | undefined): string | undefined {
  if (fact === undefined || fact.isNotice || fact.kind === 'can' || fact.kind === 'sentence') return undefined;
  if (fact.kind !== 'does' || fact.deeds === undefined) return toldBy(ourTellings, fact.plain);
  // "Sleeps in the house": those who are cared for do. "Burns 45 hours": what is sold does.
  if (/^(?:eats|naps|sleeps) (?!\d)/.test(fact.plain)) return `they ${fact.deeds}`;
  return /^(?:burns|charges in|fits|folds|holds|lasts|runs on|weighs) /.test(fact.plain)
    ? `it ${fact.plain}`
    : `we ${fact.deeds}`;
}

function beingOf({ kind, plain }: Phrase): string | undefined {
  const [, subject = '', said = ''] =
    ((kind === 'state' || kind === 'thing' || kind === 'proof') && saidOf.exec(plain)) ||
    (kind === 'thing' && (doneTo.exec(plain) ?? allDone.exec(plain))) ||
    [];
  const is = subject === '' || !named.test(subject) ? undefined : being(subject);
  // A roof that is done is the reader’s.
  const whose = /^(?:done|finished|installed|painted|made in \d)\b/.test(said) ? is?.replace(/^an? /, 'your ') : is;
  return whose && `${whose} ${said}`;
}

/** A longer subject is lost before its verb comes. */
const named = /^(?:[\p{L}\d’&-]+ ){0,3}[\p{L}\d’&-]+$/u;

const tellings: Partial<Record<PhraseKind, readonly Telling[]>> = {
  offer: priceTellings,
  deadline: [...priceTellings, ...stateTellings],
  proof: [...proofTellings, ...thingTellings],
  absence: absenceTellings,
  guarantee: guaranteeTellings,
  state: [...stateTellings, ...proofTellings, ...thingTellings],
  does: stateTellings,
  thing: [...proofTellings, ...thingTellings, ...stateTellings, ...sentenceTellings],
  sentence: sentenceTellings,
};

/** "The tow is free": where nothing else is known of it. */
function freeThing({ kind, plain }: Phrase): string | undefined {
  const [, what] = (kind === 'offer' && /^free ([a-z][a-z -]*)$/.exec(plain)) || [];
  return what && freeOf(what);
}

/** "Gait analysis on treadmill", "a written plan in two weeks": what it is by its first words, and more of it. */
function thingWith(plain: string): string | undefined {
  const [, what, more = ''] =
    /^((?:24\/7 )?(?:[\p{L}’-]+ ){0,5}?[\p{L}’-]+)((?: (?:after|at|from|in|on|to|with|within) [^,;:.!?]+)?)$/u.exec(
      plain,
    ) ?? [];
  // "Dims with a tap" and "hem pants" may be deeds.
  const [first = ''] = plain.split(' ');
  const mayBeDone = isOnlyVerb(first) || (/[^s]s$/.test(first) && (what === first || baseOf(first) !== undefined));
  if (what === undefined || mayBeDone || untold.test(plain)) return undefined;
  const [one = '', two] = what.split(/ (?:and|&) /);
  const named = two === undefined ? articled(one) : bothOf(one, two);
  return named && `${named}${more}`;
}

/** "A corn maze and hayrides", "vet and farrier reminders": of the last, the first word may be half of a name. */
function bothOf(one: string, two: string): string | undefined {
  if (!one.includes(' ') && !isMany(one) && isMany(two) && two.includes(' ')) return `${one} and ${two}`;
  const [first, second] = [articled(one), articled(two)];
  return first && second && `${first} and ${second}`;
}

/** What does something, or has something done to it, is nothing that one gets. */
const untold =
  /^(?:all|book|count|every|file|files|fewer|hands|less|many|more|most|one|only|open|pieces|price|run|same|some|staff|stairs|text)\b|\b(?:are|cut|is|it|made|no|not|or|per|plus|sent|start|that|too|we|who|you|[a-z]{2,}ed|lasts|works)\b|\bafter$/;

/** Who pays a price, or is paid for. */
export const paying =
  /\b(?:adults|guests|members|nonmembers|brides?|cats|children|couples|dogs|groomsmen|horses|kids|men|pets|puppies|seniors|students|women)$/;

/** What one buys at a price: "get a classic full set for $120". */
function boughtOf(plain: string): string | undefined {
  const [, what] = pricedThing.exec(plain) ?? [];
  if (what === undefined || /\brentals$|^(?:(?:parking|speeding|traffic) tickets|admission|corkage)$/.test(what))
    return undefined;
  // Small dogs pay it, and nobody gets them.
  if (paying.test(what))
    return /s$|\bmen$/.test(what) && !/ and /.test(what) ? plain.replace(' for ', ' are ') : undefined;
  if (/^(?:one|two|three|your) .+ed$/.test(what)) return `get ${plain}`;
  // "First 2 lessons" are the reader’s.
  if (/^first (?:\d+|two|three|four|six|\p{L}+$)/u.test(what)) return `get your ${plain}`;
  // "Driveway and siding" are washed, and bought by nobody.
  if (/^\p{L}+ and \p{L}+[^s]$/u.test(what)) return undefined;
  const named = thingWith(what);
  if (named !== undefined) return `get ${plain.replace(what, named)}`;
  const { kind, thing } = readPhrase(what);
  if (kind !== 'thing' || thing === undefined || /^(?:all|every)\b/.test(what)) return undefined;
  return `get ${plain.replace(what, thing)}`;
}

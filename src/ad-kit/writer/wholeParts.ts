import { isBarePrice } from './factParts';
import type { Phrase } from './reading/phrase';
import { readPhrase } from './reading/readPhrase';
import { massNouns } from './reading/thingOf';
import { articleFor } from './words/article';
import { wantsArticle } from './words/sorts';

const determined = /^(?:an?|all|both|each|every|most|my|our|some|the|these|your|\d[\d,.]*\+?)\s/;

/** "Twins are", "a fan is", "sedation is": a thing with its verb; none where its number isn’t sure. */
function beingOf(subject: string): string | undefined {
  // "Rush in 72 hours": what is said is of the rush.
  const [head = subject] = subject.split(/ (?:after|at|before|for|in|of|on|with|within) /);
  const noun = head.split(' ').at(-1) ?? '';
  if (!/^[\p{L}][\p{L}\d’& -]*$/u.test(subject) || subject.split(' ').length > longestSubject) return undefined;
  if (/ (?:and|&) /.test(subject)) return `${subject} are`;
  if ((massNouns.test(noun) && !wantsArticle(noun)) || /^(?:breakfast|brunch|dinner|gas|lunch|wi-?fi)$/i.test(noun))
    return `${subject} is`;
  if (/[^su’'i]s$/.test(noun) && !/^(?:an?|each|every)\s/.test(subject)) return `${subject} are`;
  if (!wantsArticle(noun)) return undefined;
  return determined.test(subject) ? `${subject} is` : `${articleFor(subject)} ${subject} is`;
}

const longestSubject = 4;

/** "Twins welcome", "ventilation fan included": without its verb. */
const saidOf =
  /^(.+) ((?:included|provided|available|welcome|accepted|optional)(?: (?:daily|every \w+|on \w+|in \w+|with .+|at .+))?)$/;

/** "Scones baked every morning", "all brands serviced": what is done to many things, and how. */
const doneTo =
  /^((?:[a-z’-]+ ){0,2}[a-z-]+[^su’'i]s) ((?:[a-z-]+ed|built|cut|done|grown|made|sewn|woven) (?:at|by|daily|every|for|fresh|from|hot|in|on|right|to|weekly|while|within)\b[^$€£,]*)$/;
const allDone = /^(all [a-z-]+[^su’'i]s) ((?:clean|fix|repair|servic|tun)ed)$/;

/** "BBB accredited since 2009": so it has been. */
const sinceThen = /^(?:.* )?(?:accredited|certified|in business|insured|licensed|\p{L}+-(?:owned|run)) since \d{4}$/u;

/** A thing and its price, as it is told: "afternoon tea for $32 per person". */
const pricedThing = /^([^$€£,]+) for [$€£]\d[^,]*$/;

/** A fact that was typed without its verb, as a sentence without its full stop: "twins are welcome". */
export function wholeOf(fact: Phrase | undefined): string | undefined {
  if (!fact || fact.isNotice) return undefined;
  const { plain, kind } = fact;
  if (isBarePrice(fact)) return plain.startsWith('from ') ? `prices start at ${plain.slice(5)}` : undefined;
  if (kind === 'offer') return boughtOf(plain);
  if (kind === 'proof' && sinceThen.test(plain)) return `we’ve been ${plain}`;
  const [, subject = '', said = ''] =
    (kind === 'state' && saidOf.exec(plain)) || (kind === 'thing' && (doneTo.exec(plain) ?? allDone.exec(plain))) || [];
  const being = subject === '' ? undefined : beingOf(subject);
  return being === undefined ? undefined : `${being} ${said}`;
}

/** What one buys at a price: "get a classic full set for $120". */
function boughtOf(plain: string): string | undefined {
  const [, what] = pricedThing.exec(plain) ?? [];
  if (what === undefined) return undefined;
  if (/^(?:one|two|three|your) .+ed$/.test(what)) return `get ${plain}`;
  // "First 2 lessons" are the reader’s.
  if (/^first (?:\d+|two|three|four|six) /.test(what)) return `get your ${plain}`;
  const { kind, thing } = readPhrase(what);
  if (kind !== 'thing' || thing === undefined || /^(?:all|every)\b/.test(what)) return undefined;
  return `get ${plain.replace(what, thing)}`;
}

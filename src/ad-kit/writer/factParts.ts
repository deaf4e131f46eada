import type { Phrase } from './reading/phrase';
import { taggedWords } from './reading/tagged';
import { thingOf } from './reading/thingOf';
import { articleFor } from './words/article';
import { wantsArticle } from './words/sorts';

/** What may stand behind "has": things, and of other kinds those that are one, such as "free parking" or "tickets from $20". */
export function thingIn(fact: Phrase | undefined): string | undefined {
  // Nobody "has" three days, and the gallery is there in three weeks.
  if (
    !fact ||
    /^\d+ (?:days?|nights?|hours?|minutes?|weeks?|months?)\b|\bin (?:\w+ )?(?:seconds|minutes|hours|days|weeks)$/.test(
      fact.plain,
    )
  )
    return undefined;
  // "4-6 weekdays" and "nurse injector 12 years": with a number, only "a 90-day warranty" is sure to be one thing.
  if (
    fact.kind === 'thing' &&
    fact.plain.split(' ').some((word) => /^\+?\d/.test(word) && !/^(?:\d+-\p{L}|24\/7$)/u.test(word))
  )
    return undefined;
  if (/\b(?:our|we|my|i)\b/i.test(fact.plain) || /^all \w+$/.test(fact.plain)) return undefined;
  // "Evenings and weekends" are when, and a sum of services is no thing.
  if (/\b(?:mornings|evenings|nights|weekdays|weekends|hours)\b|\+/.test(fact.plain)) return undefined;
  // "Next-day to the mainland" is how it comes.
  if (/^(?:next|same)[- ]day (?:across|from|in|to)\b/.test(fact.plain)) return undefined;
  // "First class on us" is a gift of ours.
  if (/ on us$/.test(fact.plain)) return undefined;
  // "A 4-hour class, same-day cards" are two.
  if (fact.thing?.includes(', ')) return undefined;
  // Nobody has the same day, or a notice.
  if (/^same day$|^\d+ days a week$| (?:always|notice)$| \d{1,2}(?::\d\d)? ?[ap]m /.test(fact.plain)) return undefined;
  // "More buses": than what?
  if (/^(?:more|fewer|less|better)\b/.test(fact.plain)) return undefined;
  // Nobody says "a turnout all year", nor "a cod ends replaced".
  if (fact.thing !== undefined) return unsaid.test(fact.thing) ? undefined : fact.thing;
  const { plain, kind } = fact;
  if (
    kind === 'offer' &&
    /^(?:free|complimentary) [a-z-]+s$|^(?:free|complimentary) (?:parking|shipping|delivery|wifi|coffee)$/.test(plain)
  )
    return plain;
  if (
    kind === 'offer' &&
    /^(?:\d+ )?(?!start|pay|everything|kids|save|buy|get)[a-z][a-z ]*s (?:from|under) [$€£]\d[\d.,]*$/.test(plain)
  )
    return plain;
  if (/^(?:\d+-(?:day|night|week|month|year)|lifetime)(?: [a-z-]+)* (?:warranty|guarantee|trial)$/.test(plain))
    return `${articleFor(plain)} ${plain}`;
  return kind === 'proof' && /^\d[\d.,]*\+? (?:[a-z-]+ )*(?:stars?|reviews)(?: from [\d,]+ reviews)?$/.test(plain)
    ? plain
    : undefined;
}

const unsaid =
  /^an? (?:.*\b(?:all|every) \w+$|(?:\p{L}+ )?\p{L}+[^su’']s (?:\p{L}+ed|built|cut|grown|laid|made|sewn)\b)/u;

/** "Evening calls": several of a kind, that one may ask about. */
export const manyIn = (fact: Phrase | undefined): string | undefined => (areMany(fact) ? thingIn(fact) : undefined);

/** Whether a fact is several of a kind, in plain words. */
export const areMany = (fact: Phrase | undefined): boolean =>
  fact?.kind === 'thing' && fact.thing === fact.plain && /^[\p{L}’ -]+[^su’'\P{L}]s$/u.test(fact.plain);

/** What one asks for before it is arranged; anything else one simply buys, or finds there. */
export const isArranged = (fact: Phrase | undefined): boolean =>
  /(?:appointments|arrangements|bookings|calls|classes|consultations|discounts|estimates|events|lessons|memberships|options|packages|parties|payment plans|programs|rentals|repairs|retreats|scholarships|sessions|tours|trips|visits|workshops)$/.test(
    fact?.plain ?? '',
  );

/** "With telescopes provided", behind a comma. */
export function asideOf(fact: Phrase | undefined): string | undefined {
  const [, last] = (fact?.kind === 'state' && /\s(included|provided|(?<=financing )available)$/.exec(fact.plain)) || [];
  if (last === undefined) return undefined;
  const [noun = ''] = fact?.plain.split(` ${last}`) ?? [];
  const isSingle = wantsArticle(noun.split(' ').at(-1) ?? '') && !/^(?:an?|the|our|your)\s| (?:and|&) /.test(noun);
  return `with ${isSingle ? `${articleFor(noun)} ` : ''}${fact?.plain ?? ''}`;
}

/** "$29/month", "from $129 a night": a price alone, and whether it is the lowest. */
function barePrice(fact: Phrase | undefined): { price: string; isLowest: boolean; just: string } | undefined {
  const [, before = '', price] =
    /^(from |only |just )?([$€£]\d[\d.,]*(?:\s?(?:\/|per |an? |each)\s?[a-z]*)?)$/.exec(fact?.plain ?? '') ?? [];
  if (price === undefined) return undefined;
  const isLowest = before === 'from ';
  return { price, isLowest, just: isLowest ? '' : before };
}

export const isBarePrice = (fact: Phrase | undefined): boolean => barePrice(fact) !== undefined;

/** A bare price as one says it of the product: "starts at $39", "is $29/month". */
export function costsOf(fact: Phrase | undefined, isMany: boolean): string | undefined {
  const found = barePrice(fact);
  if (!found) return undefined;
  if (found.isLowest) return `${isMany ? 'start' : 'starts'} at ${found.price}`;
  return `${isMany ? 'are' : 'is'} ${found.just}${found.price}`;
}

const freeThings = new WeakMap<Phrase, { thing?: string | undefined }>();

/** "A free quote from a photo", "free swatches": what one can get for nothing. Remembered: tagging takes long. */
export function freeThingOf(fact: Phrase | undefined): string | undefined {
  if (fact?.kind !== 'offer' || !aFreeThing.test(fact.plain) || there.test(fact.plain)) return undefined;
  const found = freeThings.get(fact) ?? thingOf(fact.plain, taggedWords(fact.plain));
  freeThings.set(fact, found);
  return found.thing;
}

/** "Free until you pass" and "free for 3 users" are no things. */
const aFreeThing =
  /^(?:free|complimentary) (?!(?:all|and|at|every|first|for|forever|from|if|in|of|on|over|same|the|to|until|when|while|with|your)\b)[^,;:.!?$€£]+$/;

/** One finds parking and may return things; nobody gets them. */
const there = /\b(?:admission|entry|parking|returns|wi-?fi)$/i;

/** What a visitor chooses from: "over 2,000 fabrics". */
export const choiceOf = (fact: Phrase | undefined): string | undefined =>
  fact?.kind === 'thing' && choices.test(fact.plain) ? fact.plain : undefined;

const choices =
  /^(?:(?:over|more than|nearly) )?\d[\d,]*\+? (?:[\p{L}-]+ ){0,3}(?:beers|books|brands|cheeses|cocktails|colors|courses|designs|dishes|fabrics|finishes|flavors|frames|games|grades|items|kits|models|options|patterns|plants|puzzles|recipes|records|scents|sizes|species|stones|styles|teas|templates|tiles|titles|toppings|treatments|varieties|whiskeys|wines|yarns)$/u;

/** "CSIA certified", "licensed and insured", "rated A+ by the BBB": a proof as a quality; "licensed artists" is none. */
export const provenOf = (fact: Phrase | undefined): string | undefined =>
  fact?.kind === 'proof' && proven.test(fact.plain) ? fact.plain : undefined;

const one = '(?:accredited|background-checked|bonded|certified|insured|licensed|vetted)';
const proven = new RegExp(
  String.raw`^(?:(?:fully |locally |state |[\p{L}\d-]+[- ])?${one}(?:(?:,| and|, and| &) ${one})*|(?:rated|recommended|trusted) (?:[\p{L}\d.+/]+ )?by [^,;:]+|rated \d[^,;:]+)$`,
  'u',
);

/** "Open 6am to midnight": when one finds them. */
export const openOf = (fact: Phrase | undefined): string | undefined =>
  /^open (?:\d|all|daily|early|every|late|on|seven|till|until|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)/iu.exec(
    fact?.kind === 'state' ? fact.plain : '',
  )?.input;

/** "20 minutes from Asheville", "across from the library": where one is. */
export const placedOf = (fact: Phrase | undefined): string | undefined =>
  fact?.kind === 'place' && placed.test(fact.plain) && !fact.plain.includes(',') ? fact.plain : undefined;

const placed =
  /^(?:\d+ (?:blocks?|miles?|minutes?|steps)(?! to (?:escape|find|get|solve|win)\b)|(?:two|three|five|ten) (?:blocks|minutes|miles|steps)|across|behind|close|in|just|minutes|near|next|off|on|right|steps)\b/;

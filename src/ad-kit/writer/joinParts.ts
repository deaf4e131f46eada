import {
  areMany,
  choiceOf,
  freeThingOf,
  isArranged,
  isBarePrice,
  openOf,
  placedOf,
  provenOf,
  thingIn,
} from './factParts';
import type { Phrase } from './reading/phrase';
import { isWare } from './wares';
import { oursOf, wholeOf } from './wholeParts';

/** What is sold or given begins a sentence that another fact ends: "full groom from $85, nervous dogs welcome". */
const heading: ReadonlySet<Phrase['kind']> = new Set(['offer', 'thing', 'guarantee', 'proof']);

/** An order to the reader is a sentence by itself, and what has a comma or a "but" is whole. */
const isWhole =
  /[,;:.!?—–]|\s-\s|^(?:buy|donate|earn|get|give|join|pay|save|spend|start|try|win|if|when|because|every time)\b|\b(?:but|then|unless|if|when|is|are|was|were|guaranteed)\b/i;

/** A fact that may begin a sentence with another behind it, in the words that it has there. */
function headOf(fact: Phrase | undefined): string | undefined {
  if (!fact || fact.isNotice || !heading.has(fact.kind) || isWhole.test(fact.plain.replace(/(?<=\d)[.,](?=\d)/g, '')))
    return undefined;
  if (fact.plain.split(' ').length < 2) return undefined;
  if (fact.kind !== 'offer') return fact.thing ?? fact.plain;
  return isBarePrice(fact) || !namesThing.test(fact.plain) ? undefined : fact.plain;
}

/** An offer that names what it is of: "free inspection", "20% off boots", "oil change $39"; not "gift wrapped free". */
const namesThing = /^(?:free|complimentary) |^\d+% off \p{L}|^\p{L}.*[$€£]\d/u;

/** What something else may be added to: a count of customers is no part of what one gets. */
const goodsOf = (fact: Phrase | undefined): string | undefined => (fact?.kind === 'proof' ? undefined : headOf(fact));

/** What is done to goods: "delivered assembled", "hand-stitched in Maine". */
const doneToGoods =
  /^(?:[a-z]+-)?(?:assembled|baked|brewed|built|cooked|crafted|cut|delivered|designed|fired|forged|grown|knit|made|milled|picked|poured|pressed|printed|roasted|sewn|shipped|smoked|stitched|woven|wrapped)\b/;
/** What comes along: "nervous dogs welcome", "tools provided". */
const comesAlong =
  /^(?!walk-ins )\p{L}[\p{L}\d’' -]* (?:included|provided|welcome|allowed)$|^(?:kids|children|teens|beginners) \d+ and (?:up|over|older)$/u;

/** A state that stands behind a comma without a verb: "full groom from $85, nervous dogs welcome". */
function besideOf(head: Phrase | undefined, other: Phrase | undefined): string | undefined {
  if (!head || other?.kind !== 'state' || other.plain.includes(',')) return undefined;
  // "Socks for $3, pizza included" would promise it for the price; a price that everything begins at is the product's.
  if (
    /\b(?:included|provided)$/.test(other.plain) &&
    (head.kind === 'proof' ||
      /^free .*(?:consult|consultation|estimate|quote)\b/.test(head.plain) ||
      (/[$€£]/.test(head.plain) && !/ (?:from|at) [$€£]/.test(head.plain)))
  )
    return undefined;
  if (comesAlong.test(other.plain)) return other.plain;
  const isOfGoods = head.kind === 'thing' && /[^s]s\b/.test(head.plain) && !/\d/.test(head.plain);
  return isOfGoods ? madeOf(other) : undefined;
}

/** "Baked before dawn": said of goods. */
const madeOf = (fact: Phrase | undefined): string | undefined =>
  fact?.kind === 'state' && fact.plain.includes(' ') && !fact.plain.includes(',') && doneToGoods.test(fact.plain)
    ? fact.plain
    : undefined;

/** "The first 30 days are free": of an offer, as a sentence of its own. */
function firstFreeOf(fact: Phrase | undefined): string | undefined {
  const [, count, unit = ''] =
    /^(?:your |the )?first (?:(\d+|two|three|four|six) )?((?:day|week|month|year|class|lesson|session|visit|box|bag|order|delivery)(?:e?s)?) (?:is |are )?free$/.exec(
      fact?.plain ?? '',
    ) ?? [];
  if (unit === '') return undefined;
  return count === undefined ? `the first ${unit} is free` : `the first ${count} ${unit} are free`;
}

/** "Free for up to 3 users", said of the product. */
const freeForOf = (fact: Phrase | undefined): string | undefined =>
  fact?.kind === 'offer' && /^free (?:for|up to|until|forever)\b/.test(fact.plain) && !fact.plain.includes(',')
    ? fact.plain
    : undefined;

/** "Over 80 teas", "scones baked every morning", "a patio on the harbor": several such things are told in one sentence. */
export function addedOf(fact: Phrase | undefined): string | undefined {
  const thing = fact?.thing ?? manyDone.exec(fact?.plain ?? '')?.input;
  return fact?.kind !== 'thing' || fact.isNotice || thing === undefined || notAdded.test(thing) ? undefined : thing;
}

export const isDone = ({ plain }: Phrase): boolean => manyDone.test(plain);

const manyDone =
  /^(?!all\b)(?:[a-z’-]+ ){0,2}[a-z]+[^su’']s (?:[a-z]+ed|built|cut|done|grown|made|sewn|woven)(?: [\p{L}\d -]+)?$/u;
/** Of hours and years, of us, or of more than something is no such thing. */
const notAdded =
  /[,;:.!?+](?!\d)|^an? .*\b(?:all|every) \w+$|^(?:(?:ages?|all|fewer|less|more|same|the same)\b|(?:an? )?\d+[- ](?:[a-z]+ )?(?:minutes?|hours?|days?|weeks?|months?|years?|seats|spots))|\b(?:I|my|our|us|we|evenings|hours|mornings|nights|starts|weekdays|weekends)\b/;

/** "Hand-poured candles", which have something: "with a 60-hour burn time". */
const waresOf = (fact: Phrase | undefined): string | undefined =>
  areMany(fact) && !isArranged(fact) ? fact?.plain : undefined;

/** "A 60-hour burn time", "24/7 access": what goods have. "Unmarked vans with a written report" are two. */
const featureOf = (fact: Phrase | undefined): string | undefined =>
  fact?.kind === 'thing' || fact?.kind === 'guarantee' ? ofWares.exec(thingIn(fact) ?? '')?.input : undefined;

const ofWares =
  /^(?:an? |24\/7 ).*\b(?:access|capacity|count|finish|fit|grip|guarantee|handle|heel|hem|life|lifespan|lining|range|rating|runtime|scent|seal|sole|time|trial|twist|warranty|waist|zipper)\b/;

/** "With your starter culture mailed to you": what is sent, behind what is sold. */
function sentOf(fact: Phrase | undefined): string | undefined {
  const isSent =
    fact?.kind === 'thing' &&
    /^\p{L}[\p{L}\d’' -]* (?:mailed|delivered|shipped|sent|brought) (?:right )?to (?:you|your [a-z]+)$/u.test(
      fact.plain,
    );
  if (!isSent) return undefined;
  return /^(?:an?|all|every|our|the|your)\s/.test(fact.plain) ? fact.plain : `your ${fact.plain}`;
}

/** "No booking fee", behind a price; what else is spared is a sentence of its own. */
const noFeeOf = (fact: Phrase | undefined, other: Phrase | undefined): string | undefined =>
  /(?<!\bup to )[$€£]\d/.test(fact?.plain ?? '') ? noFee.exec(other?.plain ?? '')?.[0] : undefined;

const noFee = /^no (?:[a-z-]+ ){0,2}(?:charges?|contracts?|costs?|deposits?|fees?|minimums?|subscriptions?)$/;

/** Of a brief, what says whether it is a business, a ware, or something that its first fact may name. */
type Product = Parameters<typeof isWare>[0] & { sort: string | undefined; facts: readonly Phrase[] };

/** What a business says of itself, where "we" are no ware. */
const ofUs =
  (said: (fact?: Phrase) => string | undefined) =>
  (fact: Phrase | undefined, _other: Phrase | undefined, material: Product): string | undefined =>
    isWare(material) ? undefined : said(fact);

/**
 * "QuietBox: a soundproof booth": where a name of one word says nothing of what it is, the first thing told may say it,
 * and nothing "has" itself.
 */
export const itselfOf = (fact: Phrase | undefined, { product, sort, facts }: Product): string | undefined =>
  fact !== undefined &&
  fact === facts[0] &&
  sort === undefined &&
  !product.includes(' ') &&
  /^an? /.test(fact.thing ?? '')
    ? fact.thing
    : undefined;

/** Slots of forms by their names: of the fact, and of the other one that is told in the same sentence. */
export const joinSlots: Readonly<
  Record<string, (fact: Phrase | undefined, other: Phrase | undefined, material: Product) => string | undefined>
> = {
  choice: choiceOf,
  freeThing: freeThingOf,
  itself: (fact, _other, material) => itselfOf(fact, material),
  proven: provenOf,
  weOpen: ofUs(openOf),
  wePlaced: ofUs(placedOf),
  weDo: ofUs(oursOf),
  whole: wholeOf,
  weProven: ofUs(provenOf),
  head: headOf,
  goods: goodsOf,
  manyWares: waresOf,
  otherBeside: besideOf,
  otherFeature: (_, other) => featureOf(other),
  otherFirstFree: (_, other) => firstFreeOf(other),
  otherTrial: (_, other) => (firstFreeOf(other) === undefined ? undefined : other?.plain),
  otherFreeFor: (_, other) => freeForOf(other),
  otherSent: (_, other) => sentOf(other),
  otherNoFee: noFeeOf,
};

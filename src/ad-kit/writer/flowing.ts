import { isClumsy, type Writing } from './drafts';
import { openOf } from './factParts';
import { besideOf, isPriced, itemOf } from './flowParts';
import { inRow } from './lists';
import type { Phrase } from './reading/phrase';
import { fillForm } from './slots';
import { mayOpen } from './strength';
import { having, isThing, isWare } from './wares';
import { sentenceCase } from './words/casing';
import { oftenNouns } from './words/verbs';

/** Several facts in one sentence, and which. */
export type Flow = { text: string; facts: readonly Phrase[] };

/** A longer sentence is not read to its end. */
const longestFlow = 130;

/** Behind a verb so many things are a list, and behind "with" so many. */
const mostListed = 3;
const mostBeside = 2;

/**
 * Facts as one would tell them, with a verb and in one breath: "We come to your driveway, with no travel fee."
 * `undefined` where no two of them make a sentence for certain.
 */
export function flowOf(facts: readonly Phrase[], writing: Writing): Flow | undefined {
  if (writing.material.isForeign) return undefined;
  // "You can cut mispicks in half, with barcode scanning": what a program does, it does with what it has. Else two facts
  // have nothing to do with each other: "we move the furniture, with dustless sanding".
  const isTool = writing.material.trade?.industry === 'software';
  for (const lead of facts) {
    const head = headOf(lead, writing);
    if (head === undefined || head.includes(',')) continue;
    const beside = isTool ? facts : facts.filter(isSparedWith);
    const flow = withTail({ text: head, facts: [lead] }, beside, writing);
    if (flow !== undefined) return flow;
  }
  return listed(facts, writing);
}

/** "You get background-checked cleaners and same-day turnovers, with no contracts." */
function listed(facts: readonly Phrase[], writing: Writing): Flow | undefined {
  const items = facts.filter((fact) => itemOf(fact) !== undefined);
  const priced = items.find(isPriced);
  // What goes with a loan or a membership is none of its price.
  const mayAddTo = priced !== undefined && !/^(?:\S+ )?(?:financing|membership)/.test(priced.plain);
  const bought = mayAddTo
    ? withTail({ text: `get ${itemOf(priced) ?? ''}`, facts: [priced] }, facts.filter(comesWithPrice), writing)
    : undefined;
  if (bought !== undefined) return bought;
  const told = items.filter((fact) => !isPriced(fact)).slice(0, mostListed);
  if (told.length === 0) return undefined;
  const text = `${verbOf(told, writing)} ${inRow(told.flatMap((fact) => itemOf(fact) ?? []))}`;
  const flow = { text, facts: told };
  // "A free session when you sign up, with parking included": what comes along is of something else.
  const mayAdd = !/\b(?:if|when)\b/.test(text);
  const ofIt = facts.filter(isOfIt);
  // Nothing is part of a free quote, nor of the people who come.
  const beside = told.some(({ plain }) => bookable.test(plain))
    ? ofIt
    : ofIt.filter(({ plain }) => !/ (?:included|provided)$/.test(plain));
  return (
    (mayAdd ? withTail(flow, beside, writing) : undefined) ?? (told.length > 1 ? finished(flow, writing) : undefined)
  );
}

/** "A 15-minute response time, with no long-term contract" are two, which have nothing to do with each other. */
const isOfIt = ({ kind }: Phrase): boolean => kind !== 'absence' && kind !== 'guarantee';

const bookable =
  /\b(?:box|class|course|dinner|lesson|lunch|meal|night|package|party|plan|rental|retreat|room|session|stay|ticket|tour|trip|weekend|workshop)(?:e?s)?\b/;

/** What comes along with what one buys: "a monthly plan from $95, with discreet unmarked vans" are two. */
const comesWithPrice = (fact: Phrase): boolean =>
  (fact.kind !== 'thing' && !/ trial\b/.test(fact.plain)) || isPriced(fact) || alongThings.test(fact.plain);

const alongThings =
  /^(?:the )?same\b|\b(?:access|aftercare|assembly|bag|book|breakfast|card|certificate|checks?|coffee|delivery|dessert|drink|gear|gift|guide|installation|kit|lesson|lunch|parking|photos|pickup|refills?|report|setup|shipping|support|towels?|training|tasting|tea|tour|updates|visit|warranty)\b(?: (?:every|for|with) [\p{L} ]+)?$/u;

/** What one says of having things: a lamp comes with them, in a shop one finds them. */
function verbOf(items: readonly Phrase[], { material }: Writing): string {
  const verbs = new Set(items.map((fact) => (fact.kind === 'thing' ? having(fact, material) : undefined)));
  const isOfThing = isThing(material) && verbs.size === 1 && verbs.has('comesWith');
  const its = isOfThing ? fillForm('{it} {comesWith}', material) : undefined;
  if (its !== undefined) return its;
  const isThere =
    verbs.size === 1 &&
    verbs.has('has') &&
    !calling.has(material.trade?.industry ?? 'retail') &&
    !items.some(({ plain }) => held.test(plain));
  return isThere ? 'you’ll find' : 'you get';
}

/** What takes place, or is done for one, is found nowhere. */
const held =
  /\b(?:class|classes|course|courses|farm|guarantee|lessons?|policy|program|response|service|sessions?|support|trial|turnaround|updates|walk-ins|warranty|workshops?)\b/;

/** Industries whose people come to their customers, or work for them elsewhere: there one finds nothing. */
const calling: ReadonlySet<string> = new Set(['home_services', 'professional_services', 'finance', 'software']);

/** A fact as the beginning of a sentence that goes on: it has its verb. */
function headOf(fact: Phrase, writing: Writing): string | undefined {
  if (fact.isNotice || !mayOpen(fact)) return undefined;
  if (fact.kind === 'sentence') return doneByUs.test(fact.plain) ? fact.plain : undefined;
  // "We’re licensed and insured, with no overtime charges" are two.
  if (fact.kind === 'proof') return undefined;
  if (fact.kind === 'does' && !isWare(writing.material) && doneByUs.test(`we ${fact.deeds ?? ''}`))
    return `we ${fact.deeds ?? ''}`;
  // "It’s made in Ohio, with soundproof cabinets" has two things of one.
  const traits = /^(?:hand-?)?made\b/.test(fact.plain) ? [] : ['{it} {is} {trait}'];
  const named = writing.material.product.split(' ').length > longestSubject ? [] : ['{it} {acts}', ...traits];
  const forms = [...named, ...(isClearDeed(fact) ? ['you can {act}'] : [])];
  return forms.map((form) => fillForm(form, writing.material, { fact })).find((text) => text !== undefined);
}

/** What we do to somebody’s things, or where: "we take cards, with parking" are two. */
const doneByUs =
  /^we (?:bake|brew|bring|build|clean|come|cook|deliver|do|fix|groom|haul|host|install|make|move|mow|pick up|repair|roast|serve|set up|ship|teach|travel|wrap)\b[^,;:.!?]*$/;

/** What one does before there is anything to have, or to be rid of it. */
const arranging = /^(?:book|bring|call|cancel|enroll|join|order|pause|pay|reserve|schedule|sign|skip|stop|text)\b/;

/** "Take home a jar of honey", but not "swim lessons every day", which may be things. */
function isClearDeed({ kind, plain }: Phrase): boolean {
  const [verb = '', next = ''] = plain.split(' ');
  if (kind !== 'can' || arranging.test(plain)) return false;
  return !oftenNouns.has(verb) || /^(?:an?|any|every|home|it|one|the|your|\d.*)$/.test(next);
}

/** A longer name is a mouthful before a verb, and stands by itself. */
export const longestSubject = 2;

/** The sentence with what stands behind its comma, as much of it as reads well. */
function withTail({ text, facts: told }: Flow, facts: readonly Phrase[], writing: Writing): Flow | undefined {
  // What the product does comes with no discount.
  const mayOffer = told.every((fact) => itemOf(fact) !== undefined || openOf(fact) !== undefined);
  const beside = facts.filter(
    (fact) =>
      !told.includes(fact) &&
      // Nor is a meal part of what one does.
      (mayOffer || (fact.kind !== 'offer' && !/ included$/.test(fact.plain))) &&
      besideOf(fact) !== undefined,
  );
  // What there is comes before what there isn’t.
  const ordered = [...beside.filter(isThere), ...beside.filter((fact) => !isThere(fact))];
  for (let most = Math.min(mostBeside, ordered.length); most > 0; most -= 1) {
    const added = ordered.slice(0, most);
    const flow = finished(
      { text: `${text}, with ${inRow(added.flatMap((fact) => besideOf(fact) ?? []))}`, facts: [...told, ...added] },
      writing,
    );
    if (flow !== undefined) return flow;
  }
  return undefined;
}

/** What one is spared while one does something: "with no contract"; "no experience needed" is said of who may come. */
const isSparedWith = ({ kind, plain }: Phrase): boolean =>
  kind === 'absence' &&
  /\b(?:charges?|commitment|contracts?|costs?|deposits?|fees?|minimums?|subscriptions?)\b/.test(plain);

const isThere = ({ kind }: Phrase): boolean => kind !== 'absence';

function finished({ text, facts }: Flow, { material }: Writing): Flow | undefined {
  const sentence = sentenceCase(`${text}.`);
  return sentence.length > longestFlow || isClumsy(sentence, material) || isEchoed(sentence)
    ? undefined
    : { text: sentence, facts };
}

/** "Certify up to 12, with certification": of a longer word, one is enough. */
function isEchoed(sentence: string): boolean {
  const stems = (sentence.toLocaleLowerCase('en').match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));
  return new Set(stems).size < stems.length;
}

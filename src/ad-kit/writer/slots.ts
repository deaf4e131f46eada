import { forbiddenClaimsIn } from '../checks/advertising';
import { replaceEmoji } from '../emoji';
import { createAlikeness, isSame } from './alike';
import { askedOf, whomOf } from './audience';
import { type CopyBrief, mostBenefits } from './brief';
import { withoutMarkup } from './markup';
import { isForeign } from './optimize/language';
import { having, isManyOrOne, isSaidOf, isWare } from './wares';
import { isNameWord, isPlural, nameOf, sortOf, spokenOf, townIn } from './productName';
import type { PhraseKind } from './reading/phraseKind';
import type { Phrase } from './reading/phrase';
import { readPhrase } from './reading/readPhrase';
import { isForeignPhrase } from './reading/tidied';
import type { Trade } from './trades/trade';
import { introducedOf, soughtOf } from './sought';
import { townOf } from './town';
import { servedTrade } from './trades/servedTrade';
import { asideOf, costsOf, isBarePrice, thingIn } from './factParts';
import { itselfOf, joinSlots } from './joinParts';
import { insideSentence } from './words/casing';
import { spelled } from './words/spelling';
import { ordinaryFirsts } from './words/sorts';

/** What phrases are filled with, of one brief. */
export type Material = {
  product: string;
  /** The product as a sentence speaks of it: "the Northfold Coffee subscription". */
  spoken: string;
  /** Whether the product is many: "running shoes keep", not "keeps". */
  isMany: boolean;
  audience: string;
  /** What the brief says, as it was typed first to last. */
  facts: readonly Phrase[];
  /** `undefined` where the brief shows none for certain. */
  trade: Trade | undefined;
  /** What is sold, as people look for it: "sunglasses", "a desk lamp"; by the name, else by the trade. */
  sort: string | undefined;
  /** What people look for who want it, by its trade as well: "a bakery", "septic service". */
  sought: string | undefined;
  /** Where those are whom it is for: "in Boise". */
  town: string | undefined;
  /** Of a language whose grammar is not known: the phrases stand as typed, without English around them. */
  isForeign: boolean;
  /** The advertiser's own words for the button. */
  ownCall: string | undefined;
};

/** Verbs that agree with the product. */
const agreeing: Readonly<Record<string, readonly [one: string, many: string]>> = {
  is: ['is', 'are'],
  has: ['has', 'have'],
  comesWith: ['comes with', 'come with'],
  offers: ['offers', 'offer'],
  lets: ['lets', 'let'],
  here: ['here’s', 'here are'],
};

export function materialOf(brief: CopyBrief): Material {
  const clean = (typed: string) =>
    withoutMarkup(brief.includeEmojis ? typed : replaceEmoji(typed, ' '))
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<!\b(?:Bros|Co|Corp|Inc|Jr|Ltd|Sr|St))[.,;:!]{1,20}$/, '');
  const product = nameOf(clean(brief.productName));
  const typed = spelled(quietly(clean(brief.targetAudience)));
  // An audience becomes the reader where an ad speaks to it.
  const audience = forbiddenClaimsIn(`For ${typed}`, brief.platform).length > 0 ? '' : typed;
  const own = clean(brief.callToAction ?? '');
  const read = brief.keyBenefits.slice(0, mostBenefits);
  const isOfAnotherLanguage =
    isForeign([product, audience, ...read].join('. ')) || read.filter(isForeignPhrase).length * 2 > read.length;
  const trade = isOfAnotherLanguage ? undefined : servedTrade(brief);
  const sought = isOfAnotherLanguage ? undefined : soughtOf(brief, trade);
  return {
    product,
    spoken: spokenOf(product),
    isMany: isPlural(product),
    isForeign: isOfAnotherLanguage,
    audience: isOfAnotherLanguage
      ? ''
      : audience.replace(/^\S+/, (word) => (isNameWord(word) ? word : insideSentence(word))),
    facts: withoutRepeated(
      brief.keyBenefits
        .slice(0, mostBenefits)
        .map((benefit, index) =>
          readPhrase(
            withoutMarkup(brief.includeEmojis ? benefit : replaceEmoji(benefit, ' ')),
            isOfAnotherLanguage,
            brief.benefitKinds?.[index],
          ),
        )
        .filter(({ plain }) => plain !== '' && forbiddenClaimsIn(plain, brief.platform).length === 0),
    ),
    trade,
    sort: isOfAnotherLanguage ? undefined : (sortOf(product) ?? goodsIn(sought)),
    sought,
    town: isOfAnotherLanguage ? undefined : (townOf(audience) ?? townOfName(product, trade)),
    ownCall: own === '' ? undefined : own,
  };
}

/** Where a business is whose name says it. */
function townOfName(product: string, trade: Trade | undefined): string | undefined {
  const town = trade && townIn(product);
  return town && `in ${town}`;
}

/** What is sold, and no kind of a business. */
const goodsIn = (sought: string | undefined): string | undefined =>
  sought !== undefined && /^an? /.test(sought) ? undefined : sought;

/** "DOG MOMS" are not shouted at. */
const quietly = (typed: string): string =>
  /\p{Lu}{3,}/u.test(typed) && !/\p{Ll}/u.test(typed) ? typed.toLocaleLowerCase('en') : typed;

/** The name alone, where a product is called by a name and what it is: "Northfold Coffee" of "Northfold Coffee subscription". */
export function brandOf({ product }: Material): string | undefined {
  const [found = ''] = /^(?:\p{Lu}[^\s]*\s)+(?=\p{Ll})/u.exec(product) ?? [];
  const name = found.trim();
  return name.length > 2 && !ordinaryFirsts.has(name.toLocaleLowerCase('en')) ? name : undefined;
}

/** The same fact twice is one. */
function withoutRepeated(facts: readonly Phrase[]): Phrase[] {
  const isAlike = createAlikeness();
  return facts.filter(
    ({ plain }, index) =>
      !facts.slice(0, index).some((other) => isSame(other.plain, plain) || isAlike(other.plain, plain)),
  );
}

/** What a form is filled for: the fact that it is about, others that may stand beside it, and words of the trade. */
export type Filling = {
  fact?: Phrase | undefined;
  /** One for each slot that speaks of another fact, in this order. */
  others?: readonly Phrase[];
  call?: string;
};

/** What answers a question: something happens, or can be had. */
const answering: ReadonlySet<PhraseKind> = new Set(['can', 'does', 'offer', 'sentence', 'thing']);

/** A form with its slots filled; `undefined` where the brief lacks one of them. */
export function fillForm(form: string, material: Material, filling: Filling = {}): string | undefined {
  // "It" and "there’s" speak of one.
  if (material.isMany && /\bit \{acts\}|there’s \{it\}/i.test(form)) return undefined;
  // "E-bikes: folds flat" speaks of one and of many.
  if (material.isMany && filling.fact?.kind === 'does' && form.startsWith('{product}: ')) return undefined;
  if (!form.includes('{')) return form;
  if (material.isForeign && /[a-z]/i.test(form.replace(/\{\w+\}/g, ''))) return undefined;
  const { before, parts } = partsOf(form);
  const values: string[] = [];
  for (const { name, next } of parts) {
    const value = valueOf(name, material, filling);
    // No comma or colon stands behind the dot of "Soap Co.".
    if (value === undefined || (/^[:,]/.test(next) && value.endsWith('.'))) return undefined;
    values.push(value);
  }
  const text = parts.reduce((told, { next }, at) => `${told}${values[at] ?? ''}${next}`, before);
  // "Soap Co." and "We answer at 3 a.m." end a sentence with the dot they have.
  return text.includes('.') ? text.replace(/(?<!\.)\.\.(?!\.)/g, '.').replace(/\.([!?])/g, '$1') : text;
}

/** A slot and the text behind it. */
type Part = { name: string; next: string };

type Parted = { before: string; parts: readonly Part[] };

const partedForms = new Map<string, Parted>();
const mostForms = 5_000;

/** Forms are filled again and again; with this an answer takes a twentieth less. */
function partsOf(form: string): Parted {
  const known = partedForms.get(form);
  if (known) return known;
  const parts = [...form.matchAll(/\{(\w+)\}([^{]*)/g)].map(([, name = '', next = '']) => ({ name, next }));
  const parted = { before: form.slice(0, form.indexOf('{')), parts };
  if (partedForms.size >= mostForms) partedForms.clear();
  partedForms.set(form, parted);
  return parted;
}

/** No studio starts on January 12, and no smokery keeps 3 weeks: its course does, and its eels do. */
const doneByGoods =
  /^(?:never )?(?:(?:arrives|begins|burns|charges in|comes|drains|dries|ends|expires|fades|fits|floats|folds|grips|holds \d|lasts|melts|mixes|starts|weighs|looks new)\b|(?:keeps|takes) (?:for |about |under )?\d)/;

function valueOf(name: string, material: Material, { fact, others = [], call }: Filling): string | undefined {
  const verb = agreeing[name === 'has' ? (having(fact, material) ?? '') : name];
  // "Kestrel E-Bikes" may be a shop or what it sells.
  // No clinic "lets you see a dentist in 24 hours".
  if (name === 'lets' && !isWare(material)) return undefined;
  if (verb) return isManyOrOne(material) ? undefined : verb[material.isMany ? 1 : 0];
  switch (name) {
    case 'product':
      return material.product || undefined;
    case 'it':
      return material.spoken || undefined;
    case 'call':
      return call || undefined;
    case 'own':
      return material.ownCall;
    case 'ownAnytime':
      return /\b(?:now|today|online|here)\b/i.test(material.ownCall ?? '') ? undefined : insideOwn(material.ownCall);
    case 'this':
      return fact?.plain;
    case 'act':
      return ownOf(fact?.act);
    case 'acts':
      if (isManyOrOne(material) || (!isWare(material) && doneByGoods.test(fact?.acts ?? ''))) return undefined;
      return material.isMany && fact?.acts !== undefined ? fact.deeds : fact?.acts;
    case 'aThing':
      return hadThing(fact, material);
    case 'clause':
      return /^(?:if|when)\b/.test(fact?.plain ?? '') ? undefined : fact?.plain;
    case 'trait':
      return isSaidOf(material, fact) ? fact?.trait : undefined;
    case 'spared':
      return fact?.spared;
    case 'price':
      return isBarePrice(fact) ? fact?.plain : undefined;
    case 'from':
      return fact?.plain.startsWith('from ') && isBarePrice(fact) ? fact.plain : undefined;
    case 'pronoun':
      return material.isMany ? 'they' : 'it';
    case 'wareIt':
      // A business is no "it".
      if (material.isMany) return 'they';
      return isWare(material) ? 'it' : undefined;
    case 'costs':
      // No studio "is £165": its course is.
      return isManyOrOne(material) || !isWare(material) ? undefined : costsOf(fact, material.isMany);
    case 'sort':
      return material.sort;
    case 'wares':
      // "Lawyer with wills": who works there is no ware.
      return / \p{Lu}\S*$/u.test(material.product) ? goodsIn(material.sort) : material.sort?.replace(/^an? /, '');
    case 'otherThing':
      return others.map((other) => hadThing(other, material)).find((thing) => thing !== undefined);
    case 'otherAside':
      return fact?.plain.includes(',') ? undefined : asideOf(others[0]);
    case 'otherAct':
      return ownOf(others[0]?.act);
    case 'otherActs':
      return material.isMany && others[0]?.acts !== undefined ? others[0].deeds : others[0]?.acts;
    case 'otherTrait':
      return isSaidOf(material, others[0]) ? others[0]?.trait : undefined;
    case 'place':
      return material.facts.find(({ kind }) => kind === 'place')?.plain;
    case 'whom':
      return whomOf(material.audience);
    case 'answer':
      return fact !== undefined && answering.has(fact.kind) && !fact.plain.includes('?') ? fact.plain : undefined;
    case 'ask':
      return askedOf(material.audience);
    case 'introduced':
      return material.isMany || fact !== material.facts.find(({ kind }) => kind === fact?.kind)
        ? undefined
        : introducedOf(material);
    case 'local':
      return localOf(material);
    case 'ware':
      return isWare(material) ? material.spoken : undefined;
    default:
      return joinSlots[name]?.(fact, others[0], material);
  }
}

/** No shop "has a 60-hour burn time": its candles have. */
const ofGoods = /\b(?:time|life|count|capacity|range|runtime|lifespan|rating)$/;

const hadThing = (fact: Phrase | undefined, material: Material): string | undefined =>
  (!isWare(material) && ofGoods.test(fact?.plain ?? '')) || itselfOf(fact, material) ? undefined : thingIn(fact);

/** "Plumber in Tulsa": what people who are near type. */
const localOf = ({ sought, town }: Material): string | undefined =>
  sought && town && `${sought.replace(/^an? /, '')} ${town}`;

/** "Fix our roads" is nothing that the customer can do. */
const ownOf = (act: string | undefined): string | undefined =>
  act !== undefined && (/\b(?:our|my|us)\b/.test(act) || /^(?:spring|fall|last)\b/.test(act)) ? undefined : act;

/** Inside a sentence: English words can be put around Latin letters alone. */
const insideOwn = (call = ''): string | undefined =>
  /^[\p{Script=Latin}\P{L}]+$/u.test(call) ? call.replace(/^\S+/, insideSentence) : undefined;

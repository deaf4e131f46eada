import { replaceEmoji } from '../emoji';
import type { CopyBrief } from './brief';
import { isForeign } from './optimize/language';
import { type Benefit, readBenefit } from './words/benefit';
import { insideSentence } from './words/casing';
import { adjectives, ordinaryFirsts, wantsArticle } from './words/sorts';

/** What phrases are filled with, of one brief. */
export type Material = {
  product: string;
  /** The product as a sentence speaks of it: "the Northfold Coffee subscription". */
  spoken: string;
  /** Whether the product is many: "running shoes keep", not "keeps". */
  isMany: boolean;
  audience: string;
  benefits: readonly Benefit[];
  /** The advertiser's own words for the button. */
  ownCall: string | undefined;
};

/** A benefit's form by the name of its slot. */
const forms = ['plain', 'act', 'acts', 'acting', 'thing', 'gain', 'trait', 'clause', 'spared'] as const;
type Form = (typeof forms)[number];
const isForm = (name: string): name is Form => (forms as readonly string[]).includes(name);

/** Verbs that agree with the product. */
const agreeing: Readonly<Record<string, readonly [one: string, many: string]>> = {
  is: ['is', 'are'],
  has: ['has', 'have'],
  gives: ['gives', 'give'],
  comes: ['comes', 'come'],
  helps: ['helps', 'help'],
  here: ['here’s', 'here are'],
};

/** More benefits than an answer can tell; the rest would only take time. */
const mostBenefits = 12;

export function materialOf(brief: CopyBrief): Material {
  const clean = (text: string) =>
    (brief.includeEmojis ? text : replaceEmoji(text, ' '))
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<!\b(?:Bros|Co|Corp|Inc|Jr|Ltd|Sr|St))[.,;:!]{1,20}$/, '');
  const product = clean(brief.productName);
  const audience = clean(brief.targetAudience);
  const own = clean(brief.callToAction ?? '');
  const isOfAnotherLanguage = isForeign([product, audience, ...brief.keyBenefits.slice(0, mostBenefits)].join('. '));
  return {
    product,
    spoken: spokenOf(product),
    isMany: isPlural(product),
    audience: isOfAnotherLanguage ? audience : audience.replace(/^\S+/, insideSentence),
    benefits: brief.keyBenefits
      .slice(0, mostBenefits)
      .map((benefit) => readBenefit(benefit, isOfAnotherLanguage))
      .filter(({ plain }) => plain !== ''),
    ownCall: own === '' ? undefined : own,
  };
}

/** "Running shoes" are many; "Barista Express", "Atlas" and "Levi’s" are one. */
function isPlural(product: string): boolean {
  const last = product.split(' ').at(-1) ?? '';
  return /[a-z]{3}s$/.test(last) && !/(?:ss|us|is|[’']s|ics|ness|ess)$/.test(last) && /\s/.test(product);
}

/** A single thing that is no name has its article: the last word says which it is. */
function spokenOf(product: string): string {
  const last = product.split(' ').at(-1) ?? '';
  const isNamed = !/^[a-z]/.test(last) || /^(?:the|a|an|my|your|our)\s/i.test(product);
  if (!isNamed && wantsArticle(last)) return `the ${product}`;
  return isDescribed(product) ? product.replace(/^\S+/, insideSentence) : product;
}

/** "Dog walking" and "Guitar lessons" say what is sold; "Northfold coffee" and "Yoga with Mei" are names. */
function isDescribed(product: string): boolean {
  const [first = '', ...rest] = product.split(' ');
  const isSmall = rest.length > 0 && rest.every((word) => !/\p{Lu}/u.test(word));
  return isSmall && [ordinaryFirsts, adjectives].some((words) => words.has(first.toLocaleLowerCase('en')));
}

/** The name alone, where a product is called by a name and what it is: "Northfold Coffee" of "Northfold Coffee subscription". */
export function brandOf({ product }: Material): string | undefined {
  const [found = ''] = /^(?:\p{Lu}[^\s]*\s)+(?=\p{Ll})/u.exec(product) ?? [];
  const name = found.trim();
  return name.length > 2 && !ordinaryFirsts.has(name.toLocaleLowerCase('en')) ? name : undefined;
}

/**
 * A phrase with its slots filled; `undefined` where the brief lacks one of them. `turn` says which benefit comes
 * first; `{act2}` is another than `{act}`.
 */
export function fillPhrase(phrase: string, material: Material, turn: number, call = ''): string | undefined {
  const used = new Set<number>();
  let isFilled = true;
  const text = phrase.replace(/\{(\w+?)(\d?)\}/g, (_all, name: string) => {
    const value = valueOf(name, material, turn, call, used);
    if (value === undefined) isFilled = false;
    return value ?? '';
  });
  // "Soap Co." ends a sentence with the dot it has.
  return isFilled ? text.replace(/(?<!\.)\.\.(?!\.)/g, '.') : undefined;
}

function valueOf(name: string, material: Material, turn: number, call: string, used: Set<number>): string | undefined {
  if (name === 'product') return material.product || undefined;
  if (name === 'it') return material.spoken || undefined;
  if (name === 'audience') return material.audience || undefined;
  if (name === 'crowd')
    return /^(?:all|any|every|people)/i.test(material.audience) ? undefined : material.audience || undefined;
  if (name === 'call') return call || undefined;
  if (name === 'own') return material.ownCall;
  if (name === 'ownInside') return insideOwn(material.ownCall);
  if (name === 'ownAnytime')
    return /\b(?:now|today|online|here)\b/i.test(material.ownCall ?? '') ? undefined : insideOwn(material.ownCall);
  const verb = agreeing[name];
  if (verb) return verb[material.isMany ? 1 : 0];
  if (name === 'theirAct') {
    const act = benefitAt('act', material, turn, used);
    return act && ofOthers(act);
  }
  if (!isForm(name)) return undefined;
  return benefitAt(name, material, turn, used);
}

/** Inside a sentence: English words can be put around Latin letters alone. */
const insideOwn = (call = ''): string | undefined =>
  /^[\p{Script=Latin}\P{L}]+$/u.test(call) ? call.replace(/^\S+/, insideSentence) : undefined;

/** The benefit that a slot speaks of: the next one that has the form and is not spoken of yet in this phrase. */
function benefitAt(form: Form, { benefits, isMany }: Material, turn: number, used: Set<number>): string | undefined {
  for (let step = 0; step < benefits.length; step += 1) {
    const index = (turn + step) % benefits.length;
    const benefit = benefits[index];
    // What the product does, said of many; what is typed as "Learn a song" only its buyers do.
    const isDeedOfMany = form === 'acts' && isMany && benefit?.acts !== undefined;
    const value = isDeedOfMany ? benefit.act : benefit?.[form];
    if (value === undefined || used.has(index)) continue;
    used.add(index);
    return value;
  }
  return undefined;
}

/** "declutter your inbox" as it is said of others. */
const ofOthers = (text: string): string =>
  text.replace(/\b(you|your|yourself|yours)\b/g, (word) => others[word as keyof typeof others]);
const others = { you: 'them', your: 'their', yourself: 'themselves', yours: 'theirs' };

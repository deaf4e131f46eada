import { replaceEmoji } from '../emoji';
import type { CopyBrief } from './brief';
import { type Benefit, readBenefit } from './words/benefit';
import { insideSentence } from './words/casing';
import { wantsArticle } from './words/sorts';

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
  thisIs: ['this is', 'these are'],
};

/** More benefits than an answer can tell; the rest would only take time. */
const mostBenefits = 12;

export function materialOf(brief: CopyBrief): Material {
  const clean = (text: string) =>
    (brief.includeEmojis ? text : replaceEmoji(text, ' '))
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.,;:!]{1,20}$/, '');
  const product = clean(brief.productName);
  const audience = clean(brief.targetAudience);
  const own = clean(brief.callToAction ?? '');
  return {
    product,
    spoken: spokenOf(product),
    isMany: isPlural(product),
    audience: audience.replace(/^\S+/, insideSentence),
    benefits: brief.keyBenefits
      .slice(0, mostBenefits)
      .map(readBenefit)
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
  return !isNamed && wantsArticle(last) ? `the ${product}` : product;
}

/** The name alone, where a product is called by a name and what it is: "Northfold Coffee" of "Northfold Coffee subscription". */
export function brandOf({ product }: Material): string | undefined {
  const [name = ''] = /^(?:\p{Lu}[^\s]*\s)+(?=\p{Ll})/u.exec(product) ?? [];
  return name.trim().length > 2 ? name.trim() : undefined;
}

/**
 * A phrase with its slots filled; `undefined` where the brief lacks one of them. `turn` says which benefit comes
 * first; `{act2}` is another than `{act}`.
 */
export function fillPhrase(phrase: string, material: Material, turn: number, call = ''): string | undefined {
  const used = new Map<string, number>();
  let isFilled = true;
  const text = phrase.replace(/\{(\w+?)(\d?)\}/g, (_all, name: string, place: string) => {
    const value = valueOf(name, Number(place || 1), material, turn, call, used);
    if (value === undefined) isFilled = false;
    return value ?? '';
  });
  return isFilled ? text : undefined;
}

function valueOf(
  name: string,
  place: number,
  material: Material,
  turn: number,
  call: string,
  used: Map<string, number>,
): string | undefined {
  if (name === 'product') return material.product || undefined;
  if (name === 'it') return material.spoken || undefined;
  if (name === 'audience') return material.audience || undefined;
  if (name === 'call') return call || undefined;
  if (name === 'own') return material.ownCall === undefined ? undefined : insideOwn(material.ownCall);
  const verb = agreeing[name];
  if (verb) return verb[material.isMany ? 1 : 0];
  if (!isForm(name)) return undefined;
  return benefitAt(name, place, material, turn, used);
}

const insideOwn = (call: string): string => call.replace(/^\S+/, insideSentence);

/** The benefit that a slot speaks of: the next one that has the form and is not spoken of yet in this phrase. */
function benefitAt(
  form: Form,
  place: number,
  { benefits, isMany }: Material,
  turn: number,
  used: Map<string, number>,
): string | undefined {
  const taken = new Set(used.values());
  for (let step = 0; step < benefits.length; step += 1) {
    const index = (turn + step) % benefits.length;
    const benefit = benefits[index];
    const value = form === 'acts' && isMany ? benefit?.act : benefit?.[form];
    if (value === undefined || taken.has(index)) continue;
    used.set(`${form}${place}`, index);
    return value;
  }
  return undefined;
}

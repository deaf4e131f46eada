import type { AdFormat } from '../ad';
import { formats } from '../formats';
import type { CopyBrief, CopyTone } from './brief';
import type { PhraseKind } from './reading/phraseKind';
import type { BrandVoice } from './voice';

/** What is said of a product besides its benefits, all of it in words; empty where nothing is given. */
export type ProductFacts = {
  /** What the customer gets for acting. */
  offer: string;
  /** What it costs, with its currency. */
  price: string;
  /** After which it is too late. */
  deadline: string;
  /** What shows that it is good. */
  proof: string;
  /** As in a brand voice, for this product alone. */
  wordsToUse: readonly string[];
  bannedWords: readonly string[];
  requiredClaims: readonly string[];
};

/** What ads are to say about one product; an empty field is not given. */
export type ProductBrief = ProductFacts & {
  productName: string;
  targetAudience: string;
  /** The address that ads lead to. */
  landingPage: string;
  tone: CopyTone;
  /** The weightiest first. */
  keyBenefits: readonly string[];
  /** As in a `CopyBrief`. */
  benefitKinds: readonly (PhraseKind | null)[];
};

/** What an ad was filled from, and the texts that were written then, each once. */
export type AdFromBrief = { brief: ProductBrief; texts: readonly string[] };

export const noFacts: ProductFacts = {
  offer: '',
  price: '',
  deadline: '',
  proof: '',
  wordsToUse: [],
  bannedWords: [],
  requiredClaims: [],
};

export const emptyBrief: ProductBrief = {
  ...noFacts,
  productName: '',
  targetAudience: '',
  landingPage: '',
  tone: 'professional',
  keyBenefits: [],
  benefitKinds: [],
};

/** The fields of a brief that are one fact each, the strongest first, and what each of them is. */
const factKinds = { offer: 'offer', price: 'offer', deadline: 'deadline', proof: 'proof' } as const;
export const factFields = Object.keys(factKinds) as (keyof typeof factKinds)[];

type Benefits = Pick<CopyBrief, 'keyBenefits' | 'benefitKinds'>;

/** All that speaks for a product as benefits, as it was typed: its facts come first, each once. */
export function withFacts<Brief extends Benefits>(brief: Brief, facts: ProductFacts): Brief {
  const given = factFields.filter((field) => facts[field] !== '' && !brief.keyBenefits.includes(facts[field]));
  return {
    ...brief,
    keyBenefits: [...given.map((field) => facts[field]), ...brief.keyBenefits],
    benefitKinds: [...given.map((field) => factKinds[field]), ...(brief.benefitKinds ?? [])],
  };
}

/** A brief whose empty facts are those of another one. */
export const withMissingFacts = <Facts extends ProductFacts>(facts: Facts, other: ProductFacts): Facts => ({
  ...facts,
  offer: facts.offer || other.offer,
  price: facts.price || other.price,
  deadline: facts.deadline || other.deadline,
  proof: facts.proof || other.proof,
  wordsToUse: facts.wordsToUse.length > 0 ? facts.wordsToUse : other.wordsToUse,
  bannedWords: facts.bannedWords.length > 0 ? facts.bannedWords : other.bannedWords,
  requiredClaims: facts.requiredClaims.length > 0 ? facts.requiredClaims : other.requiredClaims,
});

const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const holiday =
  "(?:black friday|christmas|cyber monday|easter|father[’']?s day|halloween|labor day|memorial day|mother[’']?s day|new year[’']?s|thanksgiving|valentine[’']?s)\\b";
const dateAlone = new RegExp(
  String.raw`^(?:(?:${month}|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? |\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|${holiday}|\d{1,2}[/.]\d)`,
  'i',
);
const saysItself =
  /\b(?:by|before|until|till|through|ends?|ending|closes?|closing|expires?|only|left|from|starts?|opens?)\b/i;

/** Facts as a line says them: a date alone does not say what happens then. */
export const spokenFacts = <Facts extends ProductFacts>(facts: Facts): Facts =>
  dateAlone.test(`${facts.deadline} `) && !saysItself.test(facts.deadline)
    ? { ...facts, deadline: `Ends ${facts.deadline}` }
    : facts;

/** A workspace's voice with what holds for one product besides. A word that is banned for it is not one to use. */
export function voiceFor(voice: BrandVoice, { wordsToUse, bannedWords, requiredClaims }: ProductFacts): BrandVoice {
  const banned = new Set(bannedWords.map(inSmall));
  return {
    ...voice,
    wordsToUse: eachOnce([...wordsToUse, ...voice.wordsToUse.filter((word) => !banned.has(inSmall(word)))]),
    bannedWords: eachOnce([...voice.bannedWords, ...bannedWords]),
    requiredClaims: eachOnce([...voice.requiredClaims, ...requiredClaims]),
  };
}

const inSmall = (word: string): string => word.toLocaleLowerCase('en');

const eachOnce = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [inSmall(text), text])).values(),
];

/** A product's brief as one for the copy of a format; the formats of a platform share theirs, but for search. */
export const copyBriefFor = (format: AdFormat, brief: ProductBrief): CopyBrief =>
  withFacts(
    {
      productName: brief.productName,
      targetAudience: brief.targetAudience,
      platform: formats[format].platform,
      adType: format === 'google_search' ? 'search' : 'display',
      tone: brief.tone,
      keyBenefits: brief.keyBenefits,
      benefitKinds: brief.benefitKinds,
      callToAction: null,
      maxCharacters: null,
      includeEmojis: false,
    },
    brief,
  );

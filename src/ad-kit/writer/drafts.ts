import { type CopyBrief, type CopyTone } from './brief';
import type { TonedForms } from './forms/headlines';
import { type Random, randomFrom, shuffled } from './random';
import { fillForm, type Material, materialOf } from './slots';
import { isNaming } from './productName';
import type { BrandVoice } from './voice';
import { insideSentence, sentenceCase, titleCase } from './words/casing';
import { adjectives } from './words/sorts';

/** What one answer is written with. */
export type Writing = {
  /** Of grief, harm or need: nothing is said with a wink. */
  isGrave: boolean;
  brief: CopyBrief;
  material: Material;
  voice: BrandVoice;
  random: Random;
  /** Where lists of lines that serve every tone begin: the same seed begins them elsewhere in each tone. */
  start: number;
  /** Whether the first text has its fact in the other order of words: two tones that begin alike differ in this. */
  isTurned: boolean;
};

const grave =
  /\b(?:funerals?|hospice|(?:lost|losing|loss of|remembering) (?:a|their|your|our) (?:loved one|baby|child|husband|parent|pet|spouse|wife)s?|euthanasia|end of life|cremations?|burials?|grief|grieving|bereave\w*|parkinson\S*|dementia|alzheimer\S*|stroke|chemo\w*|widow\w*|miscarriage|injur(?:y|ies|ed)|accidents?|victims?|abuse|assault|violence|cancer|addiction|rehab|suicid\w*|crisis|bankruptcy|divorces?|divorced|divorcing|custody|separation|evictions?|foreclosure|refugees?|homeless\w*|graves?|headstones?|cemeter(?:y|ies)|stomas?|ostomy|dialysis|incontinen\w*)\b/i;

/** So far apart that lists of three and four lines begin elsewhere in most tones. */
const toneStarts: Readonly<Record<CopyTone, number>> = {
  professional: 0,
  casual: 1,
  exciting: 2,
  urgent: 3,
  friendly: 5,
};

export const beginWriting = (brief: CopyBrief, seed: string, voice: BrandVoice): Writing => ({
  isGrave: grave.test([brief.productName, brief.targetAudience, ...brief.keyBenefits].join(' ')),
  brief,
  material: materialOf(brief),
  voice,
  random: randomFrom(`${seed} ${brief.tone} ${brief.adType}`),
  start: Math.floor(randomFrom(seed)() * 60) + toneStarts[brief.tone],
  isTurned: (brief.tone === 'urgent' || brief.tone === 'friendly') !== randomFrom(`${seed} turned`)() < 0.5,
});

/** Drafts that say one thing in several ways, the best first: an answer takes one of them. */
export type Draft = Iterable<string>;

/**
 * "Integrate with Slack with FlowDesk", "With FlowDesk, we listen", "Come as you are with Grace Church", "Hours: open:
 * daily": a sentence says "with" once, and "and", but for the product's name.
 */
export const isClumsy = (text: string, { product }: Material): boolean =>
  sumAlone.test(text) ||
  (/\b(?:with|for|and|has|have)\b|: /i.test(text) &&
    (/\b(?:with|and)\b|&/i.test(product) ? text.replaceAll(product, 'Acme') : text)
      .split(/[.!?\n]/)
      .some(
        (sentence) =>
          (sentence.match(/\bwith\b/gi)?.length ?? 0) > 1 ||
          (sentence.match(/: /g)?.length ?? 0) > 1 ||
          (sentence.match(/ (?:and|&(?! (?:Mon|Tues|Wed|Thurs|Fri|Sat|Sun)\b)) /g)?.length ?? 0) > 1 ||
          /\b(\w{3,}) (?:has|have|is|are|offers?) (?:an? )?(?:\w+ )?\1\b/i.test(sentence) ||
          /\b(\w{7})\w* (?:has|have|offers?) (?:an? )?(?:\w+ )?\1/i.test(sentence) ||
          (sentence.match(/\bfor\b/gi)?.length ?? 0) > 2 ||
          /\bfor (\w+) for \1\b/i.test(sentence) ||
          /^Get (?:\p{L}+ )?rentals\b/u.test(sentence.trim()) ||
          /^Get \p{L}+ing from [$€£]/u.test(sentence.trim()) ||
          /^With [^,]{1,80}, (?:we|our|my|it|they|this|I)\b/.test(sentence.trim()) ||
          /^(?:[Cc]ome|[Bb]ring|[Pp]ay|[Ee]nroll)\b.{1,80} with \p{Lu}/u.test(sentence.trim()),
      ));

/** "Gluten-free broth. $12.50.": what the sum is for isn’t said, and what stands before it seems to be. */
export const sumAlone = /[.!?] [$€£]\d[\d.,]*(?:[.!?] |[.!?]?$)/;

/** The product is named once in a text: what follows does without. */
export function unnamedFirst(sentences: readonly string[], { material }: Writing): string[] {
  const isNamed = (text: string) => isNaming(text, material);
  return [...sentences.filter((text) => !isNamed(text)), ...sentences.filter(isNamed)];
}

/** What the workspace likes to have said of its products; `undefined` where no sentence can be made of it. */
export function preferredSentence({ material, voice }: Writing): string | undefined {
  const liked = voice.wordsToUse
    .map((word) => word.trim())
    .filter((word) => adjectives.has(word.toLocaleLowerCase('en')))
    .slice(0, 2)
    .map(insideSentence);
  const text = liked.length === 0 ? undefined : fillForm(`{it} {is} ${liked.join(' and ')}.`, material);
  return text && sentenceCase(text);
}

/** The tone in which a brief is answered: of grief and harm one speaks calmly, whatever was asked. */
export const toneOf = ({ brief, isGrave }: Writing): CopyTone => (isGrave ? 'professional' : brief.tone);

/** Forms of the brief's tone in an order of their own, and those of any tone in theirs. */
export function toned(forms: TonedForms, writing: Writing): { own: string[]; any: readonly string[] } {
  return { own: shuffled(forms[toneOf(writing)], writing.random), any: forms.any };
}

/** Search and display ads of Google have headlines in capitals; elsewhere they are sentences. */
export function headlineCase(typed: string, brief: CopyBrief): string {
  const isCalm = brief.platform === 'google' || brief.platform === 'linkedin';
  const text = isCalm ? typed.replace(/!$/, '') : typed;
  return brief.platform === 'google' ? titleCase(sentenceCase(calmer(text, brief))) : sentenceCase(calmer(text, brief));
}

/** Google refuses exclamation marks in headlines, and on LinkedIn they are out of place. */
const mayExclaim = ({ platform }: CopyBrief): boolean => platform !== 'google' && platform !== 'linkedin';

/** Where a text may run over two lines before it is cut; Google and X have no such room. */
export const isPost = ({ brief: { platform } }: Writing): boolean =>
  platform === 'facebook' || platform === 'instagram' || platform === 'linkedin';

/** Whether texts end with an exclamation mark: in an exciting tone, where the platform allows any. */
export const isLively = (writing: Writing): boolean => toneOf(writing) === 'exciting' && mayExclaim(writing.brief);

/** A text without the exclamation marks that its platform doesn't allow. */
export function calmer(text: string, brief: CopyBrief): string {
  if (mayExclaim(brief)) return text;
  const { platform, tone } = brief;
  const isOne = !/[.!?] /.test(text) && platform === 'google';
  return text.replace(/!$/, isOne && tone === 'exciting' ? '' : '.').replace(/!/g, '.');
}

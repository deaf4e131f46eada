import type {
  AdToFill,
  AiUsage,
  AskedTexts,
  BenefitKind,
  BrandVoice,
  CopyBrief,
  CopyKind,
  FilledAd,
  Generation,
  HeadlinesBrief,
} from '../../modules/ai/ai.types';
import { noFacts } from '../../../ad-kit/writer/productBrief';
import type { WireTypes } from '../handlers';
import { fromWireFacts, fromWireProductBrief, toWireFacts } from './briefs';
import { type Every, expectNothingLeft } from './everyField';

/** The contract fills its defaults in, so the fallbacks only speak to the types. */
export function fromWireBrief({
  product_name: productName,
  target_audience: targetAudience,
  platform,
  ad_type: adType,
  tone = 'professional',
  key_benefits: keyBenefits,
  benefit_kinds: benefitKinds = [],
  call_to_action: callToAction = null,
  max_characters: maxCharacters = null,
  include_emojis: includeEmojis = false,
  ...facts
}: WireTypes['CopyBrief']): CopyBrief {
  return {
    productName,
    targetAudience,
    platform,
    adType,
    tone,
    keyBenefits,
    benefitKinds,
    callToAction,
    maxCharacters,
    includeEmojis,
    ...fromWireFacts(facts),
  };
}

export function fromWireHeadlinesBrief({
  product_name: productName,
  target_audience: targetAudience,
  platform,
  tone = 'professional',
  count = 5,
  ...rest
}: WireTypes['HeadlinesBrief']): HeadlinesBrief {
  expectNothingLeft(rest);
  return { productName, targetAudience, platform, tone, count };
}

const kinds: Readonly<Record<WireTypes['CopyKind'], CopyKind>> = {
  headline: 'headline',
  description: 'description',
  call_to_action: 'callToAction',
  full_ad: 'fullAd',
};

export function fromWireWish({
  product_name: productName,
  target_audience: targetAudience = '',
  platform,
  tone = 'professional',
  key_benefits: keyBenefits = [],
  benefit_kinds: benefitKinds = [],
  call_to_action: callToAction = null,
  include_emojis: includeEmojis = false,
  kind,
  ad_type: adType,
  format,
  field,
  max_characters: maxCharacters = null,
  change = 'another',
  text = '',
  avoid = [],
  count = 3,
  ...rest
}: WireTypes['TextWish']): AskedTexts {
  const facts = fromWireFacts(rest);
  const about = { productName, targetAudience, platform, tone, keyBenefits, benefitKinds, callToAction, includeEmojis };
  const asked = { kind: kind && kinds[kind], adType, format, field, maxCharacters, change, text, avoid, count };
  return { about, facts, ...asked };
}

export const fromWireBenefits = ({ key_benefits: benefits, ...rest }: WireTypes['BenefitsToRead']): string[] => {
  expectNothingLeft(rest);
  return benefits;
};

export function fromWireAdToFill({
  brief,
  previous_brief: previous = null,
  contents,
  picture,
  ...rest
}: WireTypes['AdToFill']): AdToFill {
  expectNothingLeft(rest);
  return {
    brief: fromWireProductBrief(brief),
    previous: previous && fromWireProductBrief(previous),
    ad: { contents, picture },
  };
}

export const toWireFilledAd = ({ ad: { contents, picture }, leftOut }: FilledAd): Every<WireTypes['FilledAd']> => ({
  contents: [...contents],
  picture: { headline: picture.headline, subheadline: picture.subheadline, body: picture.body, cta: picture.cta },
  left_out: leftOut.map(({ text, reason }) => ({ text, reason })),
});

export const toWireKinds = (kinds: BenefitKind[]): Every<WireTypes['BenefitsRead']> => ({ kinds });

export function fromWireVoice({
  description,
  words_to_use: wordsToUse,
  banned_words: bannedWords,
  required_claims: requiredClaims,
  ...rest
}: WireTypes['BrandVoice']): BrandVoice {
  expectNothingLeft(rest);
  return { description, wordsToUse, bannedWords, requiredClaims };
}

export const toWireVoice = (voice: BrandVoice): Every<WireTypes['BrandVoice']> => ({
  description: voice.description,
  words_to_use: [...voice.wordsToUse],
  banned_words: [...voice.bannedWords],
  required_claims: [...voice.requiredClaims],
});

const lengthsOf = (texts: readonly string[]): number[] => texts.map((text) => Array.from(text).length);

export const toWireCopy = ({
  id,
  response: { headline, description, callToAction, fullAd, leftOut = [] },
}: Pick<Generation<'ad_copy'>, 'id' | 'response'>): Every<WireTypes['WrittenCopy']> => ({
  id,
  headlines: headline,
  descriptions: description,
  call_to_actions: callToAction,
  full_ad_copy: fullAd,
  character_counts: {
    headlines: lengthsOf(headline),
    descriptions: lengthsOf(description),
    call_to_actions: lengthsOf(callToAction),
    full_ad_copy: lengthsOf(fullAd),
  },
  left_out: leftOut.map(({ text, reason }) => ({ text, reason })),
});

const wireKinds = {
  headline: 'headline',
  description: 'description',
  callToAction: 'call_to_action',
  fullAd: 'full_ad_copy',
} as const;

export const toWireText = (kind: CopyKind, text: string): Every<WireTypes['CopyTextEvent']> => ({
  kind: wireKinds[kind],
  text,
  character_count: Array.from(text).length,
});

export const toWireHeadlines = ({
  id,
  response: { headline },
}: Pick<Generation<'headlines'>, 'id' | 'response'>): Every<WireTypes['Headlines']> => ({
  id,
  headlines: headline,
  character_counts: { headlines: lengthsOf(headline) },
});

export const toWireOptimized = ({
  id,
  response: { content, suggestions },
}: Pick<Generation<'optimization'>, 'id' | 'response'>): Every<WireTypes['OptimizedContent']> => ({
  id,
  optimized_content: content,
  character_count: Array.from(content).length,
  suggestions,
});

export const toWireTexts = (texts: string[]): Every<WireTypes['SuggestedTexts']> => ({
  texts,
  character_counts: lengthsOf(texts),
});

const toWireBrief = (brief: Generation<'ad_copy'>['request']): Every<WireTypes['CopyBrief']> => ({
  product_name: brief.productName,
  target_audience: brief.targetAudience,
  platform: brief.platform,
  ad_type: brief.adType,
  tone: brief.tone,
  key_benefits: [...brief.keyBenefits],
  benefit_kinds: [...(brief.benefitKinds ?? [])],
  call_to_action: brief.callToAction,
  max_characters: brief.maxCharacters,
  include_emojis: brief.includeEmojis,
  ...toWireFacts({ ...noFacts, ...brief }),
});

const toWireHeadlinesBrief = (brief: HeadlinesBrief): Every<WireTypes['HeadlinesBrief']> => ({
  product_name: brief.productName,
  target_audience: brief.targetAudience,
  platform: brief.platform,
  tone: brief.tone,
  count: brief.count,
});

export function toWireGeneration(generation: Generation): WireTypes['Generation'] {
  const { id, isFavorite, createdAt } = generation;
  const kept = { id, is_favorite: isFavorite, created_at: createdAt.toISOString() };
  switch (generation.kind) {
    case 'ad_copy':
      return { ...kept, kind: 'ad_copy', request: toWireBrief(generation.request), response: toWireCopy(generation) };
    case 'headlines':
      return {
        ...kept,
        kind: 'headlines',
        request: toWireHeadlinesBrief(generation.request),
        response: toWireHeadlines(generation),
      };
    case 'optimization': {
      const { content, platform } = generation.request;
      return { ...kept, kind: 'optimization', request: { content, platform }, response: toWireOptimized(generation) };
    }
  }
}

export const toWireAiUsage = (usage: AiUsage): Every<WireTypes['AiUsage']> => ({
  generations_this_month: usage.thisMonth,
  generations_total: usage.total,
  monthly_limit: usage.monthlyLimit,
  resets_at: usage.resetsAt.toISOString(),
  model_label: usage.label,
});

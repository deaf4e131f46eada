import type { AiUsage, CopyBrief, Generation, HeadlinesBrief } from '../../modules/ai/ai.types';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';

/** The contract fills its defaults in, so the fallbacks only speak to the types. */
export function fromWireBrief({
  product_name: productName,
  target_audience: targetAudience,
  platform,
  ad_type: adType,
  tone = 'professional',
  key_benefits: keyBenefits,
  call_to_action: callToAction = null,
  max_characters: maxCharacters = null,
  include_emojis: includeEmojis = false,
  ...rest
}: WireTypes['CopyBrief']): CopyBrief {
  expectNothingLeft(rest);
  return {
    productName,
    targetAudience,
    platform,
    adType,
    tone,
    keyBenefits,
    callToAction,
    maxCharacters,
    includeEmojis,
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

const lengthsOf = (texts: readonly string[]): number[] => texts.map((text) => Array.from(text).length);

export const toWireCopy = ({
  id,
  response: { headline, description, callToAction, fullAd },
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
});

export const toWireHeadlines = ({
  id,
  response: { headline },
}: Pick<Generation<'headlines'>, 'id' | 'response'>): Every<WireTypes['Headlines']> => ({
  id,
  headlines: headline,
  character_counts: { headlines: lengthsOf(headline) },
});

const toWireBrief = (brief: CopyBrief): Every<WireTypes['CopyBrief']> => ({
  product_name: brief.productName,
  target_audience: brief.targetAudience,
  platform: brief.platform,
  ad_type: brief.adType,
  tone: brief.tone,
  key_benefits: [...brief.keyBenefits],
  call_to_action: brief.callToAction,
  max_characters: brief.maxCharacters,
  include_emojis: brief.includeEmojis,
});

const toWireHeadlinesBrief = (brief: HeadlinesBrief): Every<WireTypes['HeadlinesBrief']> => ({
  product_name: brief.productName,
  target_audience: brief.targetAudience,
  platform: brief.platform,
  tone: brief.tone,
  count: brief.count,
});

export function toWireGeneration(generation: Generation): WireTypes['Generation'] {
  const { id, createdAt } = generation;
  const created = { id, created_at: createdAt.toISOString() };
  return generation.kind === 'ad_copy'
    ? { ...created, kind: 'ad_copy', request: toWireBrief(generation.request), response: toWireCopy(generation) }
    : {
        ...created,
        kind: 'headlines',
        request: toWireHeadlinesBrief(generation.request),
        response: toWireHeadlines(generation),
      };
}

export const toWireAiUsage = (usage: AiUsage): Every<WireTypes['AiUsage']> => ({
  generations_this_month: usage.thisMonth,
  generations_total: usage.total,
  monthly_limit: usage.monthlyLimit,
  resets_at: usage.resetsAt.toISOString(),
  model_label: usage.label,
});

import type { AdFormat } from '../../ad-kit/ad';
import type { CopyKind } from '../../ad-kit/writer/brief';
import { fillAd } from '../../ad-kit/writer/fill/fillAd';
import { leftOutOfAd } from '../../ad-kit/writer/fill/leftOutOfAd';
import { refillAd } from '../../ad-kit/writer/fill/refillAd';
import { optimizeCopy } from '../../ad-kit/writer/optimize/optimizeCopy';
import { copyBriefFor, type ProductBrief, spokenFacts, voiceFor } from '../../ad-kit/writer/productBrief';
import { readBenefits } from '../../ad-kit/writer/reading/readBenefits';
import { suggestTexts } from '../../ad-kit/writer/suggest/suggestTexts';
import { type BrandVoice as KitVoice, bannedWordIn, noVoice } from '../../ad-kit/writer/voice';
import { type CopyPlace, NothingToSuggest } from '../../ad-kit/writer/wish';
import { writeCopy } from '../../ad-kit/writer/writeCopy';
import type { BrandVoice, CopyBrief, HeadlinesBrief, TextWish, WireCopy, WireGeneration } from '../api/aiApi';
import type { Brief } from '../api/campaignsApi';
import { lengthOf } from '../lib/text';
import { aUuid } from './builders';
import type { FakeAccount } from './fakeAccount';
import { checkPlan, checkQuota, monthlyLimits, usedUp } from './fakeAiQuota';
import { type FakeAnswers, type FakeState, faultOf, invalid, refuseFaults } from './fakeState';

export type WritingOperation =
  'generateAdCopy' | 'generateHeadlines' | 'optimizeContent' | 'suggestTexts' | 'fillAd' | 'readBenefits';
type CopyGeneration = Extract<WireGeneration, { kind: 'ad_copy' }>;

const longestHistory = 1_000;

/** AI copy, written by the ad kit's own writer. */
export const writingAnswers: FakeAnswers<WritingOperation> = {
  generateAdCopy: (call) => {
    const { account, state, body } = call;
    refuseFaults({ max_characters: faultOf.outside('Max characters', body.max_characters, [10, 5_000]) });
    checkQuota(call);
    const response = writtenCopy(body, String(account.generationsWritten), kitVoice(account.brandVoice));
    keep(account, { kind: 'ad_copy', request: body, response, ...newlyKept(state, response.id) });
    return { body: response };
  },
  generateHeadlines: (call) => {
    const { account, state, body } = call;
    checkQuota(call);
    const { headlines: all } = writtenCopy(
      aCopyBrief(body),
      String(account.generationsWritten),
      kitVoice(account.brandVoice),
    );
    const headlines = all.slice(0, body.count ?? 5);
    const response = { id: aUuid(), headlines, character_counts: { headlines: headlines.map(lengthOf) } };
    keep(account, { kind: 'headlines', request: body, response, ...newlyKept(state, response.id) });
    return { body: response };
  },
  optimizeContent: (call) => {
    const { account, state, query } = call;
    checkQuota(call);
    const [content, platform] = [query.get('content') ?? '', query.get('platform') as CopyBrief['platform']];
    const voice = kitVoice(account.brandVoice);
    const word = bannedWordIn(content, voice);
    if (word !== undefined)
      throw invalid({
        content: `“${word}” is a banned word of your brand voice. Please take it out of the text first.`,
      });
    const { content: optimized, suggestions } = optimizeCopy(content, platform, voice);
    const response = {
      id: aUuid(),
      optimized_content: optimized,
      character_count: lengthOf(optimized),
      suggestions,
    };
    keep(account, {
      kind: 'optimization',
      request: { content, platform },
      response,
      ...newlyKept(state, response.id),
    });
    return { body: response };
  },
  suggestTexts: (call) => {
    const { account, body } = call;
    checkPlan(call);
    if (account.suggestionsMade >= 10 * monthlyLimits[account.user.subscription_plan]) {
      throw usedUp(call, 10 * monthlyLimits[account.user.subscription_plan], 'suggestions');
    }
    const texts = suggestedTexts(body, account);
    account.suggestionsMade += 1;
    return { body: { texts, character_counts: texts.map(lengthOf) } };
  },
  fillAd: (call) => {
    const { account, body } = call;
    checkQuota(call);
    const [brief, previous] = [kitBrief(body.brief), body.previous_brief];
    const voice = voiceFor(kitVoice(account.brandVoice), brief);
    const copyFor = (format: AdFormat) =>
      writeCopy(copyBriefFor(format, spokenFacts(brief)), String(account.generationsWritten), voice);
    const fresh = fillAd(body, { brief, claims: voice.requiredClaims, points: brief.keyBenefits, copyFor });
    const filled = previous ? refillAd(body, fresh, kitBrief(previous), brief) : fresh;
    account.generationsWritten += 1;
    return {
      body: {
        ...filled,
        left_out: leftOutOfAd(filled, brief, voice.requiredClaims, new Date().toISOString().slice(0, 10)),
      },
    };
  },
  readBenefits: (call) => {
    checkPlan(call);
    return { body: { kinds: [...readBenefits(call.body.key_benefits)] } };
  },
};

/** A brief that the writer has enough to say about. */
export function aCopyBrief(own: Partial<CopyBrief> | HeadlinesBrief = {}): CopyBrief {
  return {
    product_name: 'Northfold Coffee subscription',
    target_audience: 'People who grind at home',
    platform: 'facebook',
    ad_type: 'display',
    tone: 'professional',
    key_benefits: ['Roasted the day before it ships', 'Skip or pause any week'],
    call_to_action: '',
    max_characters: null,
    include_emojis: false,
    ...own,
  };
}

/** An earlier generation with what the writer makes of its brief. */
export function aGeneration(request: CopyBrief = aCopyBrief(), createdAt = '2026-11-20T10:00:00.000Z'): CopyGeneration {
  const response = writtenCopy(request, createdAt);
  return { id: response.id, kind: 'ad_copy', request, response, is_favorite: false, created_at: createdAt };
}

function writtenCopy(brief: CopyBrief, seed: string, voice = noVoice): WireCopy {
  const copy = writeCopy(
    {
      productName: brief.product_name,
      targetAudience: brief.target_audience,
      platform: brief.platform,
      adType: brief.ad_type,
      tone: brief.tone ?? 'professional',
      keyBenefits: brief.key_benefits,
      benefitKinds: brief.benefit_kinds ?? [],
      callToAction: brief.call_to_action || null,
      maxCharacters: brief.max_characters ?? null,
      includeEmojis: brief.include_emojis ?? false,
    },
    seed,
    voice,
  );
  const texts = {
    headlines: copy.headline,
    descriptions: copy.description,
    call_to_actions: copy.callToAction,
    full_ad_copy: copy.fullAd,
  };
  const character_counts = {
    headlines: texts.headlines.map(lengthOf),
    descriptions: texts.descriptions.map(lengthOf),
    call_to_actions: texts.call_to_actions.map(lengthOf),
    full_ad_copy: texts.full_ad_copy.map(lengthOf),
  };
  return { id: aUuid(), ...texts, character_counts };
}

const kinds: Readonly<Record<NonNullable<TextWish['kind']>, CopyKind>> = {
  headline: 'headline',
  description: 'description',
  call_to_action: 'callToAction',
  full_ad: 'fullAd',
};

function placeOf({ kind, ad_type: adType, format, field }: TextWish): CopyPlace {
  if (kind && adType && !format && !field) return { kind: kinds[kind], adType };
  if (format && field && !kind && !adType) return { format, field };
  throw invalid({ field: 'Please send either a kind and an ad type, or a format and a field.' });
}

const unchangeable = {
  another: 'There’s nothing else to suggest here. Add more about the product, or remove a line.',
  shorten: 'This is as short as it gets without losing its point.',
  lengthen: 'There’s nothing more to add here. Another benefit would give it more to say.',
} as const;

function suggestedTexts(wish: TextWish, { brandVoice, suggestionsMade }: FakeAccount): string[] {
  const about = {
    productName: wish.product_name,
    targetAudience: wish.target_audience ?? '',
    platform: wish.platform,
    tone: wish.tone ?? 'professional',
    keyBenefits: wish.key_benefits ?? [],
    benefitKinds: wish.benefit_kinds ?? [],
    callToAction: wish.call_to_action || null,
    includeEmojis: wish.include_emojis ?? false,
  };
  const asked = {
    about,
    place: placeOf(wish),
    maxCharacters: wish.max_characters ?? null,
    change: wish.change ?? 'another',
    text: wish.text ?? '',
    avoid: wish.avoid ?? [],
    count: wish.count ?? 3,
  };
  try {
    return suggestTexts(asked, String(suggestionsMade), kitVoice(brandVoice));
  } catch (error) {
    throw error instanceof NothingToSuggest ? invalid({ text: unchangeable[error.change] }) : error;
  }
}

const kitVoice = (voice: BrandVoice): KitVoice => ({
  description: voice.description,
  wordsToUse: voice.words_to_use,
  bannedWords: voice.banned_words,
  requiredClaims: voice.required_claims,
});

const kitBrief = (brief: Brief): ProductBrief => ({
  productName: brief.product_name,
  targetAudience: brief.target_audience,
  offer: brief.offer,
  price: brief.price,
  deadline: brief.deadline,
  proof: brief.proof,
  landingPage: brief.landing_page,
  tone: brief.tone,
  keyBenefits: brief.key_benefits,
  benefitKinds: brief.benefit_kinds,
  wordsToUse: brief.words_to_use,
  bannedWords: brief.banned_words,
  requiredClaims: brief.required_claims,
});

const newlyKept = (state: FakeState, id: string) => ({
  id,
  is_favorite: false,
  created_at: new Date(state.now()).toISOString(),
});

function keep(account: FakeAccount, generation: WireGeneration) {
  account.generations = [generation, ...account.generations];
  if (account.generations.length > longestHistory) {
    const [, ...others] = account.generations;
    const leaving = others.findLast(({ is_favorite }) => !is_favorite) ?? others.at(-1);
    account.generations = account.generations.filter((each) => each !== leaving);
  }
  account.generationsWritten += 1;
}

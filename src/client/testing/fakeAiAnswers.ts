import { writeCopy } from '../../ad-kit/writer/writeCopy';
import type { CopyBrief, Generation, HeadlinesBrief, WrittenCopy } from '../api/aiApi';
import { lengthOf } from '../lib/text';
import { aUuid } from './builders';
import {
  type FakeAccount,
  type FakeAnswers,
  FakeRefusal,
  type FakeState,
  invalid,
  notFound,
  pageOf,
} from './fakeState';

type AiOperation = 'generateAdCopy' | 'generateHeadlines' | 'listGenerations' | 'deleteGeneration' | 'getAiUsage';

const monthlyLimits = { free: 0, pro: 200, business: 1000, enterprise: 5000 } as const;

/** AI copy, written by the ad kit's own writer. */
export const aiAnswers: FakeAnswers<AiOperation> = {
  generateAdCopy: ({ account, state, body }) => {
    checkQuota(account);
    const limit = body.max_characters ?? null;
    if (limit !== null && (limit < 10 || limit > 5000)) {
      throw invalid({ max_characters: 'Max characters must be from 10 to 5,000.' });
    }
    const response = writtenCopy(body, String(account.generationsWritten));
    keep(account, { id: response.id, kind: 'ad_copy', request: body, response, created_at: iso(state.now()) });
    return { body: response };
  },
  generateHeadlines: ({ account, state, body }) => {
    checkQuota(account);
    const { headlines: all } = writtenCopy(aCopyBrief(body), String(account.generationsWritten));
    const headlines = all.slice(0, body.count ?? 5);
    const response = { id: aUuid(), headlines, character_counts: { headlines: headlines.map(lengthOf) } };
    keep(account, { id: response.id, kind: 'headlines', request: body, response, created_at: iso(state.now()) });
    return { body: response };
  },
  listGenerations: ({ account, query }) => pageOf(account.generations, query),
  deleteGeneration: ({ account, params }) => {
    if (!account.generations.some(({ id }) => id === params.id)) throw notFound('generation');
    account.generations = account.generations.filter(({ id }) => id !== params.id);
    return { body: undefined };
  },
  getAiUsage: ({ account, state }) => ({
    body: {
      generations_this_month: account.generationsWritten,
      generations_total: account.generationsWritten,
      monthly_limit: monthlyLimits[account.user.subscription_plan],
      resets_at: nextMonth(state),
      model_label: 'Built-in writer',
    },
  }),
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
export function aGeneration(request: CopyBrief = aCopyBrief(), createdAt = '2026-11-20T10:00:00.000Z'): Generation {
  const response = writtenCopy(request, createdAt);
  return { id: response.id, kind: 'ad_copy', request, response, created_at: createdAt };
}

function writtenCopy(brief: CopyBrief, seed: string): WrittenCopy {
  const copy = writeCopy(
    {
      productName: brief.product_name,
      targetAudience: brief.target_audience,
      platform: brief.platform,
      adType: brief.ad_type,
      tone: brief.tone ?? 'professional',
      keyBenefits: brief.key_benefits,
      callToAction: brief.call_to_action || null,
      maxCharacters: brief.max_characters ?? null,
      includeEmojis: brief.include_emojis ?? false,
    },
    seed,
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

function checkQuota({ user, generationsWritten }: FakeAccount) {
  const limit = monthlyLimits[user.subscription_plan];
  if (limit === 0) throw new FakeRefusal(403, 'plan_required', 'AI copy takes a Pro, Business or Enterprise plan.');
  if (generationsWritten >= limit) {
    throw new FakeRefusal(403, 'plan_limit', `You’ve used all ${limit} generations of your plan this month.`);
  }
}

function keep(account: FakeAccount, generation: Generation) {
  account.generations = [generation, ...account.generations];
  account.generationsWritten += 1;
}

function nextMonth(state: FakeState): string {
  const now = new Date(state.now());
  return iso(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

const iso = (time: number): string => new Date(time).toISOString();

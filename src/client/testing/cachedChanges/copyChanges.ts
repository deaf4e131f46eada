import { aBrief } from '../builders';
import { aCopyBrief } from '../fakeWritingAnswers';
import type { Changes } from './change';

/** AI copy. */
export const copyChanges = {
  generateAdCopy: {
    arg: () => ({ copyBrief: aCopyBrief() }),
  },
  generateHeadlines: {
    arg: () => {
      const { product_name, target_audience, platform } = aCopyBrief();
      return { headlinesBrief: { product_name, target_audience, platform } };
    },
  },
  optimizeContent: {
    arg: () => ({ content: 'Get your beans today.', platform: 'facebook' }),
  },
  suggestTexts: {
    arg: () => ({ textWish: { product_name: 'Beans', platform: 'google', kind: 'headline', ad_type: 'search' } }),
  },
  fillAd: {
    arg: ({ ad }) => ({ adToFill: { brief: aBrief(), contents: ad.contents, picture: ad.picture } }),
    mayAsk: ['getAiUsage', 'getUsage'],
  },
  readBenefits: { arg: () => ({ benefitsToRead: { key_benefits: ['Fresh'] } }) },
  updateBrandVoice: {
    arg: () => ({
      brandVoice: { description: 'Warm', words_to_use: [], banned_words: ['cheap'], required_claims: [] },
    }),
  },
  updateGeneration: {
    arg: ({ generation }) => ({ id: generation.id, generationChange: { is_favorite: true } }),
  },
  deleteGeneration: { arg: ({ generation }) => ({ id: generation.id }) },
} satisfies Partial<Changes>;

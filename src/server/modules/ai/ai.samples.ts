import { anAd } from '../../testing/builders';
import { aBrief, aCopyBrief, addGeneration } from '../../testing/copyBuilders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: {
    generateAdCopy: aCopyBrief(),
    generateHeadlines: { product_name: 'Beans', target_audience: 'Everyone', platform: 'google' },
    suggestTexts: { product_name: 'Beans', platform: 'google', kind: 'headline', ad_type: 'search' },
    fillAd: { brief: aBrief(), contents: anAd().contents, picture: anAd().picture },
    readBenefits: { key_benefits: ['Skip or pause any week'] },
    updateBrandVoice: { description: 'Warm', words_to_use: [], banned_words: ['cheap'], required_claims: [] },
    updateGeneration: { is_favorite: true },
  },
  writing: {
    updateBrandVoice: () =>
      Promise.resolve({
        body: {
          description: 'Warm',
          words_to_use: ['fresh'],
          banned_words: ['cheap'],
          required_claims: ['Drink responsibly.'],
        },
        path: '/ai/brand-voice',
        read: '/ai/brand-voice',
      }),
    updateGeneration: async (server, token) => {
      const { id } = await addGeneration(server, token);
      return { body: { is_favorite: true }, path: `/ai/generation-history/${id}`, read: '/ai/generation-history' };
    },
  },
  acting: ['generateAdCopy', 'generateHeadlines', 'suggestTexts', 'fillAd', 'readBenefits'],
  things: {
    generation: {
      address: '/ai',
      add: async (server, token, teamId) => (await addGeneration(server, token, {}, teamId)).id,
    },
  },
} satisfies ModuleSamples;

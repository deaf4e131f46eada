import { aBrief, aCopyBrief, addGeneration, anAd } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const aiSamples = {
  bodies: {
    generateAdCopy: aCopyBrief(),
    generateHeadlines: { product_name: 'Beans', target_audience: 'Everyone', platform: 'google' },
    suggestTexts: { product_name: 'Beans', platform: 'google', kind: 'headline', ad_type: 'search' },
    fillAd: { brief: aBrief(), contents: anAd().contents, picture: anAd().picture },
    readBenefits: { key_benefits: ['Skip or pause any week'] },
    updateBrandVoice: { description: 'Warm', words_to_use: [], banned_words: ['cheap'], required_claims: [] },
    updateGeneration: { is_favorite: true },
  },
  things: {
    generation: {
      address: '/ai',
      add: async (server, token, teamId) => (await addGeneration(server, token, {}, teamId)).id,
    },
  },
} satisfies ModuleSamples;

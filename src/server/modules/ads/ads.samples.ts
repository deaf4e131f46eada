import { addAd, anAd } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const adSamples = {
  bodies: { createAd: anAd(), updateAd: { revision: 1, name: 'Taken over' }, duplicateAd: {} },
  things: {
    ad: {
      address: '/ads',
      add: async (server, token, teamId) => (await addAd(server, token, {}, teamId)).id,
    },
  },
} satisfies ModuleSamples;

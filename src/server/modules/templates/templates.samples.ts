import { addTemplate, aTemplate } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const templateSamples = {
  bodies: { createTemplate: aTemplate(), updateTemplate: { name: 'Taken over' } },
  things: {
    template: {
      address: '/templates',
      add: async (server, token, teamId) => (await addTemplate(server, token, {}, teamId)).id,
    },
  },
} satisfies ModuleSamples;

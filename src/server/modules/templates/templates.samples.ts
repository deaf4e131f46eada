import { addTemplate, aTemplate } from '../../testing/builders';
import { fullArtwork } from '../../testing/fullArtwork';
import type { ModuleSamples } from '../../testing/moduleSamples';

const fullTemplate = {
  name: 'Autumn launch',
  description: 'Wool for the cold',
  category: 'Product',
  industry: 'E-commerce',
  format: '1080x1080',
  headline: 'Wool that lasts.',
  subheadline: 'From $40',
  body_text: 'Knitted nearby.',
  short_description: 'Knitted for the cold',
  cta: 'Shop now',
  button: 'SHOP_NOW',
  target_audience: 'People who walk',
  best_platforms: ['instagram'],
  design_elements: { artwork: fullArtwork },
};

export const samples = {
  bodies: { createTemplate: aTemplate(), updateTemplate: { name: 'Taken over' } },
  writing: {
    createTemplate: () => Promise.resolve({ body: fullTemplate, path: '/templates', read: '/templates/{id}' }),
    updateTemplate: async (server, token) => {
      const { id } = await addTemplate(server, token);
      return { body: fullTemplate, path: `/templates/${id}`, read: '/templates/{id}' };
    },
  },
  acting: [],
  things: {
    template: {
      address: '/templates',
      add: async (server, token, teamId) => (await addTemplate(server, token, {}, teamId)).id,
    },
  },
} satisfies ModuleSamples;

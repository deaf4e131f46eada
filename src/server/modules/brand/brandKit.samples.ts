import { addImage } from '../../testing/builders';
import { brandColors } from '../../testing/fullArtwork';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: { updateBrandKit: { name: 'NORTHFOLD', logo_id: null, colors: null, display_font: null, text_font: null } },
  writing: {
    updateBrandKit: async (server, token) => {
      const logo = await addImage(server, token);
      const fonts = { display_font: 'fraunces', text_font: 'archivo' };
      const body = { name: 'Halden', logo_id: logo.id, colors: brandColors, ...fonts };
      return { body, path: '/brand-kit', read: '/brand-kit' };
    },
  },
  acting: [],
  things: {},
} satisfies ModuleSamples;

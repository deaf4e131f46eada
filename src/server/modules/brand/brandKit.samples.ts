import type { ModuleSamples } from '../../testing/moduleSamples';

export const brandKitSamples = {
  bodies: { updateBrandKit: { name: 'NORTHFOLD', logo_id: null, colors: null, display_font: null, text_font: null } },
  things: {},
} satisfies ModuleSamples;

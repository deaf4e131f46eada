import { addLinkPreset, aLinkPreset } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const linkSamples = {
  bodies: { createLinkPreset: aLinkPreset(), updateLinkSettings: { separator: '-' } },
  things: {
    preset: {
      address: '/link-presets',
      add: async (server, token, teamId) => {
        // There is room for few.
        await server.database.run('delete from link_presets where workspace_id = $1', [teamId ?? null]);
        return (await addLinkPreset(server, token, {}, teamId)).id;
      },
    },
  },
} satisfies ModuleSamples;

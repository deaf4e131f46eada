import { addLinkPreset, aLinkPreset } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: { createLinkPreset: aLinkPreset(), updateLinkSettings: { separator: '-' } },
  writing: {
    createLinkPreset: () =>
      Promise.resolve({
        body: {
          name: 'Spring',
          utm: { source: 'facebook', medium: 'paid', campaign: 'spring', term: 'beans', content: 'a', id: '7' },
        },
        path: '/link-presets',
        read: '/link-presets',
      }),
    updateLinkSettings: () =>
      Promise.resolve({ body: { separator: '-' }, path: '/link-settings', read: '/link-settings' }),
  },
  acting: [],
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

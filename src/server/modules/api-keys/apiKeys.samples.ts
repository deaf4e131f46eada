import { addApiKey } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

const aKey = {
  name: 'Nightly report',
  scopes: ['campaigns:read', 'numbers:write'],
  expires_at: '2027-03-01T00:00:00.000Z',
};

export const samples = {
  bodies: { createApiKey: aKey, rotateApiKey: { overlap_hours: 24 } },
  writing: {},
  acting: ['createApiKey', 'rotateApiKey'],
  things: {
    key: {
      address: '/api-keys',
      add: async (server, token, teamId) => {
        // There is room for few.
        await server.database.run('delete from api_keys where workspace_id = $1', [teamId ?? null]);
        return (await addApiKey(server, token, {}, teamId)).key.id;
      },
    },
  },
} satisfies ModuleSamples;

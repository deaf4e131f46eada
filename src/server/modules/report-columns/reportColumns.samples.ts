import type { WireTypes } from '../../contract/handlers';
import type { ModuleSamples } from '../../testing/moduleSamples';

const body = { headings: ['When', 'Took'], columns: { date: 1, spend: 2 } };

export const samples = {
  bodies: { rememberReportColumns: body },
  writing: {},
  acting: ['rememberReportColumns'],
  things: {
    choice: {
      address: '/reports/columns',
      add: async (server, token, teamId) => {
        const path = teamId === undefined ? '/reports/columns' : `/reports/columns?team_id=${teamId}`;
        return (await server.call('PUT', path, { token, body })).json<WireTypes['RememberedColumns']>().id;
      },
    },
  },
} satisfies ModuleSamples;

import type { WireTypes } from '../../contract/handlers';
import { inTeam } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

const aView: WireTypes['NewAnalyticsView'] = { name: 'By campaign', query: 'by=campaign&period=last_90' };

export const samples = {
  bodies: { createAnalyticsView: aView, renameAnalyticsView: { name: 'By month' } },
  writing: {
    createAnalyticsView: () => Promise.resolve({ body: aView, path: '/analytics/views', read: '/analytics/views' }),
    renameAnalyticsView: async (server, token) => {
      const { id } = (await server.call('POST', '/analytics/views', { token, body: aView })).json<
        WireTypes['AnalyticsView']
      >();
      return { body: { name: 'By month' }, path: `/analytics/views/${id}`, read: '/analytics/views' };
    },
  },
  acting: [],
  things: {
    view: {
      address: '/analytics/views',
      add: async (server, token, teamId) => {
        // There is room for few.
        await server.database.run('delete from analytics_views where workspace_id = $1', [teamId ?? null]);
        const answer = await server.call('POST', inTeam('/analytics/views', teamId), { token, body: aView });
        return answer.json<WireTypes['AnalyticsView']>().id;
      },
    },
  },
} satisfies ModuleSamples;

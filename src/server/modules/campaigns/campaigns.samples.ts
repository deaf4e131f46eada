import { aCampaign, addCampaign, aDay, inTeam } from '../../testing/builders';
import { aBrief } from '../../testing/copyBuilders';
import type { ModuleSamples } from '../../testing/moduleSamples';

const fullCampaign = {
  name: 'Spring sale',
  platform: 'linkedin',
  budget: 12.34,
  status: 'paused',
  objective: 'Sell beans',
  target_audience: 'Runners',
  start_date: '2026-03-01',
  end_date: '2026-05-31',
};

export const samples = {
  bodies: {
    createCampaign: aCampaign(),
    changeCampaigns: { action: 'delete', ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] },
    labelCampaigns: { add: ['Spring launch'], ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] },
    moveCampaign: { team_id: null },
    updateCampaign: { name: 'Taken over' },
    updateCampaignBrief: { brief: aBrief(), revision: 0 },
    recordCampaignMetrics: [aDay()],
    importCampaignMetrics: { csv: 'date,clicks\n2026-11-01,5' },
    importReport: { csv: 'date,campaign,clicks\n2026-11-01,Spring sale,5' },
  },
  writing: {
    createCampaign: () => Promise.resolve({ body: fullCampaign, path: '/campaigns', read: '/campaigns/{id}' }),
    updateCampaign: async (server, token) => {
      const { id } = await addCampaign(server, token);
      return { body: fullCampaign, revision: 1, path: `/campaigns/${id}`, read: '/campaigns/{id}' };
    },
    recordCampaignMetrics: async (server, token) => {
      const { id } = await addCampaign(server, token);
      const path = `/campaigns/${id}/metrics`;
      return { body: aDay({ impressions: 900 }), path, read: path };
    },
    updateCampaignBrief: async (server, token) => {
      const { id } = await addCampaign(server, token);
      const path = `/campaigns/${id}/brief`;
      return { body: { brief: aBrief({ benefit_kinds: [null, 'can'] }) }, revision: 0, path, read: path };
    },
  },
  acting: ['changeCampaigns', 'labelCampaigns', 'moveCampaign', 'importCampaignMetrics', 'importReport'],
  things: {
    campaign: {
      address: '/campaigns',
      add: async (server, token, teamId) => {
        const { id } = await addCampaign(server, token, {}, teamId);
        await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: [aDay()] });
        return id;
      },
    },
    import: {
      address: '/reports/imports',
      add: async (server, token, teamId) => {
        const { id } = await addCampaign(server, token, {}, teamId);
        const body = { csv: 'date,clicks\n2026-11-01,5' };
        await server.call('POST', `/campaigns/${id}/metrics/import`, { token, body });
        const answer = await server.call('GET', inTeam('/reports/imports', teamId), { token });
        return answer.json<{ id: string }[]>()[0]?.id ?? '';
      },
    },
  },
} satisfies ModuleSamples;

import { aBrief, aCampaign, addCampaign, aDay } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const campaignSamples = {
  bodies: {
    createCampaign: aCampaign(),
    changeCampaigns: { action: 'delete', ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] },
    moveCampaign: { team_id: null },
    updateCampaign: { name: 'Taken over' },
    updateCampaignBrief: { brief: aBrief(), revision: 0 },
    recordCampaignMetrics: [aDay()],
    importCampaignMetrics: { csv: 'date,clicks\n2026-11-01,5' },
  },
  things: {
    campaign: {
      address: '/campaigns',
      add: async (server, token, teamId) => {
        const { id } = await addCampaign(server, token, {}, teamId);
        await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: [aDay()] });
        return id;
      },
    },
  },
} satisfies ModuleSamples;

import { inTeam } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';
import type { TestServer } from '../../testing/testServer';

const aWebhook = { url: 'https://hooks.example.com/studio', events: ['campaign.created'] };

/** There is room for few. */
async function addWebhook(server: TestServer, token: string, teamId?: string): Promise<string> {
  await server.database.run('delete from webhooks where id in (select id from webhooks order by id desc offset 5)');
  const answer = await server.call('POST', inTeam('/webhooks', teamId), { token, body: aWebhook });
  return answer.json<{ webhook: { id: string } }>().webhook.id;
}

export const samples = {
  bodies: {
    createWebhook: aWebhook,
    updateWebhook: { url: 'https://hooks.example.com/other', events: ['ad.saved', 'ad.deleted'] },
    rotateWebhookSecret: { overlap_hours: 24 },
  },
  writing: {},
  acting: ['createWebhook', 'updateWebhook', 'rotateWebhookSecret'],
  things: {
    webhook: { address: '/webhooks', add: addWebhook },
    delivery: {
      address: '/webhook-deliveries',
      add: async (server, token, teamId) => {
        const id = await addWebhook(server, token, teamId);
        const answer = await server.call('POST', `/webhooks/${id}/test`, { token });
        return answer.json<{ id: string }>().id;
      },
    },
  },
} satisfies ModuleSamples;

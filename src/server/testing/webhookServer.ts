import type { WireTypes } from '../contract/handlers';
import { createSandboxPayments } from '../providers/sandbox/sandboxPayments';
import { inTeam } from './builders';
import { useTestServer } from './testServer';
import { createSandboxStore } from '../modules/billing/sandboxStore.repository';

type Delivery = WireTypes['WebhookDelivery'];
type Message = WireTypes['WebhookMessage'];

/** A server with webhooks, for the tests of a file, and what they do with it. */
export function useWebhooks() {
  const server = useTestServer({
    config: { defaultPlan: 'business' },
    payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
  });
  afterEach(() => server.database.run(`update plans set has_api_access = true where id = 'business'`));

  const everyEvent: WireTypes['WebhookEvent'][] = [
    'campaign.created',
    'campaign.updated',
    'campaign.status_changed',
    'campaign.deleted',
    'numbers.updated',
    'ad.saved',
    'ad.deleted',
    'member.invited',
    'member.joined',
    'member.removed',
    'member.role_changed',
    'plan.changed',
    'limit.reached',
  ];
  const hooks = 'https://hooks.example.com/studio';

  const create = (token: string, body: object = {}, teamId?: string) =>
    server.call('POST', inTeam('/webhooks', teamId), { token, body: { url: hooks, events: everyEvent, ...body } });
  const added = async (token: string, body: object = {}, teamId?: string) =>
    (await create(token, body, teamId)).json<WireTypes['CreatedWebhook']>();
  const deliveries = async (token: string, id: string, filter = '') =>
    (await server.call('GET', `/webhooks/${id}/deliveries${filter}`, { token })).json<Delivery[]>();
  const update = (token: string, id: string, body: object) => server.call('PATCH', `/webhooks/${id}`, { token, body });

  /** What a webhook is to be told, the first one first. */
  const told = async (token: string, id: string): Promise<Message[]> =>
    (await deliveries(token, id)).reverse().map(({ body }) => JSON.parse(body) as Message);
  const types = async (token: string, id: string) => (await told(token, id)).map(({ type }) => type);

  return { server, everyEvent, hooks, create, added, deliveries, update, told, types };
}

import type { WireTypes } from '../contract/handlers';
import { signUp } from './builders';
import { useTestServer } from './testServer';
import { type Receiver, startReceiver } from './webhookReceiver';

type Delivery = WireTypes['WebhookDelivery'];
type Message = WireTypes['WebhookMessage'];

/** A server whose webhooks are delivered to a receiver beside it, for the tests of a file. */
export function useDeliveries() {
  const server = useTestServer({ config: { defaultPlan: 'business' } });

  let started: Receiver;
  beforeEach(async () => {
    started = await startReceiver();
  });
  afterEach(async () => {
    await started.close();
    await server.database.run(`update plans set has_api_access = true where id = 'business'`);
  });

  /** The one of this test. */
  const receiver = () => started;

  /** Signs up, stays signed in however much time passes, and has a webhook. */
  async function withWebhook(events = ['campaign.created', 'campaign.updated', 'ad.saved']) {
    const { token, user } = await signUp(server);
    await server.database.run(`update sessions set last_used_at = '2100-01-01', expires_at = '2100-01-01'`);
    const answer = await server.call('POST', '/webhooks', { token, body: { url: receiver().url, events } });
    const { webhook, secret } = answer.json<WireTypes['CreatedWebhook']>();
    return { token, user, id: webhook.id, secret };
  }

  const deliver = (id: string) => server.services.webhookDelivery.deliver(id);
  const log = async (token: string, id: string) =>
    (await server.call('GET', `/webhooks/${id}/deliveries`, { token })).json<Delivery[]>();
  const webhookOf = async (token: string, id: string) =>
    (await server.call('GET', '/webhooks', { token }))
      .json<WireTypes['Webhook'][]>()
      .find((webhook) => webhook.id === id);
  const post = (token: string, path: string, body?: object) => server.call('POST', path, { token, body });
  const names = () => receiver().received.map(({ body }) => (JSON.parse(body) as Message).data.name);
  /** What the queue has for webhooks, and in how many seconds from now. */
  const queued = async () =>
    (
      await server.database.run(
        `select name, round(extract(epoch from start_after - created_on))::int as after from pgboss.job
         where name like 'deliver-%webhook' and state = 'created' order by created_on`,
      )
    ).rows;

  return { server, receiver, withWebhook, deliver, log, webhookOf, post, names, queued };
}

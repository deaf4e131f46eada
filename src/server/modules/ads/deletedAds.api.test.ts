import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type SavedAd = WireTypes['SavedAd'];

const list = async (token: string, query = '') => {
  const answer = await server.call('GET', `/ads${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return { names: answer.json<SavedAd[]>().map(({ name }) => name), total: answer.headers['x-total-count'] };
};
const read = async (token: string, id: string) => (await server.call('GET', `/ads/${id}`, { token })).json<SavedAd>();
const put = (token: string, id: string, body: object) => server.call('PUT', `/ads/${id}`, { token, body });
const day = 24 * 3_600_000;

describe('a campaign that is deleted', () => {
  const remove = (token: string, id: string) => server.call('DELETE', `/campaigns/${id}`, { token });

  it('leaves its ads without one', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token, { campaign_id: campaign.id });
    await remove(token, campaign.id);
    expect(await read(token, ad.id)).toEqual({ ...ad, campaign_id: null });
    expect(await list(token, `?campaign_id=${campaign.id}`)).toEqual({ names: [], total: '0' });
  });

  it('leaves those without one too that are restored later', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token, { campaign_id: campaign.id });
    await server.call('DELETE', `/ads/${ad.id}`, { token });
    await remove(token, campaign.id);
    const restored = await server.call('POST', `/ads/${ad.id}/restore`, { token });
    expect(restored.json()).toEqual({ ...ad, campaign_id: null });
  });

  it('is in the way of no ad that is saved or copied at that moment', async () => {
    const { token } = await signUp(server);
    for (let round = 0; round < 3; round++) {
      const campaign = await addCampaign(server, token);
      const ads = await Promise.all(
        Array.from({ length: 4 }, () => addAd(server, token, { campaign_id: campaign.id })),
      );
      const [removed, ...answers] = await Promise.all([
        remove(token, campaign.id),
        ...ads.map(({ id }) => put(token, id, { revision: 1, name: 'Renamed' })),
        ...ads.map(({ id }) => server.call('POST', `/ads/${id}/duplicate`, { token, body: {} })),
      ]);
      expect(removed.statusCode).toBe(204);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(4).fill(200), ...Array(4).fill(201)]);
    }
    const left = (await server.call('GET', '/ads', { token })).json<SavedAd[]>();
    expect(new Set(left.map(({ campaign_id }) => campaign_id))).toEqual(new Set([null]));
  });
});

describe('a deleted ad', () => {
  it('is nowhere, and comes back as it was', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    expect((await server.call('DELETE', `/ads/${ad.id}`, { token })).statusCode).toBe(204);
    expect(await list(token)).toEqual({ names: [], total: '0' });
    expect((await server.call('GET', `/ads/${ad.id}`, { token })).statusCode).toBe(404);
    expect((await server.call('DELETE', `/ads/${ad.id}`, { token })).statusCode).toBe(404);
    expect((await put(token, ad.id, { revision: 1, name: 'Late' })).statusCode).toBe(404);
    server.clock.advance(6 * day);
    await server.services.housekeeping.run();
    expect((await server.call('POST', `/ads/${ad.id}/restore`, { token })).json()).toEqual(ad);
    expect((await server.call('POST', `/ads/${ad.id}/restore`, { token })).json()).toEqual(ad);
    expect(await read(token, ad.id)).toEqual(ad);
  });

  it('is gone for good after 7 days', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const kept = await addAd(server, token);
    await server.call('DELETE', `/ads/${id}`, { token });
    server.clock.advance(7 * day + 1);
    expect((await server.call('POST', `/ads/${id}/restore`, { token })).statusCode).toBe(404);
    await server.services.housekeeping.run();
    expect((await server.database.run('select id from ads')).rows).toEqual([{ id: kept.id }]);
  });

  it('is not somebody else’s to restore', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    await server.call('DELETE', `/ads/${id}`, { token });
    const stranger = await signUp(server);
    expect((await server.call('POST', `/ads/${id}/restore`, { token: stranger.token })).statusCode).toBe(404);
  });
});

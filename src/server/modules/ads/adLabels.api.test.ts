import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addTeam, inTeam, join, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const send = (token: string, body: unknown, teamId?: string) =>
  server.call('POST', inTeam('/ads/labels', teamId), { token, body });

async function label(token: string, body: WireTypes['AdLabelChange'], teamId?: string) {
  const answer = await send(token, body, teamId);
  expect(answer.statusCode).toBe(200);
  return answer.json<WireTypes['BulkResult']>();
}

const read = async <Answer>(token: string, path: string) => (await server.call('GET', path, { token })).json<Answer>();

const adOf = (token: string, id: string) => read<WireTypes['SavedAd']>(token, `/ads/${id}`);

async function twoAds() {
  const { token, user } = await signUp(server);
  const campaign = await addCampaign(server, token);
  const one = await addAd(server, token, { name: 'One', campaign_id: campaign.id });
  const two = await addAd(server, token, { name: 'Two' });
  return { token, user, campaign, one: one.id, two: two.id };
}

it('adds and removes, regardless of case, as campaigns write them', async () => {
  const { token, campaign, one, two } = await twoAds();
  expect((await adOf(token, one)).labels).toEqual([]);
  await server.call('POST', '/campaigns/labels', { token, body: { ids: [campaign.id], add: ['Halden'] } });
  await label(token, { ids: [one], add: ['  Spring   launch ', 'HALDEN'] });
  expect((await adOf(token, one)).labels).toEqual(['Spring launch', 'Halden']);
  const result = await label(token, { ids: [one, two, one.toUpperCase()], add: ['halden'] });
  expect(result).toEqual({ done: [one, two], already: [one], refused: [] });
  expect(await read(token, '/labels')).toEqual([
    { label: 'Halden', campaigns: 1, ads: 2 },
    { label: 'Spring launch', campaigns: 0, ads: 1 },
  ]);
  await label(token, { ids: [one, two], add: ['Retail'], remove: ['HALDEN'] });
  expect([(await adOf(token, one)).labels, (await adOf(token, two)).labels]).toEqual([
    ['Spring launch', 'Retail'],
    ['Retail'],
  ]);
  // And campaigns as ads do.
  await server.call('POST', '/campaigns/labels', { token, body: { ids: [campaign.id], add: ['RETAIL'] } });
  expect((await read<WireTypes['Campaign']>(token, `/campaigns/${campaign.id}`)).labels).toEqual(['Halden', 'Retail']);
});

it('is in nobody’s way who writes the ad', async () => {
  const { token, one } = await twoAds();
  const before = await adOf(token, one);
  await label(token, { ids: [one], add: ['Halden'] });
  expect(await adOf(token, one)).toEqual({ ...before, labels: ['Halden'] });
  const change = { name: 'Written', revision: before.revision, labels: ['Not this way'] };
  const saved = await server.call('PUT', `/ads/${one}`, { token, body: change });
  expect(saved.json()).toMatchObject({ name: 'Written', revision: before.revision + 1, labels: ['Halden'] });
});

it('refuses each ad by itself', async () => {
  const { token, one, two } = await twoAds();
  const stranger = await twoAds();
  await label(token, { ids: [one], add: Array.from({ length: 20 }, (_, index) => `Label ${index}`) });
  await server.call('DELETE', `/ads/${two}`, { token });
  const { id: three } = await addAd(server, token);
  const { done, refused } = await label(token, { ids: [one, two, three, stranger.one], add: ['One more'] });
  expect(done).toEqual([three]);
  const gone = { code: 'not_found', detail: 'This ad doesn’t exist, or it belongs to another account.' };
  expect(refused).toEqual([
    { id: one, code: 'too_many', detail: 'An ad can have up to 20 labels. Remove some to make room.' },
    { id: two, ...gone },
    { id: stranger.one, ...gone },
  ]);
  expect((await adOf(stranger.token, stranger.one)).labels).toEqual([]);
  expect(await read(stranger.token, '/labels')).toEqual([]);
});

it.each<[string, unknown]>([
  ['nothing to do', {}],
  ['a blank label', { add: ['  '] }],
  ['a long label', { add: ['x'.repeat(41)] }],
  ['too many at once', { add: Array.from({ length: 21 }, (_, index) => `Label ${index}`) }],
  ['no ads', { ids: [], add: ['Halden'] }],
])('refuses %s', async (_what, body) => {
  const { token, one } = await twoAds();
  expect((await send(token, { ids: [one], ...(body as object) })).statusCode).toBe(422);
});

it('filters the ads of all campaigns and of one', async () => {
  const { token, campaign, one, two } = await twoAds();
  await label(token, { ids: [one, two], add: ['Halden'] });
  await addAd(server, token, { name: 'Three', campaign_id: campaign.id });
  const names = async (query: string) =>
    (await read<WireTypes['SavedAd'][]>(token, `/ads?${query}`)).map(({ name }) => name).sort();
  expect(await names('label=hALDEN')).toEqual(['One', 'Two']);
  expect(await names(`label=%20Halden&campaign_id=${campaign.id}`)).toEqual(['One']);
  expect(await names('label=Halde')).toEqual([]);
});

it('goes along with a copy, a restored ad, a move, and what the account takes home', async () => {
  const { token, campaign, one } = await twoAds();
  await label(token, { ids: [one], add: ['Halden'] });
  const copied = await server.call('POST', `/ads/${one}/duplicate`, { token, body: {} });
  expect(copied.json<WireTypes['AdCopy']>().ad.labels).toEqual(['Halden']);
  await server.call('DELETE', `/ads/${one}`, { token });
  expect(await read(token, '/labels')).toEqual([{ label: 'Halden', campaigns: 0, ads: 1 }]);
  const restored = await server.call('POST', `/ads/${one}/restore`, { token });
  expect(restored.json()).toMatchObject({ labels: ['Halden'] });
  const { ads } = await read<WireTypes['AccountExport']>(token, '/auth/export');
  expect(ads.find(({ id }) => id === one)?.labels).toEqual(['Halden']);
  const { id: teamId } = await addTeam(server, token);
  await server.call('POST', `/campaigns/${campaign.id}/move`, { token, body: { team_id: teamId } });
  expect(await adOf(token, one)).toMatchObject({ team_id: teamId, labels: ['Halden'] });
  expect(await read(token, `/labels?team_id=${teamId}`)).toEqual([{ label: 'Halden', campaigns: 0, ads: 2 }]);
});

it('is for editors of a team, and told to the others', async () => {
  const owner = await signUp(server);
  const [editor, viewer] = [await signUp(server), await signUp(server)];
  const { id: teamId } = await addTeam(server, owner.token);
  await join(server, owner.token, teamId, editor, 'editor');
  await join(server, owner.token, teamId, viewer, 'viewer');
  const { id } = await addAd(server, owner.token, {}, teamId);
  expect((await send(viewer.token, { ids: [id], add: ['Halden'] }, teamId)).statusCode).toBe(403);
  await label(editor.token, { ids: [id], add: ['Halden'] }, teamId);
  await label(editor.token, { ids: [id], add: ['Halden'] }, teamId);
  expect((await adOf(viewer.token, id)).labels).toEqual(['Halden']);
  // Without the team it is none of the editor's own ads.
  expect((await label(editor.token, { ids: [id], add: ['Mine'] })).refused).toHaveLength(1);
  const told = await read<WireTypes['TeamActivity'][]>(owner.token, `/teams/${teamId}/activity`);
  expect(told.filter(({ action }) => action === 'ad_edited')).toHaveLength(1);
});

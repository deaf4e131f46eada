import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addProof, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const picture = { headline: 'Another \\ “headline”', subheadline: '', body: '', cta: 'Shop now' };

async function listed(token: string, approval: WireTypes['ApprovalState'], query = '') {
  const answer = await server.call('GET', `/ads?approval=${approval}${query}`, { token });
  const names = answer.json<WireTypes['SavedAd'][]>().map(({ name }) => name);
  return [names.sort(), Number(answer.headers['x-total-count'])];
}

async function decide(link: string, { id }: { id: string }, kind: WireTypes['DecisionKind']) {
  const shared = (await server.call('GET', `/shared-proofs/${tokenOf(link)}`)).json<WireTypes['SharedProof']>();
  const version = shared.ads.find((ad) => ad.id === id)?.version;
  const address = `/shared-proofs/${tokenOf(link)}/ads/${id}/decisions`;
  expect((await server.call('POST', address, { body: { kind, name: 'Dana', version } })).statusCode).toBe(201);
}

const edit = (token: string, { id }: { id: string }, revision: number, change: object) =>
  server.call('PUT', `/ads/${id}`, { token, body: { revision, ...change } });

it('a list of ads shows those that stand so with clients, each in one state at most', async () => {
  const { token } = await signUp(server);
  const add = (name: string) => addAd(server, token, { name });
  const approved = await add('Approved');
  const asked = await add('Asked');
  const changed = await add('Changed');
  const edited = await add('Edited');
  const waiting = await add('Waiting');
  await add('Not shared');
  const chosen = [approved, asked, changed, edited, waiting].map(({ id }) => id);
  const { link, proof } = await addProof(server, token, { ad_ids: chosen });
  await decide(link, approved, 'changes_asked');
  await decide(link, approved, 'approved');
  await decide(link, asked, 'changes_asked');
  await decide(link, changed, 'approved');
  await decide(link, edited, 'changes_asked');
  await edit(token, changed, 1, { picture });
  await edit(token, edited, 1, { picture });
  await edit(token, approved, 1, { name: 'Approved still' });

  expect(await listed(token, 'approved')).toEqual([['Approved still'], 1]);
  expect(await listed(token, 'changes_asked')).toEqual([['Asked'], 1]);
  expect(await listed(token, 'changed_since_approval')).toEqual([['Changed'], 1]);
  expect(await listed(token, 'waiting')).toEqual([['Edited', 'Waiting'], 2]);
  expect(await listed(token, 'waiting', '&limit=1')).toEqual([[expect.any(String)], 2]);
  expect(await listed(token, 'waiting', '&search=edit')).toEqual([['Edited'], 1]);

  await edit(token, changed, 2, { picture: changed.picture });
  expect(await listed(token, 'approved')).toEqual([['Approved still', 'Changed'], 2]);
  const copy = await server.call('POST', `/ads/${approved.id}/duplicate`, { token, body: {} });
  expect(copy.statusCode).toBe(201);
  expect(await listed(token, 'approved')).toEqual([['Approved still', 'Changed'], 2]);

  await server.call('DELETE', `/proofs/${proof.id}`, { token });
  expect(await listed(token, 'waiting')).toEqual([[], 0]);
  expect(await listed(token, 'changes_asked')).toEqual([['Asked'], 1]);
});

it('an ad waits as long as a link to it or to its campaign works', async () => {
  const { token } = await signUp(server);
  const stranger = await signUp(server);
  const campaign = await addCampaign(server, token);
  await addAd(server, token, { name: 'In a campaign', campaign_id: campaign.id });
  await addProof(server, token, { campaign_id: campaign.id });
  expect(await listed(token, 'waiting')).toEqual([['In a campaign'], 1]);
  expect(await listed(stranger.token, 'waiting')).toEqual([[], 0]);
  server.clock.advance(7 * 86_400_000);
  expect(await listed(token, 'waiting')).toEqual([[], 0]);
});

it('ads that look the same have the same version, whatever the texts hold, and others have another', async () => {
  const { token } = await signUp(server);
  const versions = async () => {
    const { rows } = await server.database.run('select version from ads order by id');
    return rows.map(({ version }) => String(version));
  };
  const texts = [
    picture,
    picture,
    { ...picture, headline: "it's", subheadline: "'," },
    { ...picture, headline: "it's'," },
  ];
  for (const one of texts) await addAd(server, token, { picture: one });
  const [first, second, third, fourth] = await versions();
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addImage, addMember, addProof, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Proof = WireTypes['Proof'];
type Shared = WireTypes['SharedProof'];

const dayMs = 24 * 3_600_000;
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const open = (link: string, query = '') => server.call('GET', `/shared-proofs/${tokenOf(link)}${query}`);
const unlock = (link: string, passphrase: string) =>
  server.call('POST', `/shared-proofs/${tokenOf(link)}/unlock`, { body: { passphrase } });
const proofs = async (token: string, query = '') =>
  (await server.call('GET', `/proofs${query}`, { token })).json<Proof[]>();
const refusalOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { code } = answer.json() as { code: string };
  return [answer.statusCode, code];
};

describe('a proof link', () => {
  it('is shown once, listed without its token, and stored as a hash', async () => {
    const { token } = await signUp(server, { full_name: 'Mara Okafor' });
    const ad = await addAd(server, token);
    const { proof, link } = await addProof(server, token, { name: ' Spring ads ', ad_ids: [ad.id] });
    expect(link).toMatch(/^http.*\/proofs\/[\w-]{43}$/);
    expect(proof).toEqual({
      id: proof.id,
      name: 'Spring ads',
      campaign_id: null,
      ad_ids: [ad.id],
      has_passphrase: false,
      approvers: [],
      made_by: 'Mara Okafor',
      created_at: '2026-11-18T10:00:00.000Z',
      expires_at: '2026-11-25T10:00:00.000Z',
      open_comment_count: 0,
    });
    expect(await proofs(token)).toEqual([proof]);
    const { rows } = await server.database.run('select * from proofs');
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link));
  });

  it('shows chosen ads in their order, as they are now, and nothing else of the workspace', async () => {
    const { token } = await signUp(server, { full_name: 'Mara Okafor' });
    const campaign = await addCampaign(server, token, { name: 'Secret launch' });
    const image = await addImage(server, token);
    const other = await addImage(server, token, { width: 40, height: 30 });
    const first = await addAd(server, token, { name: 'First', campaign_id: campaign.id, image_id: image.id });
    const second = await addAd(server, token, { name: 'Second' });
    await addAd(server, token, { name: 'Private', image_id: other.id });
    await server.call('POST', '/ads/labels', { token, body: { ids: [first.id], add: ['Hush'] } });
    const { link } = await addProof(server, token, { ad_ids: [second.id, first.id] });
    await server.call('PUT', `/ads/${second.id}`, { token, body: { revision: 1, name: 'Second, edited' } });

    const answer = await open(link);
    const shared = answer.json<Shared>();
    expect(shared).toMatchObject({ name: 'Spring ads', expires_at: '2026-11-25T10:00:00.000Z', ad_count: 2 });
    expect(shared.ads.map(({ name }) => name)).toEqual(['Second, edited', 'First']);
    expect(shared.images).toEqual([
      {
        ...{ id: image.id, width: image.width, height: image.height },
        ...{ transparent: image.transparent, tones: image.tones },
      },
    ]);
    for (const hidden of ['Secret launch', 'Private', 'Hush', 'Mara', campaign.id, other.id]) {
      expect(answer.body).not.toContain(hidden);
    }
    const file = await server.call('GET', `/shared-proofs/${tokenOf(link)}/images/${image.id}`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const foreign = await server.call('GET', `/shared-proofs/${tokenOf(link)}/images/${other.id}`);
    expect(refusalOf(foreign)).toEqual([404, 'not_found']);
  });

  it('shows all of a campaign’s ads, also those that are made later', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const { link, proof } = await addProof(server, token, { campaign_id: campaign.id });
    expect((await open(link)).json<Shared>()).toMatchObject({ ads: [], ad_count: 0 });
    await addAd(server, token, { name: 'Later', campaign_id: campaign.id });
    await addAd(server, token, { name: 'Elsewhere' });
    expect((await open(link)).json<Shared>().ads.map(({ name }) => name)).toEqual(['Later']);
    expect(await proofs(token, `?campaign_id=${campaign.id}`)).toEqual([proof]);
  });

  it('shows at most 100 ads of a campaign, and says how many there are', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    for (let made = 0; made < 101; made += 1) await addAd(server, token, { campaign_id: campaign.id });
    const { link } = await addProof(server, token, { campaign_id: campaign.id });
    const shared = (await open(link)).json<Shared>();
    expect([shared.ads.length, shared.ad_count]).toEqual([100, 101]);
  });

  it('leaves out deleted ads', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    const { link } = await addProof(server, token, { ad_ids: [ad.id] });
    await server.call('DELETE', `/ads/${ad.id}`, { token });
    expect((await open(link)).json<Shared>()).toMatchObject({ ads: [], ad_count: 0 });
  });

  it('is found by the ad it was made of', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    const { proof } = await addProof(server, token, { ad_ids: [ad.id] });
    await addProof(server, token);
    expect(await proofs(token, `?ad_id=${ad.id}`)).toEqual([proof]);
    expect(await proofs(token)).toHaveLength(2);
  });

  it('is of ads or of a campaign, and of the workspace’s own alone', async () => {
    const { token } = await signUp(server);
    const stranger = await signUp(server);
    const campaign = await addCampaign(server, stranger.token);
    const ad = await addAd(server, stranger.token);
    const make = async (chosen: object) =>
      refusalOf(
        await server.call('POST', '/proofs', { token, body: { name: 'Spring', expires_in_days: 7, ...chosen } }),
      );
    expect(await make({})).toEqual([422, 'validation_failed']);
    expect(await make({ ad_ids: [ad.id], campaign_id: campaign.id })).toEqual([422, 'validation_failed']);
    expect(await make({ ad_ids: [ad.id] })).toEqual([404, 'not_found']);
    expect(await make({ campaign_id: campaign.id })).toEqual([404, 'not_found']);
    expect(await make({ ad_ids: [ad.id], expires_in_days: 8 })).toEqual([422, 'validation_failed']);
  });

  it('stops at its end, stays listed for 30 days, and is then removed', async () => {
    const { token } = await signUp(server);
    const { link } = await addProof(server, token);
    server.clock.advance(7 * dayMs - 1);
    expect((await open(link)).statusCode).toBe(200);
    server.clock.advance(1);
    expect(refusalOf(await open(link))).toEqual([409, 'proof_expired']);
    server.clock.advance(30 * dayMs - 1);
    await server.services.proofs.removeExpired();
    expect((await server.database.run('select id from proofs')).rows).toHaveLength(1);
    server.clock.advance(1);
    await server.services.proofs.removeExpired();
    expect(refusalOf(await open(link))).toEqual([404, 'not_found']);
  });

  it('is as unknown as any other once it is revoked', async () => {
    const { token } = await signUp(server);
    const { link, proof } = await addProof(server, token);
    expect((await server.call('DELETE', `/proofs/${proof.id}`, { token })).statusCode).toBe(204);
    const guessed = await open('https://studio.example/proofs/guessed');
    expect((await open(link)).json()).toEqual(guessed.json());
    expect(refusalOf(guessed)).toEqual([404, 'not_found']);
  });

  it('goes with its campaign', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const { link } = await addProof(server, token, { campaign_id: campaign.id });
    await server.call('DELETE', `/campaigns/${campaign.id}`, { token });
    expect(refusalOf(await open(link))).toEqual([404, 'not_found']);
  });

  it('has room for 200 that work', async () => {
    const { token, user } = await signUp(server);
    const ad = await addAd(server, token);
    await server.database.run(
      `insert into proofs (id, workspace_id, name, token_hash, created_at, expires_at)
       select gen_random_uuid(), $1, 'Old', 'hash ' || n, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'
       from generate_series(1, 199) n`,
      [user.id],
    );
    await addProof(server, token, { ad_ids: [ad.id] });
    const body = { name: 'Spring', expires_in_days: 7, ad_ids: [ad.id] };
    const one = await server.call('POST', '/proofs', { token, body });
    expect(refusalOf(one)).toEqual([409, 'too_many']);
  });

  it('is kept from search engines, and from other sites', async () => {
    const { token } = await signUp(server);
    const { link } = await addProof(server, token);
    for (const answer of [await open(link), await server.app.inject(`/proofs/${tokenOf(link)}`)]) {
      expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    }
    expect((await server.call('GET', '/proofs', { token })).headers).not.toHaveProperty('x-robots-tag');
  });
});

describe('a passphrase', () => {
  it('is asked for before anything is shown, and never told', async () => {
    const { token } = await signUp(server);
    const image = await addImage(server, token);
    const ad = await addAd(server, token, { image_id: image.id });
    const { link, proof } = await addProof(server, token, { ad_ids: [ad.id], passphrase: 'warm beans' });
    expect(proof.has_passphrase).toBe(true);
    const imageAddress = `/shared-proofs/${tokenOf(link)}/images/${image.id}`;
    for (const answer of [await open(link), await open(link, '?access=guess'), await server.call('GET', imageAddress)])
      expect(refusalOf(answer)).toEqual([403, 'proof_locked']);
    expect(refusalOf(await unlock(link, 'cold beans'))).toEqual([403, 'proof_locked']);

    const { access } = (await unlock(link, 'warm beans')).json<WireTypes['UnlockedProof']>();
    expect((await open(link, `?access=${access}`)).json<Shared>().ads).toHaveLength(1);
    expect((await server.call('GET', `${imageAddress}?access=${access}`)).statusCode).toBe(200);
    const { rows } = await server.database.run('select * from proofs');
    expect(JSON.stringify(rows)).not.toMatch(/warm beans/);
  });

  it('opens its own link alone', async () => {
    const { token } = await signUp(server);
    const one = await addProof(server, token, { passphrase: 'warm beans' });
    const other = await addProof(server, token, { passphrase: 'warm beans' });
    const { access } = (await unlock(one.link, 'warm beans')).json<WireTypes['UnlockedProof']>();
    expect(refusalOf(await open(other.link, `?access=${access}`))).toEqual([403, 'proof_locked']);
  });
});

describe('in a team', () => {
  it('editors make and revoke links, viewers see them, and the team is told', async () => {
    const owner = await signUp(server, { full_name: 'Mara Okafor' });
    const team = await addTeam(server, owner.token);
    const viewer = await addMember(server, owner.token, team.id, 'viewer');
    const editor = await addMember(server, owner.token, team.id, 'editor');
    const { proof } = await addProof(server, editor.token, {}, team.id);
    expect(await proofs(viewer.token, `?team_id=${team.id}`)).toEqual([proof]);
    const revoke = (token: string) => server.call('DELETE', `/proofs/${proof.id}`, { token });
    expect(refusalOf(await revoke(viewer.token))).toEqual([403, 'role_required']);
    expect((await revoke(owner.token)).statusCode).toBe(204);
    const activity = await server.call('GET', `/teams/${team.id}/activity?kind=proof`, { token: owner.token });
    expect(activity.json<WireTypes['TeamActivity'][]>().map(({ action, subject }) => [action, subject.name])).toEqual([
      ['proof_revoked', 'Spring ads'],
      ['proof_created', 'Spring ads'],
    ]);
  });
});

describe('guesses', () => {
  it('at a passphrase are limited for an address', async () => {
    const { token } = await signUp(server);
    const { link } = await addProof(server, token, { passphrase: 'warm beans' });
    for (let guess = 0; guess < 20; guess += 1) await unlock(link, `guess ${guess}`);
    expect(refusalOf(await unlock(link, 'warm beans'))).toEqual([429, 'rate_limited']);
  });

  it('at links are limited for an address, and so is opening one over and over', async () => {
    for (let guess = 0; guess < 300; guess += 1) await open(`https://studio.example/proofs/guess-${guess}`);
    expect(refusalOf(await open('https://studio.example/proofs/guess'))).toEqual([429, 'rate_limited']);
  });
});

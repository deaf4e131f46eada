import { unzipSync } from 'fflate';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addImage, addMember, addProof, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const picture = { headline: 'Another headline', subheadline: '', body: '', cta: 'Shop now' };

async function decide(link: string, adId: string, change: Partial<WireTypes['NewDecision']> = {}) {
  const shared = (await server.call('GET', `/shared-proofs/${tokenOf(link)}`)).json<WireTypes['SharedProof']>();
  const body = { kind: 'approved', name: 'Dana', version: shared.ads[0]?.version, ...change };
  return server.call('POST', `/shared-proofs/${tokenOf(link)}/ads/${adId}/decisions`, { body });
}

const edit = (token: string, id: string, revision: number, change: object) =>
  server.call('PUT', `/ads/${id}`, { token, body: { revision, ...change } });

const approvedOf = (token: string, id: string) => server.call('GET', `/ads/${id}/approved`, { token });

async function filesOf(token: string, id: string, query = '') {
  const answer = await server.call('GET', `/ads/${id}/export${query}`, { token });
  const files = Object.entries(unzipSync(answer.rawPayload));
  return { disposition: String(answer.headers['content-disposition']), files: new Map(files) };
}

const textIn = (files: Map<string, Uint8Array>, name: string) => Buffer.from(files.get(name) ?? []).toString('utf8');

describe('the version of an ad that was approved last', () => {
  it('stays as it was, with who approved it, whatever becomes of the ad', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token, { name: 'Friday roast' });
    const { link } = await addProof(server, token, { ad_ids: [ad.id] });
    expect((await approvedOf(token, ad.id)).json()).toMatchObject({
      code: 'not_found',
      detail: 'No version of this ad was approved yet.',
    });
    await decide(link, ad.id, { note: 'Go ahead.' });
    await edit(token, ad.id, 1, { picture });
    await decide(link, ad.id, { kind: 'changes_asked', note: 'As before.' });
    const { contents, artwork, image_id, logo_id } = ad;
    expect((await approvedOf(token, ad.id)).json()).toEqual({
      ...{ name: 'Dana', email: null, note: 'Go ahead.', created_at: '2026-11-18T10:00:00.000Z' },
      ...{ contents, artwork, picture: ad.picture, image_id, logo_id },
    });
    const decisions = await server.call('GET', `/ad-decisions?ad_ids=${ad.id}`, { token });
    expect(decisions.json()).toMatchObject([{ kind: 'changes_asked', has_approved_version: true }]);
    await decide(link, ad.id);
    expect((await approvedOf(token, ad.id)).json()).toMatchObject({ picture });
  });

  it('is downloaded like the ad itself, with a sheet of that approval', async () => {
    const { token } = await signUp(server);
    const image = await addImage(server, token);
    const ad = await addAd(server, token, { name: 'Friday roast', image_id: image.id });
    const { link } = await addProof(server, token, { ad_ids: [ad.id] });
    const missing = await server.call('GET', `/ads/${ad.id}/export?version=approved`, { token });
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { code: 'not_found' }]);
    const before = await filesOf(token, ad.id);
    await decide(link, ad.id);
    const [content] = ad.contents;
    await edit(token, ad.id, 1, { image_id: null, contents: [{ ...content, primary_text: 'Changed since.' }] });
    await decide(link, ad.id, { kind: 'changes_asked', note: 'No.' });

    const { disposition, files } = await filesOf(token, ad.id, '?version=approved');
    expect(disposition).toMatch(/Friday.roast-approved\.zip/i);
    expect(textIn(files, 'copy.txt')).toBe(textIn(before.files, 'copy.txt'));
    expect(textIn(files, 'copy.txt')).not.toContain('Changed since.');
    const pictures = ({ files: all }: Pick<typeof before, 'files'>) =>
      [...all].filter(([name]) => name.endsWith('.png')).map(([, bytes]) => Buffer.from(bytes).toString('base64'));
    expect(pictures({ files })).toEqual(pictures(before));
    const sheet = textIn(files, 'approval.txt');
    expect(sheet).toContain('Approved\nBy: Dana');
    expect(sheet).toContain('The files here are the version that this is about.');
    const now = textIn((await filesOf(token, ad.id)).files, 'approval.txt');
    expect(now).toContain('Changes asked');
  });

  it('is its workspace’s alone', async () => {
    const owner = await signUp(server);
    const stranger = await signUp(server);
    const team = await addTeam(server, owner.token);
    const viewer = await addMember(server, owner.token, team.id, 'viewer');
    const ad = await addAd(server, owner.token, {}, team.id);
    const { link } = await addProof(server, owner.token, { ad_ids: [ad.id] }, team.id);
    await decide(link, ad.id);
    expect((await approvedOf(viewer.token, ad.id)).statusCode).toBe(200);
    expect((await approvedOf(stranger.token, ad.id)).statusCode).toBe(404);
  });
});

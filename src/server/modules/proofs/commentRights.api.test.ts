import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addProof } from '../../testing/builders';
import { useComments } from '../../testing/proofComments';

const { comment, commentsBy, commentsOn, prepare, sentenceOf, server, tokenOf } = useComments();

const gone = 'This link doesn’t work anymore. Ask the person who sent it for a new one.';

describe('who reads and writes comments', () => {
  it('takes a link that works, with its passphrase, and shows the ad', async () => {
    const { token, ad, link, proof } = await prepare();
    await comment(link, ad.id);
    const other = await addAd(server, token);
    const both = (at: string, adId: string) => Promise.all([commentsBy(at, adId), comment(at, adId)]);
    const refusals = async (at: string, adId: string) => (await both(at, adId)).map(sentenceOf);

    const notShown = [404, 'not_found', 'This ad isn’t part of this link anymore.'];
    expect(await refusals(link, other.id)).toEqual([notShown, notShown]);
    const locked = await addProof(server, token, { ad_ids: [ad.id], passphrase: 'warm beans' });
    const wants = [403, 'proof_locked', 'Enter the passphrase you were given with this link.'];
    expect(await refusals(locked.link, ad.id)).toEqual([wants, wants]);
    const unlock = `/shared-proofs/${tokenOf(locked.link)}/unlock`;
    const { access } = (await server.call('POST', unlock, { body: { passphrase: 'warm beans' } })).json<{
      access: string;
    }>();
    expect((await comment(locked.link, ad.id, {}, `?access=${access}`)).statusCode).toBe(201);
    expect((await commentsBy(locked.link, ad.id, `?access=${access}`)).json()).toMatchObject([{ number: 2 }]);

    await server.call('DELETE', `/proofs/${proof.id}`, { token });
    expect(await refusals(link, ad.id)).toEqual([
      [404, 'not_found', gone],
      [404, 'not_found', gone],
    ]);
    expect((await commentsOn(token, ad.id)).json<WireTypes['AdComment'][]>()).toHaveLength(2);
    server.clock.advance(7 * 24 * 3_600_000);
    const late = [409, 'proof_expired', 'This link has expired. Ask the person who sent it for a new one.'];
    expect(await refusals(locked.link, ad.id)).toEqual([late, late]);
  });

  it('is nobody for a deleted ad', async () => {
    const { token, ad, link } = await prepare();
    await comment(link, ad.id);
    await server.call('DELETE', `/ads/${ad.id}`, { token });
    const left = [404, 'not_found', 'This ad isn’t part of this link anymore.'];
    expect(sentenceOf(await comment(link, ad.id, { text: 'Late.' }))).toEqual(left);
    expect(sentenceOf(await commentsBy(link, ad.id))).toEqual(left);
    expect((await commentsOn(token, ad.id)).statusCode).toBe(404);
    await server.call('POST', `/ads/${ad.id}/restore`, { token });
    expect((await commentsOn(token, ad.id)).json()).toMatchObject([{ text: 'Less red.' }]);
  });

  it('is the same link only: another client’s comments are not shown', async () => {
    const { token, ad, link } = await prepare();
    const campaign = await addCampaign(server, token);
    await server.call('PUT', `/ads/${ad.id}`, { token, body: { revision: 1, campaign_id: campaign.id } });
    const other = await addProof(server, token, { campaign_id: campaign.id });
    await comment(link, ad.id);
    await comment(other.link, ad.id, { text: 'More red.' });
    expect((await commentsBy(link, ad.id)).json()).toMatchObject([{ text: 'Less red.' }]);
    expect((await commentsBy(other.link, ad.id)).json()).toMatchObject([{ text: 'More red.' }]);
    expect((await commentsOn(token, ad.id)).json<WireTypes['AdComment'][]>()).toHaveLength(2);
  });
});

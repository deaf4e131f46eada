import { aCampaign } from './builders';
import { checkAnswer } from './contractCheck';

const counted = { headers: { 'X-Total-Count': '1' } };

describe('an answer of the fake backend', () => {
  it('passes where it is what the contract says', async () => {
    await checkAnswer('listCampaigns', Response.json([aCampaign()], counted));
    await checkAnswer('deleteCampaign', new Response(null, { status: 204 }));
    await checkAnswer('getCampaign', Response.json({ detail: 'Gone.', code: 'not_found' }, { status: 404 }));
  });

  it.each([
    ['a field of another kind', Response.json([{ ...aCampaign(), budget: '1' }], counted), /budget must be number/],
    ['a field too few', Response.json([{ ...aCampaign(), ctr: undefined }], counted), /required property 'ctr'/],
    ['a header too few', Response.json([aCampaign()]), /listCampaigns left out the header X-Total-Count/],
    ['another status', Response.json([], { status: 418 }), /listCampaigns answered 418/],
    ['another type', new Response('name,status', counted), /listCampaigns answered text\/plain/],
  ])('fails for %s', async (_what, answer, why) => {
    await expect(checkAnswer('listCampaigns', answer)).rejects.toThrow(why);
  });

  it('is refused for an error code that the contract lacks', async () => {
    const refusal = Response.json({ detail: 'No.', code: 'tired' }, { status: 422 });
    await expect(checkAnswer('createCampaign', refusal)).rejects.toThrow(/createCampaign.*code/);
  });
});

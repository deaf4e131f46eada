import type { WireTypes } from '../../contract/handlers';
import { addCampaign, addTeam, givePlan, join, signUp } from '../../testing/builders';
import { aBrief } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });

const get = (token: string, id: string) => server.call('GET', `/campaigns/${id}/brief`, { token });
const put = (token: string, id: string, brief: WireTypes['Brief'] = aBrief(), revision = 0) =>
  server.call('PUT', `/campaigns/${id}/brief`, { token, body: { brief, revision } });
const kept = async (token: string, id: string) => (await get(token, id)).json<WireTypes['CampaignBrief']>();

describe('the brief of a campaign', () => {
  it('is empty until it is filled in, and is kept', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    const empty = await kept(token, id);
    expect(empty).toMatchObject({ brief: { product_name: '', offer: '', key_benefits: [] }, revision: 0 });

    expect((await put(token, id)).json()).toEqual({ brief: aBrief(), revision: 1 });
    expect(await kept(token, id)).toEqual({ brief: aBrief(), revision: 1 });
  });

  it('is kept without blank space, and without what is blank or there twice', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    const typed = aBrief({
      product_name: '  Northfold \n Coffee ',
      key_benefits: [' Fresh ', '  ', 'Warm'],
      benefit_kinds: ['thing', 'offer', 'can'],
      words_to_use: ['Fresh', 'fresh ', ''],
    });
    expect((await put(token, id, typed)).json()).toMatchObject({
      brief: {
        product_name: 'Northfold Coffee',
        key_benefits: ['Fresh', 'Warm'],
        benefit_kinds: ['thing', 'can'],
        words_to_use: ['Fresh'],
      },
    });
  });

  it('is not written over what somebody else wrote meanwhile', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    await put(token, id, aBrief({ offer: 'Theirs' }));
    const late = await put(token, id, aBrief({ offer: 'Mine' }));
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'stale_version']);
    expect((await kept(token, id)).brief.offer).toBe('Theirs');
    expect((await put(token, id, aBrief({ offer: 'Mine' }), 1)).statusCode).toBe(200);
  });

  it('of a completed campaign can be read, but not changed', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    await put(token, id);
    await server.call('PUT', `/campaigns/${id}`, { token, body: { status: 'completed' } });
    const answer = await put(token, id, aBrief({ offer: '' }), 1);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'campaign_completed']);
    expect(await kept(token, id)).toEqual({ brief: aBrief(), revision: 1 });
  });

  it.each([
    ['brief.banned_words', aBrief({ banned_words: ['coffee'] })],
    ['brief.banned_words', aBrief({ words_to_use: ['cheap beans'] })],
    ['brief.required_claims', aBrief({ required_claims: ['Never cheap.'] })],
    ['brief.benefit_kinds', aBrief({ key_benefits: [], benefit_kinds: ['thing'] })],
    ['brief.landing_page', aBrief({ landing_page: 'javascript:alert(1)' })],
  ])('that contradicts itself is refused at %s', async (field, brief) => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    const answer = await put(token, id, brief);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
    expect((await kept(token, id)).revision).toBe(0);
  });

  it('goes along with a copy, and into a team', async () => {
    const { token, user } = await signUp(server);
    await givePlan(server, user.id, 'business');
    const { id: teamId } = await addTeam(server, token);
    const { id } = await addCampaign(server, token);
    await put(token, id);
    const copy = (await server.call('POST', `/campaigns/${id}/duplicate`, { token })).json<WireTypes['Campaign']>();
    expect(await kept(token, copy.id)).toEqual({ brief: aBrief(), revision: 1 });

    await server.call('POST', `/campaigns/${id}/move`, { token, body: { team_id: teamId } });
    const viewer = await signUp(server);
    await join(server, token, teamId, viewer, 'viewer');
    expect(await kept(viewer.token, id)).toEqual({ brief: aBrief(), revision: 1 });
    expect((await put(viewer.token, id, aBrief(), 1)).statusCode).toBe(403);
  });

  it('is part of the export where it is filled in', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    await addCampaign(server, token, { name: 'Without' });
    await put(token, id);
    const { campaigns } = (await server.call('GET', '/auth/export', { token })).json<WireTypes['AccountExport']>();
    const briefs = new Map(campaigns.map(({ campaign, brief }) => [campaign.id === id, brief]));
    expect(briefs).toEqual(
      new Map([
        [true, aBrief()],
        [false, null],
      ]),
    );
  });
});

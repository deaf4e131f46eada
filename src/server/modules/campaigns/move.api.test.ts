import { aFeedAd } from '../../../ad-kit/testing/adBuilders';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addImage, addProof, addTeam, aDay, givePlan, join, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type Person = Awaited<ReturnType<typeof signUp>>;
type Campaign = WireTypes['Campaign'];

/** The owner of a team, and an account that is an admin in it and pays for itself alone. */
async function makeTeam() {
  const owner = await signUp(server);
  const admin = await signUp(server);
  await givePlan(server, owner.user.id, 'business');
  const { id: teamId } = await addTeam(server, owner.token);
  await join(server, owner.token, teamId, admin, 'admin');
  return { owner, admin, teamId };
}

const move = (id: string, teamId: string | null, { token }: Person) =>
  server.call('POST', `/campaigns/${id}/move`, { token, body: { team_id: teamId } });

const namesOf = async (path: string, { token }: Person) =>
  (await server.call('GET', path, { token })).json<{ name: string }[]>().map(({ name }) => name);

const quotaOf = async ({ user }: Person) =>
  (await server.database.run('select created from campaign_quotas where account_id = $1', [user.id])).rows[0]?.created;

const daysOf = async (workspaceId: string) =>
  (
    await server.database.run(
      'select sum(clicks)::int as clicks, sum(spent_cents)::int as cents from workspace_days where workspace_id = $1',
      [workspaceId],
    )
  ).rows[0];

const overview = async (path: string, { token }: Person) =>
  (await server.call('GET', path, { token })).json<WireTypes['AnalyticsOverview']>().monthly?.at(-1);

describe('a campaign that is moved', () => {
  it('takes its numbers and its ads along into a team and back', async () => {
    const { owner, teamId } = await makeTeam();
    const { token } = owner;
    const campaign = await addCampaign(server, token);
    const [shown, deleted] = [
      await addAd(server, token, { name: 'Shown', campaign_id: campaign.id }),
      await addAd(server, token, { name: 'Deleted', campaign_id: campaign.id }),
    ];
    await addAd(server, token, { name: 'Another', campaign_id: null });
    await server.call('DELETE', `/ads/${deleted.id}`, { token });
    await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token, body: [aDay({ clicks: 40, spent: 20.5 })] });

    const there = await move(campaign.id, teamId, owner);
    expect(there.statusCode).toBe(200);
    expect(there.json<Campaign>()).toMatchObject({ id: campaign.id, team_id: teamId, clicks: 40 });
    expect(await namesOf('/campaigns', owner)).toEqual([]);
    expect(await namesOf(`/campaigns?team_id=${teamId}`, owner)).toEqual([campaign.name]);
    expect(await namesOf('/ads', owner)).toEqual(['Another']);
    expect(await namesOf(`/ads?team_id=${teamId}`, owner)).toEqual(['Shown']);
    expect((await server.call('GET', `/ads/${shown.id}`, { token })).json()).toEqual({ ...shown, team_id: teamId });
    expect((await server.call('POST', `/ads/${deleted.id}/restore`, { token })).json()).toMatchObject({
      team_id: teamId,
      campaign_id: campaign.id,
    });
    expect(await daysOf(owner.user.id)).toEqual({ clicks: 0, cents: 0 });
    expect(await daysOf(teamId)).toEqual({ clicks: 40, cents: 2050 });
    expect(await overview('/analytics/overview', owner)).toMatchObject({ spent: 0 });
    expect(await overview(`/analytics/overview?team_id=${teamId}`, owner)).toMatchObject({ spent: 20.5 });

    expect((await move(campaign.id, null, owner)).json<Campaign>()).toMatchObject({ team_id: null });
    expect(await namesOf('/ads', owner)).toEqual(expect.arrayContaining(['Shown', 'Deleted', 'Another']));
    expect(await daysOf(owner.user.id)).toEqual({ clicks: 40, cents: 2050 });
    // The owner pays on both sides.
    expect(await quotaOf(owner)).toBe(1);
  });

  it('counts where somebody else pays, and is refused where the month is used up', async () => {
    const { owner, admin, teamId } = await makeTeam();
    const mine = await addCampaign(server, admin.token);
    expect((await move(mine.id, teamId, admin)).statusCode).toBe(200);
    expect([await quotaOf(owner), await quotaOf(admin)]).toEqual([1, 1]);

    // Free includes 3 a month.
    for (const name of ['two', 'three']) await addCampaign(server, admin.token, { name });
    const back = await move(mine.id, null, admin);
    expect(back.json()).toMatchObject({ code: 'plan_limit', detail: expect.stringContaining('You’ve created all 3') });
    expect((await server.call('GET', `/campaigns/${mine.id}`, { token: admin.token })).json()).toMatchObject({
      team_id: teamId,
    });
  });

  it('is answered as it is where it is already', async () => {
    const { owner, teamId } = await makeTeam();
    const own = await addCampaign(server, owner.token);
    const ofTeam = await addCampaign(server, owner.token, {}, teamId);
    expect((await move(own.id, null, owner)).json()).toEqual(own);
    expect((await move(ofTeam.id, teamId, owner)).json()).toEqual(ofTeam);
    expect(await quotaOf(owner)).toBe(2);
  });

  it('goes nowhere without the roles on both sides', async () => {
    const { owner, admin, teamId } = await makeTeam();
    const editor = await signUp(server);
    await join(server, owner.token, teamId, editor, 'editor');
    const ofTeam = await addCampaign(server, owner.token, {}, teamId);
    expect((await move(ofTeam.id, null, editor)).json()).toMatchObject({ code: 'role_required' });

    const { id: others } = await addTeam(server, owner.token);
    const mine = await addCampaign(server, admin.token);
    const absent = await move(mine.id, others, admin);
    expect(absent.json()).toEqual({ code: 'not_found', detail: 'This team doesn’t exist, or you’re not on it.' });
    await join(server, owner.token, others, admin, 'viewer');
    expect((await move(mine.id, others, admin)).json()).toMatchObject({ code: 'role_required' });
    await givePlan(server, owner.user.id, 'pro');
    expect((await move(mine.id, teamId, admin)).json()).toMatchObject({ code: 'team_read_only' });
    expect((await server.call('GET', `/campaigns/${mine.id}`, { token: admin.token })).json()).toEqual(mine);
  });

  it('is no sample', async () => {
    const { owner, teamId } = await makeTeam();
    await server.call('POST', '/campaigns/sample-data', { token: owner.token });
    const [sample] = (await server.call('GET', '/campaigns', { token: owner.token })).json<Campaign[]>();
    expect((await move(sample?.id ?? '', teamId, owner)).json()).toMatchObject({ code: 'sample_campaign' });
  });
});

describe('the images of its ads', () => {
  const imageIds = async (path: string, { token }: Person) =>
    (await server.call('GET', path, { token })).json<{ id: string }[]>().map(({ id }) => id);
  const fileOf = async (id: string, { token }: Person) =>
    (await server.call('GET', `/images/${id}`, { token })).rawPayload;

  it('go along where nothing else uses them, else are copied', async () => {
    const { owner, teamId } = await makeTeam();
    const { token } = owner;
    const campaign = await addCampaign(server, token);
    const alone = await addImage(server, token, { colour: '#111111' });
    const common = await addImage(server, token, { colour: '#222222' });
    const picture = await fileOf(common.id, owner);
    const contents = [aFeedAd({ image: common.id })];
    const ad = await addAd(server, token, {
      campaign_id: campaign.id,
      contents,
      image_id: common.id,
      logo_id: alone.id,
    });
    const other = await addAd(server, token, { logo_id: common.id });

    expect((await move(campaign.id, teamId, owner)).statusCode).toBe(200);
    const moved = (await server.call('GET', `/ads/${ad.id}`, { token })).json<WireTypes['SavedAd']>();
    expect(moved.logo_id).toBe(alone.id);
    expect(moved.image_id).not.toBe(common.id);
    expect(JSON.stringify(moved)).not.toContain(common.id);
    expect(moved.revision).toBe(2);
    expect((await imageIds(`/images?team_id=${teamId}`, owner)).sort()).toEqual([alone.id, moved.image_id].sort());
    expect(await imageIds('/images', owner)).toEqual([common.id]);
    expect(await fileOf(moved.image_id ?? '', owner)).toEqual(picture);
    expect((await server.call('GET', `/ads/${other.id}`, { token })).json()).toEqual(other);
    // Both sides know which image their ads use.
    expect((await server.call('DELETE', `/images/${moved.image_id}`, { token })).json()).toMatchObject({
      code: 'image_in_use',
    });
    expect((await server.call('DELETE', `/images/${common.id}`, { token })).json()).toMatchObject({
      code: 'image_in_use',
    });
  });

  it('go along with what a client approved, which stays approved', async () => {
    const { owner, teamId } = await makeTeam();
    const { token } = owner;
    const campaign = await addCampaign(server, token);
    const [before, common] = [await addImage(server, token, { colour: '#111111' }), await addImage(server, token)];
    const changed = await addAd(server, token, { campaign_id: campaign.id, image_id: before.id });
    const same = await addAd(server, token, { campaign_id: campaign.id, image_id: common.id });
    await addAd(server, token, { image_id: common.id });
    const { link } = await addProof(server, token, { ad_ids: [changed.id, same.id] });
    const address = `/shared-proofs/${link.slice(link.lastIndexOf('/') + 1)}`;
    for (const { id, version } of (await server.call('GET', address)).json<WireTypes['SharedProof']>().ads) {
      const body = { kind: 'approved', name: 'Dana', version };
      expect((await server.call('POST', `${address}/ads/${id}/decisions`, { body })).statusCode).toBe(201);
    }
    await server.call('PUT', `/ads/${changed.id}`, { token, body: { revision: 1, image_id: null } });

    expect((await move(campaign.id, teamId, owner)).statusCode).toBe(200);
    const approved = async ({ id }: { id: string }) =>
      (await server.call('GET', `/ads/${id}/approved`, { token })).json<WireTypes['ApprovedAd']>();
    expect((await approved(changed)).image_id).toBe(before.id);
    const copy = (await approved(same)).image_id ?? '';
    expect(copy).not.toBe(common.id);
    expect((await imageIds(`/images?team_id=${teamId}`, owner)).sort()).toEqual([before.id, copy].sort());
    const query = `/ad-decisions?team_id=${teamId}&ad_ids=${changed.id},${same.id}`;
    const decisions = (await server.call('GET', query, { token })).json<WireTypes['AdDecision'][]>();
    expect(new Map(decisions.map((one) => [one.ad_id, one.is_current]))).toEqual(
      new Map([
        [changed.id, false],
        [same.id, true],
      ]),
    );
    expect((await server.call('GET', `/ads/${changed.id}/export?version=approved`, { token })).statusCode).toBe(200);
    expect((await server.call('DELETE', `/images/${before.id}`, { token })).statusCode).toBe(409);
  });

  it('become those of the same file where the campaign goes', async () => {
    const { owner, teamId } = await makeTeam();
    const { token } = owner;
    const campaign = await addCampaign(server, token);
    const own = await addImage(server, token);
    const ofTeam = await addImage(server, token, {}, teamId);
    const ad = await addAd(server, token, { campaign_id: campaign.id, image_id: own.id });
    expect((await move(campaign.id, teamId, owner)).statusCode).toBe(200);
    expect((await server.call('GET', `/ads/${ad.id}`, { token })).json()).toMatchObject({ image_id: ofTeam.id });
    expect(await imageIds('/images', owner)).toEqual([]);
    expect(await imageIds(`/images?team_id=${teamId}`, owner)).toEqual([ofTeam.id]);
  });

  it('have to fit into the storage of the account that pays there', async () => {
    const { owner, admin, teamId } = await makeTeam();
    const campaign = await addCampaign(server, admin.token);
    await addAd(server, admin.token, { campaign_id: campaign.id });
    const full = await addImage(server, owner.token);
    await server.database.run('update images set byte_count = 524288000 where id = $1', [full.id]);
    const answer = await move(campaign.id, teamId, admin);
    expect(answer.json()).toMatchObject({
      code: 'storage_full',
      detail: expect.stringContaining('The team owner’s 500 MB'),
    });
    expect(await namesOf('/campaigns', admin)).toEqual([campaign.name]);
    expect(await quotaOf(owner)).toBeUndefined();
  });
});

it('crosses another one on its way without waiting for it for ever', async () => {
  const { owner, admin, teamId } = await makeTeam();
  await givePlan(server, admin.user.id, 'business');
  const { id: others } = await addTeam(server, admin.token);
  await join(server, admin.token, others, owner, 'admin');
  const [here, there] = [
    await addCampaign(server, owner.token, { name: 'here' }, teamId),
    await addCampaign(server, admin.token, { name: 'there' }, others),
  ];
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => move(here.id, others, owner)),
    ...[1, 2, 3].map(() => move(there.id, teamId, admin)),
  ]);
  // The second one finds it there already, or gone from where it was found.
  for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
  expect(await namesOf(`/campaigns?team_id=${teamId}`, owner)).toEqual(['there']);
  expect(await namesOf(`/campaigns?team_id=${others}`, owner)).toEqual(['here']);
});

import type { WireTypes } from './handlers';
import {
  addAd,
  addCampaign,
  addImage,
  addLinkPreset,
  addMember,
  addTeam,
  addTemplate,
  aCampaign,
  aDay,
  aLinkPreset,
  anAd,
  aTemplate,
  givePlan,
  inTeam,
  signUp,
} from '../testing/builders';
import { addGeneration } from '../testing/copyBuilders';
import { statementsOf } from '../testing/statements';
import { useTestServer } from '../testing/testServer';

const server = useTestServer({ config: { rateLimits: false } });

async function makeTeam(plan: WireTypes['PlanId'] = 'business') {
  const owner = await signUp(server);
  await givePlan(server, owner.user.id, plan);
  const { id: teamId, name } = await addTeam(server, owner.token);
  return { owner, teamId, name };
}

const get = (path: string, token: string) => server.call('GET', path, { token });
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;

/** One thing of each kind with a word that is looked for, in a team or the account's own. */
async function fill(token: string, word: string, teamId?: string) {
  const campaign = await addCampaign(server, token, { name: `${word} campaign` }, teamId);
  await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token, body: [aDay({ spent: teamId ? 25 : 10 })] });
  const ids = [
    campaign.id,
    (await addTemplate(server, token, { name: `${word} template` }, teamId)).id,
    (await addAd(server, token, { name: `${word} ad`, campaign_id: campaign.id }, teamId)).id,
    (await addImage(server, token, {}, teamId)).id,
    (await addLinkPreset(server, token, { name: `${word} preset` }, teamId)).id,
    (await addGeneration(server, token, { product_name: `${word} coffee` }, teamId)).id,
  ];
  const voice = { description: `${word} voice`, words_to_use: [], banned_words: [], required_claims: [] };
  await server.call('PUT', inTeam('/ai/brand-voice', teamId), { token, body: voice });
  const kit = { name: `${word} brand`, logo_id: null, colors: null, display_font: null, text_font: null };
  await server.call('PUT', inTeam('/brand-kit', teamId), { token, body: kit });
  await server.call('PUT', inTeam('/link-settings', teamId), { token, body: { separator: teamId ? '-' : '_' } });
  return ids;
}

const lists = [
  '/campaigns',
  '/campaigns/export',
  '/templates',
  '/ads',
  '/images',
  '/link-presets',
  '/ai/generation-history',
  '/ai/brand-voice',
  '/brand-kit',
];

it('shows what is personal in no team, and what is a team’s nowhere else', async () => {
  const { owner, teamId } = await makeTeam();
  const own = await fill(owner.token, 'Personal');
  const ofTeam = await fill(owner.token, 'Shared', teamId);
  const bodies = async (paths: string[], team?: string) =>
    (await Promise.all(paths.map((path) => get(inTeam(path, team), owner.token)))).map(({ body }) => body).join('\n');
  const [personal, shared, exported] = [
    await bodies(lists),
    await bodies(lists, teamId),
    await bodies(['/auth/export']),
  ];
  for (const id of own)
    expect([personal.includes(id) || own.indexOf(id) === 0, shared.includes(id)]).toEqual([true, false]);
  for (const id of ofTeam) expect([personal.includes(id), exported.includes(id)]).toEqual([false, false]);
  expect(personal).not.toContain('Shared');
  expect(exported).not.toContain('Shared ');
  expect(shared).not.toContain('Personal');
  expect((await get('/link-settings', owner.token)).json()).toEqual({ separator: '_' });
  expect((await get(inTeam('/link-settings', teamId), owner.token)).json()).toEqual({ separator: '-' });
  const spentIn = async (team?: string) =>
    (await get(inTeam('/analytics/overview', team), owner.token)).json<WireTypes['AnalyticsOverview']>().monthly?.at(-1)
      ?.spent;
  expect([await spentIn(), await spentIn(teamId)]).toEqual([10, 25]);
  // The owner's month and room count both.
  const summary = (await get(inTeam('/campaigns/summary', teamId), owner.token)).json<WireTypes['CampaignSummary']>();
  expect(summary).toMatchObject({ total: 1, created_this_month: 2 });
  expect((await get(inTeam('/auth/storage', teamId), owner.token)).json()).toEqual(
    (await get('/auth/storage', owner.token)).json(),
  );
});

it('answers for a team that one is not in as for one that does not exist', async () => {
  const { teamId } = await makeTeam();
  const { token } = await signUp(server);
  for (const path of [...lists, '/analytics/overview', '/campaigns/summary', '/auth/storage']) {
    const answer = await get(inTeam(path, teamId), token);
    expect([path, answer.statusCode, answer.json()]).toEqual([
      path,
      404,
      { code: 'not_found', detail: 'This team doesn’t exist, or you’re not on it.' },
    ]);
  }
  expect((await get('/campaigns?team_id=all', token)).statusCode).toBe(422);
});

it('keeps the parts of an ad in one workspace', async () => {
  const { owner, teamId } = await makeTeam();
  const { token } = owner;
  const shared = await addCampaign(server, token, {}, teamId);
  const image = await addImage(server, token, {}, teamId);
  const save = (path: string, body: object) => server.call('POST', path, { token, body });
  expect((await save('/ads', anAd({ campaign_id: shared.id }))).statusCode).toBe(404);
  expect((await save('/ads', anAd({ image_id: image.id }))).statusCode).toBe(404);
  expect((await save(inTeam('/ads', teamId), anAd({ campaign_id: shared.id, image_id: image.id }))).statusCode).toBe(
    201,
  );
});

it('knows a member who was removed, or whose role is lower, with the next call', async () => {
  const { owner, teamId } = await makeTeam();
  const editor = await addMember(server, owner.token, teamId, 'editor');
  const campaign = await addCampaign(server, editor.token, {}, teamId);
  const change = () => server.call('PUT', `/campaigns/${campaign.id}`, { token: editor.token, body: { budget: 7 } });
  await server.call('PATCH', `/teams/${teamId}/members/${editor.user.id}`, {
    token: owner.token,
    body: { role: 'viewer' },
  });
  expect(codeOf(await change())).toBe('role_required');
  expect((await get(`/campaigns/${campaign.id}`, editor.token)).statusCode).toBe(200);
  await server.call('DELETE', `/teams/${teamId}/members/${editor.user.id}`, { token: owner.token });
  expect(codeOf(await change())).toBe('not_found');
  expect((await get(inTeam('/campaigns', teamId), editor.token)).statusCode).toBe(404);
});

it('refuses editors each campaign that they want to delete with others', async () => {
  const { owner, teamId } = await makeTeam();
  const editor = await addMember(server, owner.token, teamId, 'editor');
  const { id } = await addCampaign(server, owner.token, {}, teamId);
  const bulk = (action: string) =>
    server.call('POST', inTeam('/campaigns/bulk', teamId), { token: editor.token, body: { action, ids: [id] } });
  expect((await bulk('delete')).json()).toMatchObject({ done: [], refused: [{ id, code: 'role_required' }] });
  expect((await bulk('pause')).json()).toEqual({ done: [id], already: [], refused: [] });
});

describe('a team that the body of a creation names', () => {
  const creations = (): [string, object][] => [
    ['/campaigns', aCampaign()],
    ['/templates', aTemplate()],
    ['/ads', anAd()],
    ['/link-presets', aLinkPreset()],
  ];
  const countIn = async (path: string, token: string, team?: string) =>
    (await get(inTeam(path, team), token)).json<unknown[]>().length;

  it('gets what is made, as if the address had named it', async () => {
    const { owner, teamId } = await makeTeam();
    for (const [path, body] of creations()) {
      for (const address of [path, inTeam(path, teamId.toUpperCase())]) {
        const answer = await server.call('POST', address, { token: owner.token, body: { ...body, team_id: teamId } });
        expect([path, answer.statusCode]).toEqual([path, 201]);
      }
      expect([path, await countIn(path, owner.token, teamId), await countIn(path, owner.token)]).toEqual([path, 2, 0]);
    }
  });

  it('is somebody’s own workspace where it is null', async () => {
    const { owner, teamId } = await makeTeam();
    for (const [path, body] of creations()) {
      await server.call('POST', path, { token: owner.token, body: { ...body, team_id: null } });
      expect([path, await countIn(path, owner.token, teamId), await countIn(path, owner.token)]).toEqual([path, 0, 1]);
    }
  });

  it('is refused where it is not the one of the address, or not the caller’s', async () => {
    const { owner, teamId } = await makeTeam();
    const stranger = await signUp(server);
    for (const [path, body] of creations()) {
      for (const other of [null, '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d']) {
        const sent = { token: owner.token, body: { ...body, team_id: other } };
        const answer = await server.call('POST', inTeam(path, teamId), sent);
        expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ field: 'team_id' }] }]);
      }
      const foreign = await server.call('POST', path, { token: stranger.token, body: { ...body, team_id: teamId } });
      expect([foreign.statusCode, codeOf(foreign)]).toEqual([404, 'not_found']);
    }
  });
});

it('tells two who edit a campaign apart', async () => {
  const { owner, teamId } = await makeTeam();
  const editor = await addMember(server, owner.token, teamId, 'editor');
  const { id, revision } = await addCampaign(server, owner.token, { budget: 5 }, teamId);
  const save = (token: string, body: object) => server.call('PUT', `/campaigns/${id}`, { token, body });
  const revisionOf = async () => (await get(`/campaigns/${id}`, owner.token)).json<WireTypes['Campaign']>().revision;
  expect((await save(editor.token, { budget: 6, revision })).json()).toMatchObject({ revision: 2 });
  const stale = await save(owner.token, { budget: 7, revision });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toEqual({
    code: 'stale_version',
    detail:
      'Someone else saved this campaign in the meantime, so your version wasn’t saved. Review theirs, then save again.',
  });
  // Neither a save that changes nothing nor numbers make a revision; a status does, alone or among others.
  await save(owner.token, { budget: 6, revision: 2 });
  await server.call('PUT', `/campaigns/${id}/metrics`, { token: owner.token, body: [aDay()] });
  expect(await revisionOf()).toBe(2);
  await save(owner.token, { status: 'paused' });
  expect(await revisionOf()).toBe(3);
  const body = { action: 'resume', ids: [id] };
  await server.call('POST', inTeam('/campaigns/bulk', teamId), { token: owner.token, body });
  expect(await revisionOf()).toBe(4);
});

it('asks one thing more for a team, and two again for a change in it: at the door and at the write', async () => {
  const { owner, teamId } = await makeTeam();
  const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
  const list = (team?: string) => () => get(inTeam('/campaigns', team), owner.token);
  const store = (team?: string) => () =>
    server.call('PUT', inTeam('/link-settings', team), { token: owner.token, body: { separator: '-' } });
  await list()();
  expect((await count(list(teamId))) - (await count(list()))).toBe(1);
  expect((await count(store(teamId))) - (await count(store()))).toBe(3);
});

it('remembers who did what in a team, and nothing of what is somebody’s own', async () => {
  const { owner, teamId } = await makeTeam();
  const { token } = owner;
  await fill(token, 'Personal');
  await fill(token, 'Shared', teamId);
  const [campaign] = (await get(inTeam('/campaigns', teamId), token)).json<WireTypes['Campaign'][]>();
  const [ad] = (await get(inTeam('/ads', teamId), token)).json<WireTypes['SavedAd'][]>();
  const [template] = (await get(inTeam('/templates', teamId), token)).json<WireTypes['Template'][]>();
  const id = campaign?.id ?? '';
  const call = (method: string, path: string, body?: object) => server.call(method, path, { token, body });
  await call('PUT', `/campaigns/${id}`, { budget: 9 });
  await call('PUT', `/campaigns/${id}`, { budget: 10 });
  await call('POST', `/campaigns/${id}/duplicate`);
  for (const action of ['pause', 'resume', 'complete']) {
    await call('POST', inTeam('/campaigns/bulk', teamId), { action, ids: [id] });
  }
  await call('PUT', `/ads/${ad?.id}`, { name: 'Renamed', revision: ad?.revision });
  await call('DELETE', `/ads/${ad?.id}`);
  await call('POST', `/ads/${ad?.id}/restore`);
  await call('PUT', `/templates/${template?.id}`, { name: 'Renamed' });
  await call('DELETE', `/templates/${template?.id}`);
  await call('POST', `/campaigns/${id}/move`, { team_id: null });
  await call('POST', `/campaigns/${id}/move`, { team_id: teamId });
  await call('DELETE', `/campaigns/${id}`);
  const told = (await get(`/teams/${teamId}/activity`, token)).json<WireTypes['TeamActivity'][]>();
  expect(told.map(({ action }) => action).reverse()).toEqual([
    'team_created',
    'campaign_created',
    'numbers_recorded',
    'template_created',
    'ad_created',
    'copy_written',
    'brand_voice_changed',
    'brand_kit_changed',
    'campaign_edited',
    'campaign_duplicated',
    'campaign_paused',
    'campaign_resumed',
    'campaign_completed',
    'ad_edited',
    'ad_deleted',
    'ad_restored',
    'template_edited',
    'template_deleted',
    'campaign_moved_out',
    'campaign_moved_in',
    'campaign_deleted',
  ]);
  expect(JSON.stringify(told)).not.toContain('Personal');
});

import type { WireTypes } from './handlers';
import { addMember, addTeam, aCampaign, givePlan, inTeam, signUp } from '../testing/builders';
import { addGeneration, aCopyBrief } from '../testing/copyBuilders';
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

it('says why a team is read-only, to its owner in other words, and opens it again', async () => {
  const { owner, teamId, name } = await makeTeam();
  const editor = await addMember(server, owner.token, teamId, 'editor');
  const create = (token: string) => server.call('POST', inTeam('/campaigns', teamId), { token, body: aCampaign() });
  await givePlan(server, owner.user.id, 'pro');
  expect((await create(editor.token)).json()).toEqual({
    code: 'team_read_only',
    detail: `${name}’s owner is on a plan without teams, so it’s read-only. Nothing is lost: it opens again when the owner upgrades.`,
  });
  expect((await create(owner.token)).json()).toEqual({
    code: 'team_read_only',
    detail: `Your plan doesn’t include teams, so ${name} is read-only. Nothing is lost: it opens again when you upgrade.`,
  });
  expect((await get(inTeam('/campaigns', teamId), editor.token)).json()).toEqual([]);
  await givePlan(server, owner.user.id, 'business');
  expect((await create(editor.token)).statusCode).toBe(201);
});

describe('what a team opens', () => {
  const accessOf = async (token: string) => {
    const { ai_access: ai, team_access: team } = (await get('/auth/me', token)).json<WireTypes['User']>();
    return { ai, team };
  };

  it('is AI copy for those who may write, and teams for everybody in one', async () => {
    const { owner, teamId } = await makeTeam();
    const editor = await addMember(server, owner.token, teamId, 'editor');
    const viewer = await addMember(server, owner.token, teamId, 'viewer');
    expect(await accessOf(editor.token)).toEqual({ ai: true, team: true });
    expect(await accessOf(viewer.token)).toEqual({ ai: false, team: true });
    expect(await accessOf((await signUp(server)).token)).toEqual({ ai: false, team: false });
    await givePlan(server, owner.user.id, 'pro');
    expect(await accessOf(editor.token)).toEqual({ ai: false, team: false });
    expect(await accessOf(owner.token)).toEqual({ ai: true, team: false });
  });

  it('is written at the owner’s cost', async () => {
    const { owner, teamId } = await makeTeam();
    const editor = await addMember(server, owner.token, teamId, 'editor');
    await addGeneration(server, editor.token, {}, teamId);
    const usage = async (token: string, team?: string) =>
      (await get(inTeam('/ai/usage-stats', team), token)).json<WireTypes['AiUsage']>().generations_this_month;
    expect([await usage(owner.token), await usage(editor.token, teamId), await usage(editor.token)]).toEqual([1, 1, 0]);
    const { rows } = await server.database.run("select ai_generations_per_month as n from plans where id = 'business'");
    const included = rows[0]?.n;
    await server.database.run("update plans set ai_generations_per_month = 1 where id = 'business'");
    const path = inTeam('/ai/generate-ad-copy', teamId);
    const more = await server.call('POST', path, { token: editor.token, body: aCopyBrief() });
    await server.database.run("update plans set ai_generations_per_month = $1 where id = 'business'", [included]);
    expect(more.json()).toMatchObject({
      code: 'plan_limit',
      detail: expect.stringContaining('The team has used all 1 generations its owner’s plan includes'),
    });
    const own = await server.call('POST', '/ai/generate-ad-copy', { token: editor.token, body: aCopyBrief() });
    expect(codeOf(own)).toBe('plan_required');
  });
});

it('opens the library by the owner’s plan, and what is used of it in a team is the team’s', async () => {
  const { owner, teamId } = await makeTeam();
  const { token } = await addMember(server, owner.token, teamId, 'editor');
  const library = await get('/template-library/templates', token);
  const locked = library.json<WireTypes['LibraryTemplate'][]>().find((template) => template.locked);
  const inTheTeam = await get(inTeam('/template-library/templates', teamId), token);
  expect(inTheTeam.json<WireTypes['LibraryTemplate'][]>().filter((template) => template.locked)).toEqual([]);
  const use = (address: string) => server.call('POST', address, { token });
  const address = `/template-library/templates/${locked?.id}/use`;
  expect(codeOf(await use(address))).toBe('plan_required');
  expect((await use(inTeam(address, teamId))).json()).toMatchObject({ name: locked?.name, team_id: teamId });
  expect((await get('/templates', token)).json()).toEqual([]);
});

it('keeps to the owner’s month when forty campaigns are created at once', async () => {
  const { owner, teamId } = await makeTeam();
  const editor = await addMember(server, owner.token, teamId, 'editor');
  await server.database.run("update plans set campaigns_per_month = 10 where id = 'business'");
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      server.call('POST', inTeam('/campaigns', teamId), {
        token: at % 2 ? owner.token : editor.token,
        body: aCampaign({ name: `Rush ${at}` }),
      }),
    ),
  );
  await server.database.run("update plans set campaigns_per_month = null where id = 'business'");
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  const refused = answers
    .filter(({ statusCode }) => statusCode === 403)
    .map((answer) => answer.json<{ detail: string }>());
  expect(refused).toHaveLength(30);
  expect(refused.map(({ detail }) => detail)).toContain(
    'The team has used all 10 campaigns that its owner’s Business plan includes this month. Ask the owner to upgrade, or create the campaign next month.',
  );
});

import type { WireTypes } from '../../contract/handlers';
import { aCampaign, addCampaign, aDay, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro' } });

type Campaign = WireTypes['Campaign'];

const list = async (token: string, query = '') => {
  const answer = await server.call('GET', `/campaigns${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return { names: answer.json<Campaign[]>().map(({ name }) => name), total: answer.headers['x-total-count'] };
};
const record = (token: string, id: string, days: WireTypes['DailyMetrics'][]) =>
  server.call('PUT', `/campaigns/${id}/metrics`, { token, body: days });

describe('creating', () => {
  it('takes name, platform and budget, and starts active with no numbers', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/campaigns', {
      token,
      body: { name: '  Free Shipping Week ', platform: 'google', budget: 0.29 },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name: 'Free Shipping Week',
      status: 'active',
      platform: 'google',
      budget: 0.29,
      spent: 0,
      ctr: 0,
      cpc: 0,
      objective: null,
      start_date: null,
      is_sample: false,
    });
  });

  it('takes back what was read, without what only the server sets', async () => {
    const { token } = await signUp(server);
    const first = await addCampaign(server, token, {
      objective: 'Sell',
      start_date: '2026-11-01',
      end_date: '2026-11-01',
    });
    const answer = await server.call('POST', '/campaigns', { token, body: { ...first, spent: 99, is_sample: true } });
    expect(answer.json()).toEqual({ ...first, id: expect.not.stringMatching(first.id) });
  });

  it.each([0, 0.01, 0.29, 1_234_567.89, 9_999_999.99, 10_000_000])(
    'keeps a budget of %d to the cent',
    async (budget) => {
      const { token } = await signUp(server);
      expect((await addCampaign(server, token, { budget })).budget).toBe(budget);
    },
  );

  it.each([
    [{ name: '' }, 'name', 'Name can’t be blank.'],
    [{ name: ' \t ' }, 'name', 'Name can’t be blank.'],
    [{ name: 'x'.repeat(121) }, 'name', 'Name can’t be more than 120 characters.'],
    [{ name: 7 }, 'name', 'Name must be a text.'],
    [{ name: undefined }, 'name', 'Name is required.'],
    [{ platform: 'myspace' }, 'platform', 'Platform must be one of facebook, google, instagram, linkedin, twitter.'],
    [{ status: 'draft' }, 'status', 'Status must be one of active, paused, completed.'],
    [{ budget: -1 }, 'budget', 'Budget must be at least 0.'],
    [{ budget: 10_000_000.01 }, 'budget', 'Budget must be at most 10,000,000.'],
    [{ budget: 1.005 }, 'budget', 'Budget can have up to two decimals.'],
    [{ budget: '12' }, 'budget', 'Budget must be a number.'],
    [{ objective: 'x'.repeat(5_001) }, 'objective', 'Objective can’t be more than 5,000 characters.'],
    [{ start_date: '2026-02-30' }, 'start_date', 'Start date must be a date, such as 2026-11-01.'],
    [{ start_date: '0000-01-01' }, 'start_date', 'Start date must be a date, such as 2026-11-01.'],
    [{ start_date: '2026-11-02', end_date: '2026-11-01' }, 'end_date', 'End date can’t be before the start date.'],
    [{ colour: 'red' }, 'colour', 'Colour isn’t a known field.'],
  ])('refuses %j', async (overrides, field, message) => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/campaigns', { token, body: { ...aCampaign(), ...overrides } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ detail: message, code: 'validation_failed', errors: [{ field, message }] });
    expect((await list(token)).total).toBe('0');
  });

  it('counts letters as people do, not bytes', async () => {
    const { token } = await signUp(server);
    const name = '😀'.repeat(120);
    expect((await addCampaign(server, token, { name })).name).toBe(name);
  });
});

describe('the monthly limit', () => {
  const free = useTestServer({ config: { defaultPlan: 'free' } });
  const create = (token: string) => free.call('POST', '/campaigns', { token, body: aCampaign() });

  it('refuses the campaign after the last, and says what to do', async () => {
    const { token } = await signUp(free);
    for (let count = 0; count < 3; count++) expect((await create(token)).statusCode).toBe(201);
    const refused = await create(token);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      detail:
        'You’ve created all 3 campaigns that the Free plan includes this month. Upgrade your plan, or create the campaign next month.',
      code: 'plan_limit',
    });
  });

  it('holds against parallel requests', async () => {
    const { token } = await signUp(free);
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(9);
    expect((await free.call('GET', '/campaigns', { token })).headers['x-total-count']).toBe('3');
  });

  it('counts deleted campaigns and copies, but no sample data, and begins anew with the month', async () => {
    const { token } = await signUp(free);
    const first = (await create(token)).json<Campaign>();
    await free.call('DELETE', `/campaigns/${first.id}`, { token });
    const second = (await create(token)).json<Campaign>();
    await free.call('POST', '/campaigns/sample-data', { token });
    expect((await free.call('POST', `/campaigns/${second.id}/duplicate`, { token })).statusCode).toBe(201);
    expect((await free.call('POST', `/campaigns/${second.id}/duplicate`, { token })).statusCode).toBe(403);
    expect((await free.call('GET', '/campaigns/summary', { token })).json()).toMatchObject({
      created_this_month: 3,
      monthly_limit: 3,
      month_resets_at: '2026-12-01T00:00:00.000Z',
      own: 2,
      sample: 12,
    });
    free.clock.set('2026-12-01T00:00:00.000Z');
    expect((await create(token)).statusCode).toBe(201);
  });

  it('is larger on larger plans', async () => {
    const { token } = await signUp(server);
    expect((await server.call('GET', '/campaigns/summary', { token })).json()).toMatchObject({ monthly_limit: 50 });
  });
});

describe('changing', () => {
  it('keeps what the body leaves out, and empties what it says is null', async () => {
    const { token } = await signUp(server);
    const before = await addCampaign(server, token, { objective: 'Sell', start_date: '2026-11-01' });
    server.clock.advance(5000);
    const answer = await server.call('PUT', `/campaigns/${before.id}`, {
      token,
      body: { name: ' New ', objective: null },
    });
    const changed = { name: 'New', objective: null, revision: 2, updated_at: '2026-11-18T10:00:05.000Z' };
    expect(answer.json()).toEqual({ ...before, ...changed });
    expect((await server.call('GET', `/campaigns/${before.id}`, { token })).json()).toEqual(answer.json());
  });

  it('checks dates together with those that are stored', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token, { start_date: '2026-11-10', end_date: '2026-11-20' });
    const put = (body: object) => server.call('PUT', `/campaigns/${id}`, { token, body });
    expect((await put({ end_date: '2026-11-09' })).json()).toMatchObject({ errors: [{ field: 'end_date' }] });
    expect((await put({ start_date: '2026-11-21' })).json()).toMatchObject({ errors: [{ field: 'end_date' }] });
    expect((await put({ start_date: '2026-11-21', end_date: null })).statusCode).toBe(200);
  });

  it('moves between active and paused, and to completed, which is final', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    const move = (status: string) => server.call('PUT', `/campaigns/${id}`, { token, body: { status } });
    for (const status of ['paused', 'paused', 'active', 'completed']) {
      expect((await move(status)).json()).toMatchObject({ status });
    }
    for (const status of ['active', 'paused', 'completed']) {
      const refused = await move(status);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'campaign_completed' });
    }
  });

  it('leaves a completed campaign alone in every way, except copying and deleting it', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    await record(token, id, [aDay()]);
    await server.call('PUT', `/campaigns/${id}`, { token, body: { status: 'completed' } });
    const before = (await server.call('GET', `/campaigns/${id}`, { token })).json();
    const path = `/campaigns/${id}`;
    const tries = [
      await server.call('PUT', path, { token, body: {} }),
      await record(token, id, [aDay({ clicks: 1 })]),
      await server.call('DELETE', `${path}/metrics/2026-11-10`, { token }),
      await server.call('POST', `${path}/metrics/import`, { token, body: { csv: 'date,clicks\n2026-11-01,5' } }),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    expect((await server.call('GET', path, { token })).json()).toEqual(before);
    expect((await server.call('POST', `${path}/duplicate`, { token })).json()).toMatchObject({
      status: 'paused',
      spent: 0,
    });
    expect((await server.call('DELETE', path, { token })).statusCode).toBe(204);
  });
});

describe('copying', () => {
  it('names the copy so that it fits', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token, { name: 'x'.repeat(120), target_audience: 'Everybody' });
    const copy = (await server.call('POST', `/campaigns/${id}/duplicate`, { token })).json<Campaign>();
    expect(copy).toMatchObject({ name: `${'x'.repeat(113)} (copy)`, status: 'paused', target_audience: 'Everybody' });
  });
});

describe('several at once', () => {
  const change = (token: string, action: string, ids: string[]) =>
    server.call('POST', '/campaigns/bulk', { token, body: { action, ids } });

  it('are each changed or refused by themselves', async () => {
    const { token } = await signUp(server);
    const stranger = await signUp(server);
    const active = await addCampaign(server, token);
    const paused = await addCampaign(server, token, { status: 'paused' });
    const completed = await addCampaign(server, token, { status: 'completed' });
    const foreign = await addCampaign(server, stranger.token);
    const ids = [active.id, paused.id, completed.id, foreign.id, active.id.toUpperCase()];
    const answer = await change(token, 'pause', ids);
    expect(answer.json()).toEqual({
      done: [active.id, paused.id],
      already: [paused.id],
      refused: [
        { id: completed.id, code: 'campaign_completed', detail: expect.any(String) },
        { id: foreign.id, code: 'not_found', detail: expect.any(String) },
      ],
    });
    expect((await list(token, '?status=paused')).total).toBe('2');
    expect((await list(stranger.token, '?status=active')).total).toBe('1');
  });

  it('are completed, including those that are', async () => {
    const { token } = await signUp(server);
    const ids = [(await addCampaign(server, token)).id, (await addCampaign(server, token, { status: 'completed' })).id];
    expect((await change(token, 'complete', ids)).json()).toEqual({ done: ids, already: [ids[1]], refused: [] });
    expect((await change(token, 'resume', ids)).json<WireTypes['BulkResult']>().refused).toHaveLength(2);
  });

  it('are deleted with their numbers', async () => {
    const { token } = await signUp(server);
    const kept = await addCampaign(server, token);
    const gone = await addCampaign(server, token, { status: 'completed' });
    await record(token, kept.id, [aDay({ clicks: 1 })]);
    expect((await change(token, 'delete', [gone.id])).json()).toEqual({ done: [gone.id], already: [], refused: [] });
    expect((await list(token)).total).toBe('1');
    expect((await change(token, 'delete', [gone.id])).json<WireTypes['BulkResult']>().refused[0]?.code).toBe(
      'not_found',
    );
  });

  it.each([
    [{ action: 'pause', ids: [] }, 'ids', 'Ids must have at least 1 entry.'],
    [{ action: 'pause', ids: ['nonsense'] }, 'ids.0', 'Ids 1 must be an ID.'],
    [{ action: 'archive', ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] }, 'action', expect.stringContaining('one of')],
  ])('refuses %j', async (body, field, message) => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/campaigns/bulk', { token, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field, message }] });
  });
});

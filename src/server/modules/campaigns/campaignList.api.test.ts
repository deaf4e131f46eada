import type { WireTypes } from '../../contract/handlers';
import { addCampaign, aDay, signUp } from '../../testing/builders';
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

describe('listing', () => {
  it('gives the newest first, in pages, with the number of all', async () => {
    const { token } = await signUp(server);
    for (const name of ['One', 'Two', 'Three']) {
      server.clock.advance(1000);
      await addCampaign(server, token, { name });
    }
    expect(await list(token)).toMatchObject({ names: ['Three', 'Two', 'One'], total: '3' });
    expect(await list(token, '?limit=2')).toMatchObject({ names: ['Three', 'Two'], total: '3' });
    expect(await list(token, '?limit=2&offset=2')).toMatchObject({ names: ['One'], total: '3' });
    expect(await list(token, '?offset=10')).toMatchObject({ names: [], total: '3' });
  });

  it('searches names regardless of case, taking signs as they are', async () => {
    const { token } = await signUp(server);
    for (const name of ['100% Cotton', '100 Days', 'a_b', 'aXb', 'C:\\ads']) await addCampaign(server, token, { name });
    expect((await list(token, `?search=${encodeURIComponent('100%')}`)).names).toEqual(['100% Cotton']);
    expect((await list(token, '?search=a_b')).names).toEqual(['a_b']);
    expect((await list(token, `?search=${encodeURIComponent('\\')}`)).names).toEqual(['C:\\ads']);
    expect((await list(token, '?search=COTTON')).names).toEqual(['100% Cotton']);
    expect((await list(token, `?search=${encodeURIComponent("'; drop table campaigns; --")}`)).names).toEqual([]);
    expect((await list(token, '?search=')).names).toHaveLength(5);
  });

  it('filters by status and platform', async () => {
    const { token } = await signUp(server);
    await addCampaign(server, token, { name: 'A', platform: 'google', status: 'paused' });
    await addCampaign(server, token, { name: 'B', platform: 'google' });
    await addCampaign(server, token, { name: 'C', platform: 'twitter', status: 'paused' });
    expect((await list(token, '?status=paused&platform=google')).names).toEqual(['A']);
    expect((await list(token, '?status=completed')).names).toEqual([]);
  });

  it('sorts by what is computed, ties by id', async () => {
    const { token } = await signUp(server);
    const ids: string[] = [];
    for (const [name, clicks, spent] of [
      ['A', 10, 30],
      ['B', 30, 30],
      ['C', 20, 10],
      ['D', 0, 0],
    ] as const) {
      const { id } = await addCampaign(server, token, { name });
      ids.push(id);
      await record(token, id, [aDay({ impressions: 1_000, clicks, conversions: 0, spent })]);
    }
    expect((await list(token, '?sort=ctr')).names).toEqual(['B', 'C', 'A', 'D']);
    expect((await list(token, '?sort=cpc&order=asc')).names).toEqual(['D', 'C', 'B', 'A']);
    expect((await list(token, '?sort=spent&order=desc')).names).toEqual(['B', 'A', 'C', 'D']);
    expect((await list(token, '?sort=conversions&order=asc')).names).toEqual(['A', 'B', 'C', 'D']);
  });

  it('sorts names regardless of case', async () => {
    const { token } = await signUp(server);
    for (const name of ['beta', 'Alpha', 'Gamma']) await addCampaign(server, token, { name });
    expect((await list(token, '?sort=name&order=asc')).names).toEqual(['Alpha', 'beta', 'Gamma']);
  });

  it.each([
    ['?limit=201', 'limit', 'Limit must be at most 200.'],
    ['?limit=0', 'limit', 'Limit must be at least 1.'],
    ['?limit=many', 'limit', 'Limit must be a whole number.'],
    ['?offset=-1', 'offset', 'Offset must be at least 0.'],
    ['?status=draft', 'status', 'Status must be one of active, paused, completed.'],
    ['?sort=secret', 'sort', expect.stringContaining('Sort must be one of')],
    ['?limit=1&limit=2', 'limit', 'Limit must be a whole number.'],
    ['?page=2', 'page', 'Page isn’t a known field.'],
    ['?search=%00', 'search', 'Search can’t contain NUL characters.'],
    [`?search=${'x'.repeat(121)}`, 'search', 'Search can’t be more than 120 characters.'],
  ])('refuses %s', async (query, field, message) => {
    const { token } = await signUp(server);
    const answer = await server.call('GET', `/campaigns${query}`, { token });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field, message }] });
  });
});

describe('the CSV export', () => {
  it('holds every match in the order of the list, and no formulas', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token, {
      name: 'Say "hi", now',
      platform: 'google',
      start_date: '2026-11-01',
    });
    await record(token, id, [aDay()]);
    for (const name of ['=1+1', '+cmd', '-2', '@SUM(A1)'])
      await addCampaign(server, token, { name, platform: 'google' });
    await addCampaign(server, token, { name: 'Other', platform: 'twitter' });
    const answer = await server.call('GET', '/campaigns/export?platform=google&sort=name&order=asc', { token });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="campaigns.csv"');
    const created = '2026-11-18T10:00:00.000Z';
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFF"Name","Status","Platform","Budget","Spent","Impressions","Clicks","CTR","CPC","Conversions","Conversion rate","CPA","Revenue","ROAS","Labels","Start date","End date","Created"',
      `"'+cmd","active","google",1200.00,0.00,0,0,0.00,0.00,0,,,0.00,,,,,"${created}"`,
      `"'-2","active","google",1200.00,0.00,0,0,0.00,0.00,0,,,0.00,,,,,"${created}"`,
      `"'=1+1","active","google",1200.00,0.00,0,0,0.00,0.00,0,,,0.00,,,,,"${created}"`,
      `"'@SUM(A1)","active","google",1200.00,0.00,0,0,0.00,0.00,0,,,0.00,,,,,"${created}"`,
      `"Say ""hi"", now","active","google",1200.00,20.50,1000,40,4.00,0.51,3,7.50,6.83,150.25,7.33,,"2026-11-01",,"${created}"`,
      '',
    ]);
  });

  it('disarms a formula that goes on over several lines', async () => {
    const { token } = await signUp(server);
    await addCampaign(server, token, { name: '=1+1\nsecond line' });
    expect((await server.call('GET', '/campaigns/export', { token })).body).toContain(`"'=1+1\nsecond line"`);
  });
});

import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const label = async (token: string, body: WireTypes['LabelChange']) => {
  const answer = await server.call('POST', '/campaigns/labels', { token, body });
  expect(answer.statusCode).toBe(200);
  return answer.json<WireTypes['BulkResult']>();
};

const read = async <Answer>(token: string, path: string) => (await server.call('GET', path, { token })).json<Answer>();

const labelsOf = async (token: string, id: string) =>
  (await read<WireTypes['Campaign']>(token, `/campaigns/${id}`)).labels;

async function threeCampaigns() {
  const { token } = await signUp(server);
  const [one, two, three] = [
    await addCampaign(server, token, { name: 'One' }),
    await addCampaign(server, token, { name: 'Two' }),
    await addCampaign(server, token, { name: 'Three', platform: 'linkedin' }),
  ];
  return { token, one: one.id, two: two.id, three: three.id };
}

it('adds and removes, regardless of case, and says what was so already', async () => {
  const { token, one, two } = await threeCampaigns();
  expect(await labelsOf(token, one)).toEqual([]);
  await label(token, { ids: [one], add: ['  Spring   launch ', 'Halden', 'HALDEN'] });
  expect(await labelsOf(token, one)).toEqual(['Spring launch', 'Halden']);
  const result = await label(token, { ids: [one, two], add: ['halden'] });
  expect(result).toEqual({ done: [one, two], already: [one], refused: [] });
  // Written as elsewhere.
  expect(await labelsOf(token, two)).toEqual(['Halden']);
  await label(token, { ids: [one, two], add: ['Retail'], remove: ['HALDEN'] });
  expect([await labelsOf(token, one), await labelsOf(token, two)]).toEqual([['Spring launch', 'Retail'], ['Retail']]);
  expect(await read(token, '/labels')).toEqual([
    { label: 'Retail', campaigns: 2, ads: 0 },
    { label: 'Spring launch', campaigns: 1, ads: 0 },
  ]);
});

it('takes completed campaigns, and leaves the revision of what people edit alone', async () => {
  const { token, one } = await threeCampaigns();
  const { revision } = await read<WireTypes['Campaign']>(token, `/campaigns/${one}`);
  await label(token, { ids: [one], add: ['Halden'] });
  expect((await read<WireTypes['Campaign']>(token, `/campaigns/${one}`)).revision).toBe(revision);
  await server.call('POST', '/campaigns/bulk', { token, body: { action: 'complete', ids: [one] } });
  await label(token, { ids: [one], add: ['Over'] });
  expect(await labelsOf(token, one)).toEqual(['Halden', 'Over']);
});

it('refuses each campaign by itself', async () => {
  const { token, one, two } = await threeCampaigns();
  const stranger = await threeCampaigns();
  await label(token, { ids: [one], add: Array.from({ length: 20 }, (_, index) => `Label ${index}`) });
  const { done, refused } = await label(token, { ids: [one, two, stranger.one], add: ['One more'] });
  expect(done).toEqual([two]);
  expect(refused).toEqual([
    { id: one, code: 'too_many', detail: 'A campaign can have up to 20 labels. Remove some to make room.' },
    { id: stranger.one, code: 'not_found', detail: expect.any(String) as string },
  ]);
  expect(await labelsOf(stranger.token, stranger.one)).toEqual([]);
  expect(await read(stranger.token, '/labels')).toEqual([]);
});

it.each<[string, unknown]>([
  ['nothing to do', { ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] }],
  ['a blank label', { ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'], add: ['  '] }],
  ['a long label', { ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'], add: ['x'.repeat(41)] }],
  ['no campaigns', { add: ['Halden'] }],
])('refuses %s', async (_what, body) => {
  const { token } = await threeCampaigns();
  const answer = await server.call('POST', '/campaigns/labels', { token, body });
  expect(answer.statusCode).toBe(422);
});

it('filters lists, sums, files and selections', async () => {
  const { token, one, two, three } = await threeCampaigns();
  await label(token, { ids: [one, three], add: ['Halden'] });
  const names = (await read<WireTypes['Campaign'][]>(token, '/campaigns?label=hALDEN&sort=name&order=asc')).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['One', 'Three']);
  expect((await read<WireTypes['CampaignTotals']>(token, '/campaigns/totals?label=Halden')).campaigns).toBe(2);
  const csv = (await server.call('GET', '/campaigns/export?label=Halden&platform=linkedin', { token })).body;
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain('Halden');
  expect(await label(token, { matching: { label: 'Halden', count: 2 }, add: ['Both'] })).toMatchObject({
    done: expect.arrayContaining([one, three]) as string[],
  });
  expect(await labelsOf(token, two)).toEqual([]);
});

it('goes along with a copy', async () => {
  const { token, one } = await threeCampaigns();
  await label(token, { ids: [one], add: ['Halden'] });
  const copy = (await server.call('POST', `/campaigns/${one}/duplicate`, { token })).json<WireTypes['Campaign']>();
  expect(copy.labels).toEqual(['Halden']);
});

it('breaks results down, each campaign in all of its labels', async () => {
  const { token, one, two, three } = await threeCampaigns();
  for (const [id, spent] of [
    [one, 10],
    [two, 20],
    [three, 40],
  ] as const) {
    await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: [aDay({ date: '2026-11-02', spent })] });
  }
  await label(token, { ids: [one, three], add: ['Halden'] });
  await label(token, { ids: [one], add: ['Launch'] });
  const path = '/analytics/report?from=2026-11-01&to=2026-11-30&by=label';
  const report = await read<WireTypes['AnalyticsReport']>(token, path);
  expect(report.rows.map(({ key, name, platform, results }) => [key, name, platform, results?.spent])).toEqual([
    ['Halden', null, null, 50],
    ['', null, null, 20],
    ['Launch', null, null, 10],
  ]);
  expect([report.total?.spent, report.rest]).toEqual([70, null]);
  const filtered = await read<WireTypes['AnalyticsReport']>(token, `${path}&label=launch`);
  expect(filtered.rows.map(({ key }) => key)).toEqual(['Halden', 'Launch']);
  const csv = (await server.call('GET', path.replace('/report?', '/report/export?'), { token })).body;
  expect(csv).toContain('"Label","Spend"');
  expect(csv).toContain('"No label",20.00');
});

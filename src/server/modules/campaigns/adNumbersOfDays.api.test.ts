import type { WireTypes } from '../../contract/handlers';
import { aDay } from '../../testing/builders';
import { file, firstDay, firstNumbers, row, useAdNumbers } from '../../testing/adNumbers';

const { anAccount, imported, server, told, totalsOf } = useAdNumbers();

const takeBackNewest = async (token: string) => {
  const [newest] = (await server.call('GET', '/reports/imports', { token })).json<WireTypes['PastImport'][]>();
  const answer = await server.call('POST', `/reports/imports/${newest?.id}/take-back`, { token });
  expect(answer.statusCode).toBe(200);
};

it('lets a newer file replace the ads of its days, and leaves other days alone', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  await imported(token, file(row('2026-11-02', '10 1 0 1 0', { name: 'Fresh beans' })));
  const newer = file(
    row('2026-11-01', '1100 55 2 26 80', { name: 'Warm mugs' }),
    row('2026-11-03', '5 0 0 0 0', { name: 'Warm mugs' }),
  );
  const [one] = await imported(token, newer);
  expect(one).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  const newest = { 'Fresh beans': '10 1 0 1 0', 'Warm mugs': '1105 55 2 26 80', rest: null };
  expect(await told(token, campaign.id)).toEqual(newest);
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual({ ...firstNumbers, 'Fresh beans': '1010 51 2 26.5 80' });
});

it('forgets the ads of a day whose numbers come without ads, until that is undone', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  const without = 'date,campaign,impressions,clicks\n2026-11-01,Brand,1700,70';
  await imported(token, without);
  expect(await told(token, campaign.id)).toEqual({ rest: '1700 70 3 40.75 100' });
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  const typed = aDay({ date: '2026-11-01', impressions: 1, clicks: 1, conversions: 0, spent: 1, revenue: 0 });
  await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token, body: [typed] });
  expect(await told(token, campaign.id)).toEqual({ rest: '1 1 0 1 0' });
});

it('keeps the ads of a day where a file without ads says the same', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  const [same] = await imported(token, 'date,campaign,impressions,clicks\n2026-11-01,Brand,1600,61');
  expect(same).toMatchObject({ unchanged: 1, ads: null });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
});

it('adds ads to a day that has its numbers already, and takes them away again', async () => {
  const { token, campaign } = await anAccount();
  await imported(
    token,
    'date,campaign,impressions,clicks,conversions,spend,revenue\n2026-11-01,Brand,1600,61,3,40.75,100',
  );
  expect(await told(token, campaign.id)).toEqual({ rest: '1600 61 3 40.75 100' });
  const [one] = await imported(token, firstDay);
  expect(one).toMatchObject({ added: 0, changed: 1 });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual({ rest: '1600 61 3 40.75 100' });
  expect(await totalsOf(token, campaign.id)).toBe('1600 61 3 40.75 100');
});

it('undoes a first import, and goes with a removed day', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual({ rest: null });
  await imported(token, firstDay);
  const gone = await server.call('DELETE', `/campaigns/${campaign.id}/metrics/2026-11-01`, { token });
  expect(gone.statusCode).toBe(204);
  expect(await told(token, campaign.id)).toEqual({ rest: null });
});

it('never gives ads more than the day, however cents are rounded', async () => {
  const { token, campaign } = await anAccount();
  const csv = file(
    row('2026-11-01', '10 1 0.335 0.005 0', { name: 'Fresh beans' }),
    row('2026-11-01', '10 1 0.335 0.005 0', { name: 'Warm mugs' }),
  );
  await imported(token, csv);
  expect(await totalsOf(token, campaign.id)).toBe('20 2 0.67 0.01 0');
  expect(await told(token, campaign.id)).toEqual({
    'Fresh beans': '10 1 0.34 0.01 0',
    'Warm mugs': '10 1 0.33 0 0',
    rest: null,
  });
});

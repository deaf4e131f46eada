import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type PastImport = WireTypes['PastImport'];

const importId = '0b5f3c1e-6f0e-4d1c-9a53-1d8f6b8f2a10';

const heading = 'date,campaign,clicks,spend';

const parts = {
  brand: `${heading}\n2026-11-01,Brand,50,25.50\n2026-11-02,Brand,40,20.00`,
  retargeting: `${heading}\n2026-11-01,Retargeting,10,60.00`,
};

const send = (token: string, csv: string, asked: Partial<WireTypes['ReportImport']> = {}, path = '/reports/import') =>
  server.call('POST', path, { token, body: { csv, file_name: 'year.csv', import_id: importId, ...asked } });

const importsOf = async (token: string) =>
  (await server.call('GET', '/reports/imports', { token })).json<PastImport[]>();

const takeBack = async (token: string) => server.call('POST', `/reports/imports/${importId}/take-back`, { token });

const spentOf = async (token: string, id: string) =>
  (await server.call('GET', `/campaigns/${id}`, { token })).json<WireTypes['Campaign']>().spent;

async function anAccount() {
  const { token } = await signUp(server);
  const brand = await addCampaign(server, token, { name: 'Brand' });
  const retargeting = await addCampaign(server, token, { name: 'Retargeting' });
  return { token, brand, retargeting };
}

it('that are parts of one file are listed and undone as one', async () => {
  const { token, brand, retargeting } = await anAccount();
  await send(token, parts.brand);
  expect(await importsOf(token)).toMatchObject([{ id: importId, campaigns: 1, campaign: { id: brand.id } }]);
  await send(token, parts.retargeting, { import_id: importId.toUpperCase() });
  const [listed, ...others] = await importsOf(token);
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ campaigns: 2, campaign: null, added: 3, changed: 0, can_be_taken_back: true });
  expect((await takeBack(token)).json()).toMatchObject({ taken_back_at: expect.any(String) as string });
  expect([await spentOf(token, brand.id), await spentOf(token, retargeting.id)]).toEqual([0, 0]);
});

it('may come twice, as after an answer that was lost, and are told as at first', async () => {
  const { token, brand } = await anAccount();
  await server.call('PUT', `/campaigns/${brand.id}/metrics`, { token, body: [aDay({ date: '2026-11-02', spent: 7 })] });
  const told = [await send(token, parts.brand), await send(token, parts.brand)].map(
    (answer) => answer.json<WireTypes['ReportImportResult']>().campaigns,
  );
  expect(told[0]).toMatchObject([{ added: 1, changed: 1, unchanged: 0 }]);
  expect(told[1]).toEqual(told[0]);
  expect(await importsOf(token)).toMatchObject([
    { campaigns: 1, added: 1, changed: 1, unchanged: 0, can_be_taken_back: true },
  ]);
  await takeBack(token);
  expect(await spentOf(token, brand.id)).toBe(7);
});

it('give back what a day had at first, whatever two of them wrote there', async () => {
  const { token, brand } = await anAccount();
  await server.call('PUT', `/campaigns/${brand.id}/metrics`, {
    token,
    body: [aDay({ date: '2026-11-01', spent: 7 })],
  });
  await send(token, parts.brand);
  await send(token, parts.brand.replace('25.50', '30.00'));
  expect(await spentOf(token, brand.id)).toBe(50);
  await takeBack(token);
  expect(await spentOf(token, brand.id)).toBe(7);
});

it('can’t be undone in part, once one of their days was written in between', async () => {
  const { token, brand } = await anAccount();
  await send(token, parts.brand);
  await server.call('PUT', `/campaigns/${brand.id}/metrics`, { token, body: [aDay({ date: '2026-11-01' })] });
  await send(token, parts.retargeting);
  expect(await importsOf(token)).toMatchObject([{ added: 3, can_be_taken_back: false }]);
  expect((await takeBack(token)).statusCode).toBe(409);
});

it('are undone 5,000 days at a time', async () => {
  const { token, brand, retargeting } = await anAccount();
  const day = (index: number) => new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
  const rows = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${day(index)},${name},1,1.00`).join('\n');
  await send(token, `${heading}\n${rows('Brand', 4_000)}`);
  await send(token, `${heading}\n${rows('Retargeting', 1_500)}`);
  expect((await takeBack(token)).json()).toMatchObject({ can_be_taken_back: true, taken_back_at: null });
  expect((await spentOf(token, brand.id)) + (await spentOf(token, retargeting.id))).toBe(500);
  expect((await takeBack(token)).json()).toMatchObject({
    can_be_taken_back: false,
    taken_back_at: expect.any(String) as string,
  });
  expect([await spentOf(token, brand.id), await spentOf(token, retargeting.id)]).toEqual([0, 0]);
});

describe('an import with parts on their way', () => {
  const running = {
    code: 'import_running',
    detail: 'This import is still running. Wait until it’s done, or stop it first.',
  };
  const twoMinutes = 2 * 60_000;

  it('is not undone', async () => {
    const { token, brand } = await anAccount();
    await send(token, parts.brand, { more_follows: true });
    expect(await importsOf(token)).toMatchObject([{ is_running: true, can_be_taken_back: true }]);
    const answer = await takeBack(token);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, running]);
    expect(await spentOf(token, brand.id)).toBe(45.5);
  });

  it('is undone once its last part is there', async () => {
    const { token } = await anAccount();
    await send(token, parts.brand, { more_follows: true });
    await send(token, parts.retargeting);
    expect(await importsOf(token)).toMatchObject([{ is_running: false }]);
    expect((await takeBack(token)).statusCode).toBe(200);
  });

  it('is undone once no part has come for two minutes', async () => {
    const { token } = await anAccount();
    await send(token, parts.brand, { more_follows: true });
    server.clock.advance(twoMinutes - 1);
    expect((await takeBack(token)).json()).toMatchObject(running);
    server.clock.advance(1);
    expect(await importsOf(token)).toMatchObject([{ is_running: false }]);
    expect((await takeBack(token)).statusCode).toBe(200);
  });

  it('is undone at once where it was stopped', async () => {
    const { token, brand } = await anAccount();
    await send(token, parts.brand, { more_follows: true });
    const answer = await server.call('POST', `/reports/imports/${importId}/take-back?stop=true`, { token });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { is_running: false }]);
    expect(await importsOf(token)).toEqual([answer.json()]);
    expect(await spentOf(token, brand.id)).toBe(0);
  });
});

describe('an import', () => {
  const refused = {
    code: 'validation_failed',
    errors: [{ field: 'import_id', message: 'This import can’t be continued. Start a new one.' }],
  };

  it.each<[string, (token: string) => Promise<unknown>]>([
    ['that was undone', takeBack],
    ['of the day before', () => Promise.resolve(server.clock.advance(25 * 3_600_000))],
  ])('%s takes no further part', async (_name, change) => {
    const { token, retargeting } = await anAccount();
    await send(token, parts.brand);
    await change(token);
    const answer = await send(token, parts.retargeting);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, refused]);
    expect(await spentOf(token, retargeting.id)).toBe(0);
    expect(await importsOf(token)).toMatchObject([{ campaigns: 1 }]);
  });

  it('of somebody else takes none', async () => {
    const { token } = await anAccount();
    await send(token, parts.brand);
    const stranger = await anAccount();
    const answer = await send(stranger.token, parts.brand);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, refused]);
    expect(await importsOf(stranger.token)).toEqual([]);
    expect(await importsOf(token)).toMatchObject([{ added: 2 }]);
  });
});

it('are read as is said, with faults at the lines of the whole file', async () => {
  const { token, brand } = await anAccount();
  const csv = `${heading},source line\n2026-11-01,Brand,5,"1,250",81000\n2026-11-02,Brand,x,1,81001`;
  const answer = (await send(token, csv, { decimal_sign: ',' })).json<WireTypes['ReportImportResult']>();
  expect(answer.campaigns[0]).toMatchObject({ added: 1, refused: 1, faults: [{ line: 81001 }] });
  expect(await spentOf(token, brand.id)).toBe(1.25);
});

it('tell of the first faults in the order of the file, however a part is sorted', async () => {
  const { token } = await anAccount();
  const rows = [90, 70, 50, 30, 10, 20].map((line, index) => `2026-11-0${index + 1},Brand,x,1,${line}`);
  const csv = [`${heading},source line`, ...rows].join('\n');
  const answer = (await send(token, csv)).json<WireTypes['ReportImportResult']>();
  expect(answer.campaigns[0]?.faults.map(({ line }) => line)).toEqual([10, 20, 30, 50, 70]);
});

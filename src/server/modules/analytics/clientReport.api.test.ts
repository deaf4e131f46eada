import { extractText, getDocumentProxy } from 'unpdf';
import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, addImage, addMember, addTeam, inTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const november = 'from=2026-11-01&to=2026-11-30&compare=previous_year';
const colors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };

const ask = (token: string, query: Record<string, string> = {}) =>
  server.call('GET', `/analytics/report/pdf?${november}&${new URLSearchParams(query).toString()}`, { token });

/** A file's text, page by page, and how large its pages are in points. */
async function read(contents: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(contents));
  const { text } = await extractText(pdf, { mergePages: false });
  const { view } = await pdf.getPage(1);
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), size: view.slice(2).map(Math.round) };
}

const textOf = async (token: string, query: Record<string, string> = {}) => {
  const answer = await ask(token, query);
  expect(answer.statusCode).toBe(200);
  return (await read(answer.rawPayload)).pages.join(' ');
};

async function aFilledAccount(names: readonly string[] = ['Shoes', 'Hats']) {
  const { token } = await signUp(server);
  for (const [index, name] of names.entries()) {
    const { id } = await addCampaign(server, token, { name, platform: index === 0 ? 'google' : 'facebook' });
    const body = [
      aDay({ date: '2026-11-02', spent: 100 / 2 ** index }),
      aDay({ date: '2025-11-02', spent: 80 / 2 ** index }),
    ].map((day) => ({ ...day, spent: Math.ceil(day.spent) }));
    await server.call('PUT', `/campaigns/${id}/metrics`, { token, body });
  }
  return { token };
}

const setKit = (token: string, kit: Partial<WireTypes['BrandKit']>) =>
  server.call('PUT', '/brand-kit', {
    token,
    body: { name: '', logo_id: null, colors: null, display_font: null, text_font: null, ...kit },
  });

it('has the summary, the sums, and the tables, as text', async () => {
  const { token } = await aFilledAccount();
  const answer = await ask(token, { title: 'Results for Anna', note: 'Hi Anna,\nhere they are.' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="results-for-anna-2026-11-01-to-2026-11-30.pdf"',
    'cache-control': 'no-store',
  });
  const { pages, size } = await read(answer.rawPayload);
  const text = pages.join(' ');
  expect(size).toEqual([595, 842]);
  for (const part of [
    'Results for Anna November 2026, compared with November 2025 Hi Anna, here they are.',
    'Spend for November 2026 was $150.00, up 25% from $120.00 for November 2025.',
    '“Shoes” had the largest spend: $100.00, 67% of the total.',
    'Spend by day',
    'Highest: $150.00 on Nov 2, 2026',
    'Google Ads $100.00',
    'Hats $50.00',
    'Total $150.00',
    `Page 1 of ${pages.length}`,
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Labels');
});

it('leaves parts out, draws another figure, and comes on other paper', async () => {
  const { token } = await aFilledAccount();
  const { rawPayload } = await ask(token, {
    without: 'summary,platforms,campaigns',
    metric: 'clicks',
    paper: 'letter',
  });
  const { pages, size } = await read(rawPayload);
  expect(size).toEqual([612, 792]);
  expect(pages.join(' ')).toContain('Clicks by day');
  expect(pages.join(' ')).toContain('Key metrics');
  expect(pages.join(' ')).not.toMatch(/Summary|Platforms|Campaigns|Shoes/);
});

it('keeps to the campaigns that match, and to the caller’s own', async () => {
  const [{ token }, stranger] = [await aFilledAccount(), await aFilledAccount(['Secret'])];
  const text = await textOf(token, { platform: 'facebook' });
  expect(text).toContain('Campaigns: Facebook');
  expect(text).toContain('Spend for November 2026 was $50.00');
  expect(text).not.toMatch(/Shoes|Secret/);
  expect(await textOf(stranger.token)).toContain('Secret');
});

it('has the brand on its cover: the name, or the logo in its place', async () => {
  const { token } = await aFilledAccount();
  const fonts = { display_font: 'instrument-serif', text_font: 'space-grotesk' } as const;
  await setKit(token, { name: 'Northfold', colors, ...fonts });
  const named = (await ask(token)).rawPayload;
  expect((await read(named)).pages[0]).toMatch(/^Northfold Campaign performance report/);
  expect(named.toString('latin1')).toMatch(/\/BaseFont \/\w+\+SpaceGrotesk/);
  expect(named.toString('latin1')).toMatch(/\/BaseFont \/\w+\+InstrumentSerif/);
  expect(named.toString('latin1')).not.toContain('/Subtype /Image');
  const logo = await addImage(server, token);
  await setKit(token, { name: 'Northfold', logo_id: logo.id, colors, ...fonts });
  const signed = (await ask(token)).rawPayload;
  expect(signed.toString('latin1')).toContain('/Subtype /Image');
  expect((await read(signed)).pages[0]).toMatch(/^Campaign performance report/);
});

it('writes names in other scripts, and what no font has as a question mark', async () => {
  const { token } = await aFilledAccount(['Größe für Čapek & Łódź', 'Кампания', 'قوة', '🔥 Sale', '🔥', '春季']);
  const text = await textOf(token);
  expect(text).toContain('Größe für Čapek & Łódź $100.00');
  expect(text).toContain('Кампания $50.00');
  // What stands for the dots of a letter has no text of its own.
  expect(text.replace(/\p{Cc}/gu, '')).toContain('قوة');
  expect(text).toMatch(/× Sale \$13\.00/);
  expect(text).toMatch(/ \? \$7\.00/);
  expect(text).toMatch(/ \?\? \$4\.00/);
});

it('lists 20 campaigns of many, the others in one row, and repeats the head of the table', async () => {
  const { token } = await aFilledAccount(
    Array.from({ length: 22 }, (_, index) => `Campaign ${'x'.repeat(90)}${index}`),
  );
  const { pages } = await read((await ask(token, { without: 'summary' })).rawPayload);
  expect(pages.join(' ').match(/Campaign xxx/g)).toHaveLength(20);
  expect(pages.join(' ')).toContain('All other campaigns $2.00');
  expect(pages.filter((page) => page.includes('Campaign Spend Impressions')).length).toBeGreaterThan(1);
});

it('has a short table on one page, wherever it comes', async () => {
  const { token } = await aFilledAccount(['Shoes', 'Hats', 'Gloves', 'Belts', 'Socks']);
  const pagesOfTable = new Set<number>();
  for (let lines = 2; lines <= 26; lines += 2) {
    const query = { note: Array(lines).fill('One more line.').join('\n'), without: 'trend,platforms' };
    const { pages } = await read((await ask(token, query)).rawPayload);
    const first = pages.findIndex((page) => page.includes('Shoes $'));
    expect(pages[first]).toMatch(/Shoes \$.*Socks \$.*Total \$/);
    pagesOfTable.add(first);
  }
  // The notes were long enough to tell.
  expect([...pagesOfTable]).toEqual([0, 1]);
});

it('says so where there are no numbers', async () => {
  const { token } = await signUp(server);
  expect(await textOf(token)).toContain('There are no numbers for November 2026.');
});

it('is for everyone in a team, with the team’s numbers', async () => {
  const owner = await signUp(server);
  const team = await addTeam(server, owner.token);
  const { token } = await addMember(server, owner.token, team.id, 'viewer');
  await addCampaign(server, owner.token, { name: 'Not the team’s' });
  const answer = await server.call('GET', inTeam(`/analytics/report/pdf?${november}`, team.id), { token });
  expect(answer.statusCode).toBe(200);
  expect((await read(answer.rawPayload)).pages.join(' ')).toContain('There are no numbers for November 2026.');
});

it.each([
  ['title', 'x'.repeat(101)],
  ['note', 'x'.repeat(2_001)],
  ['without', 'labels;drop'],
  ['paper', 'a3'],
  ['metric', 'luck'],
])('is refused by the name of what is wrong: %s', async (field, value) => {
  const { token } = await signUp(server);
  const answer = await ask(token, { [field]: value });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<WireTypes['Problem']>().errors?.map((error) => error.field)).toEqual([field]);
});

it('takes the longest note, in letters that take the most room in an address', async () => {
  const { token } = await aFilledAccount();
  expect(await textOf(token, { note: `${'शुभ '.repeat(499)}end` })).toContain('end');
});

describe('without advanced analytics', () => {
  const free = useTestServer({ config: { defaultPlan: 'free' } });

  it('says which plans have it', async () => {
    const { token } = await signUp(free);
    const answer = await free.call('GET', `/analytics/report/pdf?${november}`, { token });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'plan_required' });
  });
});

import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { statementsOf } from '../../testing/statements';
import { useTestServer } from '../../testing/testServer';
import { libraryEntries } from './content/library';

const server = useTestServer();

type LibraryTemplate = WireTypes['LibraryTemplate'];

const list = async (token: string, query = '') => {
  const answer = await server.call('GET', `/template-library/templates${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<LibraryTemplate[]>();
};
/** The whole library, which takes more than one page. */
const listAll = async (token: string) => [
  ...(await list(token, '?limit=200')),
  ...(await list(token, '?limit=200&offset=200')),
];
const find = async (token: string, search: string) =>
  (await list(token, `?search=${encodeURIComponent(search)}`)).map(({ id }) => id);
const read = async <T>(token: string, path: string) =>
  (await server.call('GET', `/template-library/${path}`, { token })).json<T>();
const use = (token: string, id: string, illustration?: string) =>
  server.call('POST', `/template-library/templates/${id}/use${illustration ? `?illustration=${illustration}` : ''}`, {
    token,
  });

/** One that the free plan has, and one that it lacks. */
const basic = libraryEntries.find(({ isBasic }) => isBasic)?.id ?? '';
const premium = libraryEntries.find(({ isBasic }) => !isBasic)?.id ?? '';

describe('the library', () => {
  it('is listed in its order, page by page', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('GET', '/template-library/templates?limit=200', { token });
    const first = answer.json<LibraryTemplate[]>().map(({ id }) => id);
    const ids = (await listAll(token)).map(({ id }) => id);
    expect(ids.slice(0, 200)).toEqual(first);
    expect(ids).toEqual(libraryEntries.map(({ id }) => id));
    expect(answer.headers['x-total-count']).toBe(String(libraryEntries.length));
    expect((await list(token, '?limit=1&offset=1')).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('tells what a template says, looks like and was used', async () => {
    const { token } = await signUp(server);
    const entry = libraryEntries[0];
    expect((await list(token, '?limit=1'))[0]).toMatchObject({
      id: entry?.id,
      headline: entry?.headline,
      body_text: entry?.bodyText,
      short_description: entry?.shortDescription,
      button: entry?.button,
      conversion_tips: entry?.conversionTips,
      thumbnail: expect.stringMatching(`^/api/template-library/templates/${entry?.id}/artwork\\?v=[0-9a-f]{16}$`),
      uses: 0,
    });
  });

  it('is narrowed down by category, industry and format', async () => {
    const { token } = await signUp(server);
    const [entry] = libraryEntries;
    const { category = '', industry = '', format = '' } = entry ?? {};
    const found = await list(token, `?${new URLSearchParams({ category, industry, format, limit: '200' }).toString()}`);
    expect(found.map(({ id }) => id)).toEqual(
      libraryEntries
        .filter((one) => one.category === category && one.industry === industry && one.format === format)
        .map(({ id }) => id),
    );
  });

  it.each(['!!!', '%', '--', '\u2019', '...  ?'])(
    'has nothing that is looked for by signs alone: %s',
    async (search) => {
      const { token } = await signUp(server);
      expect(await find(token, search)).toEqual([]);
    },
  );

  it('is all there where nothing is looked for', async () => {
    const { token } = await signUp(server);
    expect(await find(token, '  ')).toHaveLength(50);
  });

  it('is found by any of its words, also misspelt ones, the best first', async () => {
    const { token } = await signUp(server);
    expect((await find(token, 'roaster'))[0]).toBe('roasters-shelf');
    for (const search of ["roaster's", 'Roaster’s', 'roasters', 'rosters shelf']) {
      expect((await find(token, search))[0]).toBe('roasters-shelf');
    }
    expect(await find(token, 'rosted thursdy')).toEqual([]);
    expect(await find(token, 'frehs roast')).toContain('roasters-shelf');
    expect(await find(token, 'cofee drinkers')).toContain('roasters-shelf');
    expect(await find(token, 'food beverge')).toContain('roasters-shelf');
    expect(await find(token, 'zzzzqqq')).toEqual([]);
    expect(await find(token, '100%_\\')).toEqual([]);
  });

  it('sums up what there is, and what is used most', async () => {
    const { token } = await signUp(server, {});
    const popular = libraryEntries.find(({ isBasic }) => isBasic);
    await use(token, basic);
    await use(token, basic);
    expect(await read(token, 'stats')).toEqual({
      total_templates: libraryEntries.length,
      categories_count: new Set(libraryEntries.map(({ category }) => category)).size,
      industries_count: new Set(libraryEntries.map(({ industry }) => industry)).size,
      total_uses: 2,
    });
    const categories = await read<WireTypes['TemplateCategoryCount'][]>(token, 'categories');
    expect(categories.map(({ name }) => name)).toEqual(['Product', 'Service', 'Event', 'Brand', 'Sale', 'App']);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(libraryEntries.length);
    const industries = await read<WireTypes['IndustryCount'][]>(token, 'industries');
    expect(industries.reduce((sum, { count }) => sum + count, 0)).toBe(libraryEntries.length);
    expect(industries.slice(0, 2).map(({ name }) => name)).toEqual(['E-commerce', 'SaaS']);
    const own = industries.find(({ name }) => name === popular?.industry);
    expect(own?.popular_templates[0]).toMatchObject({ id: popular?.id, name: popular?.name });
    expect(own?.popular_templates.length).toBeLessThanOrEqual(3);
  });
});

describe('using a template', () => {
  it('adds a copy to the account’s own and counts', async () => {
    const { token } = await signUp(server);
    const answer = await use(token, basic);
    expect(answer.statusCode).toBe(201);
    const copy = answer.json<WireTypes['Template']>();
    const entry = libraryEntries.find(({ id }) => id === basic);
    expect(copy).toMatchObject({
      name: entry?.name,
      headline: entry?.headline,
      short_description: entry?.shortDescription,
      button: entry?.button,
      industry: entry?.industry,
      library_template_id: basic,
      uses: 0,
    });
    expect((await server.call('GET', '/templates', { token })).json()).toEqual([copy]);
    expect((await listAll(token)).find(({ id }) => id === basic)?.uses).toBe(1);
  });

  it('counts once for each use, also for fifty at once from two accounts', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => use(index % 2 ? one.token : other.token, basic)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
    expect((await listAll(one.token)).find(({ id }) => id === basic)?.uses).toBe(50);
    expect((await server.call('GET', '/templates', { token: one.token })).headers['x-total-count']).toBe('25');
  });

  it('is refused where the plan lacks it: nothing is counted, and the template is marked', async () => {
    const { token } = await signUp(server);
    const answer = await use(token, premium);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'plan_required', detail: expect.stringContaining('Free') });
    const template = (await listAll(token)).find(({ id }) => id === premium);
    expect(template).toMatchObject({ locked: true, uses: 0 });
    expect((await server.call('GET', '/templates', { token })).json()).toEqual([]);
  });

  it('shows in the account’s usage, each template once', async () => {
    const { token } = await signUp(server);
    await use(token, basic);
    await use(token, basic);
    const meters = (await server.call('GET', '/billing/usage', { token })).json<WireTypes['UsageMeter'][]>();
    expect(meters.find(({ id }) => id === 'library_templates')).toMatchObject({ used: 1, limit: 5, resets_at: null });
  });

  it('adds it with another of its suggested illustrations, and refuses any that isn’t', async () => {
    const { token } = await signUp(server);
    const [own = '', other = ''] = libraryEntries.find(({ id }) => id === basic)?.artwork.suggestedIllustrations ?? [];
    const answer = await use(token, basic, other);
    expect(answer.json<WireTypes['Template']>().design_elements.artwork).toMatchObject({
      illustration: other,
      suggested_illustrations: expect.arrayContaining([own, other]),
    });
    for (const stranger of ['snowman', 'no-such-thing']) {
      expect((await use(token, basic, stranger)).statusCode).toBe(422);
    }
    expect((await listAll(token)).find(({ id }) => id === basic)?.uses).toBe(1);
  });

  it('needs one that exists', async () => {
    const { token } = await signUp(server);
    for (const id of ['no-such-template', 'No%20Such', 'x'.repeat(200)]) {
      expect((await use(token, id)).statusCode).toBe(404);
    }
  });
});

describe('drawings', () => {
  it('are open, and kept for a day under the address that names them', async () => {
    const { token } = await signUp(server);
    const { thumbnail } = (await list(token, '?limit=1'))[0] as LibraryTemplate;
    const answer = await server.call('GET', thumbnail.replace('/api', ''));
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.body).toMatch(/^<svg [^>]*role="img"/);
    expect(answer.body).not.toMatch(/<script|<text|<image|href=/);
    const unnamed = await server.call('GET', thumbnail.replace(/^\/api|\?.*/g, ''));
    expect(unnamed.headers['cache-control']).toBe('no-cache');
    expect(unnamed.body).toBe(answer.body);
  });

  it('show another of the suggested illustrations, and no other', async () => {
    const { artwork } = libraryEntries.find(({ id }) => id === basic) ?? {};
    const [own, other] = artwork?.suggestedIllustrations ?? [];
    const address = `/template-library/templates/${basic}/artwork`;
    const drawn = await Promise.all(
      ['', `?illustration=${own}`, `?illustration=${other}`].map((query) => server.call('GET', address + query)),
    );
    const [plain, withOwn, withOther] = drawn.map(({ body }) => body);
    expect(withOwn).toBe(plain);
    expect(withOther).toMatch(/^<svg/);
    expect(withOther).not.toBe(plain);
    expect((await server.call('GET', `${address}?illustration=snowman`)).statusCode).toBe(422);
  });

  it('of nothing are not there', async () => {
    expect((await server.call('GET', '/template-library/templates/no-such-template/artwork')).statusCode).toBe(404);
  });
});

describe('loading the library', () => {
  it('adds what is missing, corrects what differs, drops what is gone, and keeps uses', async () => {
    const { token } = await signUp(server);
    await use(token, basic);
    await server.database.run(
      `delete from library_templates where id = '${premium}';
       update library_templates set headline = 'Old words', version = 'old' where id = '${basic}';
       insert into library_templates (id, name, description, category, industry, format, headline, subheadline, body_text, cta, target_audience, best_platforms, conversion_tips, artwork, is_basic, position, version, uses)
       select 'gone', name, description, category, industry, format, headline, subheadline, body_text, cta, target_audience, best_platforms, conversion_tips, artwork, true, 9999, 'x', 7 from library_templates where id = '${basic}'`,
    );
    expect(await listAll(token)).toHaveLength(libraryEntries.length);
    await Promise.all([server.services.library.load(), server.services.library.load()]);
    const after = await listAll(token);
    expect(after.map(({ id }) => id)).toEqual(libraryEntries.map(({ id }) => id));
    expect(after.find(({ id }) => id === basic)).toMatchObject({
      headline: libraryEntries.find(({ id }) => id === basic)?.headline,
      uses: 1,
    });
    expect((await use(token, 'gone')).statusCode).toBe(404);
    await server.database.run(`delete from library_templates where id = 'gone'`);
  });

  it('sends nothing of what is there already', async () => {
    const statements = await statementsOf(() => server.services.library.load());
    expect(statements).toEqual([expect.stringMatching(/^select /)]);
  });
});

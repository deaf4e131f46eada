import type { WireTypes } from '../../contract/handlers';
import { addTemplate, aTemplate, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type Template = WireTypes['Template'];

const list = async (token: string, query = '') => {
  const answer = await server.call('GET', `/templates${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return { names: answer.json<Template[]>().map(({ name }) => name), total: answer.headers['x-total-count'] };
};

describe('an account’s own templates', () => {
  it('are added with what is given, the rest empty, and tell what they look like', async () => {
    const { token } = await signUp(server);
    const template = await addTemplate(server, token, { name: '  Autumn launch ' });
    expect(template).toMatchObject({
      name: 'Autumn launch',
      description: '',
      category: null,
      industry: null,
      subheadline: '',
      best_platforms: [],
      uses: 0,
      library_template_id: null,
      design_elements: { fonts: ['Fraunces', 'Archivo'], artwork: { illustration: 'tote-bag' } },
    });
    expect(template.design_elements.color_scheme[0]).toBe('#e9d8c3');
    const read = await server.call('GET', `/templates/${template.id}`, { token });
    expect(read.json()).toEqual(template);
  });

  it('may be sent back as they were read', async () => {
    const { token } = await signUp(server);
    const first = await addTemplate(server, token, { category: 'Sale', industry: 'E-commerce' });
    const again = await server.call('POST', '/templates', { token, body: first });
    expect(again.json()).toEqual({ ...first, id: expect.not.stringMatching(first.id) });
    const put = await server.call('PUT', `/templates/${first.id}`, { token, body: first });
    expect(put.json()).toEqual(first);
  });

  it('keep what a change leaves out', async () => {
    const { token } = await signUp(server);
    const template = await addTemplate(server, token, { cta: 'Shop now' });
    server.clock.advance(1_000);
    const changed = await server.call('PUT', `/templates/${template.id}`, { token, body: { headline: 'Warm again.' } });
    expect(changed.json()).toEqual({
      ...template,
      headline: 'Warm again.',
      updated_at: expect.not.stringMatching(template.updated_at),
    });
  });

  it('are listed with the last changed first, and found by name', async () => {
    const { token } = await signUp(server);
    for (const name of ['Autumn', 'Winter 50%', 'Spring']) {
      await addTemplate(server, token, { name });
      server.clock.advance(1_000);
    }
    expect(await list(token)).toEqual({ names: ['Spring', 'Winter 50%', 'Autumn'], total: '3' });
    expect(await list(token, '?limit=1&offset=1')).toEqual({ names: ['Winter 50%'], total: '3' });
    expect(await list(token, '?search=50%25')).toEqual({ names: ['Winter 50%'], total: '1' });
    expect(await list(token, '?search=AUT')).toEqual({ names: ['Autumn'], total: '1' });
  });

  it('count every use, even of many at once', async () => {
    const { token } = await signUp(server);
    const { id } = await addTemplate(server, token);
    await Promise.all(Array.from({ length: 20 }, () => server.call('POST', `/templates/${id}/use`, { token })));
    expect((await server.call('GET', `/templates/${id}`, { token })).json()).toMatchObject({ uses: 20 });
  });

  it('are deleted for good', async () => {
    const { token } = await signUp(server);
    const { id } = await addTemplate(server, token);
    expect((await server.call('DELETE', `/templates/${id}`, { token })).statusCode).toBe(204);
    for (const method of ['GET', 'DELETE']) {
      expect((await server.call(method, `/templates/${id}`, { token })).statusCode).toBe(404);
    }
    expect((await server.call('POST', `/templates/${id}/use`, { token })).statusCode).toBe(404);
  });

  it('end at a thousand, with a sentence', async () => {
    const { token, user } = await signUp(server);
    await addTemplate(server, token);
    await server.database.run(
      `insert into templates (id, workspace_id, name, description, format, headline, subheadline, body_text, cta, target_audience, best_platforms, artwork, created_at, updated_at)
       select gen_random_uuid(), workspace_id, name, description, format, headline, subheadline, body_text, cta, target_audience, best_platforms, artwork, created_at, updated_at
       from templates, generate_series(1, 999) where workspace_id = '${user.id}'`,
    );
    const answer = await server.call('POST', '/templates', { token, body: aTemplate() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'too_many', detail: expect.stringContaining('1,000') });
  });

  it('are part of the account’s export', async () => {
    const { token } = await signUp(server);
    const template = await addTemplate(server, token);
    expect((await server.call('GET', '/auth/export', { token })).json()).toMatchObject({ templates: [template] });
  });
});

describe('bad input', () => {
  const { artwork } = aTemplate().design_elements;
  it.each([
    ['name', { name: ' ' }],
    ['headline', { headline: '' }],
    ['headline', { headline: 'x'.repeat(10_000) }],
    ['body_text', { body_text: 'x'.repeat(5_001) }],
    ['format', { format: '12000x12000' }],
    ['category', { category: 'Gadget' }],
    ['best_platforms.0', { best_platforms: ['myspace'] }],
    ['design_elements.artwork.layout', { design_elements: { artwork: { ...artwork, layout: 'no-such-layout' } } }],
    ['design_elements.artwork.display_font', { design_elements: { artwork: { ...artwork, display_font: 'comic' } } }],
    ['thumbnail', { thumbnail: 'javascript:alert(1)' }],
  ])('in %s is refused by its name', async (field, overrides) => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/templates', { token, body: { ...aTemplate(), ...overrides } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toContain(field);
    expect(await list(token)).toEqual({ names: [], total: '0' });
  });

  it.each(['😀 emoji', 'שלום עולם', '日本語の見出し', 'é combined', '<script>alert(1)</script>'])(
    'is not: %s',
    async (headline) => {
      const { token } = await signUp(server);
      expect((await addTemplate(server, token, { headline })).headline).toBe(headline);
    },
  );
});

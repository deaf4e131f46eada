import type { WireTypes } from '../../contract/handlers';
import { addLinkPreset, aLinkPreset, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type Preset = WireTypes['LinkPreset'];

const list = async (token: string, query = '') => {
  const answer = await server.call('GET', `/link-presets${query}`, { token });
  return { names: answer.json<Preset[]>().map(({ name }) => name), total: answer.headers['x-total-count'] };
};
const settings = async (token: string) => (await server.call('GET', '/link-settings', { token })).json<object>();
const choose = (token: string, body: object) => server.call('PUT', '/link-settings', { token, body });
const noUtm = { source: '', medium: '', campaign: '', term: '', content: '', id: '' };

describe('presets for links', () => {
  it('are kept as they go into links', async () => {
    const { token } = await signUp(server);
    const utm = {
      source: ' Facebook ',
      medium: 'Paid Social',
      campaign: "Mother's Day -- 2026!",
      term: '{keyword} Shoes',
      content: 'Frühling 咖啡 שלום',
      id: '{{campaign.id}}',
    };
    const preset = await addLinkPreset(server, token, { name: '  Mother’s Day ', utm });
    expect(preset).toMatchObject({
      name: 'Mother’s Day',
      utm: {
        source: 'facebook',
        medium: 'paid_social',
        campaign: 'mothers_day_2026',
        term: '{keyword}_shoes',
        content: 'frühling_咖啡_שלום',
        id: '{{campaign.id}}',
      },
    });
    expect((await server.call('GET', '/link-presets', { token })).json()).toEqual([preset]);
  });

  it('may be sent back as they were read', async () => {
    const { token } = await signUp(server);
    const first = await addLinkPreset(server, token);
    const again = await addLinkPreset(server, token, first);
    expect(again).toEqual({ ...first, id: expect.not.stringMatching(first.id) });
  });

  it('have the newest first', async () => {
    const { token } = await signUp(server);
    for (const name of ['Spring', 'Summer', 'Autumn']) {
      await addLinkPreset(server, token, { name });
      server.clock.advance(1_000);
    }
    expect(await list(token)).toEqual({ names: ['Autumn', 'Summer', 'Spring'], total: '3' });
    expect(await list(token, '?limit=1&offset=1')).toEqual({ names: ['Summer'], total: '3' });
  });

  it('are deleted for good', async () => {
    const { token } = await signUp(server);
    const { id } = await addLinkPreset(server, token);
    expect((await server.call('DELETE', `/link-presets/${id}`, { token })).statusCode).toBe(204);
    expect((await server.call('DELETE', `/link-presets/${id}`, { token })).statusCode).toBe(404);
    expect(await list(token)).toEqual({ names: [], total: '0' });
  });

  it('end at 50, also for many that come at once', async () => {
    const { token } = await signUp(server);
    for (let count = 0; count < 48; count++) await addLinkPreset(server, token);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call('POST', '/link-presets', { token, body: aLinkPreset() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'too_many', detail: expect.stringContaining('50') });
    expect((await list(token)).total).toBe('50');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: undefined }],
    ['utm', { utm: undefined }],
    ['utm', { utm: 'facebook' }],
    ['utm.medium', { utm: { ...noUtm, medium: undefined } }],
    ['utm.source', { utm: { ...noUtm, source: 'x'.repeat(201) } }],
    ['utm.id', { utm: { ...noUtm, id: 'x'.repeat(10_000) } }],
    ['utm.term', { utm: { ...noUtm, term: 7 } }],
    ['utm.term', { utm: { ...noUtm, term: 'a\u0000' } }],
    // Each of these letters becomes two in lower case.
    ['utm.content', { utm: { ...noUtm, content: 'İ'.repeat(150) } }],
    ['utm.colour', { utm: { ...noUtm, colour: 'red' } }],
    ['colour', { colour: 'red' }],
  ])('are refused by the name of the field that is wrong: %s', async (field, overrides) => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/link-presets', { token, body: { ...aLinkPreset(), ...overrides } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
    expect((await list(token)).total).toBe('0');
  });
});

describe('what stands between words', () => {
  it('is an underscore until the account chooses', async () => {
    const { token } = await signUp(server);
    expect(await settings(token)).toEqual({ separator: '_' });
    for (const separator of ['-', '_', '-']) {
      const answer = await choose(token, { separator });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ separator });
      expect(await settings(token)).toEqual({ separator });
    }
  });

  it('is in presets from then on, and leaves those that are there', async () => {
    const { token } = await signUp(server);
    const utm = { ...noUtm, campaign: 'Spring Sale' };
    const before = await addLinkPreset(server, token, { utm });
    await choose(token, { separator: '-' });
    const after = await addLinkPreset(server, token, { utm });
    expect([before.utm.campaign, after.utm.campaign]).toEqual(['spring_sale', 'spring-sale']);
    const ids = (await server.call('GET', '/link-presets', { token })).json<Preset[]>();
    expect(ids).toContainEqual(before);
  });

  it.each([{ separator: '+' }, { separator: '' }, { separator: null }, {}])('is nothing else: %j', async (body) => {
    const { token } = await signUp(server);
    expect((await choose(token, body)).json()).toMatchObject({ errors: [{ field: 'separator' }] });
    expect(await settings(token)).toEqual({ separator: '_' });
  });

  it('is chosen once where it is sent many times at once', async () => {
    const { token } = await signUp(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(token, { separator: '-' })));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await server.database.run('select separator from link_settings')).rows).toEqual([{ separator: '-' }]);
  });
});

it('is part of the account’s export, and goes with the account', async () => {
  const { token, user } = await signUp(server);
  const preset = await addLinkPreset(server, token);
  await choose(token, { separator: '-' });
  expect((await server.call('GET', '/auth/export', { token })).json()).toMatchObject({
    link_presets: [preset],
    link_settings: { separator: '-' },
  });
  const body = { email: user.email, password: 'correct horse' };
  expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
  expect((await server.database.run('select id from link_presets')).rows).toEqual([]);
  expect((await server.database.run('select separator from link_settings')).rows).toEqual([]);
});

import type { WireTypes } from '../../contract/handlers';
import {
  addAd,
  addCampaign,
  addImage,
  addTeam,
  addTemplate,
  anAd,
  aTemplate,
  join,
  signUp,
} from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business', rateLimits: false } });

type Kit = WireTypes['BrandKit'];

const empty: Kit = { name: '', logo_id: null, colors: null, display_font: null, text_font: null };
const colors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };
const pathOf = (teamId?: string) => (teamId ? `/brand-kit?team_id=${teamId}` : '/brand-kit');
const read = async (token: string, teamId?: string) =>
  (await server.call('GET', pathOf(teamId), { token })).json<Kit>();
const change = (token: string, own: Partial<Kit>, teamId?: string) =>
  server.call('PUT', pathOf(teamId), { token, body: { ...empty, ...own } });
const remove = (token: string, imageId: string) => server.call('DELETE', `/images/${imageId}`, { token });

describe('the brand kit', () => {
  it('is empty until it is set, and each workspace’s own', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    expect(await read(one.token)).toEqual(empty);
    const logo = await addImage(server, one.token);
    const own: Kit = { name: 'Northfold', logo_id: logo.id, colors, display_font: 'fraunces', text_font: 'archivo' };
    expect((await change(one.token, { ...own, name: ' Northfold ' })).json()).toEqual(own);
    expect(await read(one.token)).toEqual(own);
    expect(await read(other.token)).toEqual(empty);
    await change(one.token, {});
    expect(await read(one.token)).toEqual(empty);
  });

  it('keeps colors in lower case', async () => {
    const { token } = await signUp(server);
    await change(token, { colors: { ...colors, primary: '#0B6E4F' } });
    expect((await read(token)).colors).toEqual(colors);
  });

  it.each<[string, object]>([
    ['name', { name: 'x'.repeat(61) }],
    ['colors.primary', { colors: { ...colors, primary: 'green' } }],
    ['colors.primary', { colors: { ...colors, primary: '#0b6' } }],
    ['colors.dark', { colors: { ...colors, dark: '#0b6e4fff' } }],
    ['display_font', { display_font: 'comic-sans' }],
    ['text_font', { text_font: 'anton' }],
  ])('is refused by the name of the field that is wrong: %s', async (field, own) => {
    const { token } = await signUp(server);
    const answer = await change(token, own);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<WireTypes['Problem']>().errors?.map((error) => error.field)).toContain(field);
    expect(await read(token)).toEqual(empty);
  });

  it('says what a color is', async () => {
    const { token } = await signUp(server);
    const { errors } = (await change(token, { colors: { ...colors, dark: 'green' } })).json<WireTypes['Problem']>();
    expect(errors).toContainEqual({
      field: 'colors.dark',
      message: expect.stringMatching(/ must be a color, such as #0b6e4f\.$/),
    });
  });

  it('takes no image of another workspace as its logo', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const foreign = await addImage(server, other.token);
    expect((await change(one.token, { logo_id: foreign.id })).statusCode).toBe(404);
    expect(await read(one.token)).toEqual(empty);
  });

  it('keeps its logo from being deleted, and lets go of it', async () => {
    const { token } = await signUp(server);
    const { id } = await addImage(server, token);
    await change(token, { logo_id: id.toUpperCase() });
    expect((await remove(token, id)).json()).toEqual({
      code: 'image_in_use',
      detail: 'This image is the logo of your brand kit. Choose another logo there first, or none.',
    });
    await change(token, {});
    expect((await remove(token, id)).statusCode).toBe(204);
  });

  it('is a team’s in a team: viewers read it, editors change it, and the team is told', async () => {
    const [owner, editor, viewer] = [await signUp(server), await signUp(server), await signUp(server)];
    const { id: teamId } = await addTeam(server, owner.token);
    await join(server, owner.token, teamId, editor, 'editor');
    await join(server, owner.token, teamId, viewer, 'viewer');
    expect((await change(viewer.token, { name: 'Mine' }, teamId)).json()).toMatchObject({ code: 'role_required' });
    expect((await change(editor.token, { name: 'Ours' }, teamId)).statusCode).toBe(200);
    expect(await read(viewer.token, teamId)).toEqual({ ...empty, name: 'Ours' });
    expect(await read(editor.token)).toEqual(empty);
    const told = await server.call('GET', `/teams/${teamId}/activity?kind=brand`, { token: viewer.token });
    expect(told.json()).toMatchObject([{ action: 'brand_kit_changed', subject: { id: null, name: 'Brand kit' } }]);
  });

  it('is part of the account’s export, and goes with the account and with the team', async () => {
    const { token, user } = await signUp(server);
    const { id: teamId } = await addTeam(server, token);
    await change(token, { name: 'Mine', logo_id: (await addImage(server, token)).id });
    await change(token, { name: 'Ours', logo_id: (await addImage(server, token, {}, teamId)).id }, teamId);
    const all = (await server.call('GET', '/auth/export', { token })).json<WireTypes['AccountExport']>();
    expect(all.brand_kit).toMatchObject({ name: 'Mine' });
    const names = async () => (await server.database.run('select name from brand_kits')).rows.map(({ name }) => name);
    expect((await server.call('DELETE', `/teams/${teamId}`, { token })).statusCode).toBe(204);
    expect(await names()).toEqual(['Mine']);
    const body = { email: user.email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect(await names()).toEqual([]);
  });

  it('keeps its logo where a campaign that uses it moves away', async () => {
    const { token } = await signUp(server);
    const { id: teamId } = await addTeam(server, token);
    const logo = await addImage(server, token);
    await change(token, { logo_id: logo.id });
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token, { campaign_id: campaign.id, logo_id: logo.id });
    const moved = await server.call('POST', `/campaigns/${campaign.id}/move`, { token, body: { team_id: teamId } });
    expect(moved.statusCode).toBe(200);
    const there = (await server.call('GET', `/ads/${ad.id}`, { token })).json<WireTypes['SavedAd']>();
    expect(there.logo_id).not.toBe(logo.id);
    expect((await read(token)).logo_id).toBe(logo.id);
    expect((await server.call('GET', `/images/${logo.id}`, { token })).statusCode).toBe(200);
  });
});

describe('a design in the brand’s colors', () => {
  const design = { ...anAd().artwork, layout: 'shelf', display_font: 'fraunces', text_font: 'archivo' } as const;
  const branded = { ...design, colours: 'brand', brand_colors: colors } as const;
  const pictureOf = async (token: string, id: string) =>
    (await server.call('GET', `/ads/${id}/picture?canvas=1080x1080&type=svg`, { token })).body;

  it('carries them: it is drawn in them, and stays as it is when the kit changes', async () => {
    const { token } = await signUp(server);
    await change(token, { colors });
    const ad = await addAd(server, token, { artwork: branded });
    expect(ad.artwork).toMatchObject({ colours: 'brand', brand_colors: colors });
    const before = await pictureOf(token, ad.id);
    expect(before).toContain(colors.background);
    expect(before).toContain(colors.primary);
    await change(token, { colors: { ...colors, background: '#102030' } });
    expect(await pictureOf(token, ad.id)).toBe(before);
    const copy = await server.call('POST', `/ads/${ad.id}/duplicate`, { token, body: {} });
    expect(copy.json<WireTypes['AdCopy']>().ad.artwork).toEqual(ad.artwork);
  });

  it('is what a template may have, too, whose colors are told', async () => {
    const { token } = await signUp(server);
    const template = await addTemplate(server, token, { design_elements: { artwork: branded } });
    expect(template.design_elements).toMatchObject({
      artwork: { brand_colors: colors },
      color_scheme: [colors.background, colors.primary, colors.accent, colors.dark],
    });
  });

  it('is refused without them, by the name of the field', async () => {
    const { token } = await signUp(server);
    const artwork = { ...design, colours: 'brand' } as const;
    const refused = async (path: string, body: object, method = 'POST') => {
      const answer = await server.call(method, path, { token, body });
      expect(answer.statusCode).toBe(422);
      return answer.json<WireTypes['Problem']>().errors?.map(({ field }) => field);
    };
    expect(await refused('/ads', anAd({ artwork }))).toEqual(['artwork.brand_colors']);
    const { id, revision } = await addAd(server, token);
    expect(await refused(`/ads/${id}`, { revision, artwork }, 'PUT')).toEqual(['artwork.brand_colors']);
    const template = aTemplate({ design_elements: { artwork } });
    expect(await refused('/templates', template)).toEqual(['design_elements.artwork.brand_colors']);
  });
});

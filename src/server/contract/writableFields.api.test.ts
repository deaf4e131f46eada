import { aBrief, addAd, addCampaign, addGeneration, addImage, addTeam, addTemplate, signUp } from '../testing/builders';
import { contract, contractOperations } from '../testing/contractCheck';
import { useTestServer } from '../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Body = Record<string, unknown>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
}

const brandColors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };

const artwork = {
  image_crops: { '1080x1080': { x: 0.7, y: 0.25, zoom: 1.5 }, '1200x628': { x: 0, y: 1, zoom: 4 } },
  layout: 'shelf',
  colours: 'brand',
  display_font: 'fraunces',
  text_font: 'archivo',
  illustration: 'tote-bag',
  pattern: 'dots',
  brand: 'Halden',
  brand_colors: brandColors,
};

const campaign = {
  name: 'Spring sale',
  platform: 'linkedin',
  budget: 12.34,
  status: 'paused',
  objective: 'Sell beans',
  target_audience: 'Runners',
  start_date: '2026-03-01',
  end_date: '2026-05-31',
};

const template = {
  name: 'Autumn launch',
  description: 'Wool for the cold',
  category: 'Product',
  industry: 'E-commerce',
  format: '1080x1080',
  headline: 'Wool that lasts.',
  subheadline: 'From $40',
  body_text: 'Knitted nearby.',
  short_description: 'Knitted for the cold',
  cta: 'Shop now',
  button: 'SHOP_NOW',
  target_audience: 'People who walk',
  best_platforms: ['instagram'],
  design_elements: { artwork },
};

const ad = {
  name: 'Fresh beans',
  contents: [
    {
      format: 'google_search',
      headlines: [{ text: 'Beans', pin: 1 }],
      descriptions: [{ text: 'Roasted', pin: null }],
      path1: 'a',
      path2: 'b',
      final_url: 'https://northfold.example',
    },
  ],
  artwork,
  picture: { headline: 'Warm', subheadline: 'From $14', body: 'Fresh', cta: 'Shop now' },
  from_brief: { brief: aBrief(), texts: ['Beans', 'Roasted'] },
};

const team = { name: 'Northfold Studio', description: 'Everything about coffee' };

const utm = { source: 'facebook', medium: 'paid', campaign: 'spring', term: 'beans', content: 'a', id: '7' };

interface Written {
  /** Every field that the operation stores, with a value that nothing has by itself. */
  body: Body;
  /** The address to write to, and the one to read from; the answer's own id takes the place of `{id}`. */
  path: string;
  read: string;
}

/** What is written by each operation that stores what it is sent. */
const writing: Record<string, (token: string) => Promise<Written>> = {
  updateProfile: () => Promise.resolve({ body: { full_name: 'Ines Duarte' }, path: '/auth/me', read: '/auth/me' }),
  createCampaign: () => Promise.resolve({ body: campaign, path: '/campaigns', read: '/campaigns/{id}' }),
  updateCampaign: async (token) => {
    const { id } = await addCampaign(server, token);
    return { body: campaign, path: `/campaigns/${id}`, read: '/campaigns/{id}' };
  },
  recordCampaignMetrics: async (token) => {
    const { id } = await addCampaign(server, token);
    const body = { date: '2026-11-10', impressions: 900, clicks: 40, conversions: 3, spent: 20.5, revenue: 150.25 };
    return { body, path: `/campaigns/${id}/metrics`, read: `/campaigns/${id}/metrics` };
  },
  updateCampaignBrief: async (token) => {
    const { id } = await addCampaign(server, token);
    const path = `/campaigns/${id}/brief`;
    return { body: { brief: aBrief({ benefit_kinds: [null, 'can'] }) }, path, read: path };
  },
  createTemplate: () => Promise.resolve({ body: template, path: '/templates', read: '/templates/{id}' }),
  updateTemplate: async (token) => {
    const { id } = await addTemplate(server, token);
    return { body: template, path: `/templates/${id}`, read: '/templates/{id}' };
  },
  createAd: async (token) => {
    const image = await addImage(server, token);
    const of = await addCampaign(server, token);
    const body = { ...ad, campaign_id: of.id, image_id: image.id, logo_id: image.id };
    return { body, path: '/ads', read: '/ads/{id}' };
  },
  updateAd: async (token) => {
    const { id } = await addAd(server, token);
    const image = await addImage(server, token);
    const of = await addCampaign(server, token);
    const body = { ...ad, campaign_id: of.id, image_id: image.id, logo_id: image.id };
    return { body, path: `/ads/${id}`, read: '/ads/{id}' };
  },
  createLinkPreset: () =>
    Promise.resolve({ body: { name: 'Spring', utm }, path: '/link-presets', read: '/link-presets' }),
  updateLinkSettings: () =>
    Promise.resolve({ body: { separator: '-' }, path: '/link-settings', read: '/link-settings' }),
  updateBrandKit: async (token) => {
    const logo = await addImage(server, token);
    const fonts = { display_font: 'fraunces', text_font: 'archivo' };
    const body = { name: 'Halden', logo_id: logo.id, colors: brandColors, ...fonts };
    return { body, path: '/brand-kit', read: '/brand-kit' };
  },
  updateBrandVoice: () =>
    Promise.resolve({
      body: {
        description: 'Warm',
        words_to_use: ['fresh'],
        banned_words: ['cheap'],
        required_claims: ['Drink responsibly.'],
      },
      path: '/ai/brand-voice',
      read: '/ai/brand-voice',
    }),
  updateGeneration: async (token) => {
    const { id } = await addGeneration(server, token);
    return { body: { is_favorite: true }, path: `/ai/generation-history/${id}`, read: '/ai/generation-history' };
  },
  createTeam: () => Promise.resolve({ body: team, path: '/teams', read: '/teams/{id}' }),
  updateTeam: async (token) => {
    const { id } = await addTeam(server, token);
    return { body: team, path: `/teams/${id}`, read: '/teams/{id}' };
  },
};

/** Which revision is written over. */
const overRevision: Readonly<Record<string, object>> = {
  updateAd: { revision: 1 },
  updateCampaign: { revision: 1 },
  updateCampaignBrief: { revision: 0 },
};

/** What these are sent is not kept as it is: it says what to do. */
const acting = [
  'registerAccount',
  'logIn',
  'changePassword',
  'confirmEmailVerification',
  'requestPasswordReset',
  'confirmPasswordReset',
  'requestSignInLink',
  'confirmSignInLink',
  'deleteAccount',
  'changeCampaigns',
  'moveCampaign',
  'importCampaignMetrics',
  'generateAdCopy',
  'generateHeadlines',
  'suggestTexts',
  'fillAd',
  'readBenefits',
  'duplicateAd',
  'uploadImage',
  'receivePaymentEvent',
  'finishSandboxCheckout',
  'chooseSeats',
  'inviteMember',
  'renewInvitation',
  'changeMemberRole',
  'transferTeam',
];

const resolved = (schema: Schema | undefined): Schema => {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? resolved(contract.components.schemas[name]) : (schema ?? {});
};

/**
 * The fields of an operation's body that are not accepted and ignored; of the rows, where it takes several. A team says
 * where something is made: the tests of teams look at that.
 */
function writableOf(operationId: string): string[] {
  const operation = contractOperations.find((one) => one.operationId === operationId);
  const body = resolved(operation?.requestBody?.content['application/json']?.schema);
  const { properties = {} } = 'items' in body ? resolved(body.items as Schema) : body;
  return Object.entries(properties)
    .filter(([name, { description }]) => name !== 'team_id' && description !== 'Accepted and ignored.')
    .map(([name]) => name)
    .sort();
}

it('knows of every operation that takes a body whether it stores what it is sent', () => {
  const taking = contractOperations.filter(({ requestBody }) => requestBody).map(({ operationId }) => operationId);
  expect([...Object.keys(writing), ...acting].sort()).toEqual(taking.sort());
});

describe.each(Object.entries(writing))('%s', (operationId, prepare) => {
  it('stores every field that the contract lets one write', async () => {
    const { token } = await signUp(server);
    const { body, path, read } = await prepare(token);
    const isList = operationId === 'recordCampaignMetrics';
    const version = overRevision[operationId] ?? {};
    expect(Object.keys({ ...body, ...version }).sort()).toEqual(writableOf(operationId));

    const method = contractOperations.find((one) => one.operationId === operationId)?.method ?? '';
    const sent = { ...body, ...version };
    const answer = await server.call(method, path, { token, body: isList ? [sent] : sent });
    const answered = answer.json<{ id?: string }>();
    if (!isList) expect(answered).toMatchObject(body);
    const later = (await server.call('GET', read.replace('{id}', answered.id ?? ''), { token })).json<Body | Body[]>();
    expect(Array.isArray(later) ? later[0] : later).toMatchObject(body);
  });
});

import { createSandboxStore } from '../modules/billing/sandboxStore.repository';
import { createSandboxPayments } from '../providers/sandbox/sandboxPayments';
import type { WireTypes } from './handlers';
import {
  addAd,
  addCampaign,
  addImage,
  addLinkPreset,
  addTemplate,
  aCampaign,
  anAd,
  aDay,
  aLinkPreset,
  aPicture,
  aRegistration,
  aTemplate,
  signUp,
} from '../testing/builders';
import { contractOperations } from '../testing/contractCheck';
import { useTestServer } from '../testing/testServer';

const server = useTestServer({
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

/** A valid body for each operation that takes one, so that nothing but the permission can be refused. */
const bodies: Readonly<Record<string, unknown>> = {
  registerAccount: aRegistration(),
  logIn: { email: 'nobody@northfold.example', password: 'wrong horse' },
  updateProfile: { full_name: 'Mallory' },
  changePassword: { current_password: 'correct horse', new_password: 'battery staple' },
  requestPasswordReset: { email: 'nobody@northfold.example' },
  confirmPasswordReset: { token: 'unknown', password: 'battery staple' },
  confirmEmailVerification: { token: 'unknown' },
  deleteAccount: { email: 'nobody@northfold.example', password: 'wrong horse' },
  createCampaign: aCampaign(),
  changeCampaigns: { action: 'delete', ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] },
  updateCampaign: { name: 'Taken over' },
  recordCampaignMetrics: [aDay()],
  receivePaymentEvent: { id: 'evt_1', type: 'checkout.session.completed' },
  finishSandboxCheckout: { action: 'pay' },
  createTemplate: aTemplate(),
  updateTemplate: { name: 'Taken over' },
  createAd: anAd(),
  updateAd: { revision: 1, name: 'Taken over' },
  duplicateAd: {},
  uploadImage: await aPicture(),
  createLinkPreset: aLinkPreset(),
  updateLinkSettings: { separator: '-' },
  importCampaignMetrics: { csv: 'date,clicks\n2026-11-01,5' },
};

const isOpen = ({ security }: { security?: object[] }) => security?.length === 0;
const closed = contractOperations.filter((operation) => !isOpen(operation));
const open = contractOperations.filter(isOpen);
/** Operations on one thing, which may be somebody else's. */
const onThings = contractOperations.filter(({ path }) => /\{(id|session_id)\}/.test(path));

const needsPlan = ({ parameters }: (typeof contractOperations)[number]) =>
  parameters?.some(({ $ref }) => $ref?.endsWith('/PlanId'));

const asSent = (body: unknown) =>
  body instanceof Buffer ? { payload: body, headers: { 'content-type': 'image/png' } } : { body };

const call = (operation: (typeof contractOperations)[number], token: string | undefined, id: string) =>
  server.call(
    operation.method,
    operation.path
      .replace(/\{(id|session_id)\}/, id)
      .replace('{date}', '2026-11-10')
      .replace('{template_id}', 'roasters-shelf')
      .concat(needsPlan(operation) ? '?plan_id=pro' : ''),
    {
      token,
      ...asSent(bodies[operation.operationId]),
    },
  );

/** Pays for a plan and opens the checkout of another one. */
async function buyPlan(token: string) {
  const choose = async (plan: string) =>
    (await server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token })).json<WireTypes['Checkout']>();
  const { session_id: paid } = await choose('pro');
  await server.call('POST', `/billing/sandbox/${paid}`, { token, body: { action: 'pay' } });
  const { session_id: sessionId } = await choose('business');
  const [transaction] = (await server.call('GET', '/billing/transactions', { token })).json<{ id: string }[]>();
  return { sessionId, transactionId: transaction?.id ?? '' };
}

const anyId = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';

it('knows a body for every operation that takes one', () => {
  const taking = contractOperations.filter(({ requestBody }) => requestBody).map(({ operationId }) => operationId);
  expect(Object.keys(bodies).sort()).toEqual(taking.sort());
});

it.each(open.map((operation) => [operation.operationId, operation] as const))(
  '%s is open to everybody',
  async (_id, operation) => {
    const answer = await call(operation, undefined, anyId);
    expect(answer.body).not.toContain('"unauthenticated"');
  },
);

describe.each(closed.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['an unknown token', 'x'.repeat(43)],
    ['a token with NUL', 'a\u0001b'],
  ])('needs a token: %s', async (_what, token) => {
    const answer = await call(operation, token, anyId);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: 'Please sign in.', code: 'unauthenticated' });
  });

  it('does not take a token that was signed out', async () => {
    const { token } = await signUp(server);
    await server.call('POST', '/auth/logout', { token });
    expect((await call(operation, token, anyId)).statusCode).toBe(401);
  });
});

describe.each(onThings.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
  it('answers for what is somebody else’s as for what does not exist', async () => {
    const owner = await signUp(server);
    const campaign = await addCampaign(server, owner.token);
    const template = await addTemplate(server, owner.token);
    const ad = await addAd(server, owner.token);
    const image = await addImage(server, owner.token);
    const preset = await addLinkPreset(server, owner.token);
    await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token: owner.token, body: [aDay()] });
    const sessions = (await server.call('GET', '/auth/sessions', { token: owner.token })).json<{ id: string }[]>();
    const bought = await buyPlan(owner.token);
    const id = operation.path.startsWith('/auth/sessions')
      ? (sessions[0]?.id ?? '')
      : operation.path.startsWith('/billing/transactions')
        ? bought.transactionId
        : operation.path.startsWith('/billing')
          ? bought.sessionId
          : operation.path.startsWith('/templates')
            ? template.id
            : operation.path.startsWith('/ads')
              ? ad.id
              : operation.path.startsWith('/images')
                ? image.id
                : operation.path.startsWith('/link-presets')
                  ? preset.id
                  : campaign.id;
    const stranger = await signUp(server);

    const foreign = await call(operation, stranger.token, id);
    const missing = await call(operation, stranger.token, anyId);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ code: 'not_found' });
    expect(foreign.json()).toEqual(missing.json());

    const after = await server.call('GET', '/auth/export', { token: owner.token });
    expect(after.json()).toMatchObject({
      sessions: [{ id: sessions[0]?.id }],
      campaigns: [{ campaign: { id: campaign.id, name: campaign.name }, metrics: [aDay()] }],
      templates: [{ id: template.id, name: template.name, uses: 0 }],
      ads: [ad],
      images: [image],
      link_presets: [preset],
      transactions: [{ id: bought.transactionId }],
    });
    const status = await server.call('GET', `/billing/status/${bought.sessionId}`, { token: owner.token });
    expect(status.json()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  });
});

it('shows nothing of another account in lists, counts, files and figures', async () => {
  const owner = await signUp(server);
  const campaign = await addCampaign(server, owner.token, { name: 'A secret plan' });
  await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token: owner.token, body: [aDay()] });
  const template = await addTemplate(server, owner.token, { name: 'A secret plan' });
  const ad = await addAd(server, owner.token, { name: 'A secret plan' });
  const image = await addImage(server, owner.token);
  const preset = await addLinkPreset(server, owner.token);
  await server.call('PUT', '/link-settings', { token: owner.token, body: { separator: '-' } });
  const { transactionId, sessionId } = await buyPlan(owner.token);
  const { token } = await signUp(server);
  for (const path of [
    '/campaigns',
    '/campaigns/export',
    '/campaigns/summary',
    '/templates',
    '/ads',
    '/images',
    '/link-presets',
    '/link-settings',
    `/ads?campaign_id=${campaign.id}`,
    '/analytics/overview',
    '/auth/export',
    '/auth/sessions',
    '/billing/subscription',
    '/billing/transactions',
    '/billing/usage',
  ]) {
    const { body } = await server.call('GET', path, { token });
    expect(body).not.toContain('A secret plan');
    expect(body).not.toContain(campaign.id);
    expect(body).not.toContain(template.id);
    expect(body).not.toContain(ad.id);
    expect(body).not.toContain(image.id);
    expect(body).not.toContain(preset.id);
    expect(body).not.toContain('"separator":"-"');
    expect(body).not.toContain(transactionId);
    expect(body).not.toContain(sessionId);
    expect(body).not.toMatch(/20\.5|1000/);
  }
  const bulk = await server.call('POST', '/campaigns/bulk', { token, body: { action: 'delete', ids: [campaign.id] } });
  expect(bulk.json()).toMatchObject({ done: [], refused: [{ id: campaign.id, code: 'not_found' }] });
  expect((await server.call('GET', `/campaigns/${campaign.id}`, { token: owner.token })).statusCode).toBe(200);
});

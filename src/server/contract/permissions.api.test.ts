import { createSandboxStore } from '../modules/billing/sandboxStore.repository';
import { createSandboxPayments } from '../providers/sandbox/sandboxPayments';
import type { WireTypes } from './handlers';
import { addAd, addCampaign, addImage, addLinkPreset, addTeam, addTemplate, aDay, signUp } from '../testing/builders';
import { type ContractOperation, contractOperations } from '../testing/contractCheck';
import { sampleAddress, sampleBody } from '../testing/sampleRequests';
import { sampleBodies, sampleThings } from '../testing/samples';
import { useTestServer } from '../testing/testServer';

/** Everything is made once: what is refused changes nothing, and each test looks whether it did. */
const server = useTestServer({
  keepsData: true,
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

const isOpen = (operation: ContractOperation) => operation['x-role'] === 'anyone';
const closed = contractOperations.filter((operation) => !isOpen(operation));
const open = contractOperations.filter(isOpen);
/** Operations on one thing, which may be somebody else's. */
const onThings = contractOperations.filter(({ path }) => /\{(id|session_id)\}/.test(path));

const call = (operation: ContractOperation, token: string | undefined, id: string) =>
  server.call(operation.method, sampleAddress(operation, id), { token, ...sampleBody(operation) });

/** Pays for a plan and opens the checkout of another one. */
async function buyPlan(token: string) {
  const choose = async (plan: string) =>
    (await server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token })).json<WireTypes['Checkout']>();
  const { session_id: paid } = await choose('business');
  await server.call('POST', `/billing/sandbox/${paid}`, { token, body: { action: 'pay' } });
  const { session_id: sessionId } = await choose('enterprise');
  const [transaction] = (await server.call('GET', '/billing/transactions', { token })).json<{ id: string }[]>();
  return { sessionId, transactionId: transaction?.id ?? '' };
}

/** An account with one thing of each kind. */
async function makeOwner() {
  const { token } = await signUp(server);
  const [session] = (await server.call('GET', '/auth/sessions', { token })).json<{ id: string }[]>();
  const bought = await buyPlan(token);
  const things: [string, string][] = [
    ['/auth/sessions', session?.id ?? ''],
    ['/billing/transactions', bought.transactionId],
    ['/billing', bought.sessionId],
  ];
  for (const { address, add } of Object.values(sampleThings)) things.push([address, await add(server, token)]);
  const everything = async () => ({
    things: withoutExports((await server.call('GET', '/auth/export', { token })).json()),
    checkout: (await server.call('GET', `/billing/status/${bought.sessionId}`, { token })).json<object>(),
  });
  const before = await everything();
  expect(before.checkout).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  return {
    token,
    idFor: ({ path }: ContractOperation) => things.find(([start]) => path.startsWith(start))?.[1] ?? '',
    expectUntouched: async () => {
      expect(await everything()).toEqual(before);
    },
  };
}

/** The audit log keeps every look at the account, too. */
const withoutExports = ({ audit_log: kept, ...things }: WireTypes['AccountExport']) => ({
  ...things,
  audit_log: kept.filter(({ action }) => action !== 'account_exported'),
});

/** Makes something at its first use, for all tests. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const signedOut = once(async () => {
  const { token } = await signUp(server);
  await server.call('POST', '/auth/logout', { token });
  return token;
});
const stranger = once(() => signUp(server));
/** An account whose things are untouched. A test takes it, and gives it back if that is still so. */
let untouched: Awaited<ReturnType<typeof makeOwner>> | undefined;

const anyId = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';

it('knows a body for every operation that takes one', () => {
  const taking = contractOperations.filter(({ requestBody }) => requestBody).map(({ operationId }) => operationId);
  expect(Object.keys(sampleBodies).sort()).toEqual(taking.sort());
});

it('knows a thing of every kind that operations are about', () => {
  const kinds = new Set(contractOperations.flatMap((operation) => operation['x-item'] ?? []));
  expect(Object.keys(sampleThings).sort()).toEqual([...kinds].sort());
});

it('opens these operations, and no others, to callers who are not signed in', async () => {
  expect(open.map(({ operationId }) => operationId)).toEqual([
    'registerAccount',
    'logIn',
    'createDemoAccount',
    'confirmEmailVerification',
    'requestPasswordReset',
    'confirmPasswordReset',
    'requestSignInLink',
    'confirmSignInLink',
    'completeSignIn',
    'stopEmailSummary',
    'getLibraryArtwork',
    'stopProofEmails',
    'getSharedProof',
    'unlockSharedProof',
    'requestApprovalCode',
    'confirmApprovalCode',
    'getSharedImage',
    'decideOnSharedAd',
    'listSharedComments',
    'commentOnSharedAd',
    'getInvitation',
    'listPlans',
    'receivePaymentEvent',
    'getHealth',
    'getReadiness',
  ]);
  for (const operation of open) {
    const answer = await call(operation, undefined, anyId);
    expect([operation.operationId, answer.body]).not.toContainEqual(expect.stringContaining('"unauthenticated"'));
  }
});

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
    expect((await call(operation, await signedOut(), anyId)).statusCode).toBe(401);
  });
});

describe.each(onThings.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
  it('answers for what is somebody else’s as for what does not exist', async () => {
    const owner = untouched ?? (await makeOwner());
    untouched = undefined;
    const { token } = await stranger();

    const foreign = await call(operation, token, owner.idFor(operation));
    const missing = await call(operation, token, anyId);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ code: 'not_found' });
    expect(foreign.json()).toEqual(missing.json());

    await owner.expectUntouched();
    untouched = owner;
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
  const team = await addTeam(server, owner.token, { name: 'A secret plan' });
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
    '/teams/my-teams',
  ]) {
    const { body } = await server.call('GET', path, { token });
    expect(body).not.toContain('A secret plan');
    expect(body).not.toContain(campaign.id);
    expect(body).not.toContain(template.id);
    expect(body).not.toContain(ad.id);
    expect(body).not.toContain(image.id);
    expect(body).not.toContain(preset.id);
    expect(body).not.toContain(team.id);
    expect(body).not.toContain('"separator":"-"');
    expect(body).not.toContain(transactionId);
    expect(body).not.toContain(sessionId);
    expect(body).not.toMatch(/20\.5|1000/);
  }
  const bulk = await server.call('POST', '/campaigns/bulk', { token, body: { action: 'delete', ids: [campaign.id] } });
  expect(bulk.json()).toMatchObject({ done: [], refused: [{ id: campaign.id, code: 'not_found' }] });
  expect((await server.call('GET', `/campaigns/${campaign.id}`, { token: owner.token })).statusCode).toBe(200);
});

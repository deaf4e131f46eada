import { createSandboxStore } from './server/modules/billing/sandboxStore.repository';
import { createSandboxPayments } from './server/providers/sandbox/sandboxPayments';
import { useTestServer } from './server/testing/testServer';
import { accountRefusals } from './testing/refusals/accounts';
import { adRefusals } from './testing/refusals/ads';
import { fakeBackend, realBackend } from './testing/refusals/backends';
import { billingRefusals } from './testing/refusals/billing';
import { campaignRefusals } from './testing/refusals/campaigns';
import { contractRefusals } from './testing/refusals/everyOperation';
import { type Refusal, callIn } from './testing/refusals/refusal';
import { teamRefusals } from './testing/refusals/teams';
import { type World, fill } from './testing/refusals/world';

/**
 * The client is tested against a backend in memory. What that one refuses, the real server refuses with the same
 * status, code, sentences and fields: else the client's tests would show what nobody sees.
 */
const refusals: readonly Refusal[] = [
  ...contractRefusals,
  ...accountRefusals,
  ...campaignRefusals,
  ...adRefusals,
  ...teamRefusals,
  ...billingRefusals,
];

const server = useTestServer({
  config: { rateLimits: false },
  keepsData: true,
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

const backends = { fake: fakeBackend(), real: realBackend(server) };
const worlds = {} as { fake: World; real: World };

beforeAll(async () => {
  worlds.real = await fill(backends.real);
  worlds.fake = await fill(backends.fake);
});

it.each(refusals)('%s is refused as %s by both', async (_what, code, operation, by, asked = {}) => {
  const real = await backends.real.ask(operation, callIn(worlds.real, by, asked));
  expect(real.body).toMatchObject({ code });
  expect(await backends.fake.ask(operation, callIn(worlds.fake, by, asked))).toEqual(real);
});

import type { ModuleSamples } from '../../testing/moduleSamples';

export const billingSamples = {
  bodies: {
    receivePaymentEvent: { id: 'evt_1', type: 'checkout.session.completed' },
    finishSandboxCheckout: { action: 'pay' },
  },
  things: {},
} satisfies ModuleSamples;

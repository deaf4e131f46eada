import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: {
    receivePaymentEvent: { id: 'evt_1', type: 'checkout.session.completed' },
    finishSandboxCheckout: { action: 'pay' },
  },
  writing: {},
  acting: ['receivePaymentEvent', 'finishSandboxCheckout'],
  things: {},
} satisfies ModuleSamples;

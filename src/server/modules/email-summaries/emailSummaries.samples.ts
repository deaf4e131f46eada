import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: { setEmailSummary: { cadence: 'weekly' }, stopEmailSummary: Buffer.from('List-Unsubscribe=One-Click') },
  writing: {},
  acting: ['setEmailSummary', 'stopEmailSummary'],
  things: {},
} satisfies ModuleSamples;

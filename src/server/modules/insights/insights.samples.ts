import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: { answerAdvice: { answer: 'done' } },
  writing: {},
  acting: ['answerAdvice'],
  things: {},
} satisfies ModuleSamples;

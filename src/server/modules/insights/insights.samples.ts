import type { ModuleSamples } from '../../testing/moduleSamples';

export const insightSamples = {
  bodies: { answerAdvice: { answer: 'done' } },
  writing: {},
  acting: ['answerAdvice'],
  things: {},
} satisfies ModuleSamples;

import type { TonedForms } from './headlines';

/** Words for buttons where neither the advertiser, the platform nor the trade has more. They promise nothing that a page could lack. */
export const callForms: TonedForms = {
  any: ['Learn more', 'See how it works', 'Find out how', 'See {it}', 'Take a look', 'Start here'],
  professional: ['See the details', 'Find out more', 'Compare the details', 'Read the details'],
  casual: ['Take a look', 'Check it out', 'Have a look', 'Show me'],
  exciting: ['Let’s go', 'Show me', 'I’m in', 'Let’s see it'],
  urgent: ['Start today', 'See it today', 'Start now', 'Begin today'],
  friendly: ['Come and see', 'Say hello', 'Come on in', 'Have a look'],
};

/** What becomes of the advertiser's own: it always comes first as it is. */
export const ownCallForms: TonedForms = {
  any: ['{ownAnytime} today', '{ownAnytime} now'],
  professional: ['{ownAnytime} today'],
  casual: ['Go on, {ownInside}'],
  exciting: ['Yes, {ownInside}'],
  urgent: ['{ownAnytime} today', '{ownAnytime} right now'],
  friendly: ['{ownAnytime} today'],
};

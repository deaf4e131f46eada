import type { TonedForms } from './headlines';

/** Words for buttons where neither the advertiser, the platform nor the trade has more. They promise nothing that a page could lack. */
export const callForms: TonedForms = {
  any: ['Learn more', 'See how it works', 'Find out how', 'See {it}', 'Take a look', 'Start here'],
  professional: ['See the details', 'Find out more'],
  casual: ['Take a look', 'Check it out'],
  exciting: ['Let’s go', 'Show me how'],
  urgent: ['Start today', 'Start now'],
  friendly: ['Come and see', 'Say hello'],
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

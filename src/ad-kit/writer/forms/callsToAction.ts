import type { TonedForms } from './headlines';

/** Words for buttons where nothing of the brief says what a visitor does. They promise nothing that a page could lack. */
export const callForms: TonedForms = {
  any: ['Learn more', 'See how it works', 'See the details', 'Find out more', 'Start here'],
  professional: ['See the details'],
  casual: ['See how it works'],
  exciting: ['Start here'],
  urgent: ['Start today'],
  friendly: ['See how it works'],
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

import type { CopyTone } from '../brief';

/** Words for buttons where the advertiser gives none. They promise nothing that a page could lack. */
export const callPhrases: Readonly<Record<CopyTone | 'any', readonly string[]>> = {
  any: [
    'Learn more',
    'Get started',
    'See how it works',
    'Try {it}',
    'Discover {it}',
    'See {it}',
    'Find out how',
    'Start here',
  ],
  professional: ['Find out more', 'See the details', 'Explore {it}', 'Request details'],
  casual: ['Check it out', 'Take a look', 'Give it a go', 'Have a look'],
  exciting: ['Let’s go', 'Jump in', 'Try it today', 'Count me in'],
  urgent: ['Start today', 'Start now', 'Get {it} now', 'Don’t wait'],
  friendly: ['Come and see', 'Say hello', 'Join us', 'Have a look around'],
};

/** What becomes of the advertiser's own: it always comes first as it is. */
export const ownCallPhrases: Readonly<Record<CopyTone | 'any', readonly string[]>> = {
  any: ['{ownAnytime} today', '{ownAnytime} now', '{ownAnytime} here'],
  professional: ['{ownAnytime} online'],
  casual: ['Go on, {ownInside}'],
  exciting: ['Yes, {ownInside}', 'Ready? {ownInside}'],
  urgent: ['{ownAnytime} right now', 'Don’t wait, {ownInside}'],
  friendly: ['{ownInside} with us'],
};

import type { LibraryEntry } from '../libraryTemplates.types';

/** Templates for whoever makes, brews, cooks or serves. */
export const foodAndBeverage: LibraryEntry[] = [
  {
    id: 'roasters-shelf',
    name: 'Roaster’s Shelf',
    description: 'One bag on a low horizon, a large sun behind it and the promise in a few short words.',
    category: 'Product',
    industry: 'Food & Beverage',
    format: '1080x1080',
    headline: 'Fresh roast, every other Friday.',
    subheadline: 'Roasted Thursday, at your door Friday.',
    bodyText:
      'Pick a roast, set the rhythm, skip a week whenever you like. Beans leave the roastery the day after they cool.',
    cta: 'Start a subscription',
    targetAudience: 'Home coffee drinkers, Gift buyers, Small offices',
    bestPlatforms: ['instagram', 'facebook'],
    conversionTips: [
      'Name the rhythm, not the discount. A habit is easier to agree to than a purchase.',
      'Show the bag at the size it has on a shelf, so that people recognise it later.',
    ],
    artwork: {
      layout: 'shelf',
      colours: 'roast',
      displayFont: 'fraunces',
      textFont: 'archivo',
      illustration: 'coffee',
      pattern: null,
      brand: 'Northfold',
    },
    isBasic: true,
  },
  {
    id: 'behind-the-can',
    name: 'Behind the Can',
    description: 'Two words at full width and the drink in front of them. For a flavour that sells itself.',
    category: 'Product',
    industry: 'Food & Beverage',
    format: '1080x1080',
    headline: 'Squeeze the day.',
    subheadline: 'Lime, sea salt, nothing to hide.',
    bodyText: 'Pressed limes, spring water and a pinch of sea salt. Find a cold one in the fridge nearest to you.',
    cta: 'Find it near you',
    targetAudience: 'Weekend hosts, Soft drink switchers, Corner shop regulars',
    bestPlatforms: ['instagram', 'facebook', 'twitter'],
    conversionTips: [
      'Put the can in front of the words: the eye stops at the overlap.',
      'Say what is in it. A short list of ingredients is the strongest claim a drink can make.',
    ],
    artwork: {
      layout: 'behind-the-object',
      colours: 'citrus',
      displayFont: 'anton',
      textFont: 'archivo',
      illustration: 'citrus-can',
      pattern: null,
      brand: 'Limo',
    },
  },
];

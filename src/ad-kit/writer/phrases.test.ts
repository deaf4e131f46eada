import type { CopyBrief } from './brief';
import { callPhrases, ownCallPhrases } from './phrases/callsToAction';
import { descriptionPhrases, shortDescriptions } from './phrases/descriptions';
import { frames, plainFrames } from './phrases/frames';
import { headlinePhrases, shortHeadlines } from './phrases/headlines';
import { fillPhrase, materialOf } from './slots';
import { readBenefit } from './words/benefit';

/** A brief that gives every slot there is. */
const rich: CopyBrief = {
  productName: 'Northfold Coffee subscription',
  targetAudience: 'Home baristas',
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  keyBenefits: [
    'Saves time',
    '24/7 support',
    'No setup fees',
    'Easy to use',
    'Skip any week',
    '10-year warranty',
    'You can pause it',
    'Ships on Friday',
  ],
  callToAction: 'Start a subscription',
  maxCharacters: null,
  includeEmojis: false,
};

const tables: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
  ['headlines', headlinePhrases],
  ['short headlines', shortHeadlines],
  ['descriptions', descriptionPhrases],
  ['short descriptions', { any: shortDescriptions }],
  ['calls to action', callPhrases],
  ['calls of the advertiser’s own', ownCallPhrases],
  ['ways to tell an ad', { any: frames.map(({ hook, answer }) => `${hook} ${answer}`) }],
  ['plain ways to tell one', { any: plainFrames.map(({ hook, answer }) => `${hook} ${answer}`) }],
];

describe.each(tables)('the phrases for %s', (_name, table) => {
  const phrases = Object.values(table).flat();

  it.each(phrases)('can be filled: %s', (phrase) => {
    const text = fillPhrase(phrase, materialOf(rich), 0, 'Start a subscription');
    expect(text).toBeDefined();
    expect(text).not.toMatch(/[{}]/);
  });

  it('are there once each', () => {
    for (const list of Object.values(table)) expect(new Set(list).size).toBe(list.length);
  });
});

describe('a benefit', () => {
  it.each([
    ['Saves time', { act: 'save time', acts: 'saves time', acting: 'saving time' }],
    ['Saving time', { act: 'save time', acting: 'saving time' }],
    ['Skip or pause any week', { act: 'skip or pause any week', acting: 'skipping or pausing any week' }],
    [
      'saves time and cuts costs.',
      { act: 'save time and cut costs', acts: 'saves time and cuts costs', acting: 'saving time and cutting costs' },
    ],
    ['Keeps you warm', { acts: 'keeps you warm' }],
    ['Never miss a deadline', { act: 'never miss a deadline' }],
    ['24/7 support', { thing: '24/7 support', gain: '24/7 support' }],
    ['10-year warranty', { thing: 'a 10-year warranty', gain: 'a 10-year warranty' }],
    ['Support around the clock', { thing: 'support around the clock', gain: 'support around the clock' }],
    ['- No setup fees!', { thing: 'no setup fees', spared: 'setup fees' }],
    ['Easy to use', { trait: 'easy to use' }],
    ['Made in Germany', { trait: 'made in Germany' }],
    ['Open on Saturdays', { trait: 'open on Saturdays' }],
    ['Open an account in minutes', { act: 'open an account in minutes', acting: 'opening an account in minutes' }],
    ['Free Delivery Over $30', { thing: 'free delivery over $30', gain: 'free delivery over $30' }],
    ['declutters your inbox', { acts: 'declutters your inbox' }],
    ['You can skip any week', { clause: 'you can skip any week' }],
    ['砂糖不使用', {}],
    ['While you wait', {}],
    ['from $15/walk', {}],
    ['any level', {}],
    ['cancel anytime!!', { clause: 'you can cancel anytime' }],
    ['90 day warranty', { thing: 'a 90-day warranty', gain: 'a 90-day warranty' }],
    ['99.99% uptime SLA', { thing: 'a 99.99% uptime SLA', gain: 'a 99.99% uptime SLA' }],
    ['Handmade in Vermont', { trait: 'handmade in Vermont' }],
    ['First lesson is FREE', { clause: 'the first lesson is free' }],
    ['First class free', { clause: 'the first class is free' }],
    ['Custom Fittings Included', { clause: 'custom fittings are included' }],
    ['Financing Available', { clause: 'financing is available' }],
    [
      'Encrypts & compresses data',
      { act: 'encrypt & compress data', acts: 'encrypts & compresses data', acting: 'encrypting & compressing data' },
    ],
    ['Expert Support', { thing: 'expert support', gain: 'expert support' }],
  ])('has the forms that its words allow: %s', (typed, forms) => {
    const { plain: _plain, ...found } = readBenefit(typed);
    expect(found).toEqual(forms);
  });
});

import { checkAd } from '../check';
import { aFeedAd, aLinkedinAd } from '../testing/adBuilders';
import { processorMs } from '../testing/processorMs';
import { forbiddenClaimsIn } from './advertising';

const saidOf = (text: string, platform: 'facebook' | 'google' | 'linkedin' | 'twitter') =>
  forbiddenClaimsIn(text, platform).map(({ says }) => says);

it.each([
  ['Are you overweight?', 'facebook', 'speaks of who the reader is'],
  ['For women over 40.', 'facebook', 'speaks of who the reader is'],
  ['Get out of your debt.', 'facebook', 'speaks of who the reader is'],
  ['Behind on your taxes?', 'facebook', 'speaks of who the reader is'],
  ['Lose 20 lbs in 30 days', 'google', 'promises how much weight is lost'],
  ['Shed the weight fast', 'linkedin', 'promises how much weight is lost'],
  ['Our tea cures diabetes.', 'google', 'promises a cure'],
  ['Guaranteed returns every month', 'linkedin', 'guarantees a result'],
  ['Double your money', 'twitter', 'promises quick money'],
  ['Christians only', 'facebook', 'prefers some people to others'],
  ['Get drunk for $5', 'google', 'makes light of drinking'],
] as const)('finds what “%s” claims on %s', (text, platform, says) => {
  expect(saidOf(text, platform)).toEqual([expect.stringContaining(says)]);
});

it.each([
  'Satisfaction guaranteed',
  '30-day money-back guarantee',
  'Lose yourself in a good book',
  'Drop 3 sizes into your cart',
  'For people over the moon about coffee',
  'Seniors pay half',
  'Kids under 3 free',
  'No fee unless we win',
  'Save 20 lbs of paper a month',
  'Wine included',
  'For busy parents',
])('lets “%s” be', (text) => {
  for (const platform of ['facebook', 'google', 'linkedin', 'twitter'] as const)
    expect(saidOf(text, platform)).toEqual([]);
});

it('is advice in an ad, with its place and its source', () => {
  expect(checkAd(aFeedAd({ headline: 'Lose 20 lbs in 30 days' }))).toEqual([
    expect.objectContaining({
      field: 'headline',
      severity: 'advice',
      sentence: 'Headline promises how much weight is lost (“Lose 20 lbs”), which Facebook doesn’t allow.',
    }),
  ]);
  expect(checkAd(aLinkedinAd({ headline: 'Are you overweight?' }))).toEqual([]);
});

it.each(['for '.repeat(1_250), `lose ${'a '.repeat(2_400)}1 lb`, 'you a b '.repeat(600), 'cures '.repeat(800)])(
  'takes no time, whatever stands there',
  (text) => {
    expect(processorMs(() => saidOf(text, 'facebook'))).toBeLessThan(200);
  },
);

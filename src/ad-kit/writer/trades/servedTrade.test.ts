import { brief } from '../testing/briefs';
import { servedTrade } from './servedTrade';

const tradeIdOf = (product: string, audience: string, ...benefits: string[]) =>
  servedTrade({ ...brief(product, audience, benefits), platform: 'facebook', adType: 'display', tone: 'casual' })?.id;

it('is that of the brief, for its customers', () => {
  expect(tradeIdOf('Rye & Shine Bakery', 'early risers', 'Sourdough every morning')).toBe('bakery');
});

it.each([
  ['those who work in it', 'ShiftBaker', 'bakers', 'Turns orders into a bake list'],
  ['its businesses', 'CounterCast', 'owners of independent pharmacies', 'Texts patients when a prescription is ready'],
  ['whoever runs one', 'ShiftBaker', 'bakery owners who bake by night', 'Turns orders into a bake list'],
  [
    'whoever buys for one',
    'Halden Court',
    'law firms and attorneys',
    'Interpreters for legal depositions at a law firm',
  ],
  [
    'a service, whose name says so',
    'Nightjar Sleep Coaching',
    'parents',
    'A plan for your baby',
    'Babies sleep by day 10',
  ],
])('is none where it speaks to %s', (_whom, product, audience, ...benefits) => {
  expect(tradeIdOf(product, audience, ...benefits)).toBeUndefined();
});

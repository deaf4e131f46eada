import type { WireTypes } from '../contract/handlers';
import { inTeam } from './builders';
import type { TestServer } from './testServer';

export const aCopyBrief = (overrides: Partial<WireTypes['CopyBrief']> = {}): WireTypes['CopyBrief'] => ({
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  platform: 'facebook',
  ad_type: 'display',
  tone: 'professional',
  key_benefits: ['Roasted the day before it ships', 'Skip or pause any week'],
  call_to_action: null,
  max_characters: null,
  include_emojis: false,
  benefit_kinds: [],
  offer: '',
  price: '',
  deadline: '',
  proof: '',
  words_to_use: [],
  banned_words: [],
  required_claims: [],
  ...overrides,
});

export const aBrief = (overrides: Partial<WireTypes['Brief']> = {}): WireTypes['Brief'] => ({
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  offer: '20% off the first box',
  price: 'From $14 a bag',
  deadline: 'Order by December 18',
  proof: '4.9 stars from 812 reviews',
  landing_page: 'https://northfold.example/box',
  tone: 'friendly',
  key_benefits: ['Roasted the day before it ships', 'Skip or pause any week'],
  benefit_kinds: [],
  words_to_use: ['small-batch'],
  banned_words: ['cheap'],
  required_claims: ['Contains caffeine.'],
  ...overrides,
});

/** Has ad copy written and returns it. */
export async function addGeneration(
  server: TestServer,
  token: string,
  overrides: Partial<WireTypes['CopyBrief']> = {},
  teamId?: string,
) {
  const answer = await server.call('POST', inTeam('/ai/generate-ad-copy', teamId), {
    token,
    body: aCopyBrief(overrides),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<WireTypes['WrittenCopy']>();
}

import { readPhrase } from './reading/readPhrase';
import { shortOf } from './shortOf';

it.each([
  ['free roof inspection within 48 hours', 'free roof inspection'],
  ['20% off first order with code DUSK20', '20% off your first order'],
  ['solid wood tables made in Vermont', 'solid wood tables'],
  ['we call your doctor for refills', 'we call your doctor'],
  ['see wild ponies from the water', 'see wild ponies'],
  ['axe throwing 90 mins £25pp', 'axe throwing, 90 min: £25 per person'],
  ['membership plan for $29 a month', 'membership plan: $29 a month'],
  ['open until 7 on Tuesdays and Thursdays', 'open until 7 Tues & Thurs'],
])('says "%s" in fewer words', (typed, short) => {
  expect(shortOf(readPhrase(typed))).toBe(short);
});

it.each([
  'free delivery on prescriptions',
  'no call-out fee within 40 miles',
  'free cancellation up to 24 hours before',
  'we don’t charge for estimates',
  'we deliver for orders over $50',
  'pay nothing for your first month',
  'money back if your loaf doesn’t rise',
])('leaves "%s" whole, which would promise more without its end', (typed) => {
  expect(shortOf(readPhrase(typed))).toBeUndefined();
});

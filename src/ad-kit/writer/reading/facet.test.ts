import { facetOf } from './facet';
import { readPhrase } from './readPhrase';

it.each([
  ['$29/month', 'price'],
  ['Tickets from $20', 'price'],
  ['Kids eat half price', 'discount'],
  ['Half day from $180', 'price'],
  ['Free parking', 'free'],
  ['14 day free trial', 'trial'],
  ['Order by Thursday', 'deadline'],
  ['4.9 stars from 800 reviews', 'rating'],
  ['Since 1978', 'since'],
  ['FDA approved', 'certified'],
  ['Over $50 million recovered', 'crowd'],
  ['Lifetime warranty', 'covered'],
  ['No hidden fees', 'clearCost'],
  ['Skip any week', 'unbound'],
  ['No experience needed', 'noNeed'],
  ['No cheesy playlists', 'spared'],
  ['Ships in 24 hours', 'soon'],
  ['Same-day repair', 'soon'],
  ['Same day delivery until 3pm', 'soon'],
  ['Done in 3 weeks', 'soon'],
  ['Exams in 30 min', 'quick'],
  ['Hems while you wait', 'quick'],
  ['Open 24/7', 'always'],
  ['We answer at 3 a.m.', 'always'],
  ['Open till 2am', 'hours'],
  ['Wine included', 'included'],
  ['Steps from the beach', 'place'],
  ['We come to you', 'delivered'],
  ['Native teachers', 'people'],
  ['12 beers on tap', 'choice'],
  ['Classes of 8, max', 'small'],
  ['Non-toxic paint', 'pure'],
  ['Baked in Ohio', 'made'],
  ['Approve time off in one tap', 'easy'],
  ['Keys stay on your phone', 'safe'],
  ['Works offline', 'offline'],
  ['Exports to Excel', 'joins'],
  ['Dogs welcome', 'welcome'],
  ['Cuts energy bills up to 70%', 'saves'],
  ['Payment plans', 'payable'],
  ['Seats 180', 'room'],
  ['Rooftop pool', 'treat'],
  ['16 week program', 'learning'],
  ['See where your money goes', 'insight'],
  ['Roll your own pasta', 'handsOn'],
  ['Gel that lasts 3 weeks', 'lasting'],
  ['We speak Spanish and Tagalog', 'languages'],
])('%s moves by %s', (typed, facet) => {
  expect(facetOf(readPhrase(typed))).toBe(facet);
});

it.each(['Contains wheat', 'Fast wifi', '60 miles on a charge', 'Pickup Tues & Sat', '砂糖不使用', 'Online'])(
  'makes nothing of %s',
  (typed) => {
    expect(facetOf(readPhrase(typed))).toBeUndefined();
  },
);

import { turns } from './forms/turned';
import { readPhrase } from './reading/readPhrase';
import { turnedOf } from './turned';

const saidOf = (phrase: string): string[] => {
  const { headlines, sentences } = turnedOf(readPhrase(phrase));
  return [...headlines, ...sentences];
};

it.each([
  ['$140 standard tuning', 'Standard tuning for $140'],
  ['gutter cleaning $149 flat', 'Gutter cleaning: $149 flat'],
  ['bouquets from $45', 'Bouquets start at $45'],
  ['design from $450', 'Design: from $450'],
  ['$25 for 2 hours', '2 hours for $25'],
  ['20% off your first box', 'Get 20% off your first box'],
  ['refills half price', 'Refills? Half price'],
  ['book by oct 15 save 10%', 'Save 10% if you book by Oct 15.'],
  ['first month half off til june 30', 'Until June 30: first month half off.'],
  ['free shipping over $50', 'Over $50, shipping is free.'],
  ['dogs ride free', 'Dogs? They ride free.'],
  ['no travel fee under 20 miles', 'Under 20 miles? No travel fee.'],
  ['walk ins ok', 'Just walk in'],
  ['open sundays', 'Sundays? We’re open'],
  ['open 24/7', 'We never close.'],
  ['open 6:30 to 6', 'We’re open from 6:30 to 6.'],
  ['ships in 24 hours', 'Order today. It ships in 24 hours.'],
  ['delivery before 8am', 'Delivered before 8am'],
  ['screens fixed in 45 min', 'In 45 minutes: screens fixed'],
  ['4.9 stars, 1,200 reviews', 'Rated 4.9 stars'],
  ['4.8 on yelp', 'Rated 4.8 on Yelp'],
  ['family owned since 1988', 'Family-owned since 1988, and still here.'],
  ['licensed and insured', 'Licensed. Insured'],
  ['90 day warranty', 'Covered for 90 days'],
  ['gutters cleaned from $89', 'Get your gutters cleaned from $89.'],
  ['carpets washed for $120', 'Get your carpets washed for $120'],
  ['nail trims $15', 'Nail trims for $15.'],
  ['no completion no fee', 'No completion? No fee.'],
  ['max 4 kids per class', 'Never more than 4 kids per class.'],
  ['0% finance for 12 months', 'Spread it over 12 months at 0%.'],
  ['cut your electric bill up to 60%', 'Pay up to 60% less on your electric bill.'],
  ['lower your heating costs by 20%', 'Pay 20% less on your heating costs.'],
  ['skip a week when your away', 'Away? Skip a week.'],
  ['run payroll in 8 minutes', '8 minutes to run payroll'],
  ['we do your self assessment for £149', 'Your self assessment, done for £149.'],
  ['skip or pause any week', 'Busy week? Skip or pause it'],
  ['holds 6 hens', 'There’s room for 6 hens.'],
  ['seats 180', 'Room for 180'],
  ['feeds 30 to 300', 'For 30 or for 300.'],
  ['kids under 3 free', 'Kids under 3 pay nothing.'],
  ['30 min lessons £20', '30-minute lessons for £20.'],
  ['2 wk trial $49', '2-week trial for $49'],
  ['half day trips $95 pp', 'Half-day trips for $95 per person.'],
  ['sleeps 24', 'It sleeps up to 24 of you.'],
  ['a real accountant, not a bot', 'Not a bot. A real accountant.'],
  ['made by people, not machines', 'Not machines. Made by people.'],
  ['skip the fee, keep the house', 'Skip the fee. Keep the house.'],
  ['never played before? no problem', 'Never played before? Come anyway.'],
  ['order by 4pm for next day delivery', 'Order by 4pm, have it the next day.'],
  ['lunch delivered by 12:15', 'By 12:15: lunch delivered.'],
])('tells a fact in another order of its words: %s', (phrase, line) => {
  expect(saidOf(phrase)).toContain(line);
});

it('knows a phrase for each turn', () => {
  expect(turns.length).toBeGreaterThanOrEqual(25);
});

it.each(['Members $10', 'Tuesdays $5'])('takes nobody and no day for a thing: %s', (phrase) => {
  expect(saidOf(phrase).filter((line) => / for [$]/.test(line))).toEqual([]);
});

it.each([
  '$25 feeds a family',
  '$50 million recovered',
  '$20 off your first visit',
  'Save $20',
  'Refer a friend, get $20',
  'Used cars under $15,000',
  'No fee unless we win',
  'Free of charge',
  'Free trial',
  'Free for 3 clients',
  'Open until 9 pm',
  'Terms and conditions apply',
  'Staff trained for $20 an hour',
  'Tables reserved for parties',
  'No idea? No problem',
  'Cut your own flowers',
  'Sleeps like a dream',
  'Max comfort',
  'Average customer saves $1,400 a year',
  'Run a marathon in October',
  'Live tutors Monday through Thursday',
  '$129 with free shipping',
])('leaves alone what has another shape: %s', (phrase) => {
  expect(saidOf(phrase)).toEqual([]);
});

it.each(['$48 inc postage', '$695 fixed', '$30 all in'])('leaves a price with what it holds: %s', (phrase) => {
  expect(saidOf(phrase).filter((line) => /(?: for|:) \$/.test(line))).toEqual([]);
});

import { spelled } from './spelling';

it.each([
  ['evry week or evry 2 weeks', 'every week or every 2 weeks'],
  ['Lifetime warrenty', 'Lifetime warranty'],
  ['Garanteed fresh', 'Guaranteed fresh'],
  ['we dont share your data', 'we don’t share your data'],
  ['book b4 June', 'book before June'],
  ['In and out in 5 min', 'In and out in 5 minutes'],
  ['20 yrs experience', '20 years of experience'],
  ['21-pt. inspection', '21-point inspection'],
  ['vegan and gluten free options', 'vegan and gluten-free options'],
  ['Next day business cards', 'Next-day business cards'],
  ['300+ five star reviews', '300+ five-star reviews'],
  ['30-day money back guarantee', '30-day money-back guarantee'],
  ['lattes, capuccino, tea', 'lattes, cappuccino and tea'],
  ['Syncs with outlook & google', 'Syncs with Outlook & Google'],
])('mends what is certain: %s', (typed, right) => {
  expect(spelled(typed)).toBe(right);
});

it.each([
  'cheep',
  '6 sents to choose from',
  'Krispy Kreme donuts',
  'Open the same day',
  'Money back guaranteed',
  'A brighter outlook',
  'You excel, we cheer',
  'Feel free to ask',
  'Minutes from the station',
  'info@google.com',
  'USB-C charging port',
])('leaves alone what may be meant: %s', (typed) => {
  expect(spelled(typed)).toBe(typed);
});

import { readPhrase } from './reading/readPhrase';
import { wholeOf } from './wholeParts';

it.each([
  ['twins welcome', 'twins are welcome'],
  ['sedation available', 'sedation is available'],
  ['all gear and lunch included', 'all gear and lunch are included'],
  ['mail in repairs accepted', 'mail-in repairs are accepted'],
  ['breakfast included', 'breakfast is included'],
  ['scones baked every morning', 'scones are baked every morning'],
  ['sofas reupholstered in 3 weeks', 'sofas are reupholstered in 3 weeks'],
  ['all brands serviced', 'all brands are serviced'],
  ['afternoon tea $32 per person', 'get afternoon tea for $32 per person'],
  ['from $39', 'prices start at $39'],
  ['first 2 lessons $40', 'get your first 2 lessons for $40'],
  ['BBB accredited since 2009', 'we’ve been BBB accredited since 2009'],
  ['one bedroom painted for $650', 'get one bedroom painted for $650'],
])('says "%s" with its verb', (typed, whole) => {
  expect(wholeOf(readPhrase(typed))).toBe(whole);
});

it.each([
  'gluten free available with 24 hr notice',
  'Medicaid accepted',
  'hem pants $14',
  'wash and fold $1.75/lb',
  'all tickets $20',
  'customers saved $400',
  'twins always welcome if they are quiet',
  'contains wheat',
  'in our building since 1990',
])('leaves "%s" as it was typed', (typed) => {
  expect(wholeOf(readPhrase(typed))).toBeUndefined();
});

import { readPhrase } from './reading/readPhrase';
import { byStrength, isBeside } from './strength';

const ordered = (...typed: string[]) => byStrength(typed.map((text) => readPhrase(text))).map(({ plain }) => plain);

it.each([
  '8, 10 or 14mm',
  'Pork, chicken or bean',
  'Attendant optional',
  'Kids sizes too',
  'On prescription',
  'Gluten free',
  'Biscuits',
  'Feeds 80',
  'Ages 6 and up',
  '12 bucks a session',
  '£45 per month per user',
  'Contains wheat',
  'You need to be able to swim 25m',
  '1kg minimum',
])('leaves %s behind another fact', (typed) => {
  expect(isBeside(readPhrase(typed))).toBe(true);
});

it.each([
  'Mooring lines spliced while you wait',
  'Free shipping',
  'Ships in 24 hours',
  'Two way radios from £6 a day',
  'No contract',
  'Since 1978',
  'Fitted by a nurse at home',
])('may begin with %s', (typed) => {
  expect(isBeside(readPhrase(typed))).toBe(false);
});

it('begins with what is offered, then with what was typed first', () => {
  expect(
    ordered('Reads every submeter nightly', 'Flags leaks by text', 'No contract', 'Free for the first 60 days')[1],
  ).toBe('reads every submeter nightly');
  expect(ordered('Drive a real steam loco', 'Instructor has 31 years on the line')[0]).toBe('drive a real steam loco');
});

it('has a price behind what it is for, and choices last', () => {
  expect(
    ordered('Mooring lines spliced while you wait', '£18 a line', '8, 10 or 14mm', 'No postage if you collect'),
  ).toEqual(['mooring lines spliced while you wait', '£18 a line', 'no postage if you collect', '8, 10 or 14mm']);
});
